extension NavProgram {
  /// An opt-out from a property.
  public struct AllowanceDeclaration: Hashable, Sendable {
    /// The property.
    public var property: String
    /// The coordinator or screen to which it applies; `.system` for all.
    public var owner: Owner
    /// The control to which it applies; nil for all.
    public var control: String?
    /// The reason.
    public var reason: String
    /// The location of the declaration.
    public var origin: NavSpec.Origin
    /// Whether the opt-out is for the whole system.
    public var isForAll: Bool { owner == .system && control == nil }

    /// Makes an opt-out.
    public init(
      property: String, owner: Owner, control: String? = nil, reason: String,
      origin: NavSpec.Origin = NavSpec.Origin()
    ) {
      self.property = property
      self.owner = owner
      self.control = control
      self.reason = reason
      self.origin = origin
    }
  }
}

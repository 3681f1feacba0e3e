extension NavProgram {
  /// An opt-out from a property (`allow`), with resolved names.
  public struct AllowanceDeclaration: Hashable, Sendable {
    /// The name of the property.
    public var property: String
    /// The coordinator or place to which the opt-out applies; `.system` for all.
    public var owner: Owner
    /// The name of the control to which the opt-out applies; nil for all.
    public var control: String?
    /// The reason that the spec states.
    public var reason: String
    /// The location of the declaration in the text.
    public var origin: NavSpec.Origin
    /// Whether the opt-out applies to the whole app rather than to a coordinator, place or control.
    public var isForAll: Bool { owner == .system && control == nil }

    /// Creates an opt-out.
    ///
    /// - Parameters:
    ///   - property: The name of the property.
    ///   - owner: The coordinator or place to which the opt-out applies; `.system` for all.
    ///   - control: The name of the control to which the opt-out applies; nil for all.
    ///   - reason: The reason that the spec states.
    ///   - origin: The location of the declaration in the text.
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

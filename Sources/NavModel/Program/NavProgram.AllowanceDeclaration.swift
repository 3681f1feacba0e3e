extension NavProgram {
  /// An opt-out from a property (`allow`), with resolved names.
  public struct AllowanceDeclaration: Hashable, Sendable {
    /// An input to which an opt-out applies.
    public enum Input: Hashable, Sendable {
      /// The taps on the controls of a name.
      case control(String)
      /// The deep link of a name.
      case link(String)
    }

    /// The name of the property.
    public var property: String
    /// The coordinator or place to which the opt-out applies; `.system` for all.
    public var owner: Owner
    /// The input to which the opt-out applies; nil for all.
    public var input: Input?
    /// The reason that the spec states.
    public var reason: String
    /// The location of the declaration in the text.
    public var origin: NavSpec.Origin
    /// Whether the opt-out applies to the whole app rather than to a coordinator, place or input.
    public var isForAll: Bool { owner == .system && input == nil }

    /// Creates an opt-out.
    ///
    /// - Parameters:
    ///   - property: The name of the property.
    ///   - owner: The coordinator or place to which the opt-out applies; `.system` for all.
    ///   - input: The input to which the opt-out applies; nil for all.
    ///   - reason: The reason that the spec states.
    ///   - origin: The location of the declaration in the text.
    public init(
      property: String, owner: Owner, input: Input? = nil, reason: String,
      origin: NavSpec.Origin = NavSpec.Origin()
    ) {
      self.property = property
      self.owner = owner
      self.input = input
      self.reason = reason
      self.origin = origin
    }
  }
}

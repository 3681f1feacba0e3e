extension NavProgram {
  /// A fairness assumption for `eventually` properties: the user makes inputs of a kind sooner or later.
  public struct FairnessDeclaration: Hashable, Sendable {
    /// The inputs to which the assumption applies.
    public var pattern: EventPattern
    /// Whether an input is made if it is enabled infinitely often; otherwise only if it stays enabled for ever.
    public var isStrong: Bool
    /// The declaration as the spec writes it.
    public var text: String
    /// The location of the declaration in the text.
    public var origin: NavSpec.Origin

    /// Creates a fairness assumption.
    ///
    /// - Parameters:
    ///   - pattern: The inputs to which the assumption applies.
    ///   - isStrong: Whether an input is made if it is enabled infinitely often; otherwise only if it stays enabled.
    ///   - text: The declaration as the spec writes it.
    ///   - origin: The location of the declaration in the text.
    public init(
      pattern: EventPattern, isStrong: Bool, text: String, origin: NavSpec.Origin = NavSpec.Origin()
    ) {
      self.pattern = pattern
      self.isStrong = isStrong
      self.text = text
      self.origin = origin
    }
  }
}

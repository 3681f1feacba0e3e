extension NavProgram {
  /// An assumption for `eventually` properties that inputs of a kind are made eventually.
  public struct FairnessDeclaration: Hashable, Sendable {
    /// The inputs to which the assumption applies.
    public var pattern: EventPattern
    /// Whether being enabled again and again is sufficient; else the inputs must stay enabled.
    public var isStrong: Bool
    /// The declaration as the spec writes it.
    public var text: String
    /// The location of the declaration in the text.
    public var origin: NavSpec.Origin

    /// Creates an assumption of fairness.
    ///
    /// - Parameters:
    ///   - pattern: The inputs to which the assumption applies.
    ///   - isStrong: Whether being enabled again and again is sufficient; else the inputs must stay enabled.
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

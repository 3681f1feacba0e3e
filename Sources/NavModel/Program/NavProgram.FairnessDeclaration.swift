extension NavProgram {
  /// A fairness assumption for `eventually` properties: inputs of a kind occur sooner or later.
  public struct FairnessDeclaration: Hashable, Sendable {
    /// The inputs to which the assumption applies.
    public var pattern: EventPattern
    /// Whether the fairness is strong: inputs of the kind occur infinitely often if they are enabled infinitely often.
    ///
    /// If false, the fairness is weak: the inputs occur infinitely often if they stay enabled from some point on.
    public var isStrong: Bool
    /// The declaration as the spec writes it.
    public var text: String
    /// The location of the declaration in the text.
    public var origin: NavSpec.Origin

    /// Creates a fairness assumption.
    ///
    /// - Parameters:
    ///   - pattern: The inputs to which the assumption applies.
    ///   - isStrong: True for strong fairness, false for weak fairness; see ``isStrong``.
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

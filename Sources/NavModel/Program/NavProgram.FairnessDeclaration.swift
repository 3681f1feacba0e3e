extension NavProgram {
  /// An assumption of `eventually` properties: inputs of a kind are made eventually.
  public struct FairnessDeclaration: Hashable, Sendable {
    /// The inputs.
    public var pattern: EventPattern
    /// Whether being enabled again and again is enough; else the inputs must stay enabled.
    public var isStrong: Bool
    /// The source text of the promise.
    public var text: String
    /// The location of the declaration.
    public var origin: NavSpec.Origin

    /// Makes a promise.
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

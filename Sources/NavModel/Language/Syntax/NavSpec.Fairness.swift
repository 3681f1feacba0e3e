extension NavSpec {
  /// An assumption of `eventually` properties: inputs of a kind are made eventually.
  public struct Fairness: Hashable, Sendable {
    /// Whether being enabled again and again is enough; else the inputs must stay enabled.
    public var isStrong: Bool
    /// The inputs.
    public var pattern: Pattern

    /// Makes a promise.
    public init(_ pattern: Pattern, isStrong: Bool = false) {
      self.pattern = pattern
      self.isStrong = isStrong
    }
  }
}

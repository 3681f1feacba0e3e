extension NavSpec {
  /// A promise that inputs of a kind are made at last: an assumption of `eventually` properties.
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

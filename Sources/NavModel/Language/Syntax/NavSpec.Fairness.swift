extension NavSpec {
  /// An assumption for `eventually` properties that inputs of a kind are made eventually: `fair tap save`.
  public struct Fairness: Hashable, Sendable {
    /// Whether being enabled again and again is sufficient; else the inputs must stay enabled.
    public var isStrong: Bool
    /// The inputs to which the assumption applies.
    public var pattern: Pattern

    /// Creates a promise.
    ///
    /// - Parameters:
    ///   - pattern: The inputs to which the assumption applies.
    ///   - isStrong: Whether being enabled again and again is sufficient; else the inputs must stay enabled.
    public init(_ pattern: Pattern, isStrong: Bool = false) {
      self.pattern = pattern
      self.isStrong = isStrong
    }
  }
}

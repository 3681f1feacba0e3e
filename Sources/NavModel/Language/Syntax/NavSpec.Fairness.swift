extension NavSpec {
  /// A fairness assumption for `eventually` properties, such as `fair tap save` or `fair strong tap save`.
  public struct Fairness: Hashable, Sendable {
    /// Whether the fairness is strong: an input that is enabled infinitely often occurs.
    ///
    /// With weak fairness, an input occurs if it stays enabled.
    public var isStrong: Bool
    /// The inputs to which the assumption applies.
    public var pattern: Pattern

    /// Creates a fairness assumption.
    ///
    /// - Parameters:
    ///   - pattern: The inputs to which the assumption applies.
    ///   - isStrong: Whether the fairness is strong; see ``isStrong``.
    public init(_ pattern: Pattern, isStrong: Bool = false) {
      self.pattern = pattern
      self.isStrong = isStrong
    }
  }
}

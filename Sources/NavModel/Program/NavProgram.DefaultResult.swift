extension NavProgram {
  /// A result with its values.
  public struct DefaultResult: Hashable, Sendable {
    /// An index in ``NavProgram/results``.
    public var result: Int
    /// The values, over the coordinator.
    public var values: [Expression]
  }
}

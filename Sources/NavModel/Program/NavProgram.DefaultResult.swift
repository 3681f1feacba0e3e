extension NavProgram {
  /// The result with which a coordinator finishes if neither `finish` nor the library names one.
  ///
  /// Only libraries with default exits use it.
  public struct DefaultResult: Hashable, Sendable {
    /// The result, as an index in ``NavProgram/results``.
    public var result: Int
    /// The values of the result, over the coordinator's parameters and variables.
    public var values: [Expression]
  }
}

/// An approximate set of visited states, in which two states can be equal by chance.
protocol LossySet {
  /// The probability that the set seems to contain a new state.
  var chance: Double { get }

  /// The memory of the set in bytes.
  var bytes: Int { get }

  /// Whether the set contains the hash of a state.
  func contains(_ fingerprint: UInt64) -> Bool

  /// Adds a state that does not.
  mutating func insert(_ fingerprint: UInt64)
}

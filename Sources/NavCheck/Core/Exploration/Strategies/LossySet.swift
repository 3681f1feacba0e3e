/// An approximate set of visited states, in which two states can be equal by chance.
protocol LossySet {
  /// The chance that a state which is not in the set passes for one that is.
  var chance: Double { get }

  /// The memory of the set in bytes.
  var bytes: Int { get }

  /// Whether a state passes for one that is in the set.
  func contains(_ fingerprint: UInt64) -> Bool

  /// Adds a state that does not.
  mutating func insert(_ fingerprint: UInt64)
}

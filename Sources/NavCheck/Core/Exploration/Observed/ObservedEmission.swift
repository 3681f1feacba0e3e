/// One of the states that an entry leads to, each once and none that it is an answer about.
struct ObservedEmission: BitwiseCopyable {
  /// Where its changes lie.
  let first: UInt32
  let count: UInt32
  /// The number of the limit that cuts the state off.
  let reason: UInt32
}

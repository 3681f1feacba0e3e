/// A target state of the steps of an entry; targets are distinct, and differ from the source state.
struct ObservedEmission: BitwiseCopyable {
  /// Where its changes lie.
  let first: UInt32
  let count: UInt32
  /// The number of the limit that cuts the state off.
  let reason: UInt32
}

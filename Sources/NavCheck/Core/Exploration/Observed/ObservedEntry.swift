/// The steps that are the memoised result of one query.
struct ObservedEntry: BitwiseCopyable {
  /// The index of its first emission: steps of cost 1 come first, then steps of cost 0, then steps to truncated
  /// states.
  var first: UInt32 = 0
  /// The number of the results of step properties, with a bit for whether one of them is violated.
  var verdict: UInt32 = 0
  /// The number of steps of all kinds, with duplicates.
  var generated: UInt16 = 0
  var paid: UInt16 = 0
  var free: UInt16 = 0
  var cuts: UInt16 = 0

  static var brokenBit: UInt32 { 1 << 31 }
}

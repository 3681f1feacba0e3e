/// The sizes of a job's lookup caches.
struct ObservedRoomSizes {
  /// There are 2 to the power of it rows: numbers of the first part that differ by a multiple of that take turns.
  var rowBits = 13
  /// There are 2 to the power of it sub-rows: those that mix to the same place take turns.
  var subRowBits = 14
  /// The number of pending queries and row entries above which all rows are discarded.
  var openCount = 1 << 18
}

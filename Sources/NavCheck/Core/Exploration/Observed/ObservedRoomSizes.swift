/// The sizes of a job's lookup caches.
struct ObservedRoomSizes {
  /// The binary logarithm of the number of rows; values of the first part that differ by a multiple of this number
  /// share a row.
  var rowBits = 13
  /// The binary logarithm of the number of sub-rows; keys with equal mixed bits share a sub-row.
  var subRowBits = 14
  /// The number of pending queries and row entries above which all rows are discarded.
  var openCount = 1 << 18
}

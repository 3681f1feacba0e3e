/// Something that a driver does on a way.
struct ConformanceMove: Hashable {
  let words: String
  /// How much has happened by itself since the move before; nil if the app has come to rest.
  var advances: Int?
}

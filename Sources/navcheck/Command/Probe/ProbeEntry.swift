/// A line of a probe log, or what the platform would write there.
struct ProbeEntry: Hashable {
  /// The turn of the run loop; nil where it is not known, or does not matter.
  var turn: Int?
  /// The screen, the container (`nav`, `nav1`, `bar`), `window` or `app`.
  var object: String
  var callback: ProbeCallback
  var detail = ""
  /// The number of the line; nil for what the platform would write.
  var line: Int?

  /// The line without turn and time.
  var text: String { "\(object) \(callback.rawValue)" + (detail.isEmpty ? "" : " \(detail)") }

  /// Whether two entries are the same but for their turns.
  func isSame(as other: Self) -> Bool {
    object == other.object && callback == other.callback && detail == other.detail
  }

  /// Names as a detail: with commas, or `-` for none.
  static func list(_ names: some Sequence<String>) -> String {
    let joined = names.joined(separator: ",")
    return joined.isEmpty ? "-" : joined
  }
}

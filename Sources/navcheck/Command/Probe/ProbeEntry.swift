/// A line of a probe log, or an expected line of the simulated platform.
struct ProbeEntry: Hashable {
  /// The turn of the run loop; nil if it is unknown or irrelevant.
  var turn: Int?
  /// The screen, the container (`nav`, `nav1`, `bar`), `window` or `app`.
  var object: String
  var callback: ProbeCallback
  var detail = ""
  /// The number of the line; nil for an expected line.
  var line: Int?

  /// The text of the line without turn and time.
  var text: String { "\(object) \(callback.rawValue)" + (detail.isEmpty ? "" : " \(detail)") }

  /// Returns whether two entries are equal except for their turns.
  func isSame(as other: Self) -> Bool {
    object == other.object && callback == other.callback && detail == other.detail
  }

  /// Returns the detail for a list of names, separated by commas, or `-` for an empty list.
  static func list(_ names: some Sequence<String>) -> String {
    let joined = names.joined(separator: ",")
    return joined.isEmpty ? "-" : joined
  }
}

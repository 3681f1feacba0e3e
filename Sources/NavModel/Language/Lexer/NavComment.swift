/// A comment of a text, doc comments included.
struct NavComment: Sendable {
  /// The location in the text.
  var line: Int
  /// The text from the slashes on, without blanks at its end.
  var text: String
  /// Whether nothing stands before it on its line.
  var isAlone: Bool
}

/// A comment of a text, including doc comments.
struct NavComment: Sendable {
  /// The line number of the comment, from 1.
  var line: Int
  /// The text of the comment, including the slashes, without trailing blanks.
  var text: String
  /// Whether the comment is the first text on its line.
  var isAlone: Bool
}

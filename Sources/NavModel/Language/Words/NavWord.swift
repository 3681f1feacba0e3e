/// A word of the spec language with its meaning, for `navcheck explain` and for the list in the reference.
package struct NavWord: Sendable {
  /// The word.
  package let name: String
  /// The kinds of positions in which the word occurs, such as `declaration` or `statement`, separated by commas.
  package let place: String
  /// The meaning, in one or more sentences.
  package let meaning: String

  init(_ name: String, _ place: String, _ meaning: String) {
    (self.name, self.place, self.meaning) = (name, place, meaning)
  }

  /// All words, in alphabetical order, except words that are only names of notices.
  package static let all = first + last
}

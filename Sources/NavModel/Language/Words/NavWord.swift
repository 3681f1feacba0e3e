/// A word of the spec language, with what it means: the source of `navcheck explain` and of the list in the reference.
package struct NavWord: Sendable {
  /// The word.
  package let name: String
  /// Where it stands: `declaration`, `statement`, `state` and the like, with commas between.
  package let place: String
  /// What it means, in a sentence or two.
  package let meaning: String

  init(_ name: String, _ place: String, _ meaning: String) {
    (self.name, self.place, self.meaning) = (name, place, meaning)
  }

  /// Every word but the names of notices, by alphabet.
  package static let all = first + last
}

/// The source of an ``Exploration``'s steps: a machine with packed states.
///
/// `expand` is called by several jobs at once, each with its own number, and so is `follow` where the source says so;
/// everything else here is called by one.
class BlockSource<Word: PackedWord>: @unchecked Sendable {
  /// The initial states within bounds that no limit cut off, duplicates included.
  var initialWords: [Word] { [] }

  /// How many initial states the machine has, duplicates included.
  var initialCount: Int { 0 }

  /// Which words there are, if that is known.
  var span: WordSpan? { nil }

  /// How many states each limit of the machine has cut off.
  var truncations: [String: Int] { [:] }

  /// Makes room for what jobs find out, and forgets what they found out before.
  func begin(jobs: Int) {}

  /// Takes the steps from states of one level and judges them.
  func expand(_ words: UnsafeBufferPointer<Word>, at level: Level, job: Int) -> BlockOutput<Word> {
    preconditionFailure("A subclass of `BlockSource` must override `expand`.")
  }

  /// Whether several jobs may ask for the steps from states at once.
  var followsTogether: Bool { true }

  /// Takes the steps from states and judges nothing; good until the same job asks again.
  func follow(_ words: UnsafeBufferPointer<Word>, job: Int) -> BlockOutput<Word> {
    preconditionFailure("A subclass of `BlockSource` must override `follow`.")
  }

  /// Whether the machine turned out to be too much for this source; what was found out is then worth nothing.
  var gaveUp = false

  /// Whether a violation of a property, known by its place, was found so far.
  func isViolated(_ property: Int) -> Bool { nearest(property) != nil }

  /// The level of the nearest finding for a property, known by its place; nil where there is none so far.
  func nearest(_ property: Int) -> Level? { nil }

  /// Prepares for states that an expansion has missed.
  func learn(_ missed: [Word]) {}

  /// How words are to be written from now on, if that has changed since it was asked last.
  ///
  /// What the source itself keeps is written anew when this is called.
  ///
  /// - Parameter known: How many states are known.
  /// - Returns: How, or `nil` where nothing has changed.
  func recoding(known: Int) -> WordRecoding<Word>? { nil }
}

/// The source of an ``Exploration``'s steps: a machine with packed states.
///
/// Several jobs call `expand` at once, each with its own number, and also `follow` if ``followsTogether`` is true.
/// One job calls everything else.
class BlockSource<Word: PackedWord>: @unchecked Sendable {
  /// The initial states within bounds that are not truncated, duplicates included.
  var initialWords: [Word] { [] }

  /// The number of initial states of the machine, duplicates included.
  var initialCount: Int { 0 }

  /// The range of packed states, if it is known.
  var span: WordSpan? { nil }

  /// The number of states that each limit of the machine has truncated.
  var truncations: [String: Int] { [:] }

  /// Prepares for the results of jobs, and removes earlier results.
  func begin(jobs: Int) {}

  /// Takes the steps from states of one level, and evaluates properties on them.
  func expand(_ words: UnsafeBufferPointer<Word>, at level: Level, job: Int) -> BlockOutput<Word> {
    preconditionFailure("A subclass of `BlockSource` must override `expand`.")
  }

  /// Whether several jobs may generate steps at once.
  var followsTogether: Bool { true }

  /// Takes the steps from states without evaluating properties; the result is valid until the next call of the same
  /// job.
  func follow(_ words: UnsafeBufferPointer<Word>, job: Int) -> BlockOutput<Word> {
    preconditionFailure("A subclass of `BlockSource` must override `follow`.")
  }

  /// Whether the machine exceeds the capacity of this source, so that its results must be discarded.
  var gaveUp = false

  /// Whether a violation of a property has been found, given its index.
  func isViolated(_ property: Int) -> Bool { nearest(property) != nil }

  /// The level of the nearest finding for a property, given its index; nil if there is none so far.
  func nearest(_ property: Int) -> Level? { nil }

  /// Prepares for states that an expansion has missed.
  func learn(_ missed: [Word]) {}

  /// The re-encoding of packed states, if the layout has changed since the last call.
  ///
  /// The source re-encodes its own data in this call.
  ///
  /// - Parameter known: The number of known states.
  /// - Returns: The re-encoding; `nil` if the layout has not changed.
  func recoding(known: Int) -> WordRecoding<Word>? { nil }
}

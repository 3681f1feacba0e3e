/// The results of one job for a machine whose reads are recorded.
///
/// Each job has its own, so that none waits for another.
final class ObservedNotes<Word: PackedWord, Action> {
  var tally: BlockTally<Word, Action>
  var cuts = CutStates<Word>()

  init(properties: Int) {
    tally = BlockTally(properties: properties)
  }

  deinit { cuts.release() }

  /// Writes all words anew.
  func recode(_ recoded: WordRecoding<Word>) {
    tally.recode(recoded)
    cuts.recode(recoded)
  }
}

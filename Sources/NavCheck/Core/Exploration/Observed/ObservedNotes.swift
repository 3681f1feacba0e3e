/// The results of one job for a machine with recorded reads.
///
/// Each job has its own results, so no job waits for another.
final class ObservedNotes<Word: PackedWord, Action> {
  var tally: BlockTally<Word, Action>
  var cuts = CutStates<Word>()

  init(properties: Int) {
    tally = BlockTally(properties: properties)
  }

  deinit { cuts.release() }

  /// Re-encodes all packed states.
  func recode(_ recoded: WordRecoding<Word>) {
    tally.recode(recoded)
    cuts.recode(recoded)
  }
}

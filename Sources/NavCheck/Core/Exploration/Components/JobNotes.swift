/// The results of one job for a component machine.
///
/// Each job has its own results, so no job waits for another.
final class JobNotes<Word: PackedWord, Action> {
  var tally: BlockTally<Word, Action>
  /// The truncated states, with the limits of the machine.
  var cuts: [Word: String] = [:]

  init(properties: Int) {
    tally = BlockTally(properties: properties)
  }

  /// Re-encodes all packed states.
  func recode(_ recoded: WordRecoding<Word>) {
    tally.recode(recoded)
    cuts = Dictionary(uniqueKeysWithValues: cuts.map { (recoded($0.key), $0.value) })
  }
}

/// A path to a situation, as descriptions of its steps.
struct SimulatedWay: Hashable {
  var words: [String] = []
  /// The number of inputs of the user.
  var inputs = 0

  /// Returns the path with one more step.
  func then(_ word: String, cost: Int) -> SimulatedWay {
    SimulatedWay(words: words + [word], inputs: inputs + cost)
  }
}

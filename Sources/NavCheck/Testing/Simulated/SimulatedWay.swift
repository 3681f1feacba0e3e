/// A way that leads to a situation, by the words of its steps.
struct SimulatedWay: Hashable {
  var words: [String] = []
  /// How many inputs of the user it has.
  var inputs = 0

  /// The way with one step more.
  func then(_ word: String, cost: Int) -> SimulatedWay {
    SimulatedWay(words: words + [word], inputs: inputs + cost)
  }
}

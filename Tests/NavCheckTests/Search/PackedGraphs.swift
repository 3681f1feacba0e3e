import NavCheck

/// A machine given by the list of its steps, in one word.
///
/// State 0 is the word that marks empty places.
struct PackedGraph: PackedStateMachine {
  let graph: GraphMachine

  var initialStates: [Int] { graph.initialStates }
  func forEachStep(from state: Int, _ emit: (GraphMachine.Letter, Int) -> Void) {
    graph.forEachStep(from: state, emit)
  }
  func isWithinBounds(_ state: Int) -> Bool { graph.isWithinBounds(state) }
  func truncation(of state: Int) -> String? { graph.truncation(of: state) }
  func cost(of action: GraphMachine.Letter) -> Int { graph.cost(of: action) }
  func isFinal(_ state: Int) -> Bool { graph.isFinal(state) }
  func pack(_ state: Int) -> UInt64 { .max - UInt64(state) }
  func unpack(_ word: UInt64) -> Int { Int(UInt64.max - word) }
}

/// The same in two words.
struct PairGraph: PackedStateMachine {
  let graph: GraphMachine

  var initialStates: [Int] { graph.initialStates }
  func forEachStep(from state: Int, _ emit: (GraphMachine.Letter, Int) -> Void) {
    graph.forEachStep(from: state, emit)
  }
  func isWithinBounds(_ state: Int) -> Bool { graph.isWithinBounds(state) }
  func truncation(of state: Int) -> String? { graph.truncation(of: state) }
  func cost(of action: GraphMachine.Letter) -> Int { graph.cost(of: action) }
  func isFinal(_ state: Int) -> Bool { graph.isFinal(state) }
  func pack(_ state: Int) -> PackedPair { PackedPair(low: .max, high: .max - UInt64(state)) }
  func unpack(_ word: PackedPair) -> Int { Int(UInt64.max - word.high) }
}

/// A line of states, each with a step to itself and one to the next.
struct LineMachine: PackedStateMachine {
  let count: Int

  var initialStates: [Int] { [0] }
  func forEachStep(from state: Int, _ emit: (String, Int) -> Void) {
    emit("stay", state)
    emit("go", min(state + 1, count - 1))
  }
  func pack(_ state: Int) -> UInt64 { UInt64(state) }
  func unpack(_ word: UInt64) -> Int { Int(word) }
}

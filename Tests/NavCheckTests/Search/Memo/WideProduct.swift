@testable import NavCheck

/// Parts that count up, one after the other, or leap in any order.
struct WideProduct: FactoredStateMachine {
  typealias State = ProductState
  typealias Action = GraphMachine.Letter

  let partCount: Int
  let top: Int
  /// Whether parts do not wait for each other, and leap.
  var isLoose = false
  /// Whether only the first part costs something to count.
  var isFree = false
  var stepsBeforeMemo = 0

  var initialStates: [ProductState] { [ProductState(Array(repeating: 0, count: partCount))] }
  var stepQueries: Int { partCount }
  func parts(of state: ProductState) -> [Int] { state.parts }
  func state(of parts: [Int]) -> ProductState { ProductState(parts) }
  func observation() -> ProductReads { ProductReads() }

  func observed(
    _ state: ProductState, in observation: ProductReads, focus: Int?, ignoring: UInt64
  ) -> ProductState {
    var observed = state
    (observed.reads, observed.focus, observed.ignoring) = (observation, focus, ignoring)
    return observed
  }

  func forEachStep(from state: ProductState, _ emit: (GraphMachine.Letter, ProductState) -> Void) {
    for query in 0..<stepQueries { forEachStep(of: query, from: state, emit) }
  }

  func forEachStep(
    of query: Int, from state: ProductState, _ emit: (GraphMachine.Letter, ProductState) -> Void
  ) {
    let cost = isFree && query > 0 ? 0 : 1
    if isLoose {
      for leap in 0..<4 {
        var next = state
        next[query] = (state[query] * 7 + leap * 3 + 1) % (top + 1)
        emit(GraphMachine.Letter(name: "leap \(query)", cost: cost), next.plain)
      }
      return
    }
    // A part counts where the one before it is at its top.
    if query > 0 && state[query - 1] < top { return }
    if state[query] == top { return }
    var next = state
    next[query] += 1
    emit(GraphMachine.Letter(name: "count \(query)", cost: cost), next.plain)
  }

  func truncation(of state: ProductState) -> String? {
    isLoose && state[1] == 3 && state[2] % 5 == 2 ? "width" : nil
  }

  func cost(of action: GraphMachine.Letter) -> Int { action.cost }
}

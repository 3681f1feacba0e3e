import NavCheck

/// Parts that count up, one after the other.
struct WideProduct: ObservedStateMachine {
  typealias State = ProductState
  typealias Action = GraphMachine.Letter

  let partCount: Int
  let top: Int

  var initialStates: [ProductState] { [ProductState(Array(repeating: 0, count: partCount))] }
  var stepQuestions: Int { partCount }
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
    for question in 0..<stepQuestions { forEachStep(of: question, from: state, emit) }
  }

  func forEachStep(
    of question: Int, from state: ProductState, _ emit: (GraphMachine.Letter, ProductState) -> Void
  ) {
    // A part counts where the one before it is at its top.
    if question > 0 && state[question - 1] < top { return }
    if state[question] == top { return }
    var next = state
    next[question] += 1
    emit(GraphMachine.Letter(name: "count \(question)"), next.plain)
  }
}

/// A machine of representatives only, each for all its images.
struct QuotientMachine<Base: StateMachine>: StateMachine {
  let base: Base
  let representative: @Sendable (Base.State) -> Base.State

  var initialStates: [Base.State] { base.initialStates.map(representative) }

  func forEachStep(from state: Base.State, _ emit: (Base.Action, Base.State) -> Void) {
    base.forEachStep(from: state) { emit($0, representative($1)) }
  }

  func isWithinBounds(_ state: Base.State) -> Bool { base.isWithinBounds(state) }
  func truncation(of state: Base.State) -> String? { base.truncation(of: state) }
  var horizon: String? { base.horizon }
  func cost(of action: Base.Action) -> Int { base.cost(of: action) }
  func isFinal(_ state: Base.State) -> Bool { base.isFinal(state) }
  func footprint(of state: Base.State) -> Int { base.footprint(of: state) }
  func fingerprint(of state: Base.State) -> UInt64 { base.fingerprint(of: state) }

  /// The run of the machine that a trace of representatives represents, step by step.
  ///
  /// Of several runs, the result is the least by the descriptions of actions, then of states. It is `nil` if the
  /// machine violates the laws of ``SymmetricStateMachine``. Takes time in proportion to the steps along the trace.
  func concrete(_ trace: CheckTrace<Base.State, Base.Action>) -> CheckTrace<Base.State, Base.Action>? {
    let starts = base.initialStates.filter { representative($0) == trace.initial }
    guard let start = starts.min(by: { String(describing: $0) < String(describing: $1) }) else { return nil }
    var current = start
    var steps: [CheckTrace<Base.State, Base.Action>.Step] = []
    for wanted in trace.steps {
      var found: (words: [String], step: CheckTrace<Base.State, Base.Action>.Step)?
      base.forEachStep(from: current) { action, next in
        guard base.cost(of: action) == wanted.cost, representative(next) == wanted.state else { return }
        let words = [action.description, String(describing: next)]
        if let known = found, !words.lexicographicallyPrecedes(known.words) { return }
        found = (words, .init(action: action, state: next, cost: wanted.cost))
      }
      guard let step = found?.step else { return nil }
      steps.append(step)
      current = step.state
    }
    return CheckTrace(initial: start, steps: steps)
  }
}

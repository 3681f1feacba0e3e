/// The end that a trace must have: a distinct state, or a step from one.
enum TraceEnd<Action> {
  case state(Int)
  case step(from: Int, action: Action, to: Int, cost: Int)
}

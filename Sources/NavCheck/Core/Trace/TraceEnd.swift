/// What a trace must end with to show something: a distinct state, or a step from one.
enum TraceEnd<Action> {
  case state(Int)
  case step(from: Int, action: Action, to: Int, cost: Int)
}

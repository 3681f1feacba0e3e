/// The end that a trace must have: a distinct state, or a step from one.
///
/// A search identifies states by values of a type of its own, such as numbers or packed states.
enum TraceTarget<ID, Action> {
  case state(ID)
  case step(from: ID, action: Action, to: ID, cost: Int)
}

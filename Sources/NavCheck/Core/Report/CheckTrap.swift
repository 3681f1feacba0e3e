/// What a run can still do in a place from which a goal cannot be reached any more.
public struct CheckTrap: Sendable, Hashable, CustomStringConvertible {
  /// The number of states that can be reached from where the trace ends, that one included.
  public let states: Int

  /// The descriptions of the actions that lead from one of these states to another, in order, each once.
  public let actions: [String]

  /// A trap with its parts.
  public init(states: Int, actions: [String]) {
    self.states = states
    self.actions = actions
  }

  /// The count and the actions, in one line.
  public var description: String {
    let count = "\(states) \(states == 1 ? "state" : "states")"
    if actions.isEmpty { return "\(count), nothing is possible" }
    return "\(count), possible is \(actions.joined(separator: ", "))"
  }
}

/// A part of a machine from which a goal can no longer be reached.
public struct CheckTrap: Sendable, Hashable, CustomStringConvertible {
  /// The number of states that are reachable from the end of the trace, including the end itself.
  public let states: Int

  /// The descriptions of the actions that lead from one state of the trap to another, in alphabetical order.
  public let actions: [String]

  /// Creates a trap.
  ///
  /// - Parameters:
  ///   - states: The number of states.
  ///   - actions: The descriptions of the actions between them.
  public init(states: Int, actions: [String]) {
    self.states = states
    self.actions = actions
  }

  /// Explores the states that are reachable from a state; `nil` if the search is interrupted.
  init?<Machine: StateMachine>(
    from start: Machine.State, on machine: Machine, unless interrupt: SearchInterrupt = SearchInterrupt(nil)
  ) {
    var inside: Set<Machine.State> = [start]
    var open = [start]
    var actions: Set<String> = []
    while let state = open.popLast() {
      if interrupt.isRaised() { return nil }
      machine.forEachStep(from: state) { action, next in
        guard next != state, machine.isWithinBounds(next) else { return }
        actions.insert(action.description)
        if inside.insert(next).inserted { open.append(next) }
      }
    }
    self.init(states: inside.count, actions: actions.sorted())
  }

  /// The count and the actions, in one line.
  public var description: String {
    let count = "\(states) \(states == 1 ? "state" : "states")"
    if actions.isEmpty { return "\(count), and no action leads to another" }
    return "\(count), possible actions: \(actions.joined(separator: ", "))"
  }
}

/// A part of a machine from which a goal can no longer be reached.
public struct CheckTrap: Sendable, Hashable, CustomStringConvertible {
  /// The number of states that are reachable from the end of the trace, including the end itself, at most ``limit``.
  public let states: Int

  /// The descriptions of the actions that lead from one of these states to another state, in alphabetical order.
  public let actions: [String]

  /// Whether there are more than ``limit`` states; then further actions may be possible.
  public let isPartial: Bool

  /// The largest number of states that a trap lists: 10,000.
  public static let limit = 10_000

  /// Creates a trap.
  ///
  /// - Parameters:
  ///   - states: The number of states.
  ///   - actions: The descriptions of the actions between them.
  ///   - isPartial: Whether there are more states.
  public init(states: Int, actions: [String], isPartial: Bool = false) {
    self.states = states
    self.actions = actions
    self.isPartial = isPartial
  }

  /// Explores the nearest states that are reachable from a state; `nil` if the search is interrupted.
  ///
  /// A trap can contain nearly all states, which an exploration stores in less memory than this function.
  init?<Machine: StateMachine>(
    from start: Machine.State, on machine: Machine, unless interrupt: SearchInterrupt = SearchInterrupt(nil)
  ) {
    var inside: Set<Machine.State> = [start]
    var open = [start]
    var actions: Set<String> = []
    var next = 0
    while next < open.count, open.count <= Self.limit {
      if interrupt.isRaised() { return nil }
      let state = open[next]
      machine.forEachStep(from: state) { action, after in
        guard after != state, machine.isWithinBounds(after) else { return }
        actions.insert(action.description)
        if open.count <= Self.limit, inside.insert(after).inserted { open.append(after) }
      }
      next += 1
    }
    self.init(
      states: min(open.count, Self.limit), actions: actions.sorted(), isPartial: open.count > Self.limit)
  }

  /// The count and the actions, in one line.
  public var description: String {
    let count = "\(isPartial ? "more than " : "")\(states) \(states == 1 ? "state" : "states")"
    if actions.isEmpty { return "\(count), and no action leads to another" }
    return "\(count), possible actions: \(actions.joined(separator: ", "))"
  }
}

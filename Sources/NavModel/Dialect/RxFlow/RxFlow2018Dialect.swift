/// RxFlow as its first articles describe it, in the spring of 2018.
///
/// Source: RxSwiftCommunity/RxFlow at version 1.0 and the articles "RxFlow Part 1, 2, 3" of that time.
enum RxFlow2018Dialect: RxFlowLibrary {
  static let explanation =
    "RxFlow of spring 2018 (version 1.0): steps by recursion, a screen's latest step is kept until it has appeared, a flow "
    + "is gone when dismiss is called on its root."

  static let rules: [(name: String, text: String)] = [
    ("order", "By recursion: what comes of a step is handled before its siblings (issues 24 and 47)."),
    (
      "screens",
      "Subscribed to when they first appear; the latest step from before is delivered then, later ones pass while they are "
        + "visible, until they begin to leave."
    ),
    (
      "flows",
      "A flow's own stepper passes until its root is hidden for the first time, and then while it is visible."
    ),
    (
      "readiness",
      "Told for each item that a step contributes: a first step without one leaves its flow waiting (issue 17)."
    ),
    (
      "dismissal",
      "Known by the call of dismiss on a flow's root, whatever that closes (pull request 27); the flow is removed by the "
        + "position that it had at first."
    ),
  ]

  static let isDepthFirst = true
  static let contributesByTurns = false
  static let keepsFirstStep = true
  static let hearsLeavingScreens = false
  static let waitsForChildren = false

  /// Visible until the first time that it is hidden.
  static func hearsFlow(_ flow: CoordinatorID, isFirst: Bool, _ execution: Execution) -> Bool {
    isShown(flow, execution)
  }

  /// Told for each item that a step contributes (issue 17): a first step that contributes none leaves it waiting.
  static func isReady(afterContributing hasContributed: Bool) -> Bool { hasContributed }

  /// A dismissal is known by the call of `dismiss`, whatever that closes (mended by pull request 27).
  static func willDismiss(
    _ presentation: NavPresentation, by frame: NavFrame, _ execution: inout Execution
  ) throws(Execution.Halt) {
    guard let caller = frame.myself else { return }
    try removeRegistered(caller, &execution)
  }

  /// What the user takes away is not noticed.
  static func dismissed(_ flow: CoordinatorID, _ execution: inout Execution) throws(Execution.Halt) {}

  /// Flows are kept in one list, each with its position there.
  static func register(_ flow: CoordinatorID, _ execution: inout Execution) {
    let root = CoordinatorID(0)
    guard case .list(var flows) = execution.world[root].library[RxFlowSlot.registered.rawValue] else {
      return
    }
    if flows.contains(.coordinator(flow)) { return }
    if flows.isEmpty { flows.append(.coordinator(root)) }
    execution.world[flow].library[RxFlowSlot.index.rawValue] = .int(flows.count)
    flows.append(.coordinator(flow))
    execution.world[root].library[RxFlowSlot.registered.rawValue] = .list(flows)
  }

  /// They are removed from it by the position that each had at first.
  private static func removeRegistered(
    _ flow: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    let root = CoordinatorID(0)
    guard case .list(var flows) = execution.world[root].library[RxFlowSlot.registered.rawValue],
      case .int(let index) = execution.world[flow].library[RxFlowSlot.index.rawValue], !flows.isEmpty
    else { return }
    guard flows.indices.contains(index) else {
      throw execution.crash("index out of range: flow \(index) is removed from a list of \(flows.count)")
    }
    guard case .coordinator(let removed) = flows.remove(at: index) else { return }
    execution.world[root].library[RxFlowSlot.registered.rawValue] = .list(flows)
    raise(.isRemoved, removed, &execution)
    execution.detach(removed)
  }
}

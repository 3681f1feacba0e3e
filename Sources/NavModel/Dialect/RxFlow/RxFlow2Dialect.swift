/// RxFlow 2.
///
/// Source: RxSwiftCommunity/RxFlow at versions 2.0 to 2.13.1.
enum RxFlow2Dialect: RxFlowLibrary {
  static let explanation =
    "RxFlow 2: steps one after the other, further flows of one step in later turns, a flow's own stepper is heard always, "
    + "and a flow is ready when those that it starts are."

  static var traits: NavDialect.Traits {
    var traits = NavDialect.Traits()
    traits.words = [.whenReady, .navigate, .broadcast]
    return traits
  }

  static let rules: [(name: String, text: String)] = [
    (
      "order",
      "One step after the other; the second and further flows of a step emit in later turns of the main queue, as does a "
        + "step for the current flow (version 2.12.4)."
    ),
    (
      "screens",
      "Heard from when they have appeared until they have disappeared, or always if pushed with ungated "
        + "(allowStepWhenNotPresented)."
    ),
    ("flows", "A flow's own stepper always passes, so that a covered flow can be told to go."),
    ("readiness", "Told after every step, or when the flows that it has started are ready; not told again."),
    ("dismissal", "Known by the root's view having disappeared; the flow goes with all its children."),
    ("deep links", "broadcast: to a flow first, then to all children that it has by then (issue 162)."),
  ]

  static let switches = [NavDialect.Switch.embeddedRootsAreDismissed]

  static let isDepthFirst = false
  static let contributesByTurns = true
  static let keepsFirstStep = false
  static let hearsLeavingScreens = true
  static let waitsForChildren = true

  static func hearsFlow(_ flow: CoordinatorID, isFirst: Bool, _ execution: Execution) -> Bool { true }

  static func isReady(afterContributing: Bool) -> Bool { true }

  /// A deep link: a flow handles it first, then all children that it has by then (issue 162); nothing gates it.
  static func broadcast(
    _ step: Int, _ values: [NavValue], _ execution: inout Execution
  ) throws(Execution.Halt) {
    try broadcast(step, values, to: CoordinatorID(0), &execution)
  }

  private static func broadcast(
    _ step: Int, _ values: [NavValue], to flow: CoordinatorID, _ execution: inout Execution
  ) throws(Execution.Halt) {
    try handle(step, values, flow, &execution)
    // The first steps of flows that this has made come before the link reaches them.
    try concludeHandler(&execution)
    for child in execution.world[flow].children {
      try broadcast(step, values, to: child, &execution)
    }
  }

  static func dismissed(_ flow: CoordinatorID, _ execution: inout Execution) throws(Execution.Halt) {
    guard execution.dialect[.embeddedRootsAreDismissed] else { return }
    try remove(flow, &execution)
    execution.updateLiveness()
  }
}

extension NavDialect.Switch {
  static let embeddedRootsAreDismissed = Self(
    "embeddedRootsAreDismissed", true,
    "A flow whose root lies in a navigation controller is dismissed when that is. Off: as before version 2.13.1, where only "
      + "the controller was noticed and the flow leaked (pull request 169, issue 197).")
}

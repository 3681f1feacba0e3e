/// RxFlow 1.1 to 1.6.
///
/// Source: RxSwiftCommunity/RxFlow at versions 1.1 to 1.6.2.
enum RxFlow1Dialect: RxFlowLibrary {
  static let explanation =
    "RxFlow 1.1 to 1.6: a trampoline, a screen is heard from when it has appeared, a flow is gone when its root has left "
    + "the screen."

  static let rules: [(name: String, text: String)] = [
    ("order", "By a trampoline: one step after the other."),
    (
      "screens",
      "Heard from when they have appeared until they begin to leave; what comes before is lost (issues 60 and 88)."
    ),
    ("flows", "The first step passes, the others while the flow is visible."),
    ("readiness", "Told after every step that was handled."),
    (
      "dismissal",
      "Known by the root's view having disappeared while it was dismissed or taken from its container."
    ),
  ]

  static let isDepthFirst = false
  static let contributesByTurns = false
  static let keepsFirstStep = false
  static let hearsLeavingScreens = false
  static let waitsForChildren = false

  /// The first step passes, the others where the flow can be seen.
  static func hearsFlow(_ flow: CoordinatorID, isFirst: Bool, _ execution: Execution) -> Bool {
    isFirst || isShown(flow, execution)
  }

  static func isReady(afterContributing: Bool) -> Bool { true }
}

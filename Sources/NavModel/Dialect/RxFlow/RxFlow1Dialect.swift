/// RxFlow 1.1 to 1.6.
///
/// Source: RxSwiftCommunity/RxFlow at versions 1.1 to 1.6.2.
enum RxFlow1Dialect: RxFlowLibrary {
  static let explanation =
    "RxFlow 1.1 to 1.6: a trampoline, a screen is heard from when it has appeared, a flow is gone when its root has left "
    + "the screen."

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

/// RxFlow 2.
///
/// Source: RxSwiftCommunity/RxFlow at versions 2.0 to 2.13.1.
enum RxFlow2Dialect: RxFlowLibrary {
  static let explanation =
    "RxFlow 2: steps one after the other, further flows of one step in later turns, a flow's own stepper is heard always, "
    + "and a flow is ready when those that it starts are."

  static let switches = [NavDialect.Switch.embeddedRootsAreDismissed]

  static let isDepthFirst = false
  static let contributesByTurns = true
  static let keepsFirstStep = false
  static let hearsLeavingScreens = true
  static let waitsForChildren = true

  static func hearsFlow(_ flow: CoordinatorID, isFirst: Bool, _ execution: Execution) -> Bool { true }

  static func isReady(afterContributing: Bool) -> Bool { true }

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

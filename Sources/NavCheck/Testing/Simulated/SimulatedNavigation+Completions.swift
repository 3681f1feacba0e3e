import NavModel

// The completions of presentations and dismissals, and the actions of closed alerts.
extension SimulatedNavigation {
  /// Runs the completions of commands without animation, and returns whether there were any.
  func runUnanimated() -> Bool {
    guard !awaited.isEmpty, session.world.layers.allSatisfy({ $0.phase == .steady }) else { return false }
    (ending, awaited) = (ending + awaited, [])
    runEnding()
    return true
  }

  func runEnding() {
    let completions = ending
    ending = []
    for awaited in completions {
      chart?.note(from: SimulatedChart.Side.platform, to: SimulatedChart.Side.code, "a completion runs")
      closedAlert = awaited.alert
      awaited.completion()
    }
    closedAlert = nil
  }
}

import NavModel

/// What is promised of every run when something is waited for.
extension NavigationRules {
  /// Adds the promises: platform, app and effects go on by themselves, a gesture that began comes to an end, and the
  /// program's own.
  ///
  /// Each mailbox, animation and effect is promised for itself, so that a busy one does not starve another. They are
  /// known by their places, which may change when containers come and go.
  func withFairness(_ checker: Checker<NavStateMachine>) -> Checker<NavStateMachine> {
    var checker = checker.fairness(.weak, "platform", each: { Self.platformKey($0.event) })
      .fairness(.weak, "gestures") { $0.event.endsGesture }
    for (index, promise) in program.fairness.enumerated() {
      let machine = machine
      checker = checker.fairness(promise.isStrong ? .strong : .weak, "fair \(index): \(promise.text)") {
        machine.matches(promise, $0.event)
      }
    }
    return checker
  }

  private static func platformKey(_ event: NavEvent) -> String? {
    func place(_ stack: StackID?) -> String { stack.map { "stack \($0.index)" } ?? "chain" }
    switch event.kind {
    case .transitionEnd(let stack): return "transition of \(place(stack))"
    case .deliver(let stack): return "mail of \(place(stack))"
    case .message: return "queue"
    case .turn: return "turn"
    case .outcome(let position, _, _): return "effect \(position)"
    default: return nil
    }
  }
}

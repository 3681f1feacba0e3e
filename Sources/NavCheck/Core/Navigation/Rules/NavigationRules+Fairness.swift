import NavModel

/// The fairness assumptions for liveness properties.
extension NavigationRules {
  /// Adds the fairness conditions: platform, app and effects continue by themselves, every gesture ends, and the
  /// conditions of the program.
  ///
  /// Each mailbox, animation and effect has its own condition, so that a busy one cannot starve another. They are
  /// identified by their positions, which may change when containers are created or removed.
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

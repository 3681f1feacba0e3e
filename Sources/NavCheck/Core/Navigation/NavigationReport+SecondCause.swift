import NavModel

extension NavigationReport {
  /// A second trace that breaks the same property, in which the last input of the first does not happen.
  public struct SecondCause: Sendable {
    /// The input that does not occur in the trace: `tap done @ App.detail`, `swipe back`.
    public let without: String
    /// The trace.
    public let trace: Trace
    /// The violation at its end, in a sentence.
    public let message: String

    /// The descriptions of the inputs of the trace.
    public var inputs: [String] {
      trace.steps.filter { $0.action.event.isInput }.map(\.action.description)
    }
  }

  /// How many worlds are explored at most to find a second cause, however large the exploration was.
  private static var secondWorlds: Int { 5_000 }

  /// Finds a second cause of a violation: a trace that breaks the property without the last input of the first trace.
  ///
  /// The last input is a control, an event, a link or a gesture; the end of a gesture is none. Where another trace does
  /// without it altogether, fixing that input is not enough. The search is separate and uses one job, so
  /// that the result depends on the program and the finding only.
  ///
  /// - Parameter finding: A finding of this report.
  /// - Returns: The shortest such trace among the nearest worlds, by a user who waits if there is one. Nil if there is none; if the
  ///   property is about what is possible, or compares the app with itself; or if no input leads to the violation.
  /// - Complexity: twice as many worlds as this report has explored, and at most 10,000, times their steps. So a budget of worlds
  ///   bounds this search, too.
  public func secondCause(of finding: Finding) -> SecondCause? {
    Self.secondCause(of: finding, machine, explored: worlds)
  }

  static func secondCause(of finding: Finding, _ machine: NavMachine, explored: Int) -> SecondCause? {
    guard finding.isViolated, explored > 0, let first = finding.trace else { return nil }
    let check = NavigationCheck(machine.program)
    guard let property = check.properties.first(where: { $0.name == finding.name }),
      property.builtIn?.comparesTheApp != true
    else { return nil }
    switch property.claim {
    case .state, .step: break
    case .possible, .response, .sometimes, .deadlockFree, .reachable, .notApplicable: return nil
    }
    guard
      let last = zip(first.states, first.steps).reversed().first(where: { _, step in
        step.action.event.isInput && !step.action.event.endsGesture
      }),
      let event = CountedEvent.all(of: machine).first(where: {
        $0.subject.isMet(by: last.1.action.event, in: last.0)
      })
    else { return nil }
    let trace = [true, false].lazy.compactMap { isPatient in
      shortestTrace(
        breaking: property, check.rules,
        NavStateMachine(machine, isPatient: isPatient, avoiding: event.subject), explored)
    }.first
    guard let trace else { return nil }
    var second = finding
    second.verdict = .violated(trace)
    check.explain(&second, of: property, trace)
    return SecondCause(without: event.text, trace: trace, message: second.message ?? "")
  }

  /// A shortest trace of some inputs that breaks a property; nil if there is none among the nearest worlds.
  private static func shortestTrace(
    breaking property: NavigationProperty, _ rules: NavigationRules, _ machine: NavStateMachine,
    _ explored: Int
  ) -> Trace? {
    var checker = Checker(machine)
    for one in property.checks(rules) where one.name == property.name { checker.add(one) }
    let budget = CheckBudget.states(min(explored, secondWorlds)).and(.until(.decided))
    let result = checker.run(.exhaustive(jobs: 1), within: budget).results.first { $0.name == property.name }
    guard let trace = result?.verdict.trace, !trace.steps.isEmpty else { return nil }
    return trace
  }
}

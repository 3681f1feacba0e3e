import NavModel

extension NavigationReport {
  /// A second trace that violates the same property without the last input of the first trace.
  public struct SecondCause: Sendable {
    /// The input that the second trace does not contain, such as `tap done @ App.detail` or `swipe back`.
    public let without: String
    /// The second trace, from launch to the violation.
    public let trace: Trace
    /// A clause, without a full stop, that describes the violation at the end of the second trace.
    public let message: String

    /// The descriptions of the inputs of the second trace in order, the ends of gestures included.
    public var inputs: [String] {
      trace.steps.filter { $0.action.event.isInput }.map(\.action.description)
    }
  }

  /// The largest number of worlds to explore for a second cause, whatever the size of the exploration.
  private static var secondWorlds: Int { 5_000 }

  /// How many worlds bound the search for a second cause: as many as were explored, and none if the caller stopped the
  /// run, so that the report follows at once.
  package var worldsForSecondCause: Int { interruption == nil ? worlds : 0 }

  /// Finds a second trace that violates the property of a finding without the last input of the first trace.
  ///
  /// If there is one, a fix of that input alone is not sufficient. The last input is a control, an event, a link or a
  /// gesture; the end of a gesture does not count as an input. The search is separate and uses one job, so the result
  /// depends only on the program, the finding and the number of worlds in this report.
  ///
  /// - Parameter finding: A finding of this report.
  /// - Returns: The shortest such trace among the nearest worlds, preferably a trace with every input after the
  ///   app has settled. Nil if there is none, if the property is not violated or has an opt-out for the whole app, if
  ///   no input leads to the violation, if the property is about neither worlds nor steps (such as `possible`,
  ///   `eventually` and `no-deadlock`), if it compares the app with itself, or if the caller stopped the run that this
  ///   report is about.
  /// - Complexity: Two searches, each of which ends with the level in which it reaches 5,000 worlds, or as many as this
  ///   report has explored if these are fewer.
  public func secondCause(of finding: Finding) -> SecondCause? {
    Self.secondCause(of: finding, machine, explored: worldsForSecondCause)
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

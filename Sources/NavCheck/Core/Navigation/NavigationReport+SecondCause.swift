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
    public var inputs: [String] { trace.inputs }
  }

  /// The largest number of worlds to explore for a second cause, whatever the size of the exploration.
  private static var secondWorlds: Int { 5_000 }

  /// How many worlds bound the search for a second cause: as many as were explored, or 5,000 if the first violation ended
  /// the search; none if the caller stopped the run, so that the report follows at once.
  package var worldsForSecondCause: Int {
    if interruption != nil { return 0 }
    return cuts.contains { $0.reason == CheckStopRule.first.reason } ? max(worlds, Self.secondWorlds) : worlds
  }

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
  public func secondCause(of finding: Finding) -> SecondCause? { secondCauses(of: [finding])[0] }

  /// Finds a second trace for each of several findings; findings whose traces have the same last input share searches.
  ///
  /// - Parameter findings: Findings of this report.
  /// - Returns: For each finding the result of ``secondCause(of:)``.
  package func secondCauses(of findings: [Finding]) -> [SecondCause?] {
    Self.secondCauses(of: findings, machine, explored: worldsForSecondCause)
  }

  static func secondCause(of finding: Finding, _ machine: NavMachine, explored: Int) -> SecondCause? {
    secondCauses(of: [finding], machine, explored: explored)[0]
  }

  private static func secondCauses(
    of findings: [Finding], _ machine: NavMachine, explored: Int
  ) -> [SecondCause?] {
    let check = NavigationCheck(machine.program)
    var second: [SecondCause?] = Array(repeating: nil, count: findings.count)
    let goals = findings.map { explored > 0 ? goal(after: $0, check) : nil }
    var places: [CountedEvent: [Int]] = [:]
    for (place, goal) in goals.enumerated() {
      if let goal { places[goal.without, default: []].append(place) }
    }
    for (event, group) in places {
      var open = group
      for isPatient in [true, false] where !open.isEmpty {
        let traces = shortestTraces(
          breaking: open.compactMap { goals[$0]?.property }, check.rules,
          NavStateMachine(machine, isPatient: isPatient, avoiding: event.subject), explored)
        open.removeAll { place in
          guard let property = goals[place]?.property, let trace = traces[property.name] else {
            return false
          }
          var finding = findings[place]
          finding.verdict = .violated(trace)
          check.explain(&finding, of: property, trace)
          second[place] = SecondCause(without: event.text, trace: trace, message: finding.message ?? "")
          return true
        }
      }
    }
    return second
  }

  /// The property that a second trace has to violate, and the input that it does not contain; nil if there is no search.
  private static func goal(
    after finding: Finding, _ check: NavigationCheck
  ) -> (property: NavigationProperty, without: CountedEvent)? {
    guard finding.isViolated, let first = finding.trace,
      let property = check.properties.first(where: { $0.name == finding.name }),
      property.builtIn?.comparesTheApp != true
    else { return nil }
    switch property.claim {
    case .state, .step: break
    case .possible, .response, .sometimes, .deadlockFree, .reachable, .notApplicable: return nil
    }
    let last = zip(first.states, first.steps).reversed().first { _, step in
      step.action.event.isInput && !step.action.event.endsGesture
    }
    guard let (before, step) = last else { return nil }
    let event = CountedEvent.all(of: check.machine).first {
      $0.subject.isMet(by: step.action.event, in: before)
    }
    return event.map { (property, $0) }
  }

  /// A shortest trace of some inputs that breaks each property; none if there is none among the nearest worlds.
  static func shortestTraces(
    breaking properties: [NavigationProperty], _ rules: NavigationRules, _ machine: NavStateMachine,
    _ explored: Int
  ) -> [String: Trace] {
    var checker = Checker(machine)
    for property in properties {
      for one in property.checks(rules) where one.name == property.name { checker.add(one) }
    }
    let budget = CheckBudget.states(min(explored, secondWorlds)).and(.until(.decided))
    let results = checker.run(.exhaustive(jobs: 1), within: budget).results
    return Dictionary(
      uniqueKeysWithValues: results.compactMap { result in
        result.verdict.trace.flatMap { $0.steps.isEmpty ? nil : (result.name, $0) }
      })
  }
}

extension NavigationReport.Trace {
  /// The descriptions of the inputs in order, the ends of gestures included.
  package var inputs: [String] { steps.filter { $0.action.event.isInput }.map(\.action.description) }
}

public import NavModel

/// A check of a program: it explores the program, and evaluates the properties of the spec and the built-in ones.
///
/// ```swift
/// let report = NavigationCheck(program).run(within: .states(1_000_000))
/// for finding in report.findings where finding.verdict.isViolated { print(finding.name) }
/// ```
public struct NavigationCheck: Sendable {
  /// The program to check.
  public let program: NavProgram
  /// The machine that runs the program.
  public let machine: NavMachine

  /// Whether worlds store variables that nothing reads.
  package let keepsUnreadVariables: Bool
  let rules: NavigationRules
  let properties: [NavigationProperty]
  /// The number of worlds that an app may have to be explored completely, whatever it violates.
  var worldsFollowedAnyway = ViolationHorizon.start
  /// The number of worlds after which pairs are explored (``ModularMode/automatic``).
  var worldsBeforePairs = 10_000
  /// The limits of a search of pairs that begins after these worlds.
  var modularLimits = ModularLimits.automatic

  /// Creates the check of a program.
  ///
  /// By default, worlds that differ only in variables that nothing reads count as one world; see the section "Unread
  /// variables" of the article "The search".
  ///
  /// - Parameters:
  ///   - program: A program that was resolved from a spec.
  ///   - keepsUnreadVariables: Whether to tell such worlds apart.
  public init(_ program: NavProgram, keepsUnreadVariables: Bool = false) {
    self.program = program
    self.keepsUnreadVariables = keepsUnreadVariables
    machine = NavMachine(program)
    rules = NavigationRules(machine)
    var all = rules.ownProperties
    for builtIn in NavBuiltIn.allCases where builtIn.belongs(to: program.dialect.library) {
      all.append(rules.property(builtIn).separatingKnown(of: program))
    }
    // The resolver refuses equal names; a program made by hand may have them, and then the first counts.
    var seen: Set<String> = []
    properties = all.filter { seen.insert($0.name).inserted }
  }

  /// The names of all properties of the check: properties of the spec, built-in properties, then logs of the spec.
  public var propertyNames: [String] { properties.map(\.name) + program.logs.map(\.name) }

  /// Explores the program and evaluates its properties, as the article "The search" describes.
  ///
  /// - Parameters:
  ///   - strategy: The search strategy.
  ///   - budget: The limits on the search.
  ///   - only: The names of the properties to evaluate; nil for all.
  ///   - beyondViolations: Whether to explore also the worlds that the search skips after a violating settled world;
  ///     see the article "The search".
  ///   - modular: When to explore pairs of the root and one tab in place of worlds; see the article "Modular
  ///     verdicts". Strategies other than the exhaustive ones, and checks of a spec with `bound inputs`, never
  ///     explore pairs.
  ///   - progress: A closure that the search calls repeatedly with its progress; a modular search counts pairs and
  ///     roots as states.
  ///   - shouldStop: A closure that each search calls often; returns a reason to end the search, else nil.
  ///   - shouldStopPairs: A closure that a search of pairs calls as well if worlds are explored after it; returns a
  ///     reason to explore worlds instead, else nil.
  /// - Returns: The report with the verdicts.
  /// - Complexity: Time in proportion to the steps, times the cost of the properties. Properties that compare the app
  ///   with itself also run it until it settles, for each input of each quiescent world. In a *quiescent* world,
  ///   nothing moves and no message waits.
  public func run(
    _ strategy: CheckStrategy = .exhaustive,
    within budget: CheckBudget = .unlimited,
    only: Set<String>? = nil,
    beyondViolations: Bool = false,
    modular: ModularMode = .automatic,
    progress: ((CheckProgress) -> Void)? = nil,
    shouldStop: (() -> String?)? = nil,
    shouldStopPairs: (() -> String?)? = nil
  ) -> NavigationReport {
    let stops = (shouldStop, shouldStopPairs)
    let report = withoutUnreadVariables?.explored(
      strategy, within: budget, only: only, beyondViolations: beyondViolations, modular: modular,
      progress: progress, stops)
    return report?.withAllVariables(on: machine)
      ?? explored(
        strategy, within: budget, only: only, beyondViolations: beyondViolations, modular: modular,
        progress: progress, stops)
  }

  /// The report on worlds of this check's machine, with all variables that these store.
  private func explored(
    _ strategy: CheckStrategy, within budget: CheckBudget, only: Set<String>?, beyondViolations: Bool,
    modular: ModularMode, progress: ((CheckProgress) -> Void)?,
    _ stops: (all: (() -> String?)?, pairs: (() -> String?)?)
  ) -> NavigationReport {
    let shouldStop = stops.all
    let budget =
      program.scope.inputs.map { budget.and(.scope(ofCost: $0, named: "bound inputs \($0)")) } ?? budget
    let judged = properties.filter { only?.contains($0.name) ?? true }
    let recorder = ReachRecorder()
    var noMemo: String?
    // Pairs do not count inputs.
    let mode = strategy.isExhaustive && budget.scope == nil ? modular : .never
    let searched = search(
      mode, beyondViolations: beyondViolations, judging: judged, within: budget, progress, stops
    ) {
      self.report(
        strategy, judging: $0, within: $1, beyondViolations: beyondViolations, before: $2,
        countsEvents: only == nil, recorder, progress, shouldStop, whenNotMemoized: { noMemo = $0 })
    }
    let report = searched.report
    let ended = searched.report.cuts.first { $0.reason == budget.stopRule?.reason }
    var worlds = LogWorlds(machine)
    let logs = program.logs.filter { only?.contains($0.name) ?? true }.map { log in
      finding(of: log, in: &worlds, limit: budget.states) {
        budget.stopRule == .first ? ended?.reason ?? shouldStop?() : shouldStop?()
      }
    }
    let known = Dictionary(uniqueKeysWithValues: report.results.map { ($0.name, $0) })
    let dead = searched.modular == nil ? deadCode(report, recorder.reach, known) : nil
    let calm = report.interruption == nil ? calmed(judged, known, strategy, shouldStop) : known
    // The ways by which pairs show what is possible are those of a patient user. Searches for such a user go beyond
    // the horizon and the scope.
    let byPairs = Set(searched.modular?.judged ?? [])
    let patient =
      report.statesBeyondHorizon == 0 && report.beyondScope == nil && report.omission == nil
      ? judgedPatiently(
        judged.filter { !byPairs.contains($0.name) }, calm, worlds: report.distinctStates, strategy,
        within: budget,
        shouldStop)
      : Patience(results: calm)
    let findings = judged.map { finding(of: $0, in: patient) } + logs
    return NavigationReport(
      machine: machine,
      scope: scope(of: searched) + patient.omission
        + (ended.map { Self.left($0, open: findings) } ?? ""),
      report: report, findings: findings, modular: searched.modular,
      deadCode: dead, events: eventCounts(known),
      countsWorlds: strategy.isExhaustive && !beyondViolations && program.withoutUnreadVariables == nil,
      reasonForNoMemo: noMemo)
  }

  /// What a stop rule has left: `, stopped at the first violation (12 worlds not explored, 3 properties open)`.
  private static func left(_ cut: CheckCut, open findings: [NavigationFinding]) -> String {
    let open = findings.count { if case .incomplete = $0.verdict { true } else { false } }
    return ", \(cut.reason) (\(cut.count) \(cut.count == 1 ? "world" : "worlds") not explored, "
      + "\(open) \(open == 1 ? "property" : "properties") open)"
  }

  /// The report on some properties; the search ends after violations if it may and must.
  ///
  /// If pairs take over, the search does not begin again after the first violation.
  private func report(
    _ strategy: CheckStrategy, judging judged: [NavigationProperty], within budget: CheckBudget,
    beyondViolations: Bool, before pairs: SearchTakeover?, countsEvents: Bool, _ recorder: ReachRecorder,
    _ progress: ((CheckProgress) -> Void)?, _ shouldStop: (() -> String?)?,
    whenNotMemoized: @escaping (String) -> Void
  ) -> CheckReport<NavWorld, NavStep> {
    func explored(_ checker: Checker<NavStateMachine>, _ stop: SearchStop?) -> CheckReport<NavWorld, NavStep>
    {
      checker.exhaustiveReport(
        jobs: strategy.jobs, within: budget, progress: progress, shouldStop: shouldStop, stop: stop,
        whenNotMemoized: whenNotMemoized)
    }
    guard !beyondViolations, strategy.isExhaustive, let violations = ViolationHorizon(rules) else {
      let checker = checker(judging: judged, countsEvents: countsEvents, recorder: recorder)
      if let pairs { return explored(checker, SearchStop(takeover: pairs)) }
      return checker.run(strategy, within: budget, progress: progress, shouldStop: shouldStop)
    }
    let everything = checker(
      judging: judged, and: violations, countsEvents: countsEvents, recorder: recorder)
    let stop = SearchStop(
      at: everything.propertyNames.indices.filter {
        violations.propertyNames.contains(everything.propertyNames[$0])
      }, from: worldsFollowedAnyway, takeover: pairs)
    let report = explored(everything, stop)
    if !stop.isReached || pairs?.isOfUse ?? false { return report }
    let limited = checker(
      judging: judged, and: violations, endsThere: true, countsEvents: countsEvents)
    return explored(limited, nil).unmarked.adding(findingsOf: report)
  }

  /// The scope of an exploration, with the number of unexplored worlds after violations and the number of modular
  /// tabs.
  private func scope(of searched: Searched) -> String {
    func left(_ count: Int, _ noun: String) -> String {
      count == 0 ? "" : " (\(count.grouped) \(noun)\(count == 1 ? "" : "s") not followed)"
    }
    let report = searched.report
    var scope = scope
    if let inputs = program.scope.inputs {
      scope += ", inputs \(inputs)" + left(report.beyondScope?.count ?? 0, "world")
    }
    let isLimited = report.statesBeyondHorizon > 0
    if isLimited { scope += ", up to the first violation" + left(report.statesBeyondHorizon, "world") }
    if let modular = searched.modular, !modular.judged.isEmpty {
      if modular.rootsNotFollowed > 0, !isLimited {
        scope += ", up to the first violation" + left(modular.rootsNotFollowed, "root")
      }
      let parts = [(modular.tabs, "tab"), (modular.layers, "layer")].filter { $0.0 > 0 }
      scope +=
        ", modular over " + parts.map { $0 == 1 ? "1 \($1)" : "\($0) \($1)s" }.joined(separator: " and ")
    }
    return scope
  }

  /// Creates a checker of some of the properties.
  ///
  /// - Parameters:
  ///   - judged: The properties.
  ///   - violations: The rule by which the search may end after a violation; its properties are evaluated as well.
  ///   - endsThere: Whether the search ends by this rule.
  ///   - countsEvents: Whether the steps in which each event fires are counted.
  ///   - readsLocally: Whether steps may read tabs locally, for a search of pairs.
  ///   - recorder: Records the code that the steps run; nil for no recording.
  /// - Returns: The checker.
  func checker(
    judging judged: [NavigationProperty], and violations: ViolationHorizon? = nil, endsThere: Bool = false,
    countsEvents: Bool = false, readsLocally: Bool = false, recorder: ReachRecorder? = nil
  ) -> Checker<NavStateMachine> {
    var checker = Checker(
      NavStateMachine(
        machine, endingAt: endsThere ? violations : nil, readsLocally: readsLocally, recorder: recorder))
    let names = Set(judged.map(\.name))
    let besides = properties.filter {
      !names.contains($0.name) && violations?.propertyNames.contains($0.name) ?? false
    }
    for property in judged + besides {
      let isOwn = names.contains(property.name) && !property.allowances.contains(where: \.isForAll)
      let role: CheckProperty<NavWorld, NavStep>.Role =
        !isOwn ? .helper : isViolatedAtLaunch(property) ? .violated : .own
      for var check in property.checks(rules) {
        check.role = check.name == property.name || check.kind == .sometimes ? role : .helper
        checker.add(check)
      }
    }
    // Behind all others: of the properties about steps, those from 64 on share what a search notes of them.
    for (number, event) in CountedEvent.all(of: machine).enumerated() where countsEvents {
      checker.add(event.property(number: number))
    }
    if judged.contains(where: { $0.kind == .eventually || $0.kind == .leadsTo }) {
      checker = rules.withFairness(checker)
    }
    return checker
  }

  /// The scope as reports print it, such as `within: overtake 1, depth 4, layers 3, without doubleTap`.
  public var scope: String {
    var parts: [String] = []
    switch program.scope.timing {
    case .atomic: parts.append("timing atomic")
    case .interleaved: parts.append("overtake \(program.scope.overtake.map(String.init) ?? "free")")
    }
    parts.append("depth \(program.scope.depth)")
    parts.append("layers \(program.scope.layers)")
    for event in program.events {
      if let most = event.atMost { parts.append("event \(event.signature.name) at most \(most)") }
    }
    let missing = NavAdversary.allCases.filter { adversary in
      !program.scope.adversaries.contains(adversary) && (adversary != .linkAtLaunch || !program.links.isEmpty)
    }
    if !missing.isEmpty { parts.append("without \(missing.map(\.rawValue).joined(separator: ", "))") }
    for index in program.places.indices {
      for closure in program.places[index].closures {
        let condition = closure.conditionText.map { " when \($0)" } ?? ""
        parts.append(
          "without \(closure.names.joined(separator: ", ")) at \(machine.text(of: NavRoute(place: index)))\(condition)"
        )
      }
    }
    if !program.assumptions.isEmpty {
      parts.append("assuming \(program.assumptions.map(\.name).joined(separator: ", "))")
    }
    if !program.fairness.isEmpty {
      let promises = program.fairness.map { ($0.isStrong ? "strong " : "") + $0.text }
      parts.append("fair \(promises.joined(separator: ", "))")
    }
    parts += program.parameters.map { "\($0.name) = \($0.text)" }
    return "within: " + parts.joined(separator: ", ")
  }
}

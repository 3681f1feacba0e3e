import NavModel

/// How worlds and pairs of root and tab share the work.
extension NavigationCheck {
  typealias Report = CheckReport<NavWorld, NavStep>

  /// The combined results of both searches.
  struct Searched {
    let report: Report
    let modular: ModularScope?
  }

  /// The tabs and layers of the program that are parts; none if there are too many for pairs.
  private var scheme: NavPartScheme {
    machine.partScheme.count < 64 ? machine.partScheme : NavPartScheme(tabs: 0)
  }

  /// Explores worlds, pairs, or both.
  ///
  /// - Parameters:
  ///   - mode: Whether and when pairs are explored.
  ///   - beyondViolations: Whether pairs are explored also after a violating settled world.
  ///   - judged: The properties.
  ///   - budget: The limits of each search.
  ///   - progress: A closure that is called from time to time.
  ///   - stops: Closures that return a reason to stop: for every search, and for a search of pairs before worlds.
  ///   - explore: Explores worlds within a budget, and evaluates properties on them. The last argument is when pairs
  ///     take over; nil if they do not.
  /// - Returns: The results of all properties, each from the search that has decided it.
  func search(
    _ mode: ModularMode, beyondViolations: Bool, judging judged: [NavigationProperty],
    within budget: CheckBudget, _ progress: ((CheckProgress) -> Void)?,
    _ stops: (all: (() -> String?)?, pairs: (() -> String?)?),
    worlds explore: ([NavigationProperty], CheckBudget, _ pairs: SearchTakeover?) -> Report
  ) -> Searched {
    let shouldStop = stops.all
    func pairs(
      judging open: [NavigationProperty], _ limits: ModularLimits = ModularLimits(),
      unless isStopped: (() -> String?)? = nil
    ) -> (size: ModularScope, results: Results) {
      let shouldStop = isStopped.map { stop in { shouldStop?() ?? stop() } } ?? shouldStop
      let confirmed = ConfirmedFindings(on: NavStateMachine(machine), within: budget, shouldStop)
      FreedMemory.returnToSystem()
      let search = modularSearch(
        judging: open, beyondViolations, limits, within: budget, confirmed, progress, shouldStop)
      // The search is released before worlds are explored.
      return (ModularScope(of: search, scheme), confirmed.results(of: search))
    }
    func worlds(_ open: [NavigationProperty], before pairs: SearchTakeover? = nil) -> Report {
      FreedMemory.returnToSystem()
      return explore(open, budget, pairs)
    }
    if mode == .always, scheme.inner > 0, judged.contains(where: mayBeJudgedByPairs) {
      let (size, results) = pairs(judging: judged)
      let report = besides(Self.nothing, judged, results) { worlds($0) }
      return combined(report.withoutLaunch, with: results, size, judged)
    }
    let takeover = mode == .automatic ? takeover(within: budget, unless: shouldStop) : nil
    let report = worlds(judged, before: takeover)
    guard mode == .automatic || mode == .afterBudget, scheme.tabs > 1, Self.isOutOfBudget(report) else {
      return Searched(report: report, modular: nil)
    }
    let known = Dictionary(uniqueKeysWithValues: report.results.map { ($0.name, $0) })
    let open = judged.filter { isOpen($0, in: known) && mayBeJudgedByPairs($0) }
    guard takeover != nil, report.isCutForPairs else {
      if open.isEmpty || shouldStop?() != nil { return Searched(report: report, modular: nil) }
      let (size, results) = pairs(judging: open)
      return combined(report, with: results, size, judged)
    }
    // If pairs decide nothing, the report is that of a search of all worlds, or of the first worlds if that was stopped
    // before it had as many.
    func ofAllWorlds() -> Report {
      let all = worlds(judged)
      guard let reason = all.interruption, all.distinctStates < report.distinctStates else { return all }
      return report.explainingCuts(by: reason, interruption: reason)
    }
    if open.isEmpty { return Searched(report: ofAllWorlds(), modular: nil) }
    let (size, results) = pairs(judging: open, modularLimits, unless: stops.pairs)
    if size.cut != nil {
      // A search of pairs that was cut decides only the properties for which it has a run.
      let all = ofAllWorlds()
      let runs = results.filter { $0.value.hasRun }
      let isDecided = all.results.contains { $0.verdict.isOpen && runs[$0.name] != nil }
      // If worlds are cut as well, the report names both reasons.
      return isDecided || Self.isOutOfBudget(all) || all.interruption != nil
        ? combined(all, with: runs, size, judged) : Searched(report: all, modular: nil)
    }
    // Expectations state the lengths of shortest traces, which only worlds have.
    let expected = program.toleratedNames
    let decided = known.merging(results.filter { !expected.contains($0.key) }) { $0.besides($1) }
    let rest = besides(report.explainingCuts(by: "pairs were explored instead"), judged, decided) {
      worlds($0)
    }
    return combined(rest, with: results, size, judged)
  }

  /// Returns whether several parts vary in the first worlds, so that there are fewer pairs than worlds.
  ///
  /// - Parameter shouldStop: A closure that is called before each world, and returns nil to continue.
  /// - Returns: Whether fewer than nine pairs of one tab occur for ten worlds, for each tab; false after a stop.
  /// - Complexity: The steps from at most 1,000 worlds.
  func doSeveralPartsVary(unless shouldStop: (() -> String?)?) -> Bool {
    let machine = NavStateMachine(machine)
    var worlds = machine.initialStates
    var known = Set(worlds)
    var next = 0
    while next < worlds.count, worlds.count < PartRepetition<NavStateMachine>.least {
      if shouldStop?() != nil { return false }
      machine.forEachStep(from: worlds[next]) { _, world in
        if machine.truncation(of: world) == nil, known.insert(world).inserted { worlds.append(world) }
      }
      next += 1
    }
    var repetition = PartRepetition(of: machine)
    for world in worlds { repetition.count(world) }
    return repetition.largestShare < 0.9
  }

  /// When pairs take over from worlds; nil if pairs have to wait for the end of the budget.
  ///
  /// A stop rule is about worlds, and only a search of all worlds can establish an expected number of worlds. If only one
  /// part varies, there are as many pairs as worlds, so pairs are of no use.
  private func takeover(
    within budget: CheckBudget, unless shouldStop: (() -> String?)?
  ) -> SearchTakeover? {
    guard scheme.tabs > 1, budget.stopRule == nil, budget.states ?? .max > worldsBeforePairs,
      !program.expectations.contains(where: { $0.worlds != nil })
    else { return nil }
    return SearchTakeover(above: worldsBeforePairs) { doSeveralPartsVary(unless: shouldStop) }
  }

  /// A report with the results of a further search of worlds, for the properties that are open.
  private func besides(
    _ report: Report, _ judged: [NavigationProperty], _ decided: Results,
    _ worlds: ([NavigationProperty]) -> Report
  ) -> Report {
    let open = judged.filter { isOpen($0, in: decided) }
    if open.isEmpty { return report }
    // A search of worlds also evaluates properties that are decided.
    let names = Set(open.flatMap { $0.checks(rules).map(\.name) })
      .filter { decided[$0].map { $0.verdict.isOpen } ?? true }
    let found = worlds(open)
    return found.replacing(
      found.results.filter { names.contains($0.name) }
        + report.results.filter { !names.contains($0.name) })
  }

  /// A search through the pairs of the program, ended.
  ///
  /// Like a search of worlds, it begins again with a horizon if it finds a violation of a structural property.
  private func modularSearch(
    judging judged: [NavigationProperty], _ beyondViolations: Bool, _ limits: ModularLimits,
    within budget: CheckBudget, _ confirmed: ConfirmedFindings, _ progress: ((CheckProgress) -> Void)?,
    _ shouldStop: (() -> String?)?
  ) -> ModularSearch {
    func searched(counting: Bool) -> ModularSearch {
      modularSearch(
        judging: judged, beyondViolations, countsEvents: counting, limits, within: budget, confirmed,
        progress, shouldStop)
    }
    // Events without a limit may reach a capacity that the app never reaches.
    return Self.first(
      of: { searched(counting: false) }, unless: { $0.reachedCapacity && !limitedEvents.isEmpty })
      ?? searched(counting: true)
  }

  /// The same search, in which events keep their limits or not.
  private func modularSearch(
    judging judged: [NavigationProperty], _ beyondViolations: Bool, countsEvents: Bool,
    _ limits: ModularLimits, within budget: CheckBudget, _ confirmed: ConfirmedFindings,
    _ progress: ((CheckProgress) -> Void)?, _ shouldStop: (() -> String?)?
  ) -> ModularSearch {
    let limitedEvents = countsEvents ? [] : limitedEvents
    let violations = beyondViolations ? nil : ViolationHorizon(rules)
    func run(endsThere: Bool, until violation: (of: Set<String>, pairs: Int)? = nil) -> ModularSearch {
      let search = ModularSearch(
        modularChecker(
          judging: judged, isRegarding: violations != nil, endsThere: endsThere, countsEvents: countsEvents),
        limitedEvents: limitedEvents, within: limits)
      search.run(
        within: budget, until: violation,
        progress: {
          var counts = $0
          (counts.countsPairs, counts.violations) = (true, confirmed.violations)
          progress?(counts)
        },
        onFinding: { confirmed.follow($0, of: search) }, shouldStop: shouldStop)
      return search
    }
    let horizon = violations.map { ($0.propertyNames, worldsFollowedAnyway) }
    return Self.first(of: { run(endsThere: false, until: horizon) }, unless: \.isPastViolation)
      ?? run(endsThere: true)
  }

  /// The result of a search; nil, and the search is released before the next one, if it has to begin again.
  static func first(
    of run: () -> ModularSearch, unless beginsAgain: (ModularSearch) -> Bool
  ) -> ModularSearch? {
    let search = run()
    return beginsAgain(search) ? nil : search
  }

  /// The events that may occur, but not without a limit.
  var limitedEvents: Set<Int> { Set(program.events.indices.filter { program.events[$0].atMost ?? 0 > 0 }) }

  /// A checker of the program with unlimited capacities for a whole world, and with events that occur without a limit.
  ///
  /// Each pair observes the capacities by itself. Otherwise a step would depend on the contents of tabs that it does not
  /// read. The numbers of events (``limitedEvents``) would be part of the root, and so multiply all pairs.
  ///
  /// - Parameters:
  ///   - judged: The properties.
  ///   - isRegarding: Whether the properties of the horizon are evaluated as well.
  ///   - endsThere: Whether the search ends at the horizon.
  ///   - countsEvents: Whether events keep their limits.
  /// - Returns: The checker.
  func modularChecker(
    judging judged: [NavigationProperty], isRegarding: Bool = false, endsThere: Bool = false,
    countsEvents: Bool = false
  ) -> Checker<NavStateMachine> {
    var program = program
    program.capacity.shares = 2 * scheme.count
    if !countsEvents { for event in limitedEvents { program.events[event].atMost = nil } }
    let check = NavigationCheck(program)
    let names = Set(judged.map(\.name))
    return check.checker(
      judging: check.properties.filter { names.contains($0.name) },
      and: isRegarding ? ViolationHorizon(check.rules) : nil, endsThere: endsThere, readsLocally: true)
  }

  private func isOpen(_ property: NavigationProperty, in results: Results) -> Bool {
    property.checks(rules).contains { results[$0.name].map { $0.verdict.isOpen } ?? true }
  }

  /// Whether pairs may decide a property.
  private func mayBeJudgedByPairs(_ property: NavigationProperty) -> Bool {
    switch property.claim {
    case .state, .step, .sometimes, .reachable, .deadlockFree, .possible: true
    case .response, .notApplicable: false
    }
  }

  /// Whether a budget has cut a search off that pairs may do without.
  private static func isOutOfBudget(_ report: Report) -> Bool {
    if report.nondeterminism != nil { return false }
    let reasons = report.cuts.map(\.reason) + [report.interruption].compactMap(\.self)
    return reasons.contains { reason in
      ["state budget", "memory budget", SearchStop.replaced].contains(where: reason.hasPrefix)
    }
  }

  /// The report of a search that had nothing to do.
  private static var nothing: Report {
    Report(
      distinctStates: 0, generatedStates: 0, depth: 0, completeCost: nil, cuts: [], statesBeyondHorizon: 0,
      beyondScope: nil, interruption: nil, omission: nil, hasShortestTraces: true, nondeterminism: nil,
      results: [])
  }

  /// The results of both searches; those of worlds take precedence.
  private func combined(
    _ report: Report, with pairs: Results, _ size: ModularScope, _ judged: [NavigationProperty]
  ) -> Searched {
    let worlds = Dictionary(uniqueKeysWithValues: report.results.map { ($0.name, $0) })
    var results: [Report.PropertyResult] = []
    var byPairs: [String] = []
    var isFollowed = false
    for property in judged {
      let names = property.checks(rules).map(\.name)
      let found = names.compactMap { name in
        worlds[name].map { $0.besides(pairs[name]) } ?? pairs[name]
      }
      let ofPairs = names.filter { name in
        (worlds[name]?.verdict.isOpen ?? true) && !(pairs[name]?.verdict.isOpen ?? true)
      }
      if ofPairs.contains(where: { pairs[$0]?.hasRun ?? false }) { isFollowed = true }
      if !ofPairs.isEmpty, property.claim.isAsked, !found.contains(where: \.verdict.isOpen) {
        byPairs.append(property.name)
      }
      results += found
    }
    var scope = size
    scope.judged = byPairs
    return Searched(report: report.replacing(results, hasShortestTraces: !isFollowed), modular: scope)
  }
}

extension NavigationProperty.Claim {
  /// Whether the property applies to the program.
  fileprivate var isAsked: Bool { if case .notApplicable = self { false } else { true } }
}

extension CheckVerdict {
  /// Whether it leaves the property open.
  fileprivate var isOpen: Bool { if case .incomplete = self { true } else { false } }
}

extension CheckReport<NavWorld, NavStep>.PropertyResult {
  /// The result of a search through worlds, or where that leaves it open, of one through pairs.
  fileprivate func besides(_ pairs: Self?) -> Self {
    guard let pairs, case .incomplete(let why) = verdict else { return self }
    guard case .incomplete(let reason) = pairs.verdict else { return pairs }
    return Self(
      name: name, kind: kind, verdict: .incomplete(why == reason ? why : "\(why); pairs: \(reason)"),
      mattered: mattered, witness: nil, trap: nil)
  }

  /// Whether a run shows the verdict.
  fileprivate var hasRun: Bool {
    if case .violated(let run) = verdict { run != nil } else { witness != nil }
  }

  /// The result where a run breaks the property after all, or meets it.
  func found(_ run: CheckTrace<NavWorld, NavStep>) -> Self {
    let isMet = kind == .sometimes
    return Self(
      name: name, kind: kind, verdict: isMet ? .holds : .violated(run), mattered: max(mattered, 1),
      witness: isMet ? run : nil, trap: nil)
  }
}

extension CheckReport<NavWorld, NavStep> {
  /// Whether states were not explored only because a search of pairs takes over, or for a capacity.
  fileprivate var isCutForPairs: Bool {
    let isForPairs = { (cut: CheckCut) in cut.reason == SearchStop.replaced }
    return interruption == nil && cuts.contains(where: isForPairs)
      && cuts.allSatisfy { isForPairs($0) || $0.reason.hasPrefix("bound ") }
  }

  /// The same report with another reason for the states that a replaced search left out.
  fileprivate func explainingCuts(by reason: String, interruption: String? = nil) -> Self {
    replacingCuts(interruption: interruption, [(SearchStop.replaced, reason)]) {
      $0.reason == SearchStop.replaced ? CheckCut(reason: reason, count: $0.count) : $0
    }
  }

  /// The report of a search that was stopped before it began, without the count of initial states; else the same report.
  fileprivate var withoutLaunch: Self {
    guard let interruption, distinctStates == 0 else { return self }
    return replacingCuts(interruption: interruption, []) { CheckCut(reason: $0.reason, count: 0) }
  }

  /// The same report with other cuts, also in verdicts, in which further reasons are replaced.
  private func replacingCuts(
    interruption: String?, _ further: [(String, String)], _ explain: (CheckCut) -> CheckCut
  ) -> Self {
    let replacements = cuts.map { ($0.description, explain($0).description) } + further
    let results = results.map { result in
      guard case .incomplete(let why) = result.verdict,
        let (old, new) = replacements.last(where: { why.hasSuffix($0.0) })
      else { return result }
      return PropertyResult(
        name: result.name, kind: result.kind,
        verdict: .incomplete(why.dropLast(old.count) + new),
        mattered: result.mattered, witness: result.witness, trap: result.trap)
    }
    return CheckReport(
      distinctStates: distinctStates, generatedStates: generatedStates, depth: depth,
      completeCost: completeCost, cuts: cuts.map(explain), statesBeyondHorizon: statesBeyondHorizon,
      beyondScope: beyondScope, interruption: interruption, omission: omission,
      hasShortestTraces: hasShortestTraces, nondeterminism: nondeterminism, results: results
    )
  }

  /// The same report with other traces.
  ///
  /// - Parameter replacement: Returns the trace that replaces a trace.
  /// - Returns: The report.
  /// - Throws: The error of `replacement`.
  func replacingTraces<Failure: Error>(
    _ replacement: (CheckTrace<State, Action>) throws(Failure) -> CheckTrace<State, Action>
  ) throws(Failure) -> Self {
    let results = try results.map { result throws(Failure) in
      PropertyResult(
        name: result.name, kind: result.kind, verdict: try result.verdict.replacingTrace(replacement),
        mattered: result.mattered, witness: try result.witness.map(replacement), trap: result.trap)
    }
    return replacing(results)
  }

  /// The same report with other results, of which some may have traces that are not shortest.
  func replacing(_ results: [PropertyResult], hasShortestTraces isShortest: Bool = true) -> Self {
    CheckReport(
      distinctStates: distinctStates, generatedStates: generatedStates, depth: depth,
      completeCost: completeCost, cuts: cuts, statesBeyondHorizon: statesBeyondHorizon,
      beyondScope: beyondScope, interruption: interruption, omission: omission,
      hasShortestTraces: hasShortestTraces && isShortest, nondeterminism: nondeterminism, results: results
    )
  }
}

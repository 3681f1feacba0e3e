import NavModel

extension WorldExpander {
  /// The reason why gathered results cannot come from an exploration of the program.
  package struct Mistake: Error, CustomStringConvertible {
    package let description: String
  }

  /// Creates the report that a single check of the same exploration would give.
  ///
  /// Each trace is chosen among all shortest traces as in a single check, and replayed on the machine before it is
  /// reported.
  ///
  /// - Parameter gathered: The combined results of the processes.
  /// - Returns: The report. Properties that the processes do not evaluate are incomplete.
  /// - Throws: ``Mistake`` for worlds that cannot be decoded, and for unknown names of properties.
  /// - Complexity: Time in proportion to the steps of the worlds on shortest paths, plus those of each trap.
  package func report(of gathered: GatheredWorlds) throws(Mistake) -> NavigationReport {
    var cuts = gathered.tally.cuts
    if let unexplored = gathered.unexplored, unexplored.worlds > 0 {
      cuts[unexplored.reason, default: 0] += unexplored.worlds
    }
    var judge = try GatheredJudge(
      expander: self, gathered: gathered,
      cuts: cuts.sorted { $0.key < $1.key }.map { CheckCut(reason: $0.key, count: $0.value) })
    var results: [CheckReport<NavWorld, NavStep>.PropertyResult] = []
    for property in checker.properties { results.append(try judge.result(of: property)) }
    let contradiction = judge.contradiction
    if let contradiction { results = results.map { $0.doubted(contradiction) } }
    let unexplored = gathered.unexplored
    let report = CheckReport<NavWorld, NavStep>(
      distinctStates: gathered.tally.worlds, generatedStates: gathered.tally.generated, depth: gathered.depth,
      cuts: judge.cuts, statesBeyondHorizon: 0,
      interruption: unexplored?.isInterruption == true ? unexplored?.reason : nil, omission: nil,
      hasShortestTraces: true, contradiction: contradiction, results: results)
    let named = Dictionary(uniqueKeysWithValues: results.map { ($0.name, $0) })
    let calm = report.interruption == nil ? check.calmed(judged, named, .exhaustive, nil) : named
    let patient = check.judgedPatiently(
      judged, calm, worlds: report.distinctStates, .exhaustive, within: .states(Self.patientWorlds), nil)
    return NavigationReport(
      machine: check.machine, scope: check.scope + patient.omission, report: report,
      findings: judged.map { check.finding(of: $0, in: patient) } + check.program.logs.map(check.unjudged),
      deadCode: check.deadCode(report, gathered.tally.reach, named), events: check.eventCounts(named))
  }

  /// The largest number of worlds that one process explores to evaluate `possible` properties for a patient user.
  private static let patientWorlds = 1_000_000
}

/// Derives the verdicts from the results of many processes.
private struct GatheredJudge {
  typealias Result = CheckReport<NavWorld, NavStep>.PropertyResult
  typealias Trace = CheckTrace<NavWorld, NavStep>
  typealias Graph = StateGraph<NavWorld>

  let expander: WorldExpander
  let gathered: GatheredWorlds
  let cuts: [CheckCut]
  /// The first evidence that the gathered worlds are not worlds of the machine.
  private(set) var contradiction: CheckContradiction?
  private var graph = Graph()
  private var predecessors: [[Graph.Link]] = []
  private let findings: [String: [WorldTally.Finding]]

  init(
    expander: WorldExpander, gathered: GatheredWorlds, cuts: [CheckCut]
  ) throws(WorldExpander.Mistake) {
    self.expander = expander
    self.gathered = gathered
    self.cuts = cuts
    findings = Dictionary(grouping: gathered.tally.findings, by: \.property)
    let known = Set(expander.checker.propertyNames)
    if let name = (Set(findings.keys).union(gathered.tally.mattered.keys)).subtracting(known).min() {
      throw WorldExpander.Mistake(description: "the spec has no property '\(name)'")
    }
    for (level, worlds) in zip(gathered.levels, gathered.worlds) {
      for bytes in worlds { try add(bytes, at: level.level) }
    }
    link()
  }

  private mutating func add(_ bytes: [UInt8], at level: Level) throws(WorldExpander.Mistake) {
    let number = graph.add(try world(bytes), standing: .distinct, level: level)
    predecessors.append([])
    if level == .start { graph.initial.insert(number) }
  }

  private func world(_ bytes: [UInt8]) throws(WorldExpander.Mistake) -> NavWorld {
    do {
      return try NavWorld(encoded: bytes)
    } catch {
      throw WorldExpander.Mistake(description: "cannot read a world on a shortest path: \(error)")
    }
  }

  /// Takes the steps from level to level between the worlds on shortest paths.
  private mutating func link() {
    for number in graph.states.indices {
      let level = graph.levels[number]
      var links: [(target: Int, cost: Int)] = []
      expander.machine.forEachStep(from: graph.states[number]) { step, next in
        let cost = expander.machine.cost(of: step)
        guard let target = graph.number(of: next), level.next(cost: cost) == graph.levels[target] else {
          return
        }
        links.append((target, cost))
      }
      for link in links { predecessors[link.target].append(Graph.Link(state: number, cost: link.cost)) }
    }
  }

  private var why: String? { cuts.isEmpty ? nil : cuts.map(\.description).joined(separator: "; ") }

  /// The result of a property.
  mutating func result(of property: CheckProperty<NavStateMachine>) throws(WorldExpander.Mistake) -> Result {
    let mattered = gathered.tally.mattered[property.name] ?? 0
    let verdict: CheckVerdict<NavWorld, NavStep>
    var (witness, trap): (Trace?, CheckTrap?) = (nil, nil)
    switch property.claim {
    case .notApplicable: verdict = .notApplicable
    case .response: verdict = .incomplete("only `navcheck check` evaluates liveness")
    case .sometimes:
      witness = try trace(of: property)
      verdict = witness != nil ? .holds : why.map { .incomplete($0) } ?? .violated(nil)
    case .state, .step, .possible, .deadlockFree:
      var canBeVacuous = true
      if case .deadlockFree = property.claim { canBeVacuous = false }
      if let trace = try trace(of: property) {
        verdict = .violated(trace)
      } else {
        verdict = why.map { .incomplete($0) } ?? (mattered == 0 && canBeVacuous ? .vacuous : .holds)
      }
      if case .possible = property.claim {
        trap = verdict.trace.flatMap { CheckTrap(from: $0.final, on: expander.machine) }
      }
    }
    return Result(
      name: property.name, kind: property.kind, verdict: verdict, mattered: mattered, witness: witness,
      trap: trap)
  }

  /// The least of the shortest traces to the findings of a property.
  private mutating func trace(
    of property: CheckProperty<NavStateMachine>
  ) throws(WorldExpander.Mistake) -> Trace? {
    guard let found = findings[property.name], let nearest = found.map(\.level).min() else { return nil }
    var ends: [TraceEnd<NavStep>] = []
    for finding in found where finding.level == nearest {
      guard let bytes = WorldList.bytes(finding.world), let number = graph.number(of: try world(bytes)) else {
        throw WorldExpander.Mistake(
          description: "the world of a finding of '\(property.name)' is on no shortest path")
      }
      if let step = finding.step {
        ends += steps(step, from: number, breaking: property)
      } else {
        ends.append(.state(number))
      }
    }
    let ways = ShortestTrace<NavStateMachine>.Ways(
      starts: graph.initial, levels: graph.levels, predecessors: predecessors, allows: { _, _, _ in true })
    let trace =
      ends.isEmpty
      ? nil : ShortestTrace(machine: expander.machine, graph: graph, ways: ways, ends: ends).trace()
    if let trace, trace.replays(on: expander.machine) { return trace }
    contradiction = contradiction ?? .lost(trace?.final)
    return nil
  }

  /// The steps from a world that have a given description and to which a property applies.
  private mutating func steps(
    _ words: String, from number: Int, breaking property: CheckProperty<NavStateMachine>
  ) -> [TraceEnd<NavStep>] {
    guard case .step(let when, let holds) = property.claim else { return [] }
    let before = graph.states[number]
    var found: [(step: NavStep, world: NavWorld)] = []
    expander.machine.forEachStep(from: before) { step, next in
      if step.description == words, when(before, step, next), !holds(before, step, next) {
        found.append((step, next))
      }
    }
    return found.map { step, next in
      let known = graph.number(of: next)
      let target = known ?? graph.add(next, standing: .distinct, level: .unreached)
      if known == nil { predecessors.append([]) }
      return .step(from: number, action: step, to: target, cost: expander.machine.cost(of: step))
    }
  }
}

extension NavigationCheck {
  /// The finding of a log that was not searched for.
  fileprivate func unjudged(_ log: NavProgram.LogDeclaration) -> NavigationFinding {
    var finding = NavigationFinding(
      name: log.name, builtIn: nil, kind: log.isAccepted ? .sometimes : .never,
      documentation: log.documentation, origin: log.origin)
    finding.mattered = log.lines.count
    finding.isAboutLog = true
    finding.verdict = .incomplete("only `navcheck check` evaluates logs")
    return finding
  }
}

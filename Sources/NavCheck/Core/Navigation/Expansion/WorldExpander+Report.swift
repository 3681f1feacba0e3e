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
    var verdicts = VerdictBuilder(
      try GatheredResults(
        expander: self, gathered: gathered,
        remainder: CheckRemainder(cuts, pending: 0, for: nil, horizon: nil)))
    let report = verdicts.report()
    if let mistake = verdicts.results.mistake { throw mistake }
    let results = report.results
    let named = Dictionary(uniqueKeysWithValues: results.map { ($0.name, $0) })
    let calm = report.interruption == nil ? check.calmed(judged, named, .exhaustive, nil) : named
    let patient = check.judgedPatiently(
      judged, calm, worlds: report.distinctStates, .exhaustive, within: .states(Self.patientWorlds), nil)
    return NavigationReport(
      machine: check.machine, scope: check.scope + patient.omission, report: report,
      findings: judged.map { check.finding(of: $0, in: patient) } + check.program.logs.map(check.unjudged),
      deadCode: check.deadCode(report, gathered.tally.reach, named), events: check.eventCounts(named),
      countsWorlds: check.program.withoutUnreadVariables == nil)
  }

  /// The largest number of worlds that one process explores to evaluate `possible` properties for a patient user.
  private static let patientWorlds = 1_000_000
}

/// The results of many processes.
private struct GatheredResults: SearchResults {
  typealias Machine = NavStateMachine
  typealias Graph = StateGraph<NavWorld>

  let expander: WorldExpander
  let gathered: GatheredWorlds
  let remainder: CheckRemainder
  let interrupt = SearchInterrupt(nil)
  /// The first sign that the results cannot come from an exploration of the program.
  private(set) var mistake: WorldExpander.Mistake?
  private var graph = Graph()
  private var predecessors: [[Graph.Link]] = []
  private let findings: [String: [WorldTally.Finding]]

  init(
    expander: WorldExpander, gathered: GatheredWorlds, remainder: CheckRemainder
  ) throws(WorldExpander.Mistake) {
    self.expander = expander
    self.gathered = gathered
    self.remainder = remainder
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

  var machine: NavStateMachine { expander.machine }
  var properties: [Property] { expander.checker.properties }

  var counts: SearchCounts {
    let unexplored = gathered.unexplored
    return SearchCounts(
      distinctStates: gathered.tally.worlds, generatedStates: gathered.tally.generated,
      greatestCost: gathered.depth == 0 ? nil : gathered.depth - 1,
      interruption: unexplored?.isInterruption == true ? unexplored?.reason : nil)
  }

  func audit() -> CheckNondeterminism? { nil }

  func applications(of property: Int) -> Int { gathered.tally.mattered[properties[property].name] ?? 0 }

  mutating func finding(of property: Int) -> Finding {
    do {
      return try trace(of: properties[property])
    } catch {
      mistake = mistake ?? error
      return .none
    }
  }

  mutating func trap(of property: Int) -> Finding { finding(of: property) }

  func lasso(of property: Int) -> Finding { .undecided("only `navcheck check` evaluates liveness") }

  /// The least of the shortest traces to the findings of a property.
  private mutating func trace(
    of property: CheckProperty<NavWorld, NavStep>
  ) throws(WorldExpander.Mistake) -> Finding {
    guard let found = findings[property.name], let nearest = found.map(\.level).min() else { return .none }
    var ends: [TraceTarget<Int, NavStep>] = []
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
    return Finding(
      ends.isEmpty
        ? nil : ShortestTrace(machine: expander.machine, graph: graph, ways: ways, ends: ends).trace())
  }

  /// The steps from a world that have a given description and to which a property applies.
  private mutating func steps(
    _ words: String, from number: Int, breaking property: CheckProperty<NavWorld, NavStep>
  ) -> [TraceTarget<Int, NavStep>] {
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

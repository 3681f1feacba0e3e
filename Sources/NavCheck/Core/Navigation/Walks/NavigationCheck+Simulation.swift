import NavModel

extension NavigationCheck {
  /// Takes random walks through the program and evaluates its properties on the visited worlds.
  ///
  /// Walks do not evaluate `possible`, `eventually`, `everything-reachable` and logs.
  ///
  /// - Parameters:
  ///   - simulation: The number, length and preferences of the walks.
  ///   - only: The names of the properties to evaluate; nil for all.
  ///   - shouldStop: A closure that is called before every batch of up to 32 walks; returns a reason to end the walks,
  ///     else nil.
  /// - Returns: The shrunk failures and the counts.
  /// - Complexity: Time in proportion to the steps times the cost of the properties.
  public func simulate(
    _ simulation: NavigationSimulation = NavigationSimulation(), only: Set<String>? = nil,
    shouldStop: (() -> String?)? = nil
  ) -> NavigationSimulationReport {
    let judged = properties.filter { only?.contains($0.name) ?? true }
    let report = checker(of: judged).simulate(walks(simulation), shouldStop: shouldStop)
    let named = Dictionary(uniqueKeysWithValues: judged.map { ($0.name, $0) })
    let failures = report.failures.compactMap { failure -> NavigationSimulationReport.Failure? in
      guard let property = named[failure.property] else { return nil }
      return NavigationSimulationReport.Failure(
        finding: finding(of: property, failing: failure.shrunk.trace), subject: failure.signature,
        walk: failure.walk, count: failure.count, found: failure.found, shrunk: failure.shrunk)
    }
    return NavigationSimulationReport(
      machine: machine, scope: scope, report: report, failures: failures,
      health: report.health + neverEnabled(report, simulation.silenced))
  }

  /// A checker of the properties that walks can evaluate, without the helpers for opt-outs.
  func checker(of judged: [NavigationProperty]) -> Checker<NavStateMachine> {
    var checker = Checker(NavStateMachine(machine))
    for property in judged {
      switch property.claim {
      case .reachable, .notApplicable, .possible, .response: continue
      default: for check in property.withoutHelpers.checks(rules) { checker.add(check) }
      }
    }
    return checker
  }

  /// The walks in terms of any machine.
  func walks(_ simulation: NavigationSimulation) -> Simulation<NavStateMachine> {
    var walks = Simulation<NavStateMachine>(seed: simulation.seed)
    walks.walks = simulation.walks
    walks.length = simulation.length
    walks.jobs = simulation.jobs
    walks.isSwarm = simulation.isSwarm
    walks.favoursRare = simulation.favoursRare
    walks.silenced = simulation.silenced
    walks.shrinking = simulation.shrinking
    walks.kind = { Self.kind(of: $0) }
    walks.weight = { simulation.weight(ofKind: $0) }
    walks.signature = { subject(of: $0, $1, $2, $3) }
    walks.simpler = Self.simpler
    walks.similar = Self.similar
    walks.isRefused = { _, step, _ in
      step.outputs.contains {
        switch $0 {
        case .refused, .dropped: true
        default: false
        }
      }
    }
    return walks
  }

  /// The description of a step without its instances, so that a swarm excludes a kind of step on all screens.
  static func kind(of step: NavStep) -> String {
    switch step.event.kind {
    case .back: "back"
    case .backMenu: "back menu"
    case .swipeBegin, .swipePage, .swipeFinish, .swipeCancel, .swipeDownBegin, .swipeDownFinish,
      .swipeDownCancel:
      String(step.text.prefix { $0 != "@" }.dropLast())
    default: step.text.parts(around: " (")[0]
    }
  }

  /// The same control with values that come earlier in their domains.
  static let simpler: @Sendable (NavStep, [NavStep]) -> [NavStep] = { step, enabled in
    guard let index = enabled.firstIndex(of: step) else { return [] }
    let places = enabled.enumerated().filter { $0.element.event.isSimilar(to: step.event) }
    let order = places.sorted { $0.element.event.rank.lexicographicallyPrecedes($1.element.event.rank) }
    return order.prefix { $0.offset != index }.map(\.element)
  }

  /// The back button for its menu, and the same control with other values.
  static let similar: @Sendable (String, [NavStep]) -> NavStep? = { text, enabled in
    if text.hasPrefix("back menu ") { return enabled.first { $0.event.kind == .back } }
    let parts = text.parts(around: " @ ")
    guard let open = text.firstIndex(of: "("), parts.count > 1 else { return nil }
    return enabled.first {
      $0.text.hasPrefix(text[...open]) && $0.text.hasSuffix(" @ \(parts[parts.count - 1])")
    }
  }

  /// The coordinators and screens of the first fault of a violation.
  func subject(of name: String, _ before: NavWorld?, _ step: NavStep?, _ after: NavWorld) -> String {
    guard let property = properties.first(where: { $0.name == name }) else { return "" }
    let faults: [NavigationViolation]
    switch property.claim {
    case .state(_, let found): faults = found(after)
    case .step(_, let found):
      guard let before, let step else { return "" }
      faults = found(before, step, after)
    case .deadlockFree(let stuck): faults = [stuck(after)]
    default: return ""
    }
    guard let first = property.unsuppressed(faults).first else { return "" }
    // Where the app stands when it crashes has nothing to do with what is wrong.
    if property.builtIn == .noFatal { return first.text() }
    var names: [String] = []
    for name in first.coordinators.map({ program.coordinators[$0].name })
      + first.places.map({ machine.text(of: NavRoute(place: $0)) }) where !names.contains(name)
    {
      names.append(name)
    }
    return names.joined(separator: ", ")
  }

  /// The finding of a property that a trace violates; `known` are lines that may cover the violation.
  func finding(
    of property: NavigationProperty, failing trace: NavigationReport.Trace,
    besides known: [NavSpec.Known] = []
  ) -> NavigationFinding {
    var finding = NavigationFinding(
      name: property.name, builtIn: property.builtIn, kind: property.kind,
      documentation: property.declaration?.documentation ?? [], origin: property.declaration?.origin)
    finding.verdict = .violated(trace)
    finding.mattered = 1
    finding.allowances = property.allowances.filter(\.isForAll).map {
      NavigationFinding.Allowance(
        reason: $0.reason, isForAll: true, origin: $0.origin, excusesSomething: true)
    }
    explain(&finding, of: property, trace)
    if let fault = fault(of: property, trace) {
      finding.isAtKnownSubject = known.contains {
        program.allowance(coveredBy: $0).map(fault.isExcused) ?? false
          && $0.claim.property.text == property.name
      }
    }
    return finding
  }

  /// Controls, links and events that no walk could use, except events that only the app posts: `event e when false` and
  /// `event e at most 0`.
  private func neverEnabled(
    _ report: SimulationReport<NavWorld, NavStep>, _ silenced: Set<SimulationHealth.Check>
  ) -> [SimulationHealth] {
    if silenced.contains(.neverEnabled) || report.walks == 0 { return [] }
    let seen = Set(
      report.kinds.map { kind in
        kind.kind.split(whereSeparator: { " (@".contains($0) }).prefix(2).joined(separator: " ")
      })
    let names =
      program.controls.map { "tap \($0.signature.name)" } + program.links.map { "link \($0.signature.name)" }
      + program.events.filter { $0.condition != .constant(.bool(false)) && $0.atMost != 0 }
      .map { "event \($0.signature.name)" }
    var told: Set<String> = []
    let missing = names.filter { !seen.contains($0) && told.insert($0).inserted }
    if missing.isEmpty { return [] }
    let verb = missing.count == 1 ? "was" : "were"
    return [
      SimulationHealth(
        check: .neverEnabled, message: "\(missing.joined(separator: ", ")) \(verb) never enabled")
    ]
  }
}

extension NavigationProperty {
  /// The property with its opt-outs in force, without counting whether they or `known violated` lines suppress something.
  var withoutHelpers: NavigationProperty {
    let narrow = narrowAllowances
    if narrow.isEmpty, known.isEmpty { return self }
    let claim: Claim
    switch self.claim {
    case .state(let when, _): claim = .state(when: when, faults: unexcusedFaults)
    case .step(let when, let faults): claim = .step(when: when) { unsuppressed(faults($0, $1, $2)) }
    default: return self
    }
    return NavigationProperty(
      name: name, builtIn: builtIn, declaration: declaration, kind: kind, claim: claim,
      allowances: allowances.filter(\.isForAll))
  }

  private var unexcusedFaults: @Sendable (NavWorld) -> [NavigationViolation] {
    guard case .state(_, let faults) = claim else { return { _ in [] } }
    return { unsuppressed(faults($0)) }
  }
}

extension NavEvent {
  /// The positions of the event's values in their domains; lower positions are simpler.
  fileprivate var rank: [Int] {
    switch kind {
    case .tap(_, let values), .link(_, let values), .linkAtLaunch(_, let values), .external(_, let values):
      values.flatMap(\.rank)
    default: []
    }
  }

  /// Whether it is the same but for its values.
  fileprivate func isSimilar(to other: NavEvent) -> Bool {
    guard screen == other.screen, stack == other.stack else { return false }
    return switch (kind, other.kind) {
    case (.tap(let one, _), .tap(let two, _)), (.link(let one, _), .link(let two, _)),
      (.linkAtLaunch(let one, _), .linkAtLaunch(let two, _)),
      (.external(let one, _), .external(let two, _)):
      one == two
    default: false
    }
  }
}

extension NavValue {
  /// The place in its domain, as far as values of inputs have one.
  fileprivate var rank: [Int] {
    switch self {
    case .bool(let bool): [bool ? 1 : 0]
    case .int(let number): [number]
    case .symbol(_, let index, let values): [index] + values.flatMap(\.rank)
    case .list(let values): values.flatMap(\.rank)
    case .none, .route, .screen, .coordinator: []
    }
  }
}

import NavModel

extension NavigationCheck {
  /// Explores the program without its bound on stacks (`bound stack`), up to one screen more than the bound.
  ///
  /// If no stack needs more screens, the verdicts hold for every depth; see the article "Every depth".
  ///
  /// - Parameters:
  ///   - report: The report of ``run(_:within:only:beyondViolations:modular:progress:shouldStop:shouldStopPairs:)``
  ///     on the same program with the same properties, with which the verdicts are compared.
  ///   - jobs: The number of threads; the result does not depend on it.
  ///   - budget: The limits on the search.
  ///   - only: The names of the properties to evaluate; nil for all.
  ///   - beyondViolations: Whether to explore also what follows a violating settled world.
  ///   - progress: A closure that the search calls repeatedly with its progress.
  ///   - shouldStop: A closure that the search calls often; returns a reason to end the search, else nil.
  /// - Returns: The result.
  /// - Complexity: That of the search at the greater depth. If a stack grows, another search finds a shortest run.
  public func closure(
    of report: NavigationReport, jobs: Int = 1, within budget: CheckBudget = .unlimited,
    only: Set<String>? = nil, beyondViolations: Bool = false, progress: ((CheckProgress) -> Void)? = nil,
    shouldStop: (() -> String?)? = nil
  ) -> NavigationClosure {
    let depth = program.scope.depth
    if let inputs = program.scope.inputs {
      let open = report.findings.filter { $0.verdict != .notApplicable }.map(\.name)
      return NavigationClosure(
        depth: depth, exploredDepth: depth, worlds: 0,
        outcome: .open("'bound inputs \(inputs)' limits the runs; leave it out"), findings: [], changed: [],
        open: open,
        heads: nil)
    }
    let explored = depth + 1
    var check = NavigationCheck(
      program.withoutDepth(upTo: explored), keepsUnreadVariables: keepsUnreadVariables)
    check.worldsFollowedAnyway = worldsFollowedAnyway
    let deeper = check.run(
      .exhaustive(jobs: jobs), within: budget, only: only, beyondViolations: beyondViolations,
      modular: .never, progress: progress, shouldStop: shouldStop)
    var outcome = NavigationClosure.Outcome.everyDepth
    if let beyond = deeper.report.beyondScope {
      outcome = .open("\(beyond)")
    } else if !deeper.isComplete {
      outcome =
        growth(beyond: explored, jobs: jobs, within: budget, deeper, shouldStop).map { .grows($0) }
        ?? .open(Self.reason(of: deeper))
    }
    let isClosed = outcome == .everyDepth
    let decided = Set(
      deeper.findings.filter { isClosed ? $0.isDecided : $0.isDecidedDespiteCuts }.map(\.name))
    var heads: NavigationClosure.Heads?
    if case .grows = outcome {
      heads = self.heads(of: report, besides: decided, within: budget, shouldStop)
    }
    let byHeads = Set(heads?.proved ?? [])
    let proved = deeper.findings.compactMap { finding in
      decided.contains(finding.name)
        ? finding : byHeads.contains(finding.name) ? report[finding.name] : nil
    }
    return NavigationClosure(
      depth: depth, exploredDepth: explored, worlds: deeper.worlds, outcome: outcome, findings: proved,
      changed: deeper.findings.compactMap { after in
        guard let before = report[after.name], after.isDecided, before.isDecided,
          before.verdict.reportName != after.verdict.reportName
        else { return nil }
        return NavigationClosure.Change(before: before, after: after)
      },
      open: deeper.findings.map(\.name).filter { name in
        !decided.contains(name) && !byHeads.contains(name) && deeper[name]?.verdict != .notApplicable
      },
      heads: heads)
  }

  /// Returns a shortest run after which a stack needs more screens; nil if the search did not end for that reason.
  private func growth(
    beyond explored: Int, jobs: Int, within budget: CheckBudget, _ deeper: NavigationReport,
    _ shouldStop: (() -> String?)?
  ) -> NavigationClosure.Growth? {
    let reason = "bound stack \(explored)"
    guard deeper.interruption == nil, deeper.cuts.contains(where: { $0.reason == reason }) else { return nil }
    // Room for a step that pushes several screens.
    let machine = NavMachine(program.withoutDepth(upTo: explored + program.capacity.stack))
    let search = Checker(NavStateMachine(machine)).always(reason) { world in
      world.stacks.allSatisfy { $0.neededScreens.count <= explored }
    }
    let found = search.run(
      .exhaustive(jobs: jobs), within: budget.and(.until(.first)), shouldStop: shouldStop)
    guard case .violated(let trace?) = found[reason] else { return nil }
    return NavigationClosure.Growth(trace, beyond: explored, machine)
  }

  private static func reason(of report: NavigationReport) -> String {
    if let interruption = report.interruption { return "stopped: \(interruption)" }
    if let nondeterminism = report.report.nondeterminism { return "\(nondeterminism)" }
    return report.cuts.map(\.description).joined(separator: "; ")
  }
}

extension NavigationClosure.Growth {
  fileprivate init?(
    _ trace: CheckTrace<NavWorld, NavStep>, beyond explored: Int, _ machine: NavMachine
  ) {
    let world = trace.steps.last?.state ?? trace.initial
    guard let stack = world.stacks.first(where: { $0.neededScreens.count > explored }) else { return nil }
    let screens = stack.neededScreens
    let route = world[screens[explored]].route
    above = machine.text(of: route)
    below = explored > 0 ? machine.text(of: world[screens[explored - 1]].route) : nil
    let before = trace.states.dropLast().last
    let handler = trace.steps.last.flatMap { last in
      before.flatMap { StepChanges(machine: machine).handlerPlace(of: last.action, in: $0) }
    }
    origin = handler ?? machine.program.places[route.place].signature.origin
    self.trace = trace
  }
}

extension NavigationCheck {
  /// Searches by the heads of stacks for properties that no world of any depth violates.
  ///
  /// - Parameters:
  ///   - report: The report at the depth of the scope; only what it does not violate can hold for every depth.
  ///   - proved: The names of the properties that need no proof.
  ///   - budget: The limits on the search.
  ///   - shouldStop: A closure that returns a reason to end the search, else nil.
  /// - Returns: The result, or the construct that prevents such a search.
  func heads(
    of report: NavigationReport, besides proved: Set<String>, within budget: CheckBudget,
    _ shouldStop: (() -> String?)?
  ) -> NavigationClosure.Heads {
    let conditions = HeadConditions(of: program)
    if let obstacle = conditions.obstacle(burying: []) { return NavigationClosure.Heads(obstacle: obstacle) }
    let candidates = properties.filter { property in
      guard let verdict = report[property.name]?.verdict else { return false }
      return !proved.contains(property.name) && [.holds, .vacuous].contains(verdict)
        && conditions.isLocal(property, burying: [])
    }
    var search = HeadSearch(
      program.withoutDepth(upTo: Self.roomOfHeads), head: conditions.head, from: program.scope.depth + 1,
      judging: Set(candidates.map(\.name)))
    search.run(within: budget, shouldStop)
    var heads = NavigationClosure.Heads(
      obstacle: conditions.obstacle(burying: search.known), worlds: search.worlds,
      buried: Set(search.known.map { name(of: $0) }).sorted(), cut: search.cut)
    if heads.obstacle == nil, search.cut == nil {
      heads.proved = candidates.filter { property in
        // A world with a gap stands for more worlds than there are. So it shows that a property never applies, but not
        // that it does.
        let isVacuous = report[property.name]?.verdict == .vacuous
        return !search.broken.contains(property.name)
          && (!isVacuous || !search.applied.contains(property.name))
          && conditions.isLocal(property, burying: search.known)
      }.map(\.name)
    }
    return heads
  }

  /// The capacity of stacks in a search by heads, which no stack reaches unless its screens cannot be buried.
  private static let roomOfHeads = 10

  private func name(of buried: NavBuriedScreen) -> String {
    machine.text(of: buried.screen.route)
  }
}

extension NavProgram {
  /// The program without a bound on stacks, in which a stack with more screens than a number is a truncation.
  ///
  /// The bound excludes inputs silently. The capacity does not: it makes verdicts incomplete.
  func withoutDepth(upTo screens: Int) -> NavProgram {
    var program = self
    program.scope.depth = .max
    program.capacity.stack = screens
    return program
  }
}

extension NavStack {
  /// The screens that the stack contains or will contain: its content, its requested path, or its content with the
  /// pushes that wait; the longest of these.
  fileprivate var neededScreens: [ScreenID] {
    let queued = queued.flatMap { change in
      if case .push(let screens) = change.kind { screens } else { [ScreenID]() }
    }
    let content = screens + queued
    return path.count > content.count ? path : content
  }
}

extension NavigationFinding {
  fileprivate var isDecided: Bool {
    switch verdict {
    case .holds, .violated, .vacuous: true
    case .incomplete, .notApplicable: false
    }
  }

  /// Whether the verdict is decided, and steps that the search has cut cannot change it.
  ///
  /// A search counts a cut step as one that may lead anywhere. Comparisons of two continuations and searches for logs
  /// follow steps on their own, and are left out.
  fileprivate var isDecidedDespiteCuts: Bool { isDecided && comparison == nil && !isAboutLog }
}

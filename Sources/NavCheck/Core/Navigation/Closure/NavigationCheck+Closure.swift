public import NavModel

extension NavigationCheck {
  /// Explores the program without its bound on stacks (`bound stack`), up to one screen more than the bound.
  ///
  /// If no stack needs more screens, the verdicts hold for every depth; see the article "Every depth".
  ///
  /// - Parameters:
  ///   - report: The report of ``run(_:within:only:beyondViolations:modular:progress:shouldStop:shouldStopModular:)``
  ///     on the same program with the same properties, with which the verdicts are compared.
  ///   - jobs: The number of threads; the result does not depend on it.
  ///   - budget: The limits on the search.
  ///   - only: The names of the properties to evaluate; nil for all.
  ///   - beyondViolations: Whether to explore also what follows two violating settled worlds in a row.
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
    let explored = depth + 1
    var check = NavigationCheck(program.withoutDepth(upTo: explored))
    check.worldsFollowedAnyway = worldsFollowedAnyway
    let deeper = check.run(
      .exhaustive(jobs: jobs), within: budget, only: only, beyondViolations: beyondViolations,
      modular: .never, progress: progress, shouldStop: shouldStop)
    var outcome = NavigationClosure.Outcome.everyDepth
    if !deeper.isComplete {
      outcome =
        growth(beyond: explored, jobs: jobs, within: budget, deeper, shouldStop).map { .grows($0) }
        ?? .open(Self.reason(of: deeper))
    }
    let isClosed = outcome == .everyDepth
    let proved = deeper.findings.filter { isClosed ? $0.isDecided : $0.isDecidedDespiteCuts }.map(\.name)
    let isProved = Set(proved)
    return NavigationClosure(
      depth: depth, exploredDepth: explored, worlds: deeper.worlds, outcome: outcome, proved: proved,
      changed: deeper.findings.compactMap { after in
        guard let before = report[after.name], after.isDecided, before.isDecided,
          before.verdict.reportName != after.verdict.reportName
        else { return nil }
        return NavigationClosure.Change(before: before, after: after)
      },
      open: deeper.findings.filter { $0.verdict != .notApplicable && !isProved.contains($0.name) }.map(\.name)
    )
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
    if let contradiction = report.report.contradiction { return "\(contradiction)" }
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
      before.flatMap {
        StepChanges(machine: machine).handlerPlace(of: last.action, in: $0, ["the stack grows"])
      }
    }
    origin = handler ?? machine.program.places[route.place].signature.origin
    self.trace = trace
  }
}

extension NavProgram {
  /// The program without a bound on stacks, in which a stack with more screens than a number is a truncation.
  ///
  /// The bound excludes inputs silently. The capacity does not: it makes verdicts incomplete.
  fileprivate func withoutDepth(upTo screens: Int) -> NavProgram {
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

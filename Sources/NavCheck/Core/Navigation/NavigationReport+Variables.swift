import NavModel

extension NavigationCheck {
  /// The same check, whose worlds do not store variables that nothing reads; nil if something reads each variable, or
  /// if the check keeps them.
  var withoutUnreadVariables: NavigationCheck? {
    guard !keepsUnreadVariables, let program = program.withoutUnreadVariables else { return nil }
    var check = NavigationCheck(program, keepsUnreadVariables: true)
    check.worldsFollowedAnyway = worldsFollowedAnyway
    check.worldsBeforePairs = worldsBeforePairs
    check.modularLimits = modularLimits
    return check
  }
}

extension NavigationReport {
  /// A trace that the machine with all variables does not have.
  private struct NoSuchTrace: Error {}

  /// The same report with traces of worlds that store all variables.
  ///
  /// A step that only assigns a variable that is not stored does not change the world, so `no-deadlock` may be
  /// violated only without these variables.
  ///
  /// - Parameter machine: The machine with all variables.
  /// - Returns: The report; nil if `no-deadlock` is violated or a trace is not one of the machine.
  func withAllVariables(on machine: NavMachine) -> Self? {
    let deadlock = self[.noDeadlock]
    if deadlock?.verdict.isViolated ?? false { return nil }
    if deadlock?.allowances.contains(where: { $0.excusesSomething == true }) ?? false { return nil }
    let stored = self.machine
    func complete(_ trace: Trace) throws(NoSuchTrace) -> Trace {
      guard let trace = trace.withAllVariables(on: machine, stored) else { throw NoSuchTrace() }
      return trace
    }
    do {
      return NavigationReport(
        machine: machine, scope: scope, report: try report.replacingTraces(complete),
        findings: try findings.map { finding throws(NoSuchTrace) in
          var finding = finding
          finding.verdict = try finding.verdict.replacingTrace(complete)
          if let witness = finding.witness { finding.witness = try complete(witness) }
          return finding
        },
        modular: modular, deadCode: deadCode, events: events, countsWorlds: countsWorlds,
        variablesLeftOut: program.namesOfUnreadVariables, reasonForNoMemo: reasonForNoMemo)
    } catch {
      return nil
    }
  }
}

extension CheckTrace<NavWorld, NavStep> {
  /// The same events and choices on a machine whose worlds store all variables; nil if one is not possible there.
  ///
  /// A loop whose first round assigns a variable is preceded by this round.
  fileprivate func withAllVariables(on machine: NavMachine, _ stored: NavMachine) -> Self? {
    guard var world = machine.initialWorlds.first(where: { stored.stored($0) == initial }) else { return nil }
    let first = world
    var done: [Step] = []
    func go(_ steps: some Sequence<Step>) -> Bool {
      steps.allSatisfy { step in
        var next: Step?
        machine.run(step.action.event, in: world) { action, after in
          if action == step.action { next = Step(action: action, state: after, cost: step.cost) }
        }
        guard let next, stored.stored(next.state) == step.state else { return false }
        done.append(next)
        world = next.state
        return true
      }
    }
    guard go(steps) else { return nil }
    guard let lasso else { return Self(initial: first, steps: done) }
    var start = lasso.loopStart
    if world != Self(initial: first, steps: done).states[start] {
      start = done.count
      guard go(steps[lasso.loopStart...]), world == done[start - 1].state else { return nil }
    }
    return Self(
      initial: first, steps: done, lasso: Lasso(trigger: lasso.trigger, loopStart: start))
  }
}

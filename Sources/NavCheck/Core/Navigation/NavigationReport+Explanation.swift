import NavModel

extension NavigationReport {
  /// The first world on a trace from which every way of settling without further input ends in the failure.
  ///
  /// Nil for a property of steps, and where that is the last world itself.
  /// Complexity: settles each world of the trace.
  public func pointOfNoReturn(of finding: Finding) -> Int? {
    guard let trace = finding.verdict.trace, let fails = failure(of: finding) else { return nil }
    let worlds = trace.states
    for (index, world) in worlds.enumerated().dropLast() {
      let settled = machine.settle(world)
      if !settled.isEmpty, settled.allSatisfy(fails) { return index }
    }
    return nil
  }

  /// Whether a world breaks a property of worlds; nil for other properties.
  private func failure(of finding: Finding) -> ((NavWorld) -> Bool)? {
    if let builtIn = finding.builtIn {
      guard case .worlds(let claim) = BuiltInChecks(machine: machine).form(of: builtIn) else { return nil }
      switch builtIn {
      case .exitEquivalence, .cancelledGesture, .reEntry: return nil
      default: return { !claim($0).holds }
      }
    }
    guard let property = program.properties.first(where: { $0.name == finding.name }) else { return nil }
    switch property.kind {
    case .always, .never: return { [machine] in !machine.judge(property, in: $0).holds }
    default: return nil
    }
  }

  /// Why a property fails at the end of its trace, in one sentence about the screens and coordinators in it.
  public func why(_ finding: Finding) -> String {
    guard let trace = finding.verdict.trace else {
      return finding.detail ?? "it is true in no world"
    }
    let world = trace.final
    if let builtIn = finding.builtIn { return sentence(builtIn, trace, world) }
    guard let property = program.properties.first(where: { $0.name == finding.name }) else { return "" }
    switch property.kind {
    case .possible: return "from here on it can never be true again"
    case .never: return "it is true here"
    case .change: return "the step '\(trace.steps.last?.action.description ?? "")' breaks it"
    default: return "it is false here"
    }
  }

  private func sentence(_ builtIn: NavBuiltIn, _ trace: Trace, _ world: NavWorld) -> String {
    func name(_ screen: ScreenID) -> String { machine.name(of: screen, in: world) }
    func name(_ coordinator: NavCoordinator) -> String { program.coordinators[coordinator.declaration].name }
    let outputs = trace.steps.last?.action.outputs ?? []
    switch builtIn {
    case .screenHasOwner:
      for screen in world.visibleScreens {
        guard let owner = world[screen].owner else { return "\(name(screen)) has no owner" }
        if world[owner].isFinished { return "\(name(world[owner])) is finished while \(name(screen)) is on screen" }
        if !world[owner].isAlive { return "\(name(world[owner])) is gone while \(name(screen)) is on screen" }
      }
    case .childHasScreen, .childEndsWithBranch:
      for coordinator in world.coordinators.dropFirst() {
        let isThere = coordinator.branchedFrom.map { world.isOnScreen($0) } ?? false
        if coordinator.isAlive, !coordinator.isFinished, !isThere {
          return "\(name(coordinator)) is alive, and its screen is gone"
        }
        if coordinator.isFinished, isThere { return "\(name(coordinator)) is finished while its first screen is there" }
      }
    case .beliefMatchesScreen:
      for stack in world.containers where world[stack].path != world[stack].screens {
        let believed = world[stack].path.map(name).joined(separator: ", ")
        return "the app believes in [\(believed)], on screen is [\(world[stack].screens.map(name).joined(separator: ", "))]"
      }
      for (index, coordinator) in world.coordinators.enumerated() where coordinator.isAlive {
        let declared = program.coordinators[coordinator.declaration].variables
        for variable in declared.indices where declared[variable].tie != nil {
          if !machine.agrees(variable, of: CoordinatorID(index), in: world) {
            let value = machine.text(of: coordinator.variables[variable])
            return "\(name(coordinator)).\(declared[variable].name) is \(value), and the screen shows something else"
          }
        }
      }
      return "what the app wants to present is not what is presented"
    case .noFatal:
      if case .fatal(let message) = world.outcome { return message }
      return world.outcome == .diverges ? "it goes on for ever without coming to rest" : "handlers call each other without end"
    case .noSilentDrop:
      for case .dropped(let message) in outputs { return message }
      if let refusal = world.refusals.first { return "\(machine.text(of: refusal.route)) was refused and is not shown" }
    case .exitOnce:
      if let owed = world.owedExits.first { return "the exit of \(name(owed)) never fires" }
      for case .exit(let route, _, _, let isRepeated, _) in outputs {
        return "the exit of \(machine.text(of: route)) fires \(isRepeated ? "twice" : "though the program removed it")"
      }
    case .oneIntentOnePush:
      for case .doubled(let route) in outputs { return "\(machine.text(of: route)) is shown twice by one control" }
    case .linkReachesTarget: return "the link does not end with its target visible, or twice does not end as once"
    case .exitEquivalence: return "two ways out of this world end on the same screens and in different states"
    case .cancelledGesture: return "a gesture that is begun here and let go does not end here"
    case .reEntry: return "what was entered and left from here cannot be entered again with the same result"
    case .noTrap: return "from here on there is no way back to the bottom of the root stack"
    case .locksReleased: return "from here on a lock is held for ever"
    case .noDeadlock: return "nothing can happen any more"
    case .ownerGoneEffectsGone:
      if let effect = world.effects.first { return "\(program.effects[effect.effect].signature.name) still runs" }
    default: break
    }
    return "the last step breaks it"
  }
}

import NavModel

extension BuiltInChecks {
  var childEndsWithBranch: WorldClaim {
    { world in
      var matters = false
      for coordinator in world.coordinators where coordinator.branch != nil {
        matters = true
        let isThere = coordinator.branchedFrom.map { world.isOnScreen($0) } ?? false
        if coordinator.isAlive, !coordinator.isFinished, coordinator.branchedFrom != nil, !isThere {
          return .init(matters: true, holds: false)
        }
        if coordinator.isFinished, isThere { return .init(matters: true, holds: false) }
      }
      return .init(matters: matters, holds: true)
    }
  }

  /// What is believed is what is shown: paths, presentations, and the variables that say so.
  var beliefMatchesScreen: WorldClaim {
    { [machine] world in
      let pathsAgree = world.containers.allSatisfy { world[$0].path == world[$0].screens }
      let wanted = Set(world.presentations.map(\.stack))
      let shown = Set(world.layers.dropFirst().map(\.stack))
      var variablesAgree = true
      for (index, coordinator) in world.coordinators.enumerated() where coordinator.isAlive {
        let declared = machine.program.coordinators[coordinator.declaration].variables
        for variable in declared.indices where declared[variable].tie != nil {
          if !machine.agrees(variable, of: CoordinatorID(index), in: world) { variablesAgree = false }
        }
      }
      return .init(matters: true, holds: pathsAgree && wanted == shown && variablesAgree)
    }
  }

  var childHasScreen: WorldClaim {
    { [machine] world in
      var matters = false
      for index in world.coordinators.indices.dropFirst() {
        let coordinator = world.coordinators[index]
        guard coordinator.isAlive, !coordinator.isFinished,
          machine.program.coordinators[coordinator.declaration].start != nil
        else { continue }
        matters = true
        let isShown = world.containers.contains { stack in
          world[stack].screens.contains { screen in
            world[screen].owner.map { world.isBelow($0, CoordinatorID(index)) } ?? false
          }
        }
        if !isShown { return .init(matters: true, holds: false) }
      }
      return .init(matters: matters, holds: true)
    }
  }

  var screenHasOwner: WorldClaim {
    { world in
      let holds = world.visibleScreens.allSatisfy { screen in
        world[screen].owner.map { world[$0].isAlive && !world[$0].isFinished } ?? false
      }
      return .init(matters: true, holds: holds)
    }
  }

  var ownerGoneEffectsGone: WorldClaim {
    { world in
      let holds = world.effects.allSatisfy { effect in
        world[effect.coordinator].isAlive && !world[effect.coordinator].isFinished
          && (effect.screen.map { world.isOnScreen($0) } ?? true)
      }
      return .init(matters: !world.effects.isEmpty, holds: holds)
    }
  }

  var noFatal: WorldClaim {
    { world in
      switch world.outcome {
      case .running, .exceeds: .init(matters: true, holds: true)
      case .fatal, .diverges, .recursion: .init(matters: true, holds: false)
      }
    }
  }

  /// No living coordinator holds a lock.
  var areLocksFree: @Sendable (NavWorld) -> Bool {
    { [machine] world in
      world.outcome != .running
        || world.coordinators.allSatisfy { coordinator in
          let declared = machine.program.coordinators[coordinator.declaration].variables
          return !declared.indices.contains { index in
            declared[index].isLock && coordinator.variables.indices.contains(index)
              && coordinator.variables[index] == .bool(true)
          }
        }
    }
  }

  /// At rest, with nothing presented, at the bottom of the root stack or of a tab on it.
  var isHome: @Sendable (NavWorld) -> Bool {
    { [machine] world in
      guard world.outcome == .running else { return true }
      guard machine.isQuiescent(world), world.layers.count == 1, let root = world.layers.first?.stack,
        world[root].screens.count == 1, let bottom = world[root].screens.first
      else { return false }
      guard let tabs = world[bottom].tabs else { return true }
      return world[tabs.stacks[tabs.selected]].screens.count == 1
    }
  }
}

extension NavWorld {
  /// Whether one coordinator is another or lies below it.
  func isBelow(_ coordinator: CoordinatorID, _ ancestor: CoordinatorID) -> Bool {
    var next: CoordinatorID? = coordinator
    var steps = 0
    while let current = next, steps <= coordinators.count {
      if current == ancestor { return true }
      next = self[current].parent
      steps += 1
    }
    return false
  }
}

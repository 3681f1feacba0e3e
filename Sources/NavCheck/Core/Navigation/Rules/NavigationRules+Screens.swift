import NavModel

/// Beliefs against containers, and screens against their owners.
extension NavigationRules {
  var beliefMatchesScreen: NavigationProperty.Claim {
    .state(
      when: isAtRest,
      faults: { world in
        (machine.followsBelief ? layerFaults(world) : []) + tieFaults(world)
      })
  }

  private func layerFaults(_ world: NavWorld) -> [NavigationViolation] {
    var faults: [NavigationViolation] = []
    for stack in world.containersInScope where world[stack].path != world[stack].screens {
      let owner = world[stack].owner.map { world[$0].declaration }
      faults.append(
        NavigationViolation(coordinators: [owner]) {
          "\(name(declaration: owner)) believes that its stack is \(list(world[stack].path, world)), but "
            + "the container holds \(list(world[stack].screens, world))"
        })
    }
    if !world.isRootInScope { return faults }
    let shown = world.layers.dropFirst().map(\.stack)
    for wanted in world.presentations where !shown.contains(wanted.stack) {
      let owner = wanted.coordinator.map { world[$0].declaration }
      faults.append(
        NavigationViolation(coordinators: [owner]) {
          "\(name(declaration: owner)) believes that \(list(world[wanted.stack].path, world)) is presented, but it is "
            + "not on screen"
        })
    }
    for layer in world.layers.dropFirst()
    where !world.presentations.contains(where: { $0.stack == layer.stack }) {
      let owner = layer.coordinator.map { world[$0].declaration }
      faults.append(
        NavigationViolation(coordinators: [owner]) {
          "\(list(world[layer.stack].screens, world)) is presented, but the state of \(name(declaration: owner)) does not "
            + "contain it"
        })
    }
    return faults
  }

  private func tieFaults(_ world: NavWorld) -> [NavigationViolation] {
    var faults: [NavigationViolation] = []
    for id in world.coordinatorsInScope {
      let coordinator = world[id]
      guard coordinator.isAlive, !coordinator.isFinished else { continue }
      let declared = program.coordinators[coordinator.declaration].variables
      for (index, (variable, value)) in zip(declared, coordinator.variables).enumerated() {
        guard let binding = variable.binding,
          let shown = machine.shown(
            binding.part, of: id, requestedBy: binding.isTwoWay ? index : nil, in: world),
          !agrees(value, shown, in: world)
        else { continue }
        faults.append(
          NavigationViolation(coordinators: [coordinator.declaration]) {
            "\(name(id, world)).\(variable.name) is \(machine.text(of: value, in: world)), but its "
              + "\(binding.part.rawValue) is \(machine.text(of: shown, in: world))"
          })
      }
    }
    return faults
  }

  /// Whether a variable agrees with the shown value; a Bool states only whether anything is shown.
  private func agrees(_ value: NavValue, _ shown: NavValue, in world: NavWorld) -> Bool {
    if case .bool(let isShown) = value { return isShown == (shown != .none) }
    return machine.isSame(value, shown, in: world)
  }

  private func list(_ screens: [ScreenID], _ world: NavWorld) -> String {
    "[\(screens.map { name(world[$0].route) }.joined(separator: ", "))]"
  }

  var childHasScreen: NavigationProperty.Claim {
    .state(
      when: { world in isAtRest(world) && !children(of: world).isEmpty },
      faults: { world in
        let housed = world.housedCoordinators
        return children(of: world).filter { !housed[$0.index] && !isRequested($0, world) }.map { child in
          NavigationViolation(
            coordinators: [world[child].declaration], places: [world[child].branch?.place]
          ) {
            "\(name(child, world)) is alive, but none of its screens is on screen"
          }.reported(atBranch: world[child].branch)
        }
      })
  }

  /// Whether the first screen of a child, or of one of its descendants, is in a layer that waits for the end of another one.
  private func isRequested(_ child: CoordinatorID, _ world: NavWorld) -> Bool {
    world[child].branchedFrom.map(world.isRequested) ?? false
      || world[child].children.contains { isRequested($0, world) }
  }

  /// The living children that begin with a screen.
  private func children(of world: NavWorld) -> [CoordinatorID] {
    world.coordinatorsInScope.filter { id in
      let coordinator = world[id]
      return id.index > 0 && coordinator.isAlive && !coordinator.isFinished && coordinator.parent != nil
        && (program.coordinators[coordinator.declaration].start != nil || coordinator.root != nil)
    }
  }

  var screenHasOwner: NavigationProperty.Claim {
    .state(
      when: isAtRest,
      faults: { world in
        world.askedVisibleScreens.compactMap { screen in
          let place = world[screen].route.place
          guard let owner = world[screen].owner else {
            return NavigationViolation(places: [place]) { "\(name(screen, world)) has no owner" }
          }
          if world[owner].isAlive, !world[owner].isFinished { return nil }
          return NavigationViolation(coordinators: [world[owner].declaration], places: [place]) {
            let state = world[owner].isFinished ? "finished" : "gone"
            return "\(name(owner, world)) is \(state) while \(name(screen, world)) is still on screen"
          }.reported(atBranch: world[owner].branch)
        }
      })
  }

  var ownerGoneEffectsGone: NavigationProperty.Claim {
    .state(
      // A blocking effect keeps the app from settling, so only everything else must have settled.
      when: { world in
        world.isRootInScope && !world.effects.isEmpty && world.outcome == .running && world.hasNothingInFlight
      },
      faults: { world in
        world.effects.compactMap { running in
          let owner = world[running.coordinator]
          let isGone = !owner.isAlive || owner.isFinished
          let isHidden = running.screen.map { world.stack(holding: $0) == nil } ?? false
          guard isGone || isHidden else { return nil }
          let place = running.screen.map { world[$0].route.place }
          return NavigationViolation(coordinators: [owner.declaration], places: [place]) {
            let who = isGone ? name(running.coordinator, world) : running.screen.map { name($0, world) } ?? ""
            return "\(program.effects[running.effect].signature.name) still runs, although \(who) is gone"
          }
        }
      })
  }
}

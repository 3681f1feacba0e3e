import NavModel

/// Properties about reachability.
extension NavigationRules {
  var locksReleased: NavigationProperty.Claim {
    .possible(
      when: { world, _ in world.outcome == .running && !takenLocks(in: world).isEmpty },
      goal: { world, allowances in
        takenLocks(in: world).allSatisfy { fault in allowances.contains { fault.isExcused(by: $0) } }
      },
      lost: { world in
        takenLocks(in: world).first
          ?? NavigationViolation { "a lock is taken again and again, and never released" }
      })
  }

  var flagsAtRest: NavigationProperty.Claim {
    .state(
      when: isAtRest,
      faults: { world in
        world.coordinatorsInScope.map { world[$0] }.filter(\.isAlive).flatMap { coordinator in
          program.dialect.raisedFlags(of: coordinator).map { flag in
            NavigationViolation(coordinators: [coordinator.declaration]) {
              "\(flag) of \(name(declaration: coordinator.declaration)) is still set, although the action that it "
                + "records has ended"
            }
          }
        }
      })
  }

  /// A fault for every lock that is true.
  private func takenLocks(in world: NavWorld) -> [NavigationViolation] {
    var found: [NavigationViolation] = []
    func collect(
      _ values: [NavValue], _ declared: [NavProgram.VariableDeclaration], _ owner: String,
      _ coordinator: Int?,
      _ place: Int?
    ) {
      for (variable, value) in zip(declared, values) where variable.isLock && value == .bool(true) {
        found.append(
          NavigationViolation(coordinators: [coordinator], places: [place]) {
            "the lock \(variable.name) of \(owner) is taken, and from here some lock is always taken"
          })
      }
    }
    if world.isRootInScope { collect(world.variables, program.variables, "the system", nil, nil) }
    for coordinator in world.coordinatorsInScope.map({ world[$0] }) where coordinator.isAlive {
      let declaration = coordinator.declaration
      let name = program.coordinators[declaration].name
      collect(coordinator.variables, program.coordinators[declaration].variables, name, declaration, nil)
      if let branch = coordinator.branch {
        collect(
          coordinator.branchVariables, program.places[branch.place].variables, self.name(branch), declaration,
          branch.place)
      }
    }
    for screen in world.containersInScope.flatMap({ world[$0].screens }) {
      let place = world[screen].route.place
      let owner = world[screen].owner.map { world[$0].declaration }
      collect(world[screen].variables, program.places[place].variables, name(screen, world), owner, place)
    }
    return found
  }

  var noTrap: NavigationProperty.Claim {
    .possible(
      when: { world, allowances in
        guard world.outcome == .running else { return false }
        let front = faultInFront(of: world) { "" }
        return !allowances.contains { front.isExcused(by: $0) }
      },
      goal: { world, _ in isHome(world) },
      lost: { world in
        faultInFront(of: world) {
          "from \(world.front.map { name($0, world) } ?? "here") no path leads back to the bottom of the root stack"
        }
      })
  }

  /// Whether the app has settled with only the root layer, at the bottom screen of the front stack.
  private func isHome(_ world: NavWorld) -> Bool {
    guard world.layers.count == 1, isAtRest(world), let root = world.layers.first?.stack else { return false }
    return world[root].screens.count <= 1 && world.routesInFront.allSatisfy { $0.count <= 1 }
  }

  var noFatal: NavigationProperty.Claim {
    .state(
      when: { _ in true },
      faults: { world in
        switch world.outcome {
        case .running, .exceeds: []
        case .fatal(let message): [faultInFront(of: world) { "the app crashes: \(message)" }]
        case .diverges: [faultInFront(of: world) { "the app repeats the same steps for ever" }]
        case .recursion: [faultInFront(of: world) { "handlers call each other more than 64 levels deep" }]
        }
      })
  }

  var noDeadlock: NavigationProperty.Claim {
    .deadlockFree { world in
      faultInFront(of: world) {
        "at \(world.front.map { name($0, world) } ?? "an empty screen") no event can change anything"
      }
    }
  }

  /// Whether no step leads to another world, and the scope is not the reason.
  func isStuck(_ world: NavWorld) -> Bool {
    if machine.isFinal(world) { return false }
    var isStuck = true
    machine.forEachStep(from: world) { _, next in
      if next != world { isStuck = false }
    }
    return isStuck && !machine.leavesScope(world)
  }

  var everythingReachable: NavigationProperty.Claim {
    .reachable(program.places.indices.filter { program.places[$0].tabBar == nil })
  }

  func unreached(_ place: Int) -> NavigationViolation {
    NavigationViolation(coordinators: [program.places[place].coordinator], places: [place]) {
      "\(name(NavRoute(place: place))) is never on screen"
    }
  }

  /// Whether a place, or a screen that its branch has shown, is on screen.
  func isOnScreen(_ place: Int, in world: NavWorld) -> Bool {
    // Most screens are not, and a tracked world must read nothing but what is in focus.
    if !world.isObserved || world.focus != nil, !world.hasInstance(of: place) { return false }
    for stack in world.containersInScope {
      for screen in world[stack].screens where world[screen].route.place == place { return true }
    }
    return world.coordinatorsInScope.map { world[$0] }.contains { coordinator in
      coordinator.branch?.place == place && coordinator.branchedFrom.map { world.isOnScreen($0) } ?? false
    }
  }
}

import NavModel

/// Properties about screens that do not come back, and layers that keep their presenters.
extension NavigationRules {
  // MARK: What the user took away

  var backIsFinal: NavigationProperty.Claim {
    .state(
      when: { world in isAtRest(world) && machine.enabledEvents(in: world).contains(where: \.leaves) },
      faults: { world in
        for event in machine.enabledEvents(in: world) where event.leaves {
          let taken = routesTaken(by: event, in: world)
          guard !taken.isEmpty else { continue }
          for end in rest(after: event, in: world) where end.outcome == .running {
            let gained = end.gained(taken, since: world)
            guard let route = taken.first(where: { gained[$0] ?? 0 >= 0 }),
              returns(route, counts(of: [route], in: world)[route] ?? 0, after: event, in: world)
            else { continue }
            return [
              NavigationViolation(coordinators: [owner(of: route)], places: [route.place]) {
                "\(machine.text(of: event, in: world)) removes \(name(route)), which comes back without further input"
              }
            ]
          }
        }
        return []
      })
  }

  /// The routes that leaving a screen or layer removes.
  private func routesTaken(by event: NavEvent, in world: NavWorld) -> [NavRoute] {
    guard let stack = event.stack else { return [] }
    let screens = world[stack].screens
    let taken: [ScreenID]
    switch event.kind {
    case .back, .swipeBegin: taken = screens.count > 1 ? screens.suffix(1) : []
    case .backMenu(let count): taken = screens.suffix(count)
    case .reselectTab: taken = Array(screens.dropFirst())
    default: taken = screens
    }
    return taken.map { world[$0].route }
  }

  /// The number of screens of each route in containers.
  private func counts(of routes: [NavRoute], in world: NavWorld) -> [NavRoute: Int] {
    var counts: [NavRoute: Int] = [:]
    for stack in world.containers {
      for screen in world[stack].screens where routes.contains(world[screen].route) {
        counts[world[screen].route, default: 0] += 1
      }
    }
    return counts
  }

  /// Whether a route is removed and is present again when the app settles, on some run without further input.
  ///
  /// If a handler refuses the removal, nothing is removed.
  /// - Complexity: The number of worlds on these runs, up to twice each.
  private func returns(
    _ route: NavRoute, _ count: Int, after event: NavEvent, in world: NavWorld
  ) -> Bool {
    struct Stop {
      let world: NavWorld
      let isGone: Bool
    }
    var (seen, seenGone) = (DistinctWorlds(), DistinctWorlds())
    var pending: [Stop] = []
    func reach(_ next: NavWorld, _ wasGone: Bool) {
      let isThere = counts(of: [route], in: next)[route] ?? 0 >= count
      let stop = Stop(world: next, isGone: wasGone || !isThere)
      if stop.isGone ? seenGone.insert(next) : seen.insert(next) { pending.append(stop) }
    }
    // What leaves and comes back within one step, as in atomic timing, comes back as another screen.
    let screens = world.containers.flatMap { world[$0].screens }.filter { world[$0].route == route }
    machine.forEachStep(from: world) { step, next in
      guard step.event == event else { return }
      let after = machine.moment(before: world, step: step).world
      let shown = after.containers.flatMap { after[$0].screens }
      reach(next, !screens.allSatisfy(shown.contains))
    }
    while let stop = pending.popLast() {
      if seen.count + seenGone.count > program.capacity.rest {
        settlings.noteLimit()
        return false
      }
      guard stop.world.outcome == .running else { continue }
      if machine.isQuiescent(stop.world) {
        if stop.isGone, counts(of: [route], in: stop.world)[route] ?? 0 >= count { return true }
        continue
      }
      var events = machine.platformSteps(in: stop.world).filter { !machine.isFreeAnswer($0, in: stop.world) }
      if isHeld(stop.world) {
        events += machine.enabledEvents(in: stop.world).filter { $0.endsGesture && !$0.cancelsGesture }
      }
      for event in events { machine.follow(event, in: stop.world) { reach($0, stop.isGone) } }
    }
    return false
  }

  // MARK: Layers

  var layerKeepsItsContext: NavigationProperty.Claim {
    .step(
      when: { _, step, world in hasLostLayer(step) || isAtRest(world) && world.layers.count > 1 },
      faults: { before, step, world in
        let lost = step.outputs.compactMap { output -> NavigationViolation? in
          guard case .lostLayer(let route) = output else { return nil }
          return fault(of: step, in: before, coordinators: [owner(of: route)]) {
            "the window shows another root while \(name(route)) is presented, and both stay in memory"
          }
        }
        guard isAtRest(world) else { return lost }
        return lost
          + world.layers.indices.dropFirst().compactMap { index in
            let layer = world.layers[index]
            guard let presenter = layer.presenter, let content = world[layer.stack].screens.first else {
              return nil
            }
            // The user who goes back while a layer comes has left the presenter on purpose.
            if layer.isByContainer || world[presenter].cause == .user { return nil }
            if let home = world.stack(holding: presenter), world.layer(of: home) == index - 1 { return nil }
            let (route, from) = (world[content].route, world[presenter].route)
            return NavigationViolation(
              coordinators: [layer.coordinator.map { world[$0].declaration }],
              places: [route.place, from.place]
            ) {
              "\(name(route)) is presented from \(name(from)), which is no longer below it"
            }
          }
      })
  }

  private func hasLostLayer(_ step: NavStep) -> Bool {
    step.outputs.contains { if case .lostLayer = $0 { true } else { false } }
  }

  var dismissalNamesItsLayer: NavigationProperty.Claim {
    .step(
      when: { _, step, _ in
        step.outputs.contains { output in
          switch output {
          case .delivered(.willDismiss, _), .delivered(.didDismiss, _), .dismissedAnother: true
          default: false
          }
        }
      },
      faults: { before, step, _ in
        step.outputs.compactMap { output in
          guard case .dismissedAnother(let route, let gone) = output else { return nil }
          var fault = fault(of: step, in: before, coordinators: [owner(of: route)]) {
            "a handler of the dismissal of \(name(gone)) dismisses \(name(route)) without naming it"
          }
          fault.places += [route.place, gone.place]
          return fault
        }
      })
  }
}

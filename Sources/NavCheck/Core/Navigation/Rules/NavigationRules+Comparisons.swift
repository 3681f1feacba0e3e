import NavModel

/// Properties that compare continuations: ways to leave a screen, and cancelled gestures.
extension NavigationRules {
  // MARK: Exit equivalence

  private struct Departure {
    let event: NavEvent
    let world: NavWorld
    let shape: NavShape
  }

  var exitEquivalence: NavigationProperty.Claim {
    .state(
      when: { world in
        guard isAtRest(world) else { return false }
        let events = machine.enabledEvents(in: world)
        if events.count(where: \.leaves) > 1 { return true }
        guard events.contains(where: { $0.leaves || $0.isTap }) else { return false }
        return Set(departures(from: world).map(\.event)).count > 1
      },
      faults: { world in
        // The buttons of an alert are answers, which may begin different work.
        let isAlert = world.layers.last?.style == .alert
        let compared: NavShape.Comparison = isAlert ? .everythingButEffects : .everything
        // The departures with the same screens at the end, and of these the ones with equal ends.
        var groups: [[[Departure]]] = []
        var faults: [NavigationViolation] = []
        for departure in departures(from: world) {
          let (end, shape) = (departure.world, departure.shape)
          let group = groups.firstIndex { group in
            let known = group[0][0]
            return machine.haveEqualTabs(known.world, end, in: .containers)
              && known.shape.showsSame(as: shape)
          }
          guard let group else {
            groups.append([[departure]])
            continue
          }
          let equal = groups[group].firstIndex { ends in
            machine.haveEqualTabs(ends[0].world, end, in: compared) && compared.areEqual(ends[0].shape, shape)
          }
          for index in groups[group].indices where index != equal {
            faults += groups[group][index].map { fault(of: $0, and: departure, in: world) }
          }
          if let equal { groups[group][equal].append(departure) } else { groups[group].append([departure]) }
        }
        return faults
      })
  }

  /// A fault about two ways to leave that end with the same screens, but not alike.
  private func fault(of first: Departure, and second: Departure, in world: NavWorld) -> NavigationViolation {
    let text = { difference(first.world, second.world).text("after the first", "after the second") }
    var fault = faultInFront(of: world) {
      "\(machine.text(of: first.event, in: world)) and \(machine.text(of: second.event, in: world)) end with the same "
        + "screens, but \(text())"
    }
    fault.inputs = [first, second].compactMap { departure in
      guard case .tap(let control, _) = departure.event.kind else { return nil }
      return .control(program.controls[control].signature.name)
    }
    return fault.comparing {
      NavigationComparison(
        ways: [first, second].enumerated().map { index, taken in
          NavigationComparison.Way(
            name: index == 0 ? "first" : "second",
            steps: steps(after: taken.event, in: world, to: taken.world))
        },
        difference: text())
    }
  }

  /// The inputs that leave the front screen or layer, with the worlds in which each can end.
  private func departures(from world: NavWorld) -> [Departure] {
    machine.enabledEvents(in: world).filter { $0.leaves || $0.isTap }.flatMap { event in
      rest(after: event, in: world).filter { $0.outcome == .running && isShorter($0, than: world) }.map {
        Departure(event: event, world: $0, shape: machine.shape(of: $0))
      }
    }
  }

  /// Whether a world has fewer layers than another, or fewer screens on the front stack or the columns of an expanded
  /// split view.
  func isShorter(_ world: NavWorld, than other: NavWorld) -> Bool {
    if world.layers.count != other.layers.count { return world.layers.count < other.layers.count }
    let now = world.routesInFront
    let before = other.routesInFront
    return now.count == before.count && now != before && zip(now, before).allSatisfy { $1.starts(with: $0) }
  }

  // MARK: Cancelled gesture

  var cancelledGesture: NavigationProperty.Claim {
    .state(
      when: { world in
        isAtRest(world) && machine.enabledEvents(in: world).contains(where: \.beginsGesture)
      },
      faults: { world in
        let start = world.withoutDebts
        for event in machine.enabledEvents(in: world) where event.beginsGesture {
          for after in rest(after: event, in: world, .cancelled)
          where !after.withoutDebts.isSame(as: start) && !after.outcome.isCutOff {
            return [
              faultInFront(of: world) {
                "\(machine.text(of: event, in: world)) is cancelled, but "
                  + difference(after.withoutDebts, start).text("afterwards", "before")
              }.comparing {
                NavigationComparison(
                  ways: [
                    .init(name: "afterwards", steps: steps(after: event, in: world, .cancelled, to: after)),
                    .init(name: "before", steps: []),
                  ], difference: difference(after.withoutDebts, start).text("afterwards", "before"))
              }
            ]
          }
        }
        return []
      })
  }
}

extension NavShape {
  /// Whether the same screens are in containers; screens from which branches with other values began are not the same.
  fileprivate func showsSame(as other: NavShape) -> Bool {
    containers == other.containers
      && branches.allSatisfy { position, routes in
        routes.allSatisfy { route in
          other.branches[position]?.allSatisfy { $0.place != route.place || $0 == route } ?? true
        }
      }
  }

  /// The branches of the living coordinators, by the positions of the screens from which they began.
  private var branches: [Position: [NavRoute]] {
    var found: [Position: [NavRoute]] = [:]
    var open = coordinators
    while let next = open.popLast() {
      if let position = next.branchedFrom, let branch = next.branch {
        found[position, default: []].append(branch)
      }
      open += next.children
    }
    return found
  }
}

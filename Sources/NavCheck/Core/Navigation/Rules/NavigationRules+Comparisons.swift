import NavModel

/// The app compared with itself: ways out, cancelled gestures, entering again.
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
        var first: [[NavShape.Layer]: Departure] = [:]
        for departure in departures(from: world) {
          guard let known = first[departure.shape.containers] else {
            first[departure.shape.containers] = departure
            continue
          }
          if known.shape == departure.shape { continue }
          return [
            faultInFront(of: world) {
              "\(machine.text(of: known.event, in: world)) and \(machine.text(of: departure.event, in: world)) leave the "
                + "same on screen, but differ in \(difference(known.shape, departure.shape))"
            }
          ]
        }
        return []
      })
  }

  /// The ways to leave what is in front, with where each can end.
  private func departures(from world: NavWorld) -> [Departure] {
    machine.enabledEvents(in: world).filter { $0.leaves || $0.isTap }.flatMap { event in
      rest(after: event, in: world).filter { $0.outcome == .running && isShorter($0, than: world) }.map {
        Departure(event: event, world: $0, shape: machine.shape(of: $0))
      }
    }
  }

  /// Whether a world has fewer layers than another, or less on the stack in front.
  private func isShorter(_ world: NavWorld, than other: NavWorld) -> Bool {
    if world.layers.count != other.layers.count { return world.layers.count < other.layers.count }
    let now = routesInFront(of: world)
    let before = routesInFront(of: other)
    return now.count < before.count && before.starts(with: now)
  }

  private func routesInFront(of world: NavWorld) -> [NavRoute] {
    world.frontStack.map { world[$0].screens.map { world[$0].route } } ?? []
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
          for after in rest(after: event, in: world, cancelling: true) where after.withoutDebts != start {
            return [
              faultInFront(of: world) {
                "\(machine.text(of: event, in: world)), and when it is let go again \(change(start, after))"
              }
            ]
          }
        }
        return []
      })
  }

  private func change(_ before: NavWorld, _ after: NavWorld) -> String {
    if after.outcome != .running { return "the app has ended" }
    let shapes = (machine.shape(of: before), machine.shape(of: after))
    return shapes.0 == shapes.1
      ? "a variable has another value" : "something else is there: \(difference(shapes.0, shapes.1))"
  }

  // MARK: Re-entry

  /// An input that enters something, a way back that restores the shape, and the worlds between.
  private struct RoundTrip {
    let entry: NavEvent
    let exit: NavEvent
    let inside: NavWorld
    let back: NavWorld
  }

  var reEntry: NavigationProperty.Claim {
    .state(
      when: { world in
        guard isAtRest(world) else { return false }
        var isFound = false
        forEachRoundTrip(from: world) { _ in
          isFound = true
          return false
        }
        return isFound
      },
      faults: { world in
        var faults: [NavigationFault] = []
        forEachRoundTrip(from: world) { trip in
          guard let text = obstacle(to: trip, from: world) else { return true }
          let entry = machine.text(of: trip.entry, in: world)
          let exit = machine.text(of: trip.exit, in: trip.inside)
          faults = [faultInFront(of: world) { "after \(entry), \(exit), \(entry) \(text)" }]
          return false
        }
        return faults
      })
  }

  /// Why entering again is not the same; nil if it is.
  private func obstacle(to trip: RoundTrip, from world: NavWorld) -> String? {
    guard let again = counterpart(of: trip.entry, of: world, in: trip.back) else { return "is not possible" }
    let settled = rest(after: again, in: trip.back)
    if settled.isEmpty { return "never comes to rest" }
    let wanted = machine.shape(of: trip.inside)
    for end in settled {
      if end.outcome != .running { return "ends the app" }
      let shape = machine.shape(of: end)
      if shape != wanted { return "gives something else: \(difference(wanted, shape))" }
    }
    return nil
  }

  /// The same input in another world: equal control and values on the screen at the same place.
  private func counterpart(of event: NavEvent, of world: NavWorld, in other: NavWorld) -> NavEvent? {
    let position = event.screen.flatMap { world.position(of: $0) }
    return machine.enabledEvents(in: other).first { candidate in
      candidate.kind == event.kind && candidate.screen.flatMap { other.position(of: $0) } == position
    }
  }

  /// Calls `body` for every round trip until it says false.
  private func forEachRoundTrip(from world: NavWorld, _ body: (RoundTrip) -> Bool) {
    let shape = machine.shape(of: world)
    for entry in machine.enabledEvents(in: world) where entry.isTap || entry.isLink {
      let entered = rest(after: entry, in: world)
      guard entered.count == 1, let inside = entered.first, inside.outcome == .running,
        isShorter(world, than: inside)
      else { continue }
      for exit in machine.enabledEvents(in: inside) where exit.leaves {
        let left = rest(after: exit, in: inside)
        guard left.count == 1, let back = left.first, back.outcome == .running,
          machine.shape(of: back) == shape
        else { continue }
        if !body(RoundTrip(entry: entry, exit: exit, inside: inside, back: back)) { return }
      }
    }
  }
}

import NavModel

/// The app compared with itself on a second visit.
extension NavigationRules {
  /// An input that enters a screen, an input that returns to the same containers, and the worlds between.
  private struct RoundTrip {
    let entry: NavEvent
    let exit: NavEvent
    let inside: NavWorld
    let back: NavWorld
    /// Whether not just the containers, but the shape is as it was.
    let isRestored: Bool
  }

  var reEntry: NavigationProperty.Claim {
    .state(
      when: { world in
        world.readRest()
        guard isAtRest(world) else { return false }
        if !asides(in: world).isEmpty, frontEvents(in: world).contains(where: \.isTap) { return true }
        var isFound = false
        forEachRoundTrip(from: world) { _ in
          isFound = true
          return false
        }
        return isFound
      },
      faults: { world in
        var faults: [NavigationViolation] = []
        forEachRoundTrip(from: world) { trip in
          guard let obstacle = obstacle(to: trip, from: world) else { return true }
          let entry = machine.text(of: trip.entry, in: world)
          let exit = machine.text(of: trip.exit, in: trip.inside)
          faults = [
            faultInFront(of: world) { "after \(entry), \(exit), \(entry) \(obstacle.text)" }
              .comparing { comparison(of: trip, obstacle, from: world) }
          ]
          return false
        }
        if faults.isEmpty { forEachDetour(from: world) { faults = [$0] } }
        return faults
      })
  }

  // MARK: Subjects

  /// The inputs that may enter a screen: taps, and links; those in focus.
  private func entries(in world: NavWorld) -> [NavEvent] {
    guard let focus = world.focus else {
      return machine.enabledEvents(in: world).filter { $0.isTap || $0.isLink }
    }
    if let link = world.focusedLink { return machine.enabledEvents(in: world, of: .link(link)) }
    return focus == 0 ? frontEvents(in: world).filter(\.isTap) : []
  }

  /// The inputs that show another tab or page; those in focus.
  private func asides(in world: NavWorld) -> [NavEvent] {
    if world.focusedLink != nil { return [] }
    let events =
      switch world.focus {
      case nil: machine.enabledEvents(in: world)
      case 0: frontEvents(in: world)
      case .some(let focus): machine.enabledEvents(in: world, of: .select(focus - 1))
      }
    return events.filter { if case .selectTab = $0.kind { true } else { false } }
  }

  private func frontEvents(in world: NavWorld) -> [NavEvent] {
    // All inputs are known already where no reads are recorded.
    world.isObserved
      ? machine.enabledEvents(in: world, of: .front) : machine.enabledEvents(in: world)
  }

  /// Why entering again is not the same.
  private struct Obstacle {
    /// The text that follows the input: `is not possible`.
    let text: String
    /// The input that enters again, and where it leads; nil where there is none.
    var again: NavEvent?
    var end: NavWorld?
  }

  /// Both visits, from the world on where the first begins.
  private func comparison(of trip: RoundTrip, _ obstacle: Obstacle, from world: NavWorld)
    -> NavigationComparison
  {
    let first = steps(after: trip.entry, in: world, to: trip.inside)
    var second = first + steps(after: trip.exit, in: trip.inside, to: trip.back)
    if let again = obstacle.again, let end = obstacle.end {
      second += steps(after: again, in: trip.back, to: end)
    }
    let text =
      obstacle.end.map {
        difference(trip.inside, $0).text("the first time", "the second time")
      } ?? "the second time \(machine.text(of: trip.entry, in: world)) \(obstacle.text)"
    return NavigationComparison(
      ways: [.init(name: "the first time", steps: first), .init(name: "the second time", steps: second)],
      difference: text)
  }

  /// Why entering again is not the same; nil if it is.
  ///
  /// Where the app remembers the visit, another result may be meant; a crash is not.
  private func obstacle(to trip: RoundTrip, from world: NavWorld) -> Obstacle? {
    // From the same world the same input leads to the same.
    if trip.back.isSame(as: world) { return nil }
    guard let again = counterpart(of: trip.entry, of: world, in: trip.back) else {
      return trip.isRestored ? Obstacle(text: "is not possible") : nil
    }
    let settled = rest(after: again, in: trip.back)
    // The exploration reports what a bound cuts off, since it reaches the same world.
    if settled.contains(where: \.outcome.isCutOff) { return nil }
    if settled.isEmpty { return trip.isRestored ? Obstacle(text: "never settles", again: again) : nil }
    if let ended = settled.first(where: { $0.outcome != .running }) {
      var text = "ends the app"
      if case .fatal(let message) = ended.outcome { text = "crashes the app: \(message)" }
      return Obstacle(text: text, again: again, end: ended)
    }
    guard trip.isRestored else { return nil }
    for other in settled where !machine.haveEqualShapes(trip.inside, other) {
      let difference = difference(trip.inside, other)
      let text = "gives something else: \(difference.text("the first time", "the second time"))"
      return Obstacle(text: text, again: again, end: other)
    }
    return nil
  }

  /// The same input in another world: equal control and values on the screen at the same place.
  private func counterpart(of event: NavEvent, of world: NavWorld, in other: NavWorld) -> NavEvent? {
    let position = event.screen.flatMap { world.position(of: $0) }
    return machine.enabledEvents(in: other, like: event).first { candidate in
      candidate.kind == event.kind && candidate.screen.flatMap { other.position(of: $0) } == position
    }
  }

  /// Calls `body` for every round trip until it returns false.
  private func forEachRoundTrip(from world: NavWorld, _ body: (RoundTrip) -> Bool) {
    let entries = entries(in: world)
    if entries.isEmpty { return }
    let shape = machine.shape(of: world)
    for entry in entries {
      var answers = NavTabAnswers()
      if entry.isLink, world.isObserved {
        // The answers do not depend on the front tab, which is read next.
        machine.follow(entry, in: world) { machine.haveEqualTabs($0, world, in: .containers, &answers) }
      }
      let entered = rest(after: entry, in: world)
      guard entered.count == 1, let inside = entered.first, inside.outcome == .running,
        isShorter(world, than: inside)
      else { continue }
      for exit in machine.enabledEvents(in: inside, of: .front) where exit.leaves {
        let left = rest(after: exit, in: inside)
        guard left.count == 1, let back = left.first, back.outcome == .running,
          machine.haveEqualTabs(back, world, in: .containers, &answers)
        else { continue }
        let found = machine.shape(of: back)
        guard found.containers == shape.containers else { continue }
        let trip = RoundTrip(
          entry: entry, exit: exit, inside: inside, back: back,
          isRestored: machine.haveEqualTabs(back, world, in: .everything) && found == shape)
        if !body(trip) { return }
      }
    }
  }

  /// Calls `body` with the first control that is disabled after the user has visited another tab or page.
  private func forEachDetour(from world: NavWorld, _ body: (NavigationViolation) -> Void) {
    let asides = asides(in: world)
    if asides.isEmpty { return }
    let taps = frontEvents(in: world).filter(\.isTap)
    for aside in asides {
      guard let selected = aside.screen.flatMap({ world[$0].tabs?.selected }) else { continue }
      for there in rest(after: aside, in: world) where there.outcome == .running {
        for home in machine.enabledEvents(in: there) where home.kind == .selectTab(selected) {
          // In the same world, the same controls are enabled.
          for back in rest(after: home, in: there)
          where !back.isSame(as: world) && machine.haveEqualShapes(back, world) {
            for tap in taps where counterpart(of: tap, of: world, in: back) == nil {
              return body(
                faultInFront(of: world) {
                  "after \(machine.text(of: aside, in: world)), \(machine.text(of: home, in: there)), "
                    + "\(machine.text(of: tap, in: world)) is no longer possible"
                })
            }
          }
        }
      }
    }
  }
}

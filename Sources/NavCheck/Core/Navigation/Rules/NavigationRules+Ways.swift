import NavModel

/// The steps of the continuations that properties compare.
extension NavigationRules {
  /// The descriptions of the steps from one world to another.
  typealias Steps = [String]

  /// Returns the steps of an input and its consequences, on a shortest path to a settled world.
  ///
  /// - Parameters:
  ///   - event: The input.
  ///   - world: The world in which it occurs.
  ///   - ending: The end of a gesture, as in ``rest(after:in:_:)``.
  ///   - end: One of the worlds that ``rest(after:in:_:)`` returns.
  /// - Returns: The steps; only the input if `bound rest` ends the search first.
  /// - Complexity: Time in proportion to the explored worlds.
  func steps(
    after event: NavEvent, in world: NavWorld, _ ending: SettlingMemo.Input.Ending = .finished,
    to end: NavWorld
  ) -> Steps {
    let first = machine.text(of: event, in: world)
    var begun: [(world: NavWorld, steps: Steps)] = []
    machine.follow(event, in: world) { begun.append(($0, [first])) }
    return steps(from: begun, ending, to: end) ?? [first]
  }

  /// The steps without input on a shortest path to a settled world.
  func steps(settling world: NavWorld, to end: NavWorld) -> Steps {
    steps(from: [(world, [])], .letGo, to: end) ?? []
  }

  private func steps(
    from begun: [(world: NavWorld, steps: Steps)], _ ending: SettlingMemo.Input.Ending, to end: NavWorld
  ) -> Steps? {
    var pending = begun
    var seen = Set(begun.map(\.world))
    var next = 0
    while next < pending.count, seen.count <= program.capacity.rest {
      let (world, steps) = pending[next]
      next += 1
      if world == end { return steps }
      guard world.outcome == .running else { continue }
      var events = machine.platformSteps(in: world).filter { !machine.isFreeAnswer($0, in: world) }
      if isHeld(world) {
        events += machine.enabledEvents(in: world).filter {
          $0.endsGesture && $0.cancelsGesture == (ending != .finished)
        }
      }
      for event in events {
        let text = machine.text(of: event, in: world)
        machine.follow(event, in: world) { after in
          if seen.insert(after).inserted { pending.append((after, steps + [text])) }
        }
      }
    }
    return nil
  }
}

import NavModel

/// The steps behind what the properties compare.
extension NavigationRules {
  /// Steps in words from one world to another.
  typealias Steps = [String]

  /// The steps of an input and of what follows by itself, on a shortest way to a world at rest.
  ///
  /// - Parameters:
  ///   - event: The input.
  ///   - world: Where it happens.
  ///   - ending: What becomes of a gesture, as in ``rest(after:in:_:)``.
  ///   - end: One of the worlds that this gives.
  /// - Returns: The steps; just the input if the world is not met before `bound rest` is.
  /// - Complexity: the number of worlds on the way.
  func steps(
    after event: NavEvent, in world: NavWorld, _ ending: SettlingMemo.Input.Ending = .finished,
    to end: NavWorld
  ) -> Steps {
    let first = machine.text(of: event, in: world)
    var begun: [(world: NavWorld, steps: Steps)] = []
    machine.follow(event, in: world) { begun.append(($0, [first])) }
    return steps(from: begun, ending, to: end) ?? [first]
  }

  /// The steps that follow by themselves, on a shortest way to a world at rest.
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

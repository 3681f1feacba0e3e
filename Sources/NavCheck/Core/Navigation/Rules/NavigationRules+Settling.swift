import NavModel

/// The worlds in which the app settles, for properties that compare the app with itself.
extension NavigationRules {
  /// Whether the user's finger is down.
  func isHeld(_ world: NavWorld) -> Bool {
    world.hasGesture
  }

  /// The largest number of worlds to explore until the app settles.
  private var limit: Int { program.capacity.rest }

  /// Truncates a world, and records that properties that follow inputs are not decided.
  private func cutOff(_ world: NavWorld) -> NavWorld {
    settlings.noteLimit()
    return world.cutOff(by: "rest \(limit)")
  }

  /// The reason for which a property that follows inputs until the app settles is not decided; nil if it is.
  func limitReached(by property: NavBuiltIn?) -> String? {
    let following: [NavBuiltIn] = [
      .exitEquivalence, .cancelledGesture, .reEntry, .backIsFinal, .linkReachesTarget,
    ]
    guard let property, following.contains(property), settlings.hasReachedLimit else { return nil }
    return "bound rest \(limit): an input leads through more worlds before the app settles"
  }

  /// Platform steps, without the answers of effects that block nothing.
  private func platformSteps(in world: NavWorld) -> [NavEvent] {
    machine.platformSteps(in: world).filter { !machine.isFreeAnswer($0, in: world) }
  }

  /// The quiescent or ended worlds that are reachable without further input; distinct, in a fixed order.
  ///
  /// - Parameters:
  ///   - worlds: The worlds to begin with.
  ///   - lettingGo: Whether the user cancels a gesture in flight.
  /// - Returns: The worlds; none if every run goes on for ever; a truncated world if there are too many on the way.
  func rest(_ worlds: [NavWorld], lettingGo: Bool = false) -> [NavWorld] {
    // Mostly there is one, at rest already.
    if worlds.count == 1, worlds[0].outcome != .running || machine.isQuiescent(worlds[0]) { return worlds }
    var settled: [NavWorld] = []
    var seen = DistinctWorlds()
    var pending = worlds.reversed().filter { seen.insert($0) }
    while let world = pending.popLast() {
      if seen.count > limit { return [cutOff(world)] }
      if world.outcome != .running || machine.isQuiescent(world) {
        settled.append(world)
        continue
      }
      var events = platformSteps(in: world)
      if lettingGo, isHeld(world) { events += machine.enabledEvents(in: world).filter(\.cancelsGesture) }
      for event in events {
        machine.follow(event, in: world) { next in
          if seen.insert(next) { pending.append(next) }
        }
      }
    }
    return settled
  }

  /// The worlds that are reachable from some by platform steps while the finger is down.
  private func held(_ worlds: [NavWorld]) -> [NavWorld] {
    var found: [NavWorld] = []
    var seen: Set<NavWorld> = []
    var pending = worlds.reversed().filter { isHeld($0) && seen.insert($0).inserted }
    while let world = pending.popLast() {
      if seen.count > limit { return [cutOff(world)] }
      found.append(world)
      guard world.outcome == .running else { continue }
      for event in platformSteps(in: world) {
        machine.follow(event, in: world) { next in
          next.readLocalTabs()
          if isHeld(next), seen.insert(next).inserted { pending.append(next) }
        }
      }
    }
    return found
  }

  /// Where the app comes to rest after an input; a gesture is held for a while and then ended.
  ///
  /// - Parameters:
  ///   - event: The input.
  ///   - world: A quiescent world in which it is enabled.
  ///   - ending: Whether a gesture that it begins is finished or cancelled; or any is let go, so that it changes nothing.
  /// - Returns: The quiescent worlds, and those where the app has ended.
  func rest(after event: NavEvent, in world: NavWorld, _ ending: SettlingMemo.Input.Ending = .finished)
    -> [NavWorld]
  {
    settlings.ends(of: SettlingMemo.Input(event: event, ending: ending), in: world) {
      newRest(after: event, in: $0, ending)
    }
  }

  private func newRest(
    after event: NavEvent, in world: NavWorld, _ ending: SettlingMemo.Input.Ending
  ) -> [NavWorld] {
    var begun: [NavWorld] = []
    machine.follow(event, in: world) { next in begun.append(next) }
    guard event.beginsGesture, ending != .letGo else { return rest(begun, lettingGo: ending == .letGo) }
    let cancelling = ending == .cancelled
    var ended = cancelling ? [] : begun.filter { !isHeld($0) }
    for held in held(begun) {
      if held.outcome.isCutOff { return [held] }
      for end in machine.enabledEvents(in: held) where end.endsGesture && end.cancelsGesture == cancelling {
        machine.follow(end, in: held) { next in ended.append(next) }
      }
    }
    return rest(ended)
  }
}

extension NavEvent {
  /// Whether it puts the finger down.
  var beginsGesture: Bool {
    switch kind {
    case .swipeBegin, .swipePage, .swipeDownBegin: true
    default: false
    }
  }

  /// Whether the event cancels a gesture.
  var cancelsGesture: Bool {
    switch kind {
    case .swipeCancel, .swipeDownCancel: true
    default: false
    }
  }

  /// Whether the event leaves a screen or a layer without the app's own code.
  var leaves: Bool {
    switch kind {
    case .back, .backMenu, .swipeBegin, .swipeDownBegin, .tapOutside, .reselectTab: true
    default: false
    }
  }

  /// Whether it is a tap on a control.
  var isTap: Bool { if case .tap = kind { true } else { false } }

  /// Whether it is a deep link.
  var isLink: Bool { if case .link = kind { true } else { false } }
}

import NavModel

/// The three properties that compare the app with itself, and so need no text.
extension BuiltInChecks {
  /// All ways to leave the top screen or layer that end in the same containers end in the same shape.
  var exitEquivalence: WorldClaim {
    { [machine] world in
      let here = machine.containers(of: world)
      var groups: [[NavShape.Layer]: NavShape] = [:]
      var ways = 0
      for event in machine.enabledEvents(in: world) where event.isUserWay {
        var isWay = false
        for end in machine.ends(of: event, in: world) where end.outcome == .running {
          let there = machine.containers(of: end)
          guard there.isShorter(than: here) else { continue }
          isWay = true
          let shape = machine.shape(of: end)
          if let known = groups[there], known != shape { return .init(matters: true, holds: false) }
          groups[there] = shape
        }
        if isWay { ways += 1 }
      }
      return .init(matters: ways > 1, holds: true)
    }
  }

  /// A gesture that is begun and let go ends where it began, whatever the platform tells meanwhile.
  var cancelledGesture: WorldClaim {
    { [machine] world in
      var matters = false
      let rested = machine.settle(world).first ?? world
      for event in machine.enabledEvents(in: world) {
        guard let cancel = event.kind.cancel else { continue }
        for begun in machine.results(of: event, in: world) {
          for held in machine.held(begun) {
            for letGo in machine.enabledEvents(in: held) where letGo.kind == cancel {
              matters = true
              for next in machine.results(of: letGo, in: held) {
                for end in machine.settle(next) where machine.atRest(end) != machine.atRest(rested) {
                  return .init(matters: true, holds: false)
                }
              }
            }
          }
        }
      }
      return .init(matters: matters, holds: true)
    }
  }

  /// What can be entered, and left so that the shape is as before, can be entered again and gives the same shape.
  var reEntry: WorldClaim {
    { [machine] world in
      let shape = machine.shape(of: world)
      let here = machine.containers(of: world)
      var matters = false
      for enter in machine.enabledEvents(in: world) where enter.isTapOrLink {
        let inside = machine.ends(of: enter, in: world)
        guard inside.count == 1, let inner = inside.first, inner.outcome == .running,
          here.isShorter(than: machine.containers(of: inner))
        else { continue }
        let innerShape = machine.shape(of: inner)
        for leave in machine.enabledEvents(in: inner) where leave.isUserWay {
          for left in machine.ends(of: leave, in: inner) where left.outcome == .running {
            guard machine.containers(of: left) == here else { continue }
            // Variables may have changed on purpose; a shape that differs is another property's finding.
            guard machine.shape(of: left) == shape else { continue }
            matters = true
            let again = machine.enabledEvents(in: left).filter {
              $0.isTapOrLink && machine.text(of: $0, in: left) == machine.text(of: enter, in: world)
            }
            let ends = again.flatMap { machine.ends(of: $0, in: left) }
            if !ends.contains(where: { machine.shape(of: $0) == innerShape }), !left.differsInVariables(from: world) {
              return .init(matters: true, holds: false)
            }
            if again.isEmpty == false, !ends.contains(where: { machine.shape(of: $0) == innerShape }) {
              return .init(matters: true, holds: false)
            }
          }
        }
      }
      return .init(matters: matters, holds: true)
    }
  }
}

extension NavMachine {
  /// Where an input can end once the world has settled; a gesture is finished.
  func ends(of event: NavEvent, in world: NavWorld) -> [NavWorld] {
    var ends: [NavWorld] = []
    for next in results(of: event, in: world) {
      guard let finish = event.kind.finish else {
        ends += settle(next)
        continue
      }
      for held in held(next) {
        for letGo in enabledEvents(in: held) where letGo.kind == finish {
          for done in results(of: letGo, in: held) { ends += settle(done) }
        }
      }
    }
    return ends
  }

  /// The worlds that the platform's own steps reach while the user's finger is down.
  func held(_ world: NavWorld) -> [NavWorld] {
    var seen: Set<NavWorld> = [world]
    var reached = [world]
    var index = 0
    while index < reached.count {
      for event in platformSteps(in: reached[index]) {
        for next in results(of: event, in: reached[index]) where seen.insert(next).inserted { reached.append(next) }
      }
      index += 1
    }
    return reached
  }

  /// A settled world without what only matters until it has settled.
  func atRest(_ world: NavWorld) -> NavShapeWithVariables {
    NavShapeWithVariables(
      shape: shape(of: world), variables: world.variables, coordinators: world.coordinators.map(\.variables),
      screens: world.screens.map(\.variables), outcome: world.outcome)
  }
}

/// A shape with every variable, in the order of the canonical numbers.
struct NavShapeWithVariables: Hashable {
  var shape: NavShape
  var variables: [NavValue]
  var coordinators: [[NavValue]]
  var screens: [[NavValue]]
  var outcome: NavOutcome
}

extension NavWorld {
  /// Whether the variables of the two worlds differ, so that a control may be closed on purpose.
  func differsInVariables(from other: NavWorld) -> Bool {
    variables != other.variables || coordinators.map(\.variables) != other.coordinators.map(\.variables)
      || screens.map(\.variables) != other.screens.map(\.variables)
  }
}

extension [NavShape.Layer] {
  /// Whether a screen or a layer is gone in comparison with other containers.
  func isShorter(than other: Self) -> Bool {
    if count != other.count { return count < other.count }
    guard let mine = last, let theirs = other.last else { return false }
    let size = mine.routes.count + mine.tabs.reduce(0) { $0 + $1.count }
    return size < theirs.routes.count + theirs.tabs.reduce(0) { $0 + $1.count }
  }
}

extension NavEvent {
  /// Whether the user does it to get somewhere: a tap, a way back, a gesture.
  var isUserWay: Bool {
    switch kind {
    case .tap, .back, .backMenu, .swipeBegin, .swipeDownBegin, .tapOutside, .reselectTab: true
    default: false
    }
  }

  var isTapOrLink: Bool {
    switch kind {
    case .tap, .link: true
    default: false
    }
  }
}

extension NavEvent.Kind {
  /// The end of the gesture that this begins.
  var finish: Self? {
    switch self {
    case .swipeBegin: .swipeFinish
    case .swipeDownBegin: .swipeDownFinish
    default: nil
    }
  }

  /// How the user lets go of the gesture that this begins.
  var cancel: Self? {
    switch self {
    case .swipeBegin: .swipeCancel
    case .swipeDownBegin: .swipeDownCancel
    default: nil
    }
  }
}

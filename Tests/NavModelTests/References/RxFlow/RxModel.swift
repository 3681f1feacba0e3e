@testable import NavModel

/// The machine's side of a comparison: plays the events of a reference, by direct look-up.
struct RxModel {
  /// What can be told of a world behind an event.
  struct Sight: Hashable {
    var log: [String]
    var layers: [[String]]
    var stacks: [String]
    var live: [String]
    /// Whether a screen has emitted whose flow is gone, and whether the app has ended.
    var isLate = false
    var hasCrashed = false
  }

  let machine: NavMachine
  let steps: KnownSteps
  var world: NavWorld

  /// All ways in which an event can go; nil if it cannot happen.
  func outcomes(of event: RxCore.Event) -> [(Self, Sight)]? {
    switch event {
    case .swipeDown:
      guard let stack = world.layers.last?.stack, world.layers.count > 1, world.layers.last?.style == .sheet
      else { return nil }
      let top = world[stack].screens.last
      return play([
        NavEvent(.swipeDownBegin, screen: top, stack: stack),
        NavEvent(.swipeDownFinish, screen: top, stack: stack),
      ])
    case .answer(let name, let step):
      // An answer for nobody is none.
      return answer(name, step).map { play([$0]) } ?? [(self, sight(of: []))]
    default: return translated(event).map { play([$0]) }
    }
  }

  private func play(_ events: [NavEvent]) -> [(Self, Sight)] {
    var found: [(Self, [NavOutput])] = [(self, [])]
    for event in events {
      found = found.flatMap { before, told in
        steps.ways(of: event, in: before.world).map { step, next in
          (Self(machine: machine, steps: steps, world: next), told + step.outputs)
        }
      }
    }
    return found.map { ($0.0, $0.0.sight(of: $0.1)) }
  }

  private func translated(_ event: RxCore.Event) -> NavEvent? {
    switch event {
    case .tap(let name, let step):
      guard let screen = machine.tappableScreens(in: world).last(where: { text($0) == name }) else {
        return nil
      }
      let place = world[screen].route.place
      let control = machine.program.controls.firstIndex { control in
        control.signature.name == step && control.owner == .place(place)
      }
      return control.map { NavEvent(.tap($0, []), screen: screen) }
    case .screenEmits(let name, let step):
      let position = world.effects.lastIndex { running in
        running.screen.map { text($0) == name && world.holds($0) } ?? false
      }
      guard let position else { return nil }
      let outcomes = machine.program.effects[world.effects[position].effect].outcomes
      guard let outcome = outcomes.firstIndex(where: { $0.name == step }) else { return nil }
      return NavEvent(.outcome(position, outcome, []), screen: world.effects[position].screen)
    case .flowEmits(let flow, let step): return external(RxScript.event(flow, step))
    case .deepLink(let step): return external("link\(step)")
    case .back(let flow), .backMenu(let flow, _):
      var count: Int?
      if case .backMenu(_, let given) = event { count = given }
      let shown = machine.tappableScreens(in: world)
      let stack = world.containers.last { stack in
        guard let top = world[stack].screens.last, shown.contains(top) else { return false }
        return world[stack].screens.count > (count ?? 1) && name(of: stack) == flow
      }
      guard let stack else { return nil }
      return NavEvent(count.map { .backMenu($0) } ?? .back, screen: world[stack].screens.last, stack: stack)
    case .select(let tab):
      guard let own = world.layers.last?.stack, let bar = world[own].screens.last, let tabs = world[bar].tabs,
        tabs.selected != tab
      else { return nil }
      return NavEvent(.selectTab(tab), screen: bar, stack: own)
    case .swipeDown, .answer: return nil
    }
  }

  /// The answer to an `adapt` of the oldest flow of a name.
  private func answer(_ name: String, _ step: String) -> NavEvent? {
    let flow = world.coordinators.indices.map(CoordinatorID.init).first { flow in
      world[flow].isAlive && world[flow].library.first != .bool(true)
        && machine.program.coordinators[world[flow].declaration].name == name
    }
    let position = world.effects.firstIndex { running in
      running.coordinator == flow
        && machine.program.effects[running.effect].signature.name == RxScript.effect(step)
    }
    return position.map { NavEvent(.outcome($0, 0, [])) }
  }

  private func external(_ name: String) -> NavEvent? {
    machine.program.events.firstIndex { $0.signature.name == name }.map { NavEvent(.external($0, [])) }
  }

  private func text(_ screen: ScreenID) -> String { machine.text(of: world[screen].route) }

  /// The flow whose root a stack is.
  private func name(of stack: StackID) -> String? {
    world[stack].owner.map { machine.program.coordinators[world[$0].declaration].name }
  }

  /// What a reference would tell of this world.
  func sight(of outputs: [NavOutput]) -> Sight {
    var sight = Sight(log: [], layers: [], stacks: [], live: [])
    for output in outputs {
      switch output {
      case .navigated(let flow, let step, _):
        sight.log.append(
          "\(machine.program.coordinators[flow].name) \(machine.program.steps[step].name)")
      case .late: sight.isLate = true
      default: break
      }
    }
    if case .fatal = world.outcome { sight.hasCrashed = true }
    sight.layers = world.layers.map { layer in world[layer.stack].screens.map { text($0) } }
    for flow in world.coordinators.indices.map(CoordinatorID.init) {
      let isRemoved = world[flow].library.first == .bool(true)
      guard world[flow].isAlive, !world[flow].isFinished, !isRemoved else { continue }
      let name = machine.program.coordinators[world[flow].declaration].name
      sight.live.append(name)
      // The main flow has a stack of its own only when it has left the window.
      if flow != CoordinatorID(0), let root = world[flow].root {
        sight.stacks.append("\(name): \(world[root].screens.map { text($0) }.joined(separator: ", "))")
      }
    }
    sight.live.sort()
    sight.stacks.sort()
    return sight
  }
}

extension NavWorld {
  /// Whether a screen is in a container, shown or not.
  fileprivate func holds(_ screen: ScreenID) -> Bool {
    stacks.contains { $0.screens.contains(screen) }
  }
}

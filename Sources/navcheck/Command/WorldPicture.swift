import NavModel

/// What is on screen, in one line: `App[home] ▸ Checkout[cart]  sheet Auth[login]`.
///
/// Each layer is a stack, bottom first; neighbours of one coordinator stand together behind its name.
struct WorldPicture {
  let machine: NavMachine

  private var program: NavProgram { machine.program }

  /// The layers from the root up; what was not there before is marked with a `+`.
  func text(of world: NavWorld, since before: NavWorld? = nil) -> String {
    world.layers.enumerated().map { index, layer in
      var old: NavLayer?
      if let before, index < before.layers.count, before.layers[index].style == layer.style {
        old = before.layers[index]
      }
      let isNew = before != nil && old == nil
      let style = layer.style.map { "\($0.rawValue) " } ?? ""
      let inside = stack(layer.stack, of: world, since: old.flatMap { old in before.map { ($0, old.stack) } })
      return (isNew ? "+" : "") + style + inside + Self.words(for: layer.phase)
    }.joined(separator: "  ")
  }

  private static func words(for phase: NavLayer.Phase) -> String {
    switch phase {
    case .steady: ""
    case .presenting: " coming"
    case .dismissing: " leaving"
    case .gesture: " dragged"
    case .cancelling: " going back"
    }
  }

  private static func words(for phase: NavStack.Transition.Phase) -> String {
    switch phase {
    case .running: " leaving"
    case .gesture: " dragged"
    case .cancelling: " going back"
    }
  }

  /// A run of screens of one coordinator.
  private struct Group {
    var owner: CoordinatorID?
    var names: [(text: String, isNew: Bool)]
  }

  private func stack(_ id: StackID, of world: NavWorld, since old: (world: NavWorld, stack: StackID)?)
    -> String
  {
    let stack = world[id]
    let kept = old.map { common(id, of: world, with: $0.stack, of: $0.world) }
    var groups: [Group] = []
    func add(_ screen: ScreenID, _ text: String, isNew: Bool) {
      if let last = groups.last, last.owner == world[screen].owner {
        groups[groups.count - 1].names.append((text, isNew))
      } else {
        groups.append(Group(owner: world[screen].owner, names: [(text, isNew)]))
      }
    }
    for (index, screen) in stack.screens.enumerated() {
      let isNew = kept.map { index >= $0 } ?? false
      let twin = isNew ? nil : old.map { ($0.world, $0.world[$0.stack].screens[index]) }
      add(screen, name(of: screen, in: world, since: twin), isNew: isNew)
    }
    if let moving = stack.transition {
      let words = Self.words(for: moving.phase)
      for screen in moving.removed.reversed() {
        add(screen, name(of: screen, in: world, since: nil) + words, isNew: false)
      }
    }
    if groups.isEmpty { groups = [Group(owner: stack.owner, names: [])] }
    return groups.map { text(of: $0, in: world) }.joined(separator: " ▸ ")
  }

  private func text(of group: Group, in world: NavWorld) -> String {
    let isNew = !group.names.isEmpty && group.names.allSatisfy(\.isNew)
    let names = group.names.map { ($0.isNew && !isNew ? "+" : "") + $0.text }.joined(separator: ", ")
    return "\(isNew ? "+" : "")\(label(of: group.owner, in: world))[\(names)]"
  }

  /// The name of an owner, and what is wrong with it.
  private func label(of owner: CoordinatorID?, in world: NavWorld) -> String {
    guard let owner else { return "nobody" }
    let name = program.coordinators[world[owner].declaration].name
    if world[owner].isFinished { return "finished \(name)" }
    return world[owner].isAlive ? name : "gone \(name)"
  }

  /// A route without its coordinator, and for a tab bar what is in the tabs: `main(›News[headlines] | Profile[me])`.
  ///
  /// Two columns beside each other are joined by `‖`: `main(List[all] ‖ Detail[page])`.
  private func name(of screen: ScreenID, in world: NavWorld, since old: (NavWorld, ScreenID)?) -> String {
    let route = world[screen].route
    let name = machine.call(program.places[route.place].signature.name, route.arguments)
    guard let tabs = world[screen].tabs else { return name }
    let phase = world.stack(holding: screen).flatMap { world[$0].transition?.phase }
    let inside = tabs.stacks.enumerated().map { index, id in
      let twin: (world: NavWorld, stack: StackID)? = old.flatMap { before, screen in
        before[screen].tabs.flatMap { index < $0.stacks.count ? (before, $0.stacks[index]) : nil }
      }
      let content = stack(id, of: world, since: twin)
      if tabs.columns == .expanded { return content }
      if index == tabs.turn?.leaving { return content + (phase.map { Self.words(for: $0) } ?? "") }
      return (index == tabs.selected ? "›" : "") + content
    }
    return "\(name)(\(inside.joined(separator: tabs.columns == .expanded ? " ‖ " : " | ")))"
  }

  /// How many screens from the bottom up are the same, as far as one can see.
  private func common(_ id: StackID, of world: NavWorld, with old: StackID, of before: NavWorld) -> Int {
    func look(_ screen: ScreenID, _ world: NavWorld) -> (NavRoute, Int?) {
      (world[screen].route, world[screen].owner.map { world[$0].declaration })
    }
    var count = 0
    for (new, old) in zip(world[id].screens, before[old].screens) {
      guard look(new, world) == look(old, before) else { break }
      count += 1
    }
    return count
  }
}

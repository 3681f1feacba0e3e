extension NavMachine {
  /// Returns the name of a screen, which consists of its coordinator and its route.
  ///
  /// If the screen and another screen with the same route are in containers or leaving, the name also states the
  /// position, as in `App.page (sheet, position 2)`.
  ///
  /// - Parameters:
  ///   - screen: A screen of the world.
  ///   - world: The world.
  /// - Returns: The name.
  public func name(of screen: ScreenID, in world: NavWorld) -> String {
    let route = world[screen].route
    var twins = 0
    for stack in world.containers {
      twins += world[stack].screens.count { world[$0].route == route }
      twins += world.gone(from: stack).count { world[$0].route == route }
    }
    guard twins > 1, let place = place(of: screen, in: world) else { return text(of: route) }
    return "\(text(of: route)) (\(place))"
  }

  /// Returns the position of a screen, such as `root, position 2` or `sheet 2, leaving`; nil if it is in no container.
  private func place(of screen: ScreenID, in world: NavWorld) -> String? {
    for stack in world.containers {
      if let position = world[stack].screens.firstIndex(of: screen) {
        return "\(name(of: stack, in: world)), position \(position + 1)"
      }
      let gone = world.gone(from: stack).filter { world[$0].route == world[screen].route }
      if let position = gone.firstIndex(of: screen) {
        return "\(name(of: stack, in: world)), leaving" + (gone.count > 1 ? " \(position + 1)" : "")
      }
    }
    return nil
  }

  /// Returns the name of a container, such as `root`, `sheet 2` or `root, tab news`.
  private func name(of stack: StackID, in world: NavWorld) -> String {
    guard let index = world.layer(of: stack) else { return "stack" }
    let layer = name(ofLayer: index, in: world)
    let own = world[world.layers[index].stack].screens
    let bars = own.indices.filter { world[own[$0]].tabs != nil }
    for position in bars {
      guard let tab = world[own[position]].tabs?.stacks.firstIndex(of: stack),
        case let place = program.places[world[own[position]].route.place],
        place.kind.contents.indices.contains(tab)
      else { continue }
      let isColumn = if case .split = place.kind { true } else { false }
      let kind = isColumn ? "column" : "tab"
      let name = "\(layer), \(kind) \(program.places[place.kind.contents[tab]].signature.name)"
      return bars.count > 1 ? "\(name) of position \(position + 1)" : name
    }
    return layer
  }

  /// Returns the name of a layer by its style, with a number from the second layer of the style on.
  private func name(ofLayer index: Int, in world: NavWorld) -> String {
    let style = world.layers[index].style
    let number = world.layers[...index].count { $0.style == style }
    return (style?.rawValue ?? "root") + (number > 1 ? " \(number)" : "")
  }

  /// Returns the name of the transition of a stack, or of the moving layer if the stack is nil.
  func transition(of stack: StackID?, in world: NavWorld) -> String {
    guard stack == nil,
      let moving = world.layers.firstIndex(where: { $0.phase != .steady && $0.phase != .gesture }),
      let inside = world[world.layers[moving].stack].transition, inside.phase != .gesture
    else { return "transition" }
    return "transition of the \(name(ofLayer: moving, in: world))"
  }

  /// Returns the name of the oldest notice in a mailbox; adds the mailbox if another notice has the same name.
  func delivery(from stack: StackID?, in world: NavWorld) -> String {
    guard let notice = (stack.map { world[$0].mail } ?? world.mail).first else { return "nothing" }
    let told = text(of: notice, in: world)
    let others = world.containers.compactMap { world[$0].mail.first } + world.mail.prefix(1)
    guard others.count(where: { text(of: $0, in: world) == told }) > 1 else { return told }
    return "\(told) of \(stack.map { name(of: $0, in: world) } ?? "the layers")"
  }

  /// Returns a suffix that distinguishes effects of one name, such as ` (Watched, run 2)`; empty if there is only one.
  func run(at position: Int, in world: NavWorld) -> String {
    let name = program.effects[world.effects[position].effect].signature.name
    func owner(_ running: NavRunningEffect) -> String {
      program.coordinators[world[running.coordinator].declaration].name
    }
    let same = world.effects.indices.filter {
      program.effects[world.effects[$0].effect].signature.name == name
    }
    guard same.count > 1 else { return "" }
    let mine = owner(world.effects[position])
    let runs = same.filter { owner(world.effects[$0]) == mine }
    guard runs.count > 1, let run = runs.firstIndex(of: position) else { return " (\(mine))" }
    return " (\(mine), run \(run + 1))"
  }
}

extension NavWorld {
  /// The screens that a container does not contain any more but that are still visible.
  fileprivate func gone(from stack: StackID) -> [ScreenID] {
    guard let transition = self[stack].transition else { return [] }
    let (screens, removed) = (self[stack].screens, withNested(transition.removed))
    let from = transition.from.map { [$0] } ?? []
    return removed.filter { !screens.contains($0) }
      + from.filter { !screens.contains($0) && !removed.contains($0) }
  }
}

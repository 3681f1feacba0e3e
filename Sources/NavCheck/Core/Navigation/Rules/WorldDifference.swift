import NavModel

/// The first difference between two worlds that should be equal, with its two values.
struct WorldDifference {
  /// The subject of the difference, with its verb: `App.isTransitioning is`, `the living coordinators are`.
  let subject: String
  /// Its value in the one world.
  let left: String
  /// Its value in the other.
  let right: String

  /// A sentence about both.
  ///
  /// - Parameters:
  ///   - one: When it has the left value: `after the first`.
  ///   - other: When it has the right value.
  /// - Returns: `App.isClosed is true after the first, and false after the second`.
  func text(_ one: String, _ other: String) -> String { "\(subject) \(left) \(one), and \(right) \(other)" }
}

extension NavigationRules {
  /// Finds the first difference between two worlds: the end of the app, the visible screens, the living coordinators,
  /// variables, the beliefs of the app, or running effects.
  ///
  /// - Parameters:
  ///   - left: One world.
  ///   - right: The other world, which should be equal.
  /// - Returns: The difference, in names of the spec. A variable that is not part of the shape (``NavShape``) is
  ///   named only if the shapes are equal.
  /// - Complexity: Time in proportion to the size of the worlds.
  func difference(_ left: NavWorld, _ right: NavWorld) -> WorldDifference {
    let shapes = (left: machine.shape(of: left), right: machine.shape(of: right))
    func both(_ items: (NavWorld) -> [Item]) -> (left: [Item], right: [Item]) { (items(left), items(right)) }
    let contents = [
      { both(outcomes) },
      { ([screens(shapes.left, besides: shapes.right)], [screens(shapes.right, besides: shapes.left)]) },
      { both(coordinators) }, { both { variables($0, ofShape: shapes.left != shapes.right) } },
      { both(beliefs) }, { both(presentations) }, { both(effects) },
    ]
    for items in contents {
      let (one, other) = items()
      for (index, item) in one.enumerated() where index < other.count && item != other[index] {
        return WorldDifference(subject: item.subject, left: item.value, right: other[index].value)
      }
    }
    return WorldDifference(
      subject: "the hidden state of the app is", left: "one value", right: "another value")
  }

  /// Something that can differ, and its value.
  private struct Item: Equatable {
    let subject: String
    let value: String
  }

  private func outcomes(_ world: NavWorld) -> [Item] {
    let value =
      switch world.outcome {
      case .running: "running"
      case .fatal(let message): "ended by a crash (\(message))"
      default: "ended"
      }
    return [Item(subject: "the app is", value: value)]
  }

  /// The screens of a shape; dots replace the hidden tabs that are equal in the other shape.
  private func screens(_ shape: NavShape, besides other: NavShape) -> Item {
    let layers = shape.containers.enumerated().map { index, layer in
      let others = index < other.containers.count ? other.containers[index].screens : []
      return (layer.style.map { "\($0.rawValue) " } ?? "") + text(layer.screens, besides: others)
    }
    return Item(subject: "on screen is", value: layers.joined(separator: " / "))
  }

  private func text(_ screens: [NavShape.Screen], besides others: [NavShape.Screen]) -> String {
    list(
      screens.enumerated().map { index, screen in
        text(screen, besides: index < others.count ? others[index] : nil)
      })
  }

  private func text(_ screen: NavShape.Screen, besides other: NavShape.Screen?) -> String {
    let name = machine.text(of: screen.route)
    guard let selected = screen.selected else { return name }
    let others = other?.route == screen.route ? other?.tabs ?? [] : []
    var tabs: [String] = []
    for (index, screens) in screen.tabs.enumerated() {
      let isKnown = index < others.count
      let known = isKnown ? others[index] : []
      if isKnown, screen.columns == nil, index != selected, index != other?.selected, screens == known {
        if tabs.last != "…" { tabs.append("…") }
      } else {
        tabs.append(
          (index == selected && screen.columns == nil ? "›" : "") + text(screens, besides: known))
      }
    }
    return "\(name)(\(tabs.joined(separator: " | ")))" + (screen.columns.map { " \($0.rawValue)" } ?? "")
  }

  private func coordinators(_ world: NavWorld) -> [Item] {
    let all = family(of: world)
    let living = Item(
      subject: "the living coordinators are",
      value: list(
        all.map { id in (world[id].isFinished ? "finished " : "") + name(declaration: world[id].declaration) }
      ))
    return [living]
      + all.map { id in
        let from = world[id].branchedFrom.flatMap { world.position(of: $0) == nil ? nil : name($0, world) }
        return Item(
          subject: "the screen where \(name(declaration: world[id].declaration)) began is",
          value: from ?? "not on screen")
      }
  }

  /// The living coordinators, parents first.
  private func family(of world: NavWorld) -> [CoordinatorID] {
    func family(_ id: CoordinatorID) -> [CoordinatorID] { [id] + world[id].children.flatMap(family) }
    return world.coordinators.indices.map { CoordinatorID($0) }
      .filter { world[$0].isAlive && world[$0].parent == nil }.flatMap(family)
  }

  private func variables(_ world: NavWorld, ofShape: Bool) -> [Item] {
    func items(_ owner: String, _ values: [NavValue], _ declared: [NavProgram.VariableDeclaration]) -> [Item]
    {
      zip(declared, values).compactMap { variable, value in
        if ofShape, !variable.isLock, !variable.isStructural, variable.binding == nil { return nil }
        let name = owner.isEmpty ? variable.name : "\(owner).\(variable.name)"
        return Item(subject: "\(name) is", value: text(value, world))
      }
    }
    var found = items("", world.variables, program.variables)
    for id in family(of: world) {
      let coordinator = world[id]
      let name = name(declaration: coordinator.declaration)
      found += items(
        name, coordinator.variables, program.coordinators[coordinator.declaration].variables)
      if let branch = coordinator.branch {
        found += items(name, coordinator.branchVariables, program.places[branch.place].variables)
      }
      for value in coordinator.library {
        if ofShape, case .bool = value {} else if ofShape { continue }
        found.append(Item(subject: "the library's state of \(name) is", value: text(value, world)))
      }
    }
    for stack in world.containers {
      for screen in world[stack].screens {
        found += items(
          name(screen, world), world[screen].variables, program.places[world[screen].route.place].variables)
      }
    }
    return found
  }

  private func beliefs(_ world: NavWorld) -> [Item] {
    world.containers.map { stack in
      let owner = world[stack].owner.map { name($0, world) } ?? "the app"
      return Item(
        subject: "the path that \(owner) requests is",
        value: list(world[stack].path.map { name($0, world) }))
    }
  }

  private func presentations(_ world: NavWorld) -> [Item] {
    let wanted = world.presentations.map { wanted in
      "\(wanted.style.rawValue) \(list(world[wanted.stack].path.map { name($0, world) })) from "
        + name(wanted.presenter, world) + place(of: wanted.presenter, world)
    }
    return [Item(subject: "the layers that the app requests are", value: list(wanted))]
  }

  /// What tells a presenter from other screens with the same route; empty if it is the only one.
  private func place(of presenter: ScreenID, _ world: NavWorld) -> String {
    guard let position = world.position(of: presenter) else { return " that is in no container" }
    let equal = world.screens.indices.map { ScreenID($0) }.filter { other in
      world.position(of: other) != nil && name(other, world) == name(presenter, world)
    }
    return equal.count == 1 ? "" : " (layer \(position.layer), position \(position.index + 1))"
  }

  private func effects(_ world: NavWorld) -> [Item] {
    let running = world.effects.map { effect in
      "\(program.effects[effect.effect].signature.name) of \(name(effect.coordinator, world))"
    }
    return [Item(subject: "the effects in flight are", value: list(running.sorted()))]
  }

  private func text(_ value: NavValue, _ world: NavWorld) -> String {
    switch value {
    case .screen(let screen): name(screen, world)
    case .coordinator(let coordinator): name(coordinator, world)
    case .list(let values): "[\(values.map { text($0, world) }.joined(separator: ", "))]"
    default: machine.text(of: value)
    }
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : "[\(names.joined(separator: ", "))]"
  }
}

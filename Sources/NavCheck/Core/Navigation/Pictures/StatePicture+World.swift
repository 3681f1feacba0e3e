package import NavModel

extension StatePicture {
  /// Creates the picture of a world.
  ///
  /// - Parameters:
  ///   - world: The world.
  ///   - machine: The machine of the world.
  ///   - before: The world of the preceding picture, for marks of new screens; nil for no marks.
  /// - Complexity: Time in proportion to the size of the world; names of equal routes need a search of all screens.
  package init(_ world: NavWorld, _ machine: NavMachine, since before: NavWorld? = nil) {
    let sight = StateSight(machine: machine, world: world)
    layers = world.layers.enumerated().map { index, layer in
      var old: NavLayer?
      if let before, index < before.layers.count, before.layers[index].style == layer.style {
        old = before.layers[index]
      }
      return Layer(
        style: layer.style?.rawValue, phase: layer.phase == .steady ? nil : layer.phase.rawValue,
        stack: sight.stack(layer.stack, since: old.flatMap { old in before.map { ($0, old.stack) } }),
        isNew: before != nil && old == nil ? true : nil)
    }
    coordinators = sight.coordinators
    mail = sight.mail
    effects = sight.effects
    beliefs = sight.beliefs
    variables = sight.variables
    end = sight.end
    isAtRest = machine.isQuiescent(world)
    isInBackground = world.isInBackground ? true : nil
  }

  /// The pictures of all worlds of a trace, each with marks of elements that are new since the preceding picture.
  package static func film(of trace: NavigationReport.Trace, _ machine: NavMachine) -> [StatePicture] {
    let worlds = trace.states
    return worlds.indices.map { index in
      StatePicture(worlds[index], machine, since: index > 0 ? worlds[index - 1] : nil)
    }
  }
}

/// Reads a world for a picture.
private struct StateSight {
  let machine: NavMachine
  let world: NavWorld

  typealias Twin = (world: NavWorld, stack: StackID)

  private var program: NavProgram { machine.program }

  // MARK: Screens

  func stack(_ id: StackID, since old: Twin?) -> StatePicture.Stack {
    let stack = world[id]
    let kept = old.map { common(id, with: $0.stack, of: $0.world) }
    let screens = stack.screens.enumerated().map { index, screen in
      let isNew = kept.map { index >= $0 } ?? false
      let twin = isNew ? nil : old.map { ($0.world, $0.world[$0.stack].screens[index]) }
      var shown = self.screen(screen, since: twin)
      if isNew { shown.isNew = true }
      if index == stack.screens.count - 1, world.isEntering(screen) { shown.isEntering = true }
      return shown
    }
    let leaving = (stack.transition?.removed ?? []).reversed().map { self.screen($0, since: nil) }
    return StatePicture.Stack(
      owner: stack.owner?.index, screens: screens, leaving: leaving.isEmpty ? nil : leaving,
      phase: stack.transition?.phase.rawValue)
  }

  private func screen(_ id: ScreenID, since old: (NavWorld, ScreenID)?) -> StatePicture.Screen {
    let route = world[id].route
    let place = program.places[route.place]
    var screen = StatePicture.Screen(
      name: machine.call(place.signature.name, route.arguments), owner: world[id].owner?.index)
    guard let tabs = world[id].tabs else { return screen }
    let kind =
      switch place.kind {
      case .tabs(_, let arePages): arePages ? "pages" : "tabs"
      case .split: "columns"
      case .screen, .branch: "tabs"
      }
    screen.tabs = StatePicture.Tabs(
      kind: kind, names: place.kind.contents.map { program.places[$0].signature.name },
      stacks: tabs.stacks.enumerated().map { index, stack in
        let twin: Twin? = old.flatMap { before, screen in
          before[screen].tabs.flatMap { index < $0.stacks.count ? (before, $0.stacks[index]) : nil }
        }
        return self.stack(stack, since: twin)
      },
      selected: tabs.selected, isExpanded: tabs.columns == .expanded ? true : nil,
      leaving: tabs.turn?.leaving,
      phase: tabs.turn == nil
        ? nil : world.stack(holding: id).flatMap { world[$0].transition?.phase.rawValue })
    return screen
  }

  /// The number of screens from the bottom up that are equal in both stacks.
  private func common(_ id: StackID, with old: StackID, of before: NavWorld) -> Int {
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

  // MARK: Coordinators

  var coordinators: [StatePicture.Coordinator] {
    world.coordinators.map { coordinator in
      StatePicture.Coordinator(
        name: program.coordinators[coordinator.declaration].name,
        state: coordinator.isFinished ? "finished" : coordinator.isAlive ? "alive" : "gone",
        parent: coordinator.parent?.index,
        branch: coordinator.branch.flatMap {
          $0.arguments.isEmpty ? nil : machine.call(program.places[$0.place].signature.name, $0.arguments)
        })
    }
  }

  private func name(of coordinator: CoordinatorID) -> String {
    program.coordinators[world[coordinator].declaration].name
  }

  // MARK: What is under way

  var mail: [StatePicture.Letter] {
    let notices = (world.stacks.flatMap(\.mail) + world.mail).map { notice in
      let names = notice.screens.map { screen in
        let route = world[screen].route
        return machine.call(program.places[route.place].signature.name, route.arguments)
      }
      return StatePicture.Letter(
        kind: "notice", text: "\(notice.kind.rawValue)(\(names.joined(separator: ", ")))",
        to: notice.screens.first.flatMap { world[$0].owner }.map(name))
    }
    return notices + world.queue.map { letter(for: $0) }
  }

  private func letter(for message: NavMessage) -> StatePicture.Letter {
    switch message {
    case .ended(let feedback, let owner):
      StatePicture.Letter(
        kind: "end", text: "the end of \(program.feedbacks[feedback].name)", to: name(of: owner))
    case .mutation(let variable, let value, let owner):
      StatePicture.Letter(
        kind: "update",
        text: "\(program.coordinators[world[owner].declaration].variables[variable].name) = "
          + "\(text(of: value)) to \(name(of: owner))",
        to: name(of: owner))
    case .step(let step, let values, let receiver, _):
      StatePicture.Letter(
        kind: "step",
        text: "step \(machine.call(program.steps[step].name, values)) to \(name(of: receiver))",
        to: name(of: receiver))
    case .event(let event, let values):
      StatePicture.Letter(
        kind: "event", text: "event \(machine.call(program.events[event].signature.name, values))")
    }
  }

  var effects: [StatePicture.Letter] {
    world.effects.map {
      StatePicture.Letter(
        kind: "effect", text: machine.call(program.effects[$0.effect].signature.name, $0.arguments),
        to: name(of: $0.coordinator))
    }
  }

  // MARK: Beliefs and variables

  var beliefs: [String] {
    func names(_ screens: [ScreenID]) -> String {
      "[\(screens.map { machine.name(of: $0, in: world) }.joined(separator: ", "))]"
    }
    var beliefs = world.containers.compactMap { stack in
      world[stack].path == world[stack].screens ? nil : "believed path: \(names(world[stack].path))"
    }
    let shown = world.layers.dropFirst().filter { $0.phase != .dismissing }
    if world.presentations.map(\.stack) != shown.map(\.stack) {
      let layers = world.presentations.map { "\($0.style.rawValue)\(names(world[$0.stack].screens))" }
      beliefs.append("believed presented: \(layers.isEmpty ? "nothing" : layers.joined(separator: ", "))")
    }
    return beliefs
  }

  /// The variables by name, without variables of instances that share a name.
  var variables: [StatePicture.Variable] {
    var found: [StatePicture.Variable] = []
    func add(_ prefix: String, _ names: [NavProgram.VariableDeclaration], _ values: [NavValue]) {
      for (variable, value) in zip(names, values) {
        found.append(StatePicture.Variable(name: prefix + variable.name, value: text(of: value)))
      }
    }
    add("", program.variables, world.variables)
    for coordinator in world.coordinators where coordinator.isAlive {
      guard let name = name(of: coordinator) else { continue }
      let declaration = program.coordinators[coordinator.declaration]
      add("\(name).", declaration.variables, coordinator.variables)
      if let branch = coordinator.branch {
        add("\(name).", program.places[branch.place].variables, coordinator.branchVariables)
      }
    }
    for screen in world.screens
    where world.screens.count(where: { $0.route.place == screen.route.place }) == 1 {
      let place = program.places[screen.route.place]
      add("\(place.signature.name).", place.variables, screen.variables)
    }
    return found
  }

  /// The name of a coordinator, with its branch if other instances share the name; nil if the branch does not
  /// distinguish them.
  private func name(of coordinator: NavCoordinator) -> String? {
    let name = program.coordinators[coordinator.declaration].name
    let twins = world.coordinators.filter { $0.declaration == coordinator.declaration }
    if twins.count == 1 { return name }
    guard let branch = coordinator.branch, twins.count(where: { $0.branch == branch }) == 1 else {
      return nil
    }
    return "\(name)(\(machine.call(program.places[branch.place].signature.name, branch.arguments)))"
  }

  private func text(of value: NavValue) -> String {
    switch value {
    case .screen(let screen) where world.screens.indices.contains(screen.index):
      machine.name(of: screen, in: world)
    case .coordinator(let coordinator) where world.coordinators.indices.contains(coordinator.index):
      name(of: coordinator)
    case .list(let values): "[\(values.map { text(of: $0) }.joined(separator: ", "))]"
    default: machine.text(of: value)
    }
  }

  var end: String? {
    switch world.outcome {
    case .running: nil
    case .fatal(let message): message
    case .diverges: "repeats the same steps for ever"
    case .recursion: "handlers call each other more than 64 levels deep"
    case .exceeds(let capacity): "exceeds bound \(capacity)"
    }
  }
}

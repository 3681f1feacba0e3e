import NavModel

/// What a step has told and changed, in words.
struct StepChanges {
  let machine: NavMachine

  private var program: NavProgram { machine.program }

  /// The picture where it is another, outputs, variables, mail that is new, and whether the world has come to rest.
  func parts(of step: NavStep, from before: NavWorld, to after: NavWorld) -> [String] {
    let picture = WorldPicture(machine: machine)
    var parts: [String] = []
    if picture.text(of: after) != picture.text(of: before) {
      parts.append(picture.text(of: after, since: before))
    }
    parts += step.outputs.compactMap { words(for: $0) }
    parts += departures(step, from: before, to: after)
    parts += Self.news(beliefs(in: before), beliefs(in: after))
    let old = Dictionary(values(in: before), uniquingKeysWith: { first, _ in first })
    for (name, value) in values(in: after) {
      if let before = old[name], before != value { parts.append("\(name) = \(value)") }
    }
    let news = Self.news(mail(in: before), mail(in: after))
    if !news.isEmpty { parts.append("mail: \(news.joined(separator: ", "))") }
    let started = Self.news(effects(in: before), effects(in: after))
    if !started.isEmpty { parts.append("runs \(started.joined(separator: ", "))") }
    let ended = Self.news(effects(in: after), effects(in: before))
    if step.event.actor != .effect, !ended.isEmpty {
      parts.append("cancels \(ended.joined(separator: ", "))")
    }
    switch after.outcome {
    case .diverges: parts.append("goes round for ever")
    case .recursion: parts.append("handlers call each other without end")
    case .exceeds(let capacity): parts.append("exceeds bound \(capacity)")
    case .running where machine.isQuiescent(after) && !machine.isQuiescent(before): parts.append("settled")
    case .running, .fatal: break
    }
    return parts
  }

  /// What was told until a world was launched; nothing where several ways lead there.
  func parts(ofLaunch world: NavWorld) -> [String] {
    let launches = machine.launches.filter { $0.world == world }
    guard launches.count == 1 else { return [] }
    return launches[0].outputs.compactMap { words(for: $0) }
  }

  private func words(for output: NavOutput) -> String? {
    switch output {
    case .exit(let route, _, _, let isRepeated, let isAfterFinish):
      "defaultExit(\(machine.text(of: route)))\(isRepeated ? " once more" : "")"
        + (isAfterFinish ? " after the end of its flow" : "")
    case .finished(let coordinator, _, let result, let values, let isRepeated, let isAfterParent):
      "\(program.coordinators[coordinator].name) finished\(isRepeated ? " once more" : "")"
        + (result.map { " with \(machine.call(program.results[$0].name, values))" } ?? "")
        + (isAfterParent ? ", after its parent" : "")
    case .refused(let command, let why): "\(command) refused: \(why.rawValue)"
    case .dropped(let message): "dropped \(message)"
    case .late(let what): "\(what) comes too late"
    case .delivered(let kind, let routes):
      "\(kind.rawValue)(\(routes.map { machine.call(program.places[$0.place].signature.name, $0.arguments) }.joined(separator: ", ")))"
    case .noted(let label, let values): "note \(machine.call(program.labels[label].name, values))"
    case .warning(let message), .fatal(let message): message
    case .ranFinished(let coordinator, let what):
      "\(program.coordinators[coordinator].name), finished, handles \(what)"
    case .handledTwice(let coordinator, let what):
      "\(program.coordinators[coordinator].name) handles \(what) twice"
    case .handledByYounger(let coordinator, let what):
      "\(program.coordinators[coordinator].name), made meanwhile, handles \(what)"
    case .navigated(let coordinator, let step, let values):
      "navigate(\(program.coordinators[coordinator].name), \(machine.call(program.steps[step].name, values)))"
    case .published(let coordinator, let values): "publish(\(machine.fields(values, of: coordinator)))"
    case .nested(_, let update): "\(update) within another update"
    case .doubled(let route): "\(machine.text(of: route)) once more"
    case .dismissed(let route, isExact: false, _): "\(machine.text(of: route)) goes, which was not meant"
    case .dismissed(let route, _, isOwn: false): "\(machine.text(of: route)) goes, presented by another"
    case .popped(let route, isExact: false): "\(machine.text(of: route)) is popped, which was not meant"
    case .segued(let path, let isAlone):
      "segue by \(path.map { machine.text(of: $0) }.joined(separator: ", "))"
        + (isAlone ? "" : " while another is under way")
    case .arrived(let route, isThere: false): "the segue to \(machine.text(of: route)) ends elsewhere"
    case .injected(let route, let dependency, isThere: false):
      "\(machine.text(of: route)) without \(program.dependencies[dependency])"
    case .presented, .dismissed, .popped, .arrived, .injected: nil
    }
  }

  /// What the app takes its containers for, where they are something else.
  private func beliefs(in world: NavWorld) -> [String] {
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

  /// Coordinators that were let go without having finished.
  private func departures(_ step: NavStep, from before: NavWorld, to after: NavWorld) -> [String] {
    program.coordinators.indices.compactMap { declaration in
      let lost = living(declaration, before) - living(declaration, after)
      let finished = step.outputs.count {
        if case .finished(coordinator: declaration, _, _, _, isRepeated: false, _) = $0 {
          true
        } else {
          false
        }
      }
      return lost > finished ? "\(program.coordinators[declaration].name) is let go" : nil
    }
  }

  private func living(_ declaration: Int, _ world: NavWorld) -> Int {
    world.coordinators.count { $0.declaration == declaration && $0.isAlive && !$0.isFinished }
  }

  /// The variables by name; those of instances that cannot be told apart are left out.
  private func values(in world: NavWorld) -> [(String, String)] {
    var found: [(String, String)] = []
    func add(_ prefix: String, _ names: [NavProgram.VariableDeclaration], _ values: [NavValue]) {
      for (variable, value) in zip(names, values) {
        found.append((prefix + variable.name, text(of: value, in: world)))
      }
    }
    add("", program.variables, world.variables)
    for coordinator in world.coordinators where coordinator.isAlive {
      guard let name = name(of: coordinator, in: world) else { continue }
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

  /// A coordinator's name, with the branch it comes from where it has twins; nil where that does not tell them apart.
  private func name(of coordinator: NavCoordinator, in world: NavWorld) -> String? {
    let name = program.coordinators[coordinator.declaration].name
    let twins = world.coordinators.filter { $0.declaration == coordinator.declaration }
    if twins.count == 1 { return name }
    guard let branch = coordinator.branch, twins.count(where: { $0.branch == branch }) == 1 else {
      return nil
    }
    return "\(name)(\(machine.call(program.places[branch.place].signature.name, branch.arguments)))"
  }

  private func text(of value: NavValue, in world: NavWorld) -> String {
    switch value {
    case .screen(let screen) where world.screens.indices.contains(screen.index):
      machine.name(of: screen, in: world)
    case .coordinator(let coordinator) where world.coordinators.indices.contains(coordinator.index):
      program.coordinators[world[coordinator].declaration].name
    case .list(let values): "[\(values.map { text(of: $0, in: world) }.joined(separator: ", "))]"
    default: machine.text(of: value)
    }
  }

  private func mail(in world: NavWorld) -> [String] {
    let notices = (world.stacks.flatMap(\.mail) + world.mail).map { notice in
      let screens = notice.screens.map { screen in
        let route = world[screen].route
        return machine.call(program.places[route.place].signature.name, route.arguments)
      }
      return "\(notice.kind.rawValue)(\(screens.joined(separator: ", ")))"
    }
    return notices
      + world.queue.map { message in
        switch message {
        case .ended(let feedback, _): "the end of \(program.feedbacks[feedback].name)"
        case .mutation(let variable, let value, let owner):
          "\(program.coordinators[world[owner].declaration].variables[variable].name) = \(text(of: value, in: world)) to "
            + program.coordinators[world[owner].declaration].name
        case .step(let step, let values, let receiver, _):
          "step \(machine.call(program.steps[step].name, values)) to "
            + program.coordinators[world[receiver].declaration].name
        case .event(let event, let values):
          "event \(machine.call(program.events[event].signature.name, values))"
        }
      }
  }

  private func effects(in world: NavWorld) -> [String] {
    world.effects.map { machine.call(program.effects[$0.effect].signature.name, $0.arguments) }
  }

  /// What is in one list and not in another, each as often as it is there more often.
  private static func news(_ before: [String], _ after: [String]) -> [String] {
    var old = before
    return after.filter { text in
      guard let index = old.firstIndex(of: text) else { return true }
      old.remove(at: index)
      return false
    }
  }
}

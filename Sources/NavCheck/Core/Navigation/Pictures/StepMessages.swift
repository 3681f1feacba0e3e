import NavModel

/// The messages between user, platform and coordinators in a step, for a sequence chart.
struct StepMessages {
  typealias Message = ReportDocument.Message

  let machine: NavMachine

  private var program: NavProgram { machine.program }

  private static let user = "@user"
  private static let environment = "@environment"
  private static let platform = "@platform"
  private static let effect = "@effect"

  /// The messages of a step: the event, its outputs, and the coordinators that are created or removed.
  func all(
    of step: NavStep, from world: NavWorld, _ before: StatePicture, to after: StatePicture
  ) -> [Message] {
    let event = messages(of: step, in: world)
    // A command is that of the coordinator which the event has reached.
    let acting = event.map(\.to).first { !$0.hasPrefix("@") }
    return event + step.outputs.flatMap { messages(of: $0, by: acting, before) } + births(before, after)
      + losses(step, before, after)
  }

  // MARK: Events

  private func messages(of step: NavStep, in world: NavWorld) -> [Message] {
    let event = step.event
    let words = step.text.parts(around: " @ ").first ?? step.text
    func said(_ from: String?, _ to: [String]) -> [Message] {
      to.map { Message(from: from, to: $0, text: words) }
    }
    switch event.kind {
    case .tap:
      let owner = event.screen.flatMap { world[$0].owner }.map { name(of: $0, in: world) }
      return said(Self.user, [owner ?? Self.platform])
    case .link(let link, _), .linkAtLaunch(let link, _):
      return said(Self.environment, listeners(to: .link(link), in: world))
    case .external(let index, _): return said(Self.environment, listeners(to: .event(index), in: world))
    case .collapse, .expand, .background, .foreground: return said(Self.environment, [Self.platform])
    case .launch, .transitionEnd: return said(Self.platform, [Self.platform])
    case .deliver(let stack):
      let notice = (stack.map { world[$0].mail } ?? world.mail).first
      let owners = (notice?.screens ?? []).compactMap { world[$0].owner }.map { name(of: $0, in: world) }
      return said(Self.platform, Self.once(owners.isEmpty ? [Self.platform] : owners))
    case .message: return said(nil, receivers(in: world))
    case .turn:
      let owner = world.turns.first?.frame.myself.map { name(of: $0, in: world) }
      return said(nil, [owner ?? Self.platform])
    case .outcome(let position, _, _):
      return said(Self.effect, [name(of: world.effects[position].coordinator, in: world)])
    default: return said(Self.user, [Self.platform])
    }
  }

  /// The receivers of the oldest message of the queue.
  private func receivers(in world: NavWorld) -> [String] {
    switch world.queue.first {
    case .step(_, _, let receiver, _): [name(of: receiver, in: world)]
    case .ended(_, let owner), .mutation(_, _, let owner): [name(of: owner, in: world)]
    case .event(let event, _): listeners(to: .event(event), in: world)
    case nil: [Self.platform]
    }
  }

  /// The coordinators that handle something, or the root where none of them is alive.
  private func listeners(to trigger: NavProgram.Trigger, in world: NavWorld) -> [String] {
    let living = Set(world.coordinators.filter(\.isAlive).map(\.declaration))
    let owners = program.handlers.filter { $0.trigger == trigger }
      .compactMap { program.declaration(of: $0.owner) }.filter(living.contains)
      .map { program.coordinators[$0].name }
    if !owners.isEmpty { return Self.once(owners) }
    return [program.coordinators.first?.name ?? Self.platform]
  }

  private func name(of coordinator: CoordinatorID, in world: NavWorld) -> String {
    program.coordinators[world[coordinator].declaration].name
  }

  // MARK: Outputs

  private func messages(
    of output: NavOutput, by acting: String?, _ before: StatePicture
  ) -> [Message] {
    guard let words = StepChanges(machine: machine).words(for: output) ?? command(of: output) else {
      return []
    }
    func named(_ declaration: Int) -> String { program.coordinators[declaration].name }
    switch output {
    case .exit(let route, let coordinator, _, _, _):
      let name = coordinator.map(named) ?? named(program.places[route.place].coordinator)
      return [Message(from: Self.platform, to: name, text: words)]
    case .finished(let coordinator, _, _, _, _, _):
      let name = named(coordinator)
      let parent = before.coordinators.first { $0.name == name && $0.state == "alive" }?.parent
      return [
        Message(from: name, to: parent.map { before.coordinators[$0].name } ?? name, text: words)
      ]
    case .delivered(_, let routes):
      let owners = Self.once(routes.map { named(program.places[$0.place].coordinator) })
      return (owners.isEmpty ? [Self.platform] : owners).map {
        Message(from: Self.platform, to: $0, text: words)
      }
    case .refused:
      return [Message(from: Self.platform, to: acting ?? Self.platform, text: words, isLost: true)]
    case .dropped, .late:
      return [Message(from: nil, to: acting ?? Self.platform, text: words, isLost: true)]
    case .ranFinished(let coordinator, _), .handledTwice(let coordinator, _),
      .handledByYounger(let coordinator, _), .navigated(let coordinator, _, _),
      .published(let coordinator, _), .nested(let coordinator, _):
      return [Message(from: nil, to: named(coordinator), text: words)]
    case .presented, .dismissed, .popped, .segued:
      return [Message(from: acting, to: Self.platform, text: words)]
    default: return [Message(from: nil, to: acting ?? Self.platform, text: words)]
    }
  }

  /// A command that traces omit, since the picture shows its result.
  private func command(of output: NavOutput) -> String? {
    switch output {
    case .presented(let route, let style): "present \(machine.text(of: route)) as \(style.rawValue)"
    case .dismissed(let route, _, _): "dismiss \(machine.text(of: route))"
    case .popped(let route, _): "pop \(machine.text(of: route))"
    default: nil
    }
  }

  // MARK: Lives

  private func births(_ before: StatePicture, _ after: StatePicture) -> [Message] {
    var known: [String: Int] = [:]
    for coordinator in before.coordinators { known[coordinator.name, default: 0] += 1 }
    return after.coordinators.compactMap { coordinator in
      if let count = known[coordinator.name], count > 0 {
        known[coordinator.name] = count - 1
        return nil
      }
      let parent = coordinator.parent.map { after.coordinators[$0].name }
      return Message(from: parent, to: coordinator.name, text: "\(coordinator.name) is made")
    }
  }

  private func losses(_ step: NavStep, _ before: StatePicture, _ after: StatePicture) -> [Message] {
    StepChanges(machine: machine).departed(step, from: before, to: after).map { name in
      Message(from: nil, to: name, text: "\(name) is let go")
    }
  }

  private static func once(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

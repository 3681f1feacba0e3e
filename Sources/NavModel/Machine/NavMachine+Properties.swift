extension NavMachine {
  /// What a property says of a world or a step.
  public struct Judgement: Hashable, Sendable {
    /// Whether its trigger is true.
    public var matters: Bool
    /// Whether it holds; true where it does not matter.
    public var holds: Bool

    /// Makes a judgement.
    public init(matters: Bool, holds: Bool) {
      self.matters = matters
      self.holds = holds
    }
  }

  /// Judges a property of the text in a world: of each living instance, if it stands in a coordinator or a screen.
  ///
  /// For `sometimes` and `possible`, and for `never`, one instance is enough.
  public func judge(_ property: NavProgram.PropertyDeclaration, in world: NavWorld) -> Judgement {
    var matters = false
    var claims: [Bool] = []
    for frame in frames(of: property.owner, in: world) {
      if let condition = property.condition, !holds(condition, in: world, frame) { continue }
      matters = true
      claims.append(holds(property.claim, in: world, frame))
    }
    switch property.kind {
    case .sometimes, .possible: return Judgement(matters: matters, holds: claims.contains(true))
    case .never: return Judgement(matters: matters, holds: !claims.contains(true))
    case .always, .change: return Judgement(matters: matters, holds: !claims.contains(false))
    }
  }

  /// Judges a `change` property of a step, which is run again so that instances keep their numbers.
  public func judge(_ property: NavProgram.PropertyDeclaration, before: NavWorld, step: NavStep) -> Judgement {
    var execution = perform(step.event, ChoiceScript(taking: step.choices), in: before)
    execution.before = before
    execution.event = step.event
    if let pattern = property.pattern, !execution.isEvent(pattern) { return Judgement(matters: false, holds: true) }
    var matters = false
    var holds = true
    for var frame in frames(of: property.owner, in: execution.world) {
      frame.locals = property.pattern == nil ? [] : values(of: step.event, in: before)
      do {
        if let condition = property.condition, try !execution.holds(condition, &frame) { continue }
        matters = true
        if try !execution.holds(property.claim, &frame) { holds = false }
      } catch {
        matters = true
        holds = false
      }
    }
    return Judgement(matters: matters, holds: holds)
  }

  private func frames(of owner: NavProgram.Owner, in world: NavWorld) -> [NavFrame] {
    switch owner {
    case .system: [NavFrame()]
    case .coordinator(let declaration):
      world.coordinators.indices.filter {
        world.coordinators[$0].isAlive && world.coordinators[$0].declaration == declaration
      }.map { NavFrame(myself: CoordinatorID($0)) }
    case .place(let place):
      world.screens.indices.filter { index in
        world.screens[index].route.place == place && world.isOnScreen(ScreenID(index))
      }.map { NavFrame(myself: world.screens[$0].owner, this: ScreenID($0)) }
    }
  }

  /// The values that come with an event.
  private func values(of event: NavEvent, in world: NavWorld) -> [NavValue] {
    switch event.kind {
    case .tap(_, let values), .link(_, let values), .external(_, let values), .outcome(_, _, let values): return values
    case .message:
      switch world.queue.first {
      case .step(_, let values, _), .event(_, let values): return values
      case nil: return []
      }
    case .deliver(let stack):
      guard let notice = (stack.map { world[$0].mail } ?? world.mail).first else { return [] }
      return notice.screens.first.map { notice.values(about: $0) } ?? notice.values
    default: return []
    }
  }

  /// Whether a variable agrees with the container that it is tied to.
  public func agrees(_ variable: Int, of coordinator: CoordinatorID, in world: NavWorld) -> Bool {
    let execution = Execution(tables, world)
    let declaration = program.coordinators[world[coordinator].declaration].variables[variable]
    guard let tie = declaration.tie, world[coordinator].variables.indices.contains(variable) else { return true }
    let value = world[coordinator].variables[variable]
    let frame = NavFrame(myself: coordinator)
    switch tie.part {
    case .stack, .screens:
      guard let stack = world.stack(of: coordinator) else { return value == .list([]) }
      let all = world[stack].screens
      let own = tie.part == .screens ? all.filter { world[$0].owner == coordinator } : all
      guard case .list(let believed) = value, believed.count == own.count else { return false }
      return zip(believed, own).allSatisfy { believed, screen in
        if case .route(let route) = believed { return execution.route(of: screen, seenBy: coordinator) == route }
        return believed == .screen(screen)
      }
    case .tab:
      var selected: NavRoute?
      for stack in world.containers {
        for screen in world[stack].screens where world[screen].owner == coordinator {
          selected = selected ?? execution.selectedTab(of: screen)
        }
      }
      return value == (selected.map(NavValue.route) ?? .none)
    case .presented, .sheet, .cover, .alert, .popover:
      let style = NavPresentation.Style(rawValue: tie.part.rawValue)
      let shown = world.layers.first { $0.coordinator == coordinator && (style == nil || $0.style == style) && $0.style != nil }
      guard let content = shown.flatMap({ world[$0.stack].screens.first }) else { return value == .none }
      if case .bool(let isShown) = value { return isShown }
      return execution.isSame(value, .screen(content))
        || execution.isSame(value, execution.attribute(.route, of: .screen(content), frame))
    }
  }

  /// Whether the target of a deep link is visible, for the values that the link came with.
  public func isTargetVisible(ofLink link: Int, _ values: [NavValue], in world: NavWorld) -> Bool {
    var execution = Execution(tables, world)
    var frame = NavFrame(locals: values)
    guard let target = try? execution.evaluate(program.links[link].target, &frame), case .route(let route) = target else {
      return false
    }
    return world.visibleScreens.contains { execution.shows($0, route) }
  }

  /// Whether a deep link need not reach its target from a world.
  public func isBlocked(_ link: Int, _ values: [NavValue], in world: NavWorld) -> Bool {
    program.links[link].blockedBy.map { holds($0, in: world, NavFrame(locals: values)) } ?? false
  }

  /// Every way an event of a kind can go from a world.
  public func results(of event: NavEvent, in world: NavWorld) -> [NavWorld] {
    var worlds: [NavWorld] = []
    run(event, in: world) { _, next in worlds.append(next) }
    return worlds
  }
}

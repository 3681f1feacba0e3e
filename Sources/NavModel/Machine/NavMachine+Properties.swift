extension NavMachine {
  /// The context in which expressions about a world are evaluated.
  public func moment(of world: NavWorld) -> NavMoment { NavMoment(execution: Execution(tables, world)) }

  /// The context at the end of a step.
  ///
  /// The step runs once more, so that instances keep their numbers.
  ///
  /// Complexity: that of the step.
  public func moment(before: NavWorld, step: NavStep) -> NavMoment {
    var execution = perform(step.event, ChoiceScript(taking: step.choices), in: before, keepsNumbers: true)
    if step.event.kind == .launch { execution.outputs = step.outputs }
    execution.before = before
    execution.event = step.event
    return NavMoment(execution: execution)
  }

  /// Whether a `change` property applies to a step, judging by the world before it; its condition is not evaluated.
  ///
  /// Complexity: the size of the world; the step is not taken again.
  public func isAbout(_ property: NavProgram.PropertyDeclaration, before: NavWorld, step: NavStep) -> Bool {
    if case .notice = property.pattern {
      return !moment(before: before, step: step).frames(of: property).isEmpty
    }
    var execution = Execution(tables, before)
    execution.before = before
    execution.event = step.event
    return !NavMoment(execution: execution).frames(of: property).isEmpty
  }

  /// Evaluates a `change` property for one step: whether it applies, and whether it holds.
  ///
  /// It is true if its claim is true for every instance for which its condition is.
  /// Complexity: that of the step, plus the claim for each instance.
  public func judge(
    _ property: NavProgram.PropertyDeclaration, before: NavWorld, step: NavStep
  ) -> (matters: Bool, holds: Bool) {
    let moment = moment(before: before, step: step)
    let concerned = moment.concerned(property)
    return (!concerned.isEmpty, concerned.allSatisfy { moment.holds(property.claim, $0) })
  }

  /// Whether a route names a screen instance: its own route, or that of the branch that shows it.
  public func shows(_ screen: ScreenID, _ route: NavRoute, in world: NavWorld) -> Bool {
    Execution(tables, world).shows(screen, route)
  }

  /// Whether a link may fail in a world, by its `blocked by`.
  public func isBlocked(link: Int, _ values: [NavValue], in world: NavWorld) -> Bool {
    guard let condition = program.links[link].blockedBy else { return false }
    return holds(condition, in: world, NavFrame(locals: values))
  }

  /// Whether a link's target is visible in a world.
  public func isAtTarget(link: Int, _ values: [NavValue], in world: NavWorld) -> Bool {
    guard
      case .route(let route) = moment(of: world).value(
        of: program.links[link].target, NavFrame(locals: values))
    else { return false }
    return world.visibleScreens.contains { shows($0, route, in: world) }
  }

  /// Whether the containers follow the app's state (SwiftUI), rather than its commands (UIKit).
  public var followsBelief: Bool { program.platform.pack != .uikit }

  /// The value of the part of a container that a variable describes; nil if there is no such part.
  public func shown(_ part: NavProgram.Tie.Part, of coordinator: CoordinatorID, in world: NavWorld)
    -> NavValue?
  {
    switch part {
    case .stack, .screens:
      guard let stack = world.stack(of: coordinator) else { return nil }
      let all = world[stack].screens
      return .list(
        (part == .stack ? all : all.filter { world[$0].owner == coordinator }).map(NavValue.screen))
    case .tab:
      let selected = moment(of: world).value(of: .world(.selected), NavFrame(myself: coordinator))
      return selected == .none ? nil : selected
    case .selection: return nil
    case .presented, .sheet, .cover, .alert, .popover:
      let style = NavPresentation.Style(rawValue: part.rawValue)
      let layer = world.layers.dropFirst().first {
        $0.coordinator == coordinator && (style == nil || $0.style == style)
      }
      return layer.flatMap { world[$0.stack].screens.first }.map(NavValue.screen) ?? NavValue.none
    }
  }

  /// Whether two values are equal in a spec, where a screen equals the route that it shows.
  public func isSame(_ left: NavValue, _ right: NavValue, in world: NavWorld) -> Bool {
    Execution(tables, world).isSame(left, right)
  }

  /// Describes a value, with instances named by their routes.
  public func text(of value: NavValue, in world: NavWorld) -> String {
    switch value {
    case .screen(let screen):
      world.allScreens.indices.contains(screen.index) ? name(of: screen, in: world) : "a screen"
    case .coordinator(let coordinator):
      world.allCoordinators.indices.contains(coordinator.index)
        ? name(of: coordinator, in: world) : "a coordinator"
    case .list(let values): "[\(values.map { text(of: $0, in: world) }.joined(separator: ", "))]"
    default: text(of: value)
    }
  }

  /// The name of a coordinator's declaration.
  public func name(of coordinator: CoordinatorID, in world: NavWorld) -> String {
    program.coordinators[world[coordinator].declaration].name
  }
}

extension NavMoment {
  /// The frames of a property for which its condition is true.
  public func concerned(_ property: NavProgram.PropertyDeclaration) -> [NavFrame] {
    frames(of: property).filter { frame in property.condition.map { holds($0, frame) } ?? true }
  }
}

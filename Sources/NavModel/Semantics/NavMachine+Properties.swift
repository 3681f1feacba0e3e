extension NavMachine {
  /// Returns the context for evaluating expressions in a world.
  ///
  /// - Parameter world: A world of this machine.
  /// - Returns: The context.
  public func moment(of world: NavWorld) -> NavEvaluationContext {
    NavEvaluationContext(executor: StepExecutor(tables, world))
  }

  /// Returns the context for evaluating expressions at the end of a step.
  ///
  /// The machine runs the step again, so that instances keep the identifiers that they have in the world before.
  ///
  /// - Parameters:
  ///   - before: The world before the step.
  ///   - step: The step.
  /// - Returns: The context.
  /// - Complexity: The cost of one execution of the step.
  public func moment(before: NavWorld, step: NavStep) -> NavEvaluationContext {
    var executor = perform(step.event, ChoiceSequence(taking: step.choices), in: before, keepsNumbers: true)
    if step.event.kind == .launch { executor.outputs = step.outputs }
    executor.before = before
    executor.event = step.event
    return NavEvaluationContext(executor: executor)
  }

  /// Returns the locations of the `choose` statements that a step ran, in the order of its choices.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - before: The world before the step.
  /// - Returns: A location for each choice, except for a choice of the library, such as the order of two callbacks, and
  ///   for a statement without a location.
  /// - Complexity: The cost of one execution of the step.
  package func choiceOrigins(of step: NavStep, in before: NavWorld) -> [NavSpec.Origin] {
    if step.choices.isEmpty { return [] }
    return perform(step.event, ChoiceSequence(taking: step.choices), in: before).choices.origins
      .compactMap(\.self).filter { $0.line > 0 }
  }

  /// Returns whether a step can concern a `change` property.
  ///
  /// The step can concern the property if ``NavEvaluationContext/frames(of:)`` is not empty. The function does not evaluate the
  /// condition of the property. It runs the step again only if the pattern is a notice.
  ///
  /// - Parameters:
  ///   - property: A `change` property.
  ///   - before: The world before the step.
  ///   - step: The step.
  /// - Returns: Whether the property can apply to the step, depending on its condition.
  /// - Complexity: O(*s* × *c*), where *s* is the number of screens in containers and *c* the number of coordinators,
  ///   plus the cost of the step for a notice.
  public func isAbout(_ property: NavProgram.PropertyDeclaration, before: NavWorld, step: NavStep) -> Bool {
    if case .notice = property.pattern {
      return !moment(before: before, step: step).frames(of: property).isEmpty
    }
    var executor = StepExecutor(tables, before)
    executor.before = before
    executor.event = step.event
    return !NavEvaluationContext(executor: executor).frames(of: property).isEmpty
  }

  /// Evaluates a `change` property for one step.
  ///
  /// The property holds if its claim is true in every frame (``NavEvaluationContext/frames(of:)``) in which its condition is true.
  ///
  /// - Parameters:
  ///   - property: A `change` property.
  ///   - before: The world before the step.
  ///   - step: The step.
  /// - Returns: Whether the property applies to the step (`matters`), and whether it holds; a property that does not
  ///   apply holds.
  /// - Complexity: The cost of one execution of the step, plus the evaluation of the condition and the claim for each
  ///   frame.
  public func judge(
    _ property: NavProgram.PropertyDeclaration, before: NavWorld, step: NavStep
  ) -> (matters: Bool, holds: Bool) {
    let moment = moment(before: before, step: step)
    let concerned = moment.concerned(property)
    return (!concerned.isEmpty, concerned.allSatisfy { moment.holds(property.claim, $0) })
  }

  /// Returns whether a route names a screen: it is the screen's own route or that of the branch that shows the screen.
  ///
  /// - Parameters:
  ///   - screen: A screen of the world.
  ///   - route: The route.
  ///   - world: The world of the screen.
  /// - Returns: Whether the route names the screen.
  public func shows(_ screen: ScreenID, _ route: NavRoute, in world: NavWorld) -> Bool {
    StepExecutor(tables, world).shows(screen, route)
  }

  /// Returns whether a container contains a screen that a route names.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - world: The world.
  /// - Returns: Whether there is such a screen; does not read tabs whose stacks never contain one.
  package func isInContainer(_ route: NavRoute, in world: NavWorld) -> Bool {
    let executor = StepExecutor(tables, world)
    return executor.containers(of: route).contains { stack in
      world[stack].screens.contains { executor.shows($0, route) }
    }
  }

  /// Returns whether the `blocked by` condition of a link is true, so that the link need not reach its target.
  ///
  /// - Parameters:
  ///   - link: The index of the link in ``NavProgram/links``.
  ///   - values: The values of the link.
  ///   - world: The world in which the condition is evaluated.
  /// - Returns: The value of the condition; false if the link has no condition.
  public func isBlocked(link: Int, _ values: [NavValue], in world: NavWorld) -> Bool {
    guard let condition = program.links[link].blockedBy else { return false }
    return holds(condition, in: world, NavFrame(locals: values))
  }

  /// Returns whether a screen with the target route of a link is visible.
  ///
  /// - Parameters:
  ///   - link: The index of the link in ``NavProgram/links``.
  ///   - values: The values of the link, on which the target route can depend.
  ///   - world: The world.
  /// - Returns: Whether the target is visible; false if the target is not a route.
  public func isAtTarget(link: Int, _ values: [NavValue], in world: NavWorld) -> Bool {
    guard
      case .route(let route) = moment(of: world).value(
        of: program.links[link].target, NavFrame(locals: values))
    else { return false }
    return world.visibleScreens.contains { shows($0, route, in: world) }
  }

  /// Whether the containers follow the app's state, as in SwiftUI, rather than its commands, as in UIKit.
  ///
  /// True on the platforms `swiftui` and `ideal`.
  public var followsBelief: Bool { program.platform.pack != .uikit }

  /// Returns the current value of a part of a container, such as the screens of a stack.
  ///
  /// Variables of a coordinator can be declared to follow such a part.
  ///
  /// - Parameters:
  ///   - part: The part of the container.
  ///   - coordinator: The coordinator that declares the variable.
  ///   - variable: The variable that requests the layer, as an index in the variables of the coordinator; nil for any layer
  ///     of the coordinator.
  ///   - world: The world of the container.
  /// - Returns: The value; the route of a branch for a flow that has replaced its first screen; ``NavValue/none`` if the
  ///   coordinator has presented no such layer, or if the layer is empty.
  ///   Nil if there is no stack or no selected tab, and for ``NavProgram/Binding/Part/selection``.
  public func shown(
    _ part: NavProgram.Binding.Part, of coordinator: CoordinatorID, requestedBy variable: Int? = nil,
    in world: NavWorld
  ) -> NavValue? {
    switch part {
    case .stack, .screens:
      guard let stack = world.stack(of: coordinator, in: program) else { return nil }
      let all = world[stack].screens
      return .list(
        (part == .stack ? all : all.filter { world[$0].owner == coordinator }).map(NavValue.screen))
    case .tab:
      let selected = moment(of: world).value(of: .world(.selected), NavFrame(myself: coordinator))
      return selected == .none ? nil : selected
    case .selection: return nil
    case .presented, .sheet, .cover, .alert, .popover:
      let style = NavPresentation.Style(rawValue: part.rawValue)
      let layer = world.layers.dropFirst().first { layer in
        layer.coordinator == coordinator && (style == nil || layer.style == style)
          && (variable == nil
            || world.presentations.contains { $0.stack == layer.stack && $0.variable == variable })
      }
      guard let layer, let content = world[layer.stack].screens.first else { return NavValue.none }
      return StepExecutor(tables, world).item(of: layer.stack, presentedBy: coordinator, content)
    }
  }

  /// Returns whether two values are equal by the rules of a spec.
  ///
  /// A screen instance is equal to every route that names it (``shows(_:_:in:)``). Lists are compared element by
  /// element.
  ///
  /// - Parameters:
  ///   - left: A value.
  ///   - right: Another value.
  ///   - world: The world of the instances.
  /// - Returns: Whether the values are equal.
  public func isSame(_ left: NavValue, _ right: NavValue, in world: NavWorld) -> Bool {
    StepExecutor(tables, world).isSame(left, right)
  }

  /// Describes a value, with instances described by their names, also within lists, but not within routes and cases.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - world: The world of the instances.
  /// - Returns: The description; `a screen` or `a coordinator` for an instance that the world does not contain.
  public func text(of value: NavValue, in world: NavWorld) -> String {
    switch value {
    case .screen(let screen):
      world.screensUntracked.indices.contains(screen.index) ? name(of: screen, in: world) : "a screen"
    case .coordinator(let coordinator):
      world.coordinatorsUntracked.indices.contains(coordinator.index)
        ? name(of: coordinator, in: world) : "a coordinator"
    case .list(let values): "[\(values.map { text(of: $0, in: world) }.joined(separator: ", "))]"
    default: text(of: value)
    }
  }

  /// Returns the name of a coordinator's declaration.
  ///
  /// - Parameters:
  ///   - coordinator: A coordinator instance.
  ///   - world: The world of the instance.
  /// - Returns: The name.
  public func name(of coordinator: CoordinatorID, in world: NavWorld) -> String {
    program.coordinators[world[coordinator].declaration].name
  }
}

extension NavEvaluationContext {
  /// Returns the frames of a property in which its condition is true; all its frames if it has no condition.
  ///
  /// - Parameter property: A property of the program.
  /// - Returns: The frames to which the property applies.
  public func concerned(_ property: NavProgram.PropertyDeclaration) -> [NavFrame] {
    frames(of: property).filter { frame in property.condition.map { holds($0, frame) } ?? true }
  }
}

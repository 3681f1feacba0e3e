/// The context in which expressions of a spec are evaluated: a world, or a step with the world before it.
///
/// The world before a step and the world after it use the same identifiers for the same instances. Instances that the
/// step creates have greater indices.
public struct NavEvaluationContext: Sendable {
  let executor: StepExecutor

  /// The world in which expressions are evaluated.
  ///
  /// After a step, this world need not be in canonical form, because instances keep the identifiers of the world
  /// before.
  public var world: NavWorld { executor.world }

  /// The world before the step; nil if the context is a world.
  public var before: NavWorld? { executor.before }

  /// Returns whether an expression is true.
  ///
  /// - Parameters:
  ///   - expression: A condition of the program.
  ///   - frame: The values of `self`, `this`, `child` and locals.
  /// - Returns: Whether the value is true; false if the evaluation ends the app.
  public func holds(_ expression: NavProgram.Expression, _ frame: NavFrame = NavFrame()) -> Bool {
    value(of: expression, frame) == .bool(true)
  }

  /// Returns the value of an expression.
  ///
  /// - Parameters:
  ///   - expression: An expression of the program.
  ///   - frame: The values of `self`, `this`, `child` and locals.
  /// - Returns: The value; ``NavValue/none`` if the evaluation ends the app.
  public func value(of expression: NavProgram.Expression, _ frame: NavFrame = NavFrame()) -> NavValue {
    var executor = executor
    var frame = frame
    do {
      return try executor.evaluate(expression, &frame)
    } catch {
      return .none
    }
  }

  /// Returns the frames in which a property is evaluated: one for the system, or one for each instance of its owner.
  ///
  /// The instances are the living coordinators of a declaration, the screens of a place in containers, or the child
  /// coordinators that a branch has created at such screens. For a step, the function takes them from the world before
  /// the step. For some events, such as a tap or a swipe back, a property of a screen or branch is evaluated for the
  /// screen of the event only. A property with a notice as pattern has frames for each screen of each such notice.
  ///
  /// - Parameter property: A property of the program.
  /// - Returns: The frames; empty if the owner has no instance, or if the step does not match the property's pattern.
  public func frames(of property: NavProgram.PropertyDeclaration) -> [NavFrame] {
    guard let pattern = property.pattern else { return frames(of: property, [], about: nil) }
    if case .notice(let kind) = pattern, let notices = executor.notices(of: kind) {
      return notices.flatMap { notice in
        notice.screens.isEmpty
          ? frames(of: property, notice.values, about: nil)
          : notice.screens.flatMap { frames(of: property, notice.values(about: $0), about: $0) }
      }
    }
    guard let values = values(of: pattern) else { return [] }
    return frames(of: property, values, about: eventScreen)
  }

  private func frames(
    of property: NavProgram.PropertyDeclaration, _ values: [NavValue], about screen: ScreenID?
  ) -> [NavFrame] {
    var locals = values
    while locals.count < property.localCount { locals.append(.none) }
    let world = executor.before ?? executor.world
    switch property.owner {
    case .system: return world.isRootInScope ? [NavFrame(locals: locals)] : []
    case .coordinator(let declaration):
      return world.coordinatorsInScope.compactMap { id in
        guard world[id].isAlive, world[id].declaration == declaration else { return nil }
        return NavFrame(myself: id, locals: locals)
      }
    case .place(let place):
      let shown = world.containersInScope.flatMap { world[$0].screens }
      return shown.flatMap { id -> [NavFrame] in
        if let screen, screen != id { return [] }
        var frames: [NavFrame] = []
        if world[id].route.place == place {
          frames.append(NavFrame(myself: world[id].owner, this: id, locals: locals))
        }
        for child in world.coordinators(branchedFrom: id)
        where world.readUntracked(child).branch?.place == place {
          frames.append(
            NavFrame(myself: world.readUntracked(child).parent, this: id, child: child, locals: locals))
        }
        return frames
      }
    }
  }

  /// The screen of the step's event, if a property of a screen applies to that screen only.
  private var eventScreen: ScreenID? {
    guard let event = executor.event else { return nil }
    switch event.kind {
    case .tap, .outcome, .back, .backMenu, .swipeBegin, .swipePage, .swipeFinish, .swipeCancel:
      return event.screen
    default: return nil
    }
  }

  /// Returns the values of the step's event; nil if the event does not match a pattern.
  private func values(of pattern: NavProgram.EventPattern) -> [NavValue]? {
    guard executor.isEvent(pattern), let event = executor.event, let before = executor.before else {
      return nil
    }
    switch event.kind {
    case .tap(_, let values):
      if case .anyTap = pattern { return [] }
      return values
    case .link(_, let values), .linkAtLaunch(_, let values), .external(_, let values),
      .outcome(_, _, let values):
      return values
    case .message:
      switch before.queue.first {
      case .step(_, let values, _, _), .event(_, let values): return values
      case .mutation, .ended, nil: return []
      }
    default: return []
    }
  }
}

extension StepExecutor {
  /// Returns whether two values are equal by the rules of a spec, where a screen is equal to the route that names it.
  func isSame(_ left: NavValue, _ right: NavValue) -> Bool {
    switch (left, right) {
    case (.screen(let screen), .route(let route)), (.route(let route), .screen(let screen)):
      return shows(screen, route)
    case (.list(let left), .list(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { isSame($0, $1) }
    default: return left == right
    }
  }

  /// Returns whether a route names a screen, as its own route or as that of the branch that shows it.
  func shows(_ screen: ScreenID, _ route: NavRoute) -> Bool {
    world[screen].route == route
      || world.coordinators(branchedFrom: screen).contains { world.readUntracked($0).branch == route }
  }

  /// Returns the route of a screen from the point of view of a coordinator.
  ///
  /// For the parent of a coordinator that branched at the screen, this is the route of the branch.
  func route(of screen: ScreenID, seenBy coordinator: CoordinatorID?) -> NavRoute {
    for child in world.coordinators(branchedFrom: screen)
    where world.readUntracked(child).parent == coordinator {
      if let branch = world.readUntracked(child).branch { return branch }
    }
    return world[screen].route
  }

  func compare(_ op: NavSpec.Operator, _ left: NavValue, _ right: NavValue) -> Bool {
    switch op {
    case .equal: return isSame(left, right)
    case .notEqual: return !isSame(left, right)
    default:
      guard case .int(let left) = left, case .int(let right) = right else { return false }
      switch op {
      case .less: return left < right
      case .lessOrEqual: return left <= right
      case .greater: return left > right
      default: return left >= right
      }
    }
  }

  mutating func arithmetic(
    _ op: NavSpec.Operator, _ left: NavValue, _ right: NavValue
  ) throws(Abort) -> NavValue {
    guard case .int(let left) = left, case .int(let right) = right else { return .none }
    if op == .range {
      guard left <= right else { return .list([]) }
      let (last, overflow) = right.subtractingReportingOverflow(left)
      if overflow || last >= NavCapacity.longestRange { throw exceed("list \(NavCapacity.longestRange)") }
      return .list((left...right).map(NavValue.int))
    }
    let (sum, overflow) =
      op == .plus ? left.addingReportingOverflow(right) : left.subtractingReportingOverflow(right)
    if overflow { throw crash("arithmetic overflow") }
    return .int(sum)
  }

  mutating func test(
    _ value: NavValue, _ predicate: NavProgram.Predicate, _ frame: inout NavFrame
  ) throws(Abort) -> Bool {
    switch (predicate, value) {
    case (.not(let inner), _): return !(try test(value, inner, &frame))
    case (.absent, _): return value == .none
    case (.empty, .list(let elements)): return elements.isEmpty
    case (.onScreen, .screen(let screen)): return world.isOnScreen(screen)
    case (.onScreen, .coordinator(let coordinator)):
      return world.containers.contains { world.holds(screenOf: coordinator, $0) }
    case (.visible, .screen(let screen)): return world.visibleScreens.contains(screen)
    case (.visible, .coordinator(let coordinator)):
      return world.visibleScreens.contains { world[$0].owner == coordinator }
    case (.entering, .screen(let screen)): return world.isEntering(screen)
    case (.leaving, .screen(let screen)): return world.isLeaving(screen)
    case (.removed, .screen(let screen)): return world[screen].wasShown && world.stack(holding: screen) == nil
    case (.seen, .screen(let screen)): return world[screen].wasShown
    case (.alive, .coordinator(let coordinator)): return world[coordinator].isAlive
    case (.finished, .coordinator(let coordinator)): return world[coordinator].isFinished
    case (.tagged(let tag), _): return isInstance(value, of: .tag(tag))
    case (.coordinator(let declaration), _): return isInstance(value, of: .coordinator(declaration))
    case (.place(let place, let arguments), .screen(let screen)):
      guard isInstance(value, of: .place(place)) else { return false }
      let branch = world.coordinators(branchedFrom: screen).compactMap { world.readUntracked($0).branch }
        .first {
          $0.place == place
        }
      return try agrees(branch?.arguments ?? world[screen].route.arguments, arguments, &frame)
    case (.place(let place, let arguments), .route(let route)):
      guard route.place == place else { return false }
      return try agrees(route.arguments, arguments, &frame)
    case (.symbol(let expected, let arguments), .symbol(_, let actual, let values)):
      guard expected == actual else { return false }
      return try agrees(values, arguments, &frame)
    default: return false
    }
  }

  /// Returns whether values match the values of a pattern, in which nil matches every value.
  mutating func agrees(
    _ values: [NavValue], _ pattern: [NavProgram.Expression?], _ frame: inout NavFrame
  ) throws(Abort) -> Bool {
    for (index, expected) in pattern.enumerated() {
      guard let expected else { continue }
      let wanted = try evaluate(expected, &frame)
      if !isSame(element(index, of: values), wanted) { return false }
    }
    return true
  }

  func attribute(_ attribute: NavProgram.Attribute, of value: NavValue, _ frame: NavFrame) -> NavValue {
    switch (attribute, value) {
    case (.count, .list(let elements)): return .int(elements.count)
    case (.first, .list(let elements)): return elements.first ?? .none
    case (.last, .list(let elements)): return elements.last ?? .none
    case (.routes, .list(let elements)): return .list(elements.map { self.attribute(.route, of: $0, frame) })
    case (.route, .screen(let screen)): return .route(route(of: screen, seenBy: frame.myself))
    case (.route, .route): return value
    case (.owner, .screen(let screen)): return world[screen].owner.map(NavValue.coordinator) ?? .none
    case (.parentOf, .coordinator(let coordinator)):
      return world[coordinator].parent.map(NavValue.coordinator) ?? .none
    case (.childrenOf, .coordinator(let coordinator)):
      return .list(world[coordinator].children.map(NavValue.coordinator))
    case (.stackOf, .coordinator(let coordinator)):
      return .list(
        world.stack(of: coordinator, in: program).map { world[$0].screens.map(NavValue.screen) } ?? [])
    case (.screensOf, .coordinator(let coordinator)):
      let stack = world.stack(of: coordinator, in: program)
      let all = stack.map { world[$0].screens } ?? []
      return .list(all.filter { world[$0].owner == coordinator }.map(NavValue.screen))
    default: return .none
    }
  }

  /// Returns whether the step has an output that matches the pattern of `did`.
  mutating func did(_ pattern: NavProgram.OutputPattern, _ frame: inout NavFrame) throws(Abort) -> Bool {
    for output in outputs {
      switch (pattern, output) {
      case (.exit(let subject), .exit(let route, _, _, _, _)):
        if isInstance(.route(route), of: subject) { return true }
      case (
        .finish(let wanted, let result, let arguments, let by),
        .finished(let coordinator, let cause, let actual, let values, _, _)
      ):
        if wanted == coordinator, result == nil || result == actual, by == nil || by == cause,
          try agrees(values, arguments, &frame)
        {
          return true
        }
      case (.note(let wanted, let arguments), .noted(let label, let values)):
        if wanted == label, try agrees(values, arguments, &frame) { return true }
      case (.present(let subject), .presented(let route, _)),
        (.dismiss(let subject), .dismissed(let route, _, _)):
        if subject.map({ shows(route, $0) }) ?? true { return true }
      case (
        .navigate(let wanted, let step, let arguments), .navigated(let coordinator, let actual, let values)
      ):
        if wanted == coordinator, step == nil || step == actual, try agrees(values, arguments, &frame) {
          return true
        }
      case (.publish(let wanted, let arguments), .published(let coordinator, let values)):
        if wanted == nil || wanted == coordinator, try agrees(values, arguments, &frame) { return true }
      case (.segue(let wanted), .segued(let path, _)):
        if wanted.map({ $0 == path.map(\.place) }) ?? true { return true }
      case (.refuse, .refused), (.drop, .dropped), (.fail, .fatal): return true
      default: break
      }
    }
    return false
  }

  /// Returns whether the first screen of a layer is of a subject, by its own name or by that of the branch that shows it.
  private func shows(_ route: NavRoute, _ subject: NavProgram.Subject) -> Bool {
    if isInstance(.route(route), of: subject) { return true }
    guard case .branch(let declaration, _) = program.places[route.place].kind,
      case .route(let start, _)? = program.coordinators[declaration].start
    else { return false }
    return shows(NavRoute(place: start), subject)
  }

  /// Returns whether the event of the step matches the pattern of `event is`.
  func isEvent(_ pattern: NavProgram.EventPattern) -> Bool {
    guard let event, let earlier = before else { return false }
    switch (pattern, event.kind) {
    case (.anyTap, .tap): return true
    case (.tap(let name), .tap(let control, _)): return program.controls[control].signature.name == name
    case (.event(let wanted), .external(let actual, _)): return wanted == actual
    case (.event(let wanted), .message):
      if case .event(let posted, _) = earlier.queue.first { return wanted == posted }
      return false
    case (.link(let wanted), .link), (.link(let wanted), .linkAtLaunch): return event.link?.index == wanted
    case (.step(let wanted), .message):
      if case .step(let step, _, _, _) = earlier.queue.first { return wanted == step }
      return false
    case (.outcome(let effect, let outcome), .outcome(let position, let actual, _)):
      return earlier.effects[position].effect == effect && outcome == actual
    case (.notice(.background), .background), (.notice(.foreground), .foreground): return true
    case (.notice(let kind), _):
      return outputs.contains { if case .delivered(kind, _) = $0 { true } else { false } }
    case (.input(let name), _): return event.kind.inputName == name
    default: return false
    }
  }
}

extension StepExecutor {
  /// Returns the delivered notices of a kind; nil if the kind is not a notice of the platform.
  func notices(of kind: NavNotice.Kind) -> [NavNotice]? {
    switch kind {
    case .background, .foreground: nil
    default: delivered.filter { $0.kind == kind }
    }
  }
}

extension NavEvent.Kind {
  /// The name of an input of the user in properties; nil for other events.
  var inputName: String? {
    switch self {
    case .launch: "launch"
    case .back: "back"
    case .backMenu: "backMenu"
    case .swipeBegin, .swipePage, .swipeFinish, .swipeCancel: "swipe"
    case .swipeDownBegin, .swipeDownFinish, .swipeDownCancel: "swipeDown"
    case .tapOutside: "tapOutside"
    case .selectTab: "selectTab"
    case .reselectTab: "reselectTab"
    case .collapse: "collapse"
    case .expand: "expand"
    case .background: "background"
    case .foreground: "foreground"
    default: nil
    }
  }
}

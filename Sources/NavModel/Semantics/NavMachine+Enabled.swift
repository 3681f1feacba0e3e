extension NavMachine {
  /// Returns every event that can occur in a world within the scope, inputs first, in a fixed order.
  ///
  /// The result includes inputs whose handlers would exceed the depth or the layers of the scope, or after which an
  /// assumption would be false. ``run(_:in:_:)`` leaves out the steps of such inputs.
  ///
  /// - Parameter world: A world of this machine.
  /// - Returns: The enabled events; empty if none can occur, as in a world with an outcome other than
  ///   ``NavOutcome/running``.
  public func enabledEvents(in world: NavWorld) -> [NavEvent] {
    guard let memo = world.memo else { return enabledEvents(in: world, of: nil) }
    let known = memo.events { world.answer { enabledEvents(in: $0, of: nil) } }
    world.observation.read(for: known)
    return known.value
  }

  /// Returns the enabled events of one group; of all groups if `query` is nil.
  package func enabledEvents(in world: NavWorld, of query: NavStepQuery?) -> [NavEvent] {
    guard world.outcome == .running else { return [] }
    var events: [NavEvent] = []
    let mayOvertake = program.scope.mayOvertake(after: world.inputs)
    if !world.isInBackground {
      events += gestureEnds(in: world, of: query)
      if mayOvertake { events += userInputs(in: world, of: query) }
    }
    if mayOvertake { events += environmentInputs(in: world, of: query) }
    return events + platformSteps(in: world, of: query)
  }

  /// Returns the enabled events that are not inputs: steps of the platform, queued work, and outcomes of effects.
  ///
  /// - Parameter world: A world of this machine in which the app has not ended.
  /// - Returns: The events, in a fixed order.
  public func platformSteps(in world: NavWorld) -> [NavEvent] { platformSteps(in: world, of: nil) }

  private func platformSteps(in world: NavWorld, of query: NavStepQuery?) -> [NavEvent] {
    var events: [NavEvent] = []
    for stack in world.containers where query?.includes(stack, in: world) ?? true {
      if world.readUntracked(stack).transition == nil, world.readUntracked(stack).mail.isEmpty { continue }
      if let moving = world[stack].transition, moving.phase != .gesture {
        events.append(NavEvent(.transitionEnd(stack), screen: world[stack].screens.last, stack: stack))
      }
      if let notice = world[stack].mail.first {
        events.append(NavEvent(.deliver(stack), screen: notice.screens.first, stack: stack))
      }
    }
    guard query?.isPlatform ?? true else { return events }
    if let moving = world.layers.first(where: { $0.phase != .steady && $0.phase != .gesture }) {
      events.append(NavEvent(.transitionEnd(nil), screen: world[moving.stack].screens.last))
    }
    if let notice = world.mail.first { events.append(NavEvent(.deliver(nil), screen: notice.screens.first)) }
    if !world.queue.isEmpty { events.append(NavEvent(.message)) }
    if !world.turns.isEmpty { events.append(NavEvent(.turn)) }
    for (position, running) in world.effects.enumerated() {
      for (outcome, combinations) in tables.outcomeValues[running.effect].enumerated() {
        for values in combinations {
          events.append(NavEvent(.outcome(position, outcome, values), screen: running.screen))
        }
      }
    }
    return events
  }

  /// Whether an adversary is on and not disabled at a screen.
  func has(_ adversary: NavAdversary, at screen: ScreenID, _ world: NavWorld) -> Bool {
    program.scope.adversaries.contains(adversary)
      && !isClosed(at: screen, world) { $0.adversaries.contains(adversary) }
  }

  /// Whether a way out of a screen, or of an empty layer, is open.
  func has(way: NavProgram.Closure.Way, at screen: ScreenID?, _ world: NavWorld) -> Bool {
    let adversaries = program.scope.adversaries
    switch way {
    case .backMenu: guard adversaries.contains(.backMenu) else { return false }
    case .edgeSwipe: guard adversaries.contains(.swipe) else { return false }
    case .contentSwipe:
      guard adversaries.contains(.swipe), program.platform[.contentSwipe] else { return false }
    case .interactiveDismissal: guard adversaries.contains(.swipe) else { return false }
    case .touchesWhileMoving: guard program.platform[.touchesWhileMoving] else { return false }
    case .backButton, .tabBar: break
    }
    guard let screen else { return true }
    return !isClosed(at: screen, world) { $0.ways.contains(way) }
  }

  /// Whether a screen, or a flow that branched there, currently closes a way out or disables an adversary.
  private func isClosed(
    at screen: ScreenID, _ world: NavWorld, _ closes: (NavProgram.Closure) -> Bool
  ) -> Bool {
    func isClosed(_ place: Int, _ frame: NavFrame) -> Bool {
      program.places[place].closures.contains { closure in
        closes(closure) && (closure.condition.map { holds($0, in: world, frame) } ?? true)
      }
    }
    let own = NavFrame(myself: world[screen].owner, this: screen)
    return isClosed(world[screen].route.place, own)
      || world.coordinators(branchedFrom: screen).contains { child in
        let made = world.readUntracked(child)
        guard let branch = made.branch else { return false }
        return isClosed(branch.place, NavFrame(myself: made.parent, this: screen, child: child))
      }
  }

  /// Returns the events that finish or cancel a gesture.
  private func gestureEnds(in world: NavWorld, of query: NavStepQuery?) -> [NavEvent] {
    var events: [NavEvent] = []
    for stack in world.containers {
      guard world.readUntracked(stack).transition?.phase == .gesture,
        query?.includes(stack, in: world) ?? true
      else { continue }
      let dragged =
        world.turn(on: stack).flatMap { world[$0.hidden].screens.last } ?? world[stack].dragged
      events += [.swipeFinish, .swipeCancel].map { NavEvent($0, screen: dragged, stack: stack) }
    }
    for layer in world.layers where layer.phase == .gesture && (query?.isPlatform ?? true) {
      let top = world[layer.stack].screens.last
      events.append(NavEvent(.swipeDownFinish, screen: top, stack: layer.stack))
      events.append(NavEvent(.swipeDownCancel, screen: top, stack: layer.stack))
    }
    return events
  }

  /// Returns the index of the layer that receives touches; nil if no layer does.
  ///
  /// This is the topmost layer if it does not move, or the layer below a sheet that the user has dragged down.
  private func touchedLayer(in world: NavWorld) -> Int? {
    guard let top = world.layers.indices.last else { return nil }
    switch world.layers[top].phase {
    case .steady: return top
    case .dismissing where program.platform[.touchesBelowLeavingSheet] && world.layers[top].style != .alert:
      let below = world.layers.lastIndex { $0.phase == .steady } ?? 0
      let bottom = world[world.layers[below + 1].stack].screens.first
      return bottom.map { world[$0].cause == .user } ?? false ? below : nil
    default: return nil
    }
  }

  /// Returns the screens whose controls receive taps; screens that are entering or leaving come last.
  func tappableScreens(in world: NavWorld) -> [ScreenID] {
    let layer = touchedLayer(in: world)
    let shown = layer.map { world.stacks(inLayer: $0).filter { world.isShown($0) } } ?? []
    let steady = shown.filter { !isMoving($0, world) }.compactMap { world[$0].screens.last }
    return steady + movingScreens(of: shown, world)
  }

  /// Returns the stack whose transition moves a stack: the stack itself, or that of the tab bar, pages or columns around
  /// it; nil if the stack does not move.
  private func moving(_ stack: StackID, _ world: NavWorld) -> StackID? {
    if world[stack].transition != nil { return stack }
    let own = world.layers.indices.first {
      world[world.layers[$0].stack].transition != nil && world.stacks(inLayer: $0).contains(stack)
    }
    return own.map { world.layers[$0].stack }
  }

  private func isMoving(_ stack: StackID, _ world: NavWorld) -> Bool { moving(stack, world) != nil }

  /// Whether the screens of a stack's transition receive touches, or those of an inner stack that turns with it.
  ///
  /// The popped screen determines the result; in a push, the pushed screen.
  func takesTouches(duringTransitionOf stack: StackID, of inner: StackID? = nil, _ world: NavWorld) -> Bool {
    guard let moving = world[stack].transition, moving.phase == .running else { return false }
    let popped = moving.from.flatMap { moving.removed.contains($0) ? $0 : nil }
    let asked = inner.flatMap { world.turn(on: stack) == nil ? nil : $0 } ?? stack
    return has(way: .touchesWhileMoving, at: popped ?? world[asked].screens.last, world)
  }

  /// Returns the moving screens that receive touches.
  private func movingScreens(of shown: [StackID], _ world: NavWorld) -> [ScreenID] {
    // Under atomic timing only a screen under the user's finger moves, and that finger is busy.
    guard program.scope.timing == .interleaved else { return [] }
    var found: [ScreenID] = []
    for stack in shown {
      guard let own = moving(stack, world), takesTouches(duringTransitionOf: own, world) else { continue }
      if let turn = world.turn(on: own) {
        // Columns take touches as what is pushed does; of pages nothing is known.
        if own == stack, turn.isOfColumns {
          found += [turn.shown, turn.hidden].compactMap { world[$0].screens.last }
        }
        continue
      }
      let (top, from) = (world[stack].screens.last, own == stack ? world[own].transition?.from : nil)
      found += (top == from ? [top] : [top, from]).compactMap(\.self)
    }
    return found
  }

  private func userInputs(in world: NavWorld, of query: NavStepQuery?) -> [NavEvent] {
    var events: [NavEvent] = []
    let layer = touchedLayer(in: world)
    guard query?.isFront ?? true else { return layer.map { tabInputs($0, world, of: query) } ?? [] }
    let shown = layer.map { world.stacks(inLayer: $0).filter { world.isShown($0) } } ?? []
    for stack in shown where !isMoving(stack, world) {
      if let top = world[stack].screens.last { events += taps(on: top, world) }
    }
    for screen in movingScreens(of: shown, world) { events += taps(on: screen, world) }
    events += secondTapsOnIdeal(in: world)
    events += screensTappedAgain(in: world).flatMap { taps(on: $0, onlyAgain: true, world) }
    for stack in shown { events += pops(of: stack, world) }
    if let layer {
      events += dismissals(of: layer, world)
      events += tabInputs(layer, world, of: query)
    }
    return events
  }

  /// Returns the taps on the enabled controls of a screen; a control is disabled if the condition of every handler is
  /// false.
  ///
  /// With the adversary `doubleTap`, the user can tap a control again before the app has settled.
  private func taps(on screen: ScreenID, onlyAgain: Bool = false, _ world: NavWorld) -> [NavEvent] {
    var owners: [NavProgram.Owner] = [.place(world[screen].route.place)]
    if let owner = world[screen].owner { owners.append(.coordinator(world[owner].declaration)) }
    var events: [NavEvent] = []
    var names: [String] = []
    for owner in owners {
      for control in tables.controls(of: owner) {
        let signature = program.controls[control].signature
        // A screen's own control hides the coordinator's of the same name, unless its handlers are closed.
        if names.contains(signature.name) { continue }
        let isAgain = world.taps.contains(NavTapRecord(screen: screen, control: control))
        guard isAgain ? has(.doubleTap, at: screen, world) : !onlyAgain else { continue }
        let open = tables.controlValues[control].filter { isOpen(control, $0, screen, world) }
        if !open.isEmpty { names.append(signature.name) }
        events += open.map { NavEvent(.tap(control, $0), screen: screen) }
      }
    }
    return events
  }

  /// Returns the second taps (`doubleTap`) on moving screens on platform `ideal`, which does not block touches.
  ///
  /// A second tap hits the same control, or a control of the entering screen.
  private func secondTapsOnIdeal(in world: NavWorld) -> [NavEvent] {
    guard program.platform.pack == .ideal, program.scope.timing == .interleaved,
      program.scope.adversaries.contains(.doubleTap)
    else { return [] }
    let isLayerMoving = touchedLayer(in: world) == nil
    return world.visibleScreens.filter { isLayerMoving || world.isEntering($0) || world.isLeaving($0) }
      .flatMap { taps(on: $0, onlyAgain: !world.isEntering($0) || world.taps.isEmpty, world) }
  }

  /// Returns the leaving screens that receive a second tap (`doubleTap`) of a control, although moving screens take no touches.
  ///
  /// Such a tap comes before the transition begins: corona-warn-app/cwa-app-ios issue 4660 and openradar 40729570.
  func screensTappedAgain(in world: NavWorld) -> [ScreenID] {
    guard program.platform.pack != .ideal, program.scope.timing == .interleaved, !world.taps.isEmpty,
      program.scope.adversaries.contains(.doubleTap), let layer = touchedLayer(in: world)
    else { return [] }
    return world.stacks(inLayer: layer).filter { world.isShown($0) }.compactMap { stack in
      guard let moving = world[stack].transition, moving.phase == .running, world.turn(on: stack) == nil,
        !takesTouches(duringTransitionOf: stack, world)
      else { return nil }
      return moving.from
    }
  }

  private func isOpen(_ control: Int, _ values: [NavValue], _ screen: ScreenID, _ world: NavWorld) -> Bool {
    let owner = program.controls[control].owner
    return tables.handlers(of: .tap(control), at: owner).contains { index in
      let handler = program.handlers[index]
      guard let condition = handler.condition else { return true }
      return holds(condition, in: world, NavFrame(myself: world[screen].owner, this: screen, locals: values))
    }
  }

  /// Returns the events that go back on a stack that does not move, or that receives touches during its transition.
  private func pops(of stack: StackID, _ world: NavWorld) -> [NavEvent] {
    let count = world[stack].screens.count
    if let own = moving(stack, world), !takesTouches(duringTransitionOf: own, of: stack, world) { return [] }
    guard count > 1, let top = world[stack].screens.last else { return columnPops(of: stack, world) }
    var events: [NavEvent] = []
    if has(way: .backButton, at: top, world) { events.append(NavEvent(.back, screen: top, stack: stack)) }
    if world[stack].transition == nil, has(way: .backMenu, at: top, world) {
      // The menu runs no `shouldPop` handler, so its first item differs from the button only if there is one.
      let first = tables.hasPopHandlers ? 1 : 2
      for levels in first..<max(first, count) {
        events.append(NavEvent(.backMenu(levels), screen: top, stack: stack))
      }
    }
    if swipesBack(from: top, world) { events.append(NavEvent(.swipeBegin, screen: top, stack: stack)) }
    return events
  }

  private func swipesBack(from screen: ScreenID, _ world: NavWorld) -> Bool {
    has(way: .edgeSwipe, at: screen, world) || has(way: .contentSwipe, at: screen, world)
  }

  /// Returns the events that go back from the first screen of the secondary column in a collapsed split view.
  ///
  /// The content of the back button's menu is unknown there, so the menu is not modelled.
  private func columnPops(of stack: StackID, _ world: NavWorld) -> [NavEvent] {
    guard tables.hasSplits, let top = world[stack].screens.last, let layer = world.layer(of: stack),
      let split = world.split(on: world.layers[layer].stack), split.tabs.columns == .collapsed,
      split.tabs.selected == 1, split.tabs.stacks[1] == stack
    else { return [] }
    let own = world.layers[layer].stack
    var events: [NavEvent] = []
    if has(way: .backButton, at: top, world) { events.append(NavEvent(.back, screen: top, stack: own)) }
    if swipesBack(from: top, world) { events.append(NavEvent(.swipeBegin, screen: top, stack: own)) }
    return events
  }

  private func dismissals(of layer: Int, _ world: NavWorld) -> [NavEvent] {
    let stack = world.layers[layer].stack
    guard layer > 0, layer == world.layers.count - 1, world[stack].transition?.phase != .gesture else {
      return []
    }
    let (top, bottom) = (world[stack].screens.last, world[stack].screens.first)
    switch world.layers[layer].style {
    case .sheet
    where program.platform[.sheetsCanBeSwiped] && has(way: .interactiveDismissal, at: top, world)
      && has(way: .interactiveDismissal, at: bottom, world):
      return [NavEvent(.swipeDownBegin, screen: top, stack: stack)]
    case .popover where has(way: .interactiveDismissal, at: bottom, world):
      return [NavEvent(.tapOutside, screen: top, stack: stack)]
    default: return []
    }
  }

  private func environmentInputs(in world: NavWorld, of query: NavStepQuery?) -> [NavEvent] {
    func isAsked(_ group: NavStepQuery) -> Bool { query.map { $0 == group } ?? true }
    var events: [NavEvent] = []
    for (index, event) in program.events.enumerated() where isAsked(.external(index)) {
      if let most = event.atMost, world.eventCounts[index] >= most { continue }
      for values in tables.eventValues[index] {
        if let condition = event.condition, !holds(condition, in: world, NavFrame(locals: values)) {
          continue
        }
        events.append(NavEvent(.external(index, values)))
      }
    }
    if program.scope.adversaries.contains(.deepLink) {
      for (index, combinations) in tables.linkValues.enumerated() where isAsked(.link(index)) {
        events += combinations.map { NavEvent(.link(index, $0)) }
      }
    }
    guard isAsked(.environment) else { return events }
    events += linksAtLaunch(in: world)
    events += resizes(in: world)
    if program.scope.adversaries.contains(.background), tables.listensToBackground {
      events.append(NavEvent(world.isInBackground ? .foreground : .background))
    }
    return events
  }

  /// Returns a launch by each link, if the world is one after launch.
  private func linksAtLaunch(in world: NavWorld) -> [NavEvent] {
    guard !launched.isEmpty else { return [] }
    world.observation.readAll()
    guard launched.contains(world.withoutTracking) else { return [] }
    return tables.linkValues.enumerated().flatMap { index, combinations in
      combinations.map { NavEvent(.linkAtLaunch(index, $0)) }
    }
  }

  /// Returns the changes of the window's width, if a split view is on screen.
  private func resizes(in world: NavWorld) -> [NavEvent] {
    guard tables.hasSplits, program.scope.adversaries.contains(.resize), !world.isInBackground else {
      return []
    }
    let shown = world.splits.filter { has(.resize, at: $0, world) }.map { world[$0].tabs?.columns }
    return (shown.contains(.expanded) ? [NavEvent(.collapse)] : [])
      + (shown.contains(.collapsed) ? [NavEvent(.expand)] : [])
  }

  /// Returns whether an expression is true in a world.
  ///
  /// - Parameters:
  ///   - expression: A condition of the program.
  ///   - world: The world.
  ///   - frame: The values of `self`, `this`, `child` and locals.
  /// - Returns: Whether the value is true; false if the evaluation ends the app.
  public func holds(_ expression: NavProgram.Expression, in world: NavWorld, _ frame: NavFrame = NavFrame())
    -> Bool
  {
    var executor = StepExecutor(tables, world)
    var frame = frame
    do {
      return try executor.holds(expression, &frame)
    } catch {
      return false
    }
  }
}

/// A simulation of a platform's containers that takes commands and returns notices.
///
/// The simulation follows the same rules as ``NavMachine`` but has no model of the app. The code of a real app can
/// therefore run on it. A screen keeps its identifier during the session.
///
/// ```swift
/// var session = NavPlatformSimulator(platform: NavPlatform(pack: .uikit))
/// let home = session.makeScreen("home", of: "App")
/// let stack = session.makeStack([home])
/// session.launch(stack)
/// ```
public struct NavPlatformSimulator: Sendable {
  /// The current state of the containers.
  public internal(set) var world = NavWorld()
  /// The notices that the session returns; it also returns the collapse and expansion of split views, but no others.
  public var listeners = NavListeners()
  var program: NavProgram
  var machine: NavMachine
  /// The callbacks and work of the current step that are still pending, in order.
  private var posted: [StepExecutor.Posted] = []
  /// The column that each split view shows when it collapses: 0 for primary, 1 for secondary.
  ///
  /// A split view without an entry shows the secondary column.
  public var topColumns: [ScreenID: Int] = [:]
  /// The change of the last command, if the command interrupted a running transition; otherwise, nil.
  ///
  /// Store this value, since ``nextTold()`` and other functions reset it. Report the end of the transition with
  /// ``nextTold()``, then call ``carryOut(_:on:)`` with the stored value.
  public private(set) var interrupting: NavStack.Change?
  /// The number of callbacks that the current step has returned.
  var told = 0
  /// The names of controls that were tapped; a control's index is its identifier.
  var controls: [String] = []
  /// Whether changes of the app's state reach the containers only at ``render()``.
  private var isUpdating = false
  private var unrendered: [StackID] = []
  private var hasUnrenderedLayers = false
  /// The stacks that the update changes without animation.
  private var unanimated: Set<StackID> = []

  /// Creates a session without screens.
  ///
  /// - Parameters:
  ///   - platform: The platform to simulate.
  ///   - scope: The assumptions about the user and the platform. The session always uses interleaved timing.
  public init(platform: NavPlatform, scope: NavScope = NavScope()) {
    program = NavProgram(name: "App")
    program.platform = platform
    program.scope = scope
    program.scope.timing = .interleaved
    // An app under test can leak mail or layers. Large capacities let the test find such a leak.
    program.capacity.mail = 64
    program.capacity.stack = 64
    program.capacity.layers = 15
    machine = NavMachine(program)
    world.coordinators = [NavCoordinator(declaration: 0, arguments: [], parent: nil, branch: nil)]
  }

  /// Creates a session without screens that has the names, the platform and the scope of another session.
  ///
  /// Therefore equal names have equal indices in both sessions, until one of the sessions adds a name.
  ///
  /// - Parameter other: The session whose names to use.
  public init(knowing other: NavPlatformSimulator) {
    program = other.program
    machine = other.machine
    controls = other.controls
    world.coordinators = [NavCoordinator(declaration: 0, arguments: [], parent: nil, branch: nil)]
  }

  // MARK: Commands

  /// Sets the content of a stack.
  ///
  /// If the change interrupts a running transition, the session stores it in ``interrupting`` and does not perform it
  /// yet.
  ///
  /// - Parameters:
  ///   - stack: The stack, which may be off screen.
  ///   - screens: The new content, bottom first. A screen that occurs twice crashes the app.
  ///   - command: The name of the command in reports. If the change has to wait, `setStack` and `replaceRoot` replace
  ///     the changes that wait already.
  ///   - isAnimated: Whether the change is a transition that takes time.
  /// - Returns: The reason for which the platform refuses the command; nil if it accepts the command.
  @discardableResult
  public mutating func setStack(
    _ stack: StackID, to screens: [ScreenID], command: String, isAnimated: Bool = true
  ) -> NavOutput.Refusal? {
    run { executor throws(StepExecutor.Abort) in
      // UIKit raises "Pushing the same view controller instance more than once is not supported".
      if Set(screens).count < screens.count {
        throw executor.crash("\(command): the screen is already on the stack")
      }
      let tail = NavProgram.Tail(options: isAnimated ? [] : [.noAnimation])
      try executor.change(stack, to: screens, NavFrame(), tail, command)
    }
  }

  /// Performs a change that waited for the end of a transition.
  ///
  /// Call this function after the notices of that end.
  ///
  /// - Parameters:
  ///   - change: The value of ``interrupting``.
  ///   - stack: The stack.
  /// - Returns: The reason for which the platform refuses the change; nil if it accepts the change.
  @discardableResult
  public mutating func carryOut(_ change: NavStack.Change, on stack: StackID) -> NavOutput.Refusal? {
    run { executor throws(StepExecutor.Abort) in try executor.carryOut(change, on: stack) }
  }

  /// Presents a stack as a layer above a screen.
  ///
  /// - Parameters:
  ///   - stack: The stack to present.
  ///   - style: The style of the presentation.
  ///   - presenter: The screen that presents.
  ///   - isAnimated: Whether the presentation is a transition that takes time.
  /// - Returns: The reason for which the platform refuses the command; nil if it accepts the command.
  @discardableResult
  public mutating func present(
    _ stack: StackID, as style: NavPresentation.Style, from presenter: ScreenID, isAnimated: Bool = true
  ) -> NavOutput.Refusal? {
    run { executor throws(StepExecutor.Abort) in
      if executor.world.layer(of: stack) != nil {
        executor.refuse("present", .alreadyOnStack)
      } else if let why = executor.refusal(ofPresentingFrom: presenter) {
        executor.refuse("present", why)
      } else {
        for screen in executor.world[stack].screens {
          executor.world[screen].wasShown = true
          executor.world[screen].cause = nil
        }
        executor.world.presentations.append(
          NavPresentation(coordinator: CoordinatorID(0), presenter: presenter, style: style, stack: stack))
        if !isAnimated { executor.unanimated.insert(stack) }
        try executor.followPresentations()
      }
    }
  }

  /// Dismisses a presented stack and the layers above it.
  ///
  /// - Parameters:
  ///   - stack: The presented stack.
  ///   - isAnimated: Whether the dismissal is a transition that takes time.
  /// - Returns: The reason for which the platform refuses the command; nil if it accepts the command.
  @discardableResult
  public mutating func dismiss(_ stack: StackID, isAnimated: Bool = true) -> NavOutput.Refusal? {
    run { executor throws(StepExecutor.Abort) in
      guard let wanted = executor.world.presentations.first(where: { $0.stack == stack }) else {
        return executor.refuse("dismiss", .nothingPresented)
      }
      if executor.refusesDismissal(of: stack) { return executor.refuse("dismiss", .moving) }
      let layer = executor.world.layers.firstIndex { $0.stack == stack }
      let above = layer.map { executor.world.layers[$0...].dropFirst().map(\.stack) } ?? []
      executor.world.presentations.removeAll { above.contains($0.stack) }
      if !isAnimated { executor.unanimated.insert(stack) }
      try executor.drop(wanted)
      try executor.followPresentations()
    }
  }

  /// Selects a tab of a tab bar, which may be in no container yet.
  ///
  /// - Parameters:
  ///   - tab: The index of the tab; the selected tab and an invalid index have no effect.
  ///   - bar: The screen of the tab bar.
  public mutating func select(_ tab: Int, of bar: ScreenID) {
    if world.stack(holding: bar) == nil, world[bar].tabs?.stacks.indices.contains(tab) ?? false {
      world[bar].tabs?.selected = tab
      return
    }
    run { executor throws(StepExecutor.Abort) in try executor.select(tab: tab, of: bar) }
  }

  /// Ends the app with a crash, for example after an illegal use of a container.
  ///
  /// - Parameter message: The message of the crash.
  public mutating func crash(_ message: String) { world.outcome = .fatal(message) }

  /// Dismisses an alert after the user has tapped one of its buttons.
  ///
  /// The session does not run the button's action. Its owner runs it at the end of the dismissal.
  ///
  /// - Parameter screen: The screen of the alert.
  /// - Returns: Whether the session dismisses the alert; false if the screen is not a requested alert on screen, and on
  ///   platform `ideal`.
  public mutating func closeAlert(of screen: ScreenID) -> Bool {
    var isClosed = false
    run { executor throws(StepExecutor.Abort) in isClosed = try executor.closeAlert(of: screen, 0, []) }
    return isClosed
  }

  /// Begins an update of the app's state.
  ///
  /// On SwiftUI, the containers apply all changes of the update together at the next ``render()``. On other platforms,
  /// this function has no effect.
  public mutating func beginUpdate() { isUpdating = program.platform.pack == .swiftui }

  /// Ends an update of the app's state, and applies its changes to the containers.
  ///
  /// - Returns: The commands that the platform refused, each with the reason; empty if no update has begun.
  public mutating func render() -> [(command: String, refusal: NavOutput.Refusal)] {
    guard isUpdating else { return [] }
    isUpdating = false
    let outputs = execute { executor throws(StepExecutor.Abort) in
      try executor.performAndRender { _ throws(StepExecutor.Abort) in }
    }
    return outputs.compactMap {
      if case .refused(let command, let why, _) = $0 { (command, why) } else { nil }
    }
  }

  /// Runs a command, and returns the reason of its first refusal; nil if nothing was refused.
  @discardableResult
  mutating func run(_ body: (inout StepExecutor) throws(StepExecutor.Abort) -> Void) -> NavOutput.Refusal? {
    for case .refused(_, let why, _) in execute(body) { return why }
    return nil
  }

  private mutating func execute(_ body: (inout StepExecutor) throws(StepExecutor.Abort) -> Void)
    -> [NavOutput]
  {
    var executor = StepExecutor(machine.tables, world)
    executor.listeners = listeners
    executor.posted = posted
    executor.topColumns = topColumns
    (executor.isRenderingLater, executor.hasUnrenderedLayers) = (isUpdating, hasUnrenderedLayers)
    (executor.unrendered, executor.unanimated) = (unrendered, unanimated)
    executor.attempt(body)
    world = executor.world
    posted = executor.posted
    interrupting = executor.interrupting
    (unrendered, hasUnrenderedLayers) = (executor.unrendered, executor.hasUnrenderedLayers)
    unanimated = isUpdating ? executor.unanimated : []
    return executor.outputs
  }

  // MARK: Events

  /// The enabled events of the platform and inputs to containers, inputs first; taps on controls are not included.
  public var enabledEvents: [NavEvent] { machine.enabledEvents(in: world) }

  /// The screens whose controls receive taps, regardless of ``takesInputs``; entering or leaving screens come last.
  public var tappableScreens: [ScreenID] { machine.tappableScreens(in: world) }

  /// Whether the scope allows another input before the app has settled; false while the app is in the background.
  public var takesInputs: Bool {
    !world.isInBackground && (program.scope.overtake.map { world.inputs <= $0 } ?? true)
  }

  /// Whether the containers have settled: no transition or gesture is in progress, and all mailboxes are empty.
  ///
  /// Callbacks that ``nextTold()`` has not returned yet do not count.
  public var isAtRest: Bool { machine.isQuiescent(world) }

  /// Returns the next callback of the current step.
  ///
  /// After the notices of a transition's end, the function performs the commands that waited for that end. A step with
  /// over 1,000 callbacks ends the app with the outcome ``NavOutcome/diverges``.
  ///
  /// - Returns: The callback; nil at the end of the step, or if the app has ended.
  public mutating func nextTold() -> Told? {
    while !posted.isEmpty, world.outcome == .running {
      told += 1
      if told > StepExecutor.mostNotices {
        world.outcome = .diverges
        return nil
      }
      switch posted.removeFirst() {
      case .notice(let notice, let stack): return .notice(notice, stack)
      case .appearance: continue
      case .conclusion(let stack, let blocks):
        run { executor throws(StepExecutor.Abort) in try executor.conclude(stack, blocks) }
        return .ended(stack)
      case .background: return .background
      case .resized(let kind, let split):
        return .notice(NavNotice(kind: kind, screens: [split], values: []), nil)
      }
    }
    return nil
  }

  /// Returns the next notice in a mailbox, if the platform delays notices.
  ///
  /// - Parameter stack: The stack of the mailbox; nil for the mailbox of the layers.
  /// - Returns: The notice; nil if the mailbox is empty.
  public func notice(from stack: StackID?) -> NavNotice? {
    (stack.map { world[$0].mail } ?? world.mail).first
  }

  /// Counts an input that does not change a container toward the scope's limit of inputs (`overtake`).
  public mutating func noteInput() { (world.inputs, told) = (world.inputs + 1, 0) }

  /// Ends the transition that a pop by the user interrupts.
  ///
  /// Call this function before ``perform(_:)``, so that the end of the transition is reported before the pop.
  ///
  /// - Parameter event: The input of the user.
  /// - Returns: Whether the function ended a transition; false if the event does not pop, no transition is running, or
  ///   the pop has to wait for its end.
  public mutating func interrupt(for event: NavEvent) -> Bool {
    guard let stack = event.stack, world[stack].transition?.phase == .running else { return false }
    switch event.kind {
    case .back, .backMenu, .swipeBegin: break
    case .reselectTab where program.platform[.tabReselectPopsToRoot] && world[stack].screens.count > 1: break
    default: return false
    }
    run { executor throws(StepExecutor.Abort) in
      if executor.popsInterrupt { try executor.endTransition(stack) }
    }
    return world[stack].transition == nil
  }

  /// Performs an event on the containers.
  ///
  /// Call ``nextTold()`` afterwards for the callbacks of the step.
  ///
  /// - Parameter event: An element of ``enabledEvents``.
  public mutating func perform(_ event: NavEvent) {
    told = 0
    if event.isInput, !event.endsGesture { world.inputs += 1 }
    run { executor throws(StepExecutor.Abort) in
      executor.world.pendingExits = []
      executor.world.refusals = []
      try executor.handle(event)
    }
  }

  /// Resets the count of inputs, the tapped controls with the routes that they have shown, the pending default exits
  /// and the refusals.
  ///
  /// Call this function when the app has settled.
  public mutating func rest() {
    world.inputs = 0
    world.taps = []
    world.shownRoutes = []
    world.pendingExits = []
    world.refusals = []
  }

  /// The current world in canonical form, in which equal situations have equal worlds.
  ///
  /// The form omits pending default exits and refusals, and does not record whether a screen was shown before.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the world.
  public var canonicalWorld: NavWorld {
    var world = world
    world.pendingExits = []
    world.refusals = []
    for index in world.screens.indices { world.screens[index].wasShown = false }
    world.canonicalize()
    return world
  }

  /// The screens that a container contains, shows or will show, or that a pending notice concerns.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens in containers and pending notices.
  public var heldScreens: Set<ScreenID> {
    var held = Set((world.mail + world.stacks.flatMap(\.mail)).flatMap(\.screens))
    for case .notice(let notice, _) in posted { held.formUnion(notice.screens) }
    for stack in world.containers + world.presentations.map(\.stack) {
      held.formUnion(world[stack].screens)
      held.formUnion(world[stack].path)
      held.formUnion(world.withNested(world[stack].leaving))
      for change in world[stack].queued { held.formUnion(change.kind.screens) }
    }
    return held
  }
}

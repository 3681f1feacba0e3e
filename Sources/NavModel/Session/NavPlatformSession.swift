/// The containers of a platform without a model of the app: commands go in, notices come out.
///
/// It is the platform of ``NavMachine``, for apps that run as real code. Screens keep their numbers
/// for as long as the session lives.
///
/// ```swift
/// var session = NavPlatformSession(platform: NavPlatform(pack: .uikit))
/// let home = session.makeScreen("home", of: "App")
/// let stack = session.makeStack([home])
/// session.launch(stack)
/// ```
public struct NavPlatformSession: Sendable {
  /// The state of the containers.
  public internal(set) var world = NavWorld()
  /// The listeners; notices without one are not sent.
  public var listeners = NavListeners()
  var program: NavProgram
  var machine: NavMachine
  /// What belongs to the step and has not been told or done yet, in order.
  private var posted: [Execution.Posted] = []
  /// The column that a split view shows when it collapses: 0 for primary, 1 for secondary; secondary if there is no entry.
  public var topColumns: [ScreenID: Int] = [:]
  /// The pending change of the last command, if it interrupts a transition whose end is reported first.
  public private(set) var interrupting: NavStack.Change?
  /// How much of the step was told.
  private var told = 0
  /// The names of controls that were tapped, by their numbers.
  private var controls: [String] = []
  /// Whether containers wait for ``render()`` before they follow.
  private var isUpdating = false
  private var unrendered: [StackID] = []
  private var hasUnrenderedLayers = false
  /// What the update changes without animation.
  private var unanimated: Set<StackID> = []

  /// An empty platform.
  public init(platform: NavPlatform, scope: NavScope = NavScope()) {
    program = NavProgram(name: "App")
    program.platform = platform
    program.scope = scope
    program.scope.timing = .interleaved
    // The app under test may well leak mail or layers: that is found, and no reason to look away.
    program.capacity.mail = 64
    program.capacity.stack = 64
    program.capacity.layers = 16
    machine = NavMachine(program)
    world.coordinators = [NavCoordinator(declaration: 0, arguments: [], parent: nil, branch: nil)]
  }

  /// Makes an empty platform with the names of another, so that equal situations of both are equal.
  public init(knowing other: NavPlatformSession) {
    program = other.program
    machine = other.machine
    controls = other.controls
    world.coordinators = [NavCoordinator(declaration: 0, arguments: [], parent: nil, branch: nil)]
  }

  // MARK: Commands

  /// Sets the content of a stack.
  ///
  /// If that ends a running transition, the change is not made yet but left in ``interrupting``.
  ///
  /// - Parameters:
  ///   - stack: The stack; it may be off screen.
  ///   - screens: What it should hold, bottom first.
  ///   - command: What the app calls it.
  ///   - isAnimated: Whether the change takes time.
  /// - Returns: The reason that the platform refuses; nil if it does not.
  @discardableResult
  public mutating func setStack(
    _ stack: StackID, to screens: [ScreenID], command: String, isAnimated: Bool = true
  ) -> NavOutput.Refusal? {
    run { execution throws(Execution.Halt) in
      // UIKit raises "Pushing the same view controller instance more than once is not supported".
      if Set(screens).count < screens.count {
        throw execution.crash("\(command): a screen is on the stack already")
      }
      let tail = NavProgram.Tail(options: isAnimated ? [] : [.noAnimation])
      try execution.change(stack, to: screens, NavFrame(), tail, command)
    }
  }

  /// Runs a change that waited for the end of a transition, after the notices of that end.
  ///
  /// - Returns: The reason that the platform refuses; nil if it does not.
  @discardableResult
  public mutating func carryOut(_ change: NavStack.Change, on stack: StackID) -> NavOutput.Refusal? {
    run { execution throws(Execution.Halt) in try execution.carryOut(change, on: stack) }
  }

  /// Presents a stack above a screen.
  ///
  /// - Returns: The reason that the platform refuses; nil if it does not.
  @discardableResult
  public mutating func present(
    _ stack: StackID, as style: NavPresentation.Style, from presenter: ScreenID, isAnimated: Bool = true
  ) -> NavOutput.Refusal? {
    run { execution throws(Execution.Halt) in
      if execution.world.layer(of: stack) != nil {
        execution.refuse("present", .alreadyOnStack)
      } else if let why = execution.refusal(ofPresentingFrom: presenter, isNamed: true) {
        execution.refuse("present", why)
      } else {
        for screen in execution.world[stack].screens {
          execution.world[screen].wasShown = true
          execution.world[screen].cause = nil
        }
        execution.world.presentations.append(
          NavPresentation(coordinator: CoordinatorID(0), presenter: presenter, style: style, stack: stack))
        if !isAnimated { execution.unanimated.insert(stack) }
        try execution.followPresentations()
      }
    }
  }

  /// Dismisses a presented stack and the layers above it.
  ///
  /// - Returns: The reason that the platform refuses; nil if it does not.
  @discardableResult
  public mutating func dismiss(_ stack: StackID, isAnimated: Bool = true) -> NavOutput.Refusal? {
    run { execution throws(Execution.Halt) in
      guard let wanted = execution.world.presentations.first(where: { $0.stack == stack }) else {
        return execution.refuse("dismiss", .nothingPresented)
      }
      if execution.refusesDismissal(of: stack) { return execution.refuse("dismiss", .moving) }
      let layer = execution.world.layers.firstIndex { $0.stack == stack }
      let above = layer.map { execution.world.layers[$0...].dropFirst().map(\.stack) } ?? []
      execution.world.presentations.removeAll { above.contains($0.stack) }
      if !isAnimated { execution.unanimated.insert(stack) }
      try execution.drop(wanted)
      try execution.followPresentations()
    }
  }

  /// Selects a tab.
  public mutating func select(_ tab: Int, of bar: ScreenID) {
    run { execution throws(Execution.Halt) in try execution.select(tab: tab, of: bar) }
  }

  /// Ends the app after an illegal use of a container.
  public mutating func crash(_ message: String) { world.outcome = .fatal(message) }

  /// Dismisses an alert by one of its buttons, whose action runs at the end of the dismissal.
  ///
  /// - Returns: Whether the screen is that of an alert which goes now.
  public mutating func closeAlert(of screen: ScreenID) -> Bool {
    var isClosed = false
    run { execution throws(Execution.Halt) in isClosed = try execution.closeAlert(of: screen, 0, []) }
    return isClosed
  }

  /// Begins an update: containers that follow the app's state take all changes up to ``render()`` together.
  public mutating func beginUpdate() { isUpdating = program.platform.pack == .swiftui }

  /// Ends an update.
  ///
  /// - Returns: The commands that the platform refused, each with the reason.
  public mutating func render() -> [(command: String, refusal: NavOutput.Refusal)] {
    guard isUpdating else { return [] }
    isUpdating = false
    let outputs = execute { execution throws(Execution.Halt) in
      try execution.performAndRender { _ throws(Execution.Halt) in }
    }
    return outputs.compactMap { if case .refused(let command, let why) = $0 { (command, why) } else { nil } }
  }

  /// Runs a command; why it was refused, if it was.
  @discardableResult
  mutating func run(_ body: (inout Execution) throws(Execution.Halt) -> Void) -> NavOutput.Refusal? {
    for case .refused(_, let why) in execute(body) { return why }
    return nil
  }

  private mutating func execute(_ body: (inout Execution) throws(Execution.Halt) -> Void) -> [NavOutput] {
    var execution = Execution(machine.tables, world)
    execution.listeners = listeners
    execution.posted = posted
    execution.topColumns = topColumns
    (execution.isRenderingLater, execution.hasUnrenderedLayers) = (isUpdating, hasUnrenderedLayers)
    (execution.unrendered, execution.unanimated) = (unrendered, unanimated)
    execution.attempt(body)
    world = execution.world
    posted = execution.posted
    interrupting = execution.interrupting
    (unrendered, hasUnrenderedLayers) = (execution.unrendered, execution.hasUnrenderedLayers)
    unanimated = isUpdating ? execution.unanimated : []
    return execution.outputs
  }

  // MARK: Events

  /// The enabled events except for taps on controls; inputs first.
  public var enabledEvents: [NavEvent] { machine.enabledEvents(in: world) }

  /// The screens whose controls can be tapped; those that enter or leave come last.
  public var tappableScreens: [ScreenID] { machine.tappableScreens(in: world) }

  /// Whether the scope allows one more input before the app has settled.
  public var takesInputs: Bool {
    !world.isInBackground && (program.scope.overtake.map { world.inputs <= $0 } ?? true)
  }

  /// Whether nothing moves and no message waits.
  public var isAtRest: Bool { machine.isQuiescent(world) }

  /// Returns the next callback of the step; nil at the end, or if the app has ended.
  ///
  /// Runs the commands that waited for the end of a transition, after the notices of that end.
  public mutating func nextTold() -> Told? {
    while !posted.isEmpty, world.outcome == .running {
      told += 1
      if told > Execution.mostNotices {
        world.outcome = .diverges
        return nil
      }
      switch posted.removeFirst() {
      case .notice(let notice, let stack): return .notice(notice, stack)
      case .conclusion(let stack, let blocks):
        run { execution throws(Execution.Halt) in try execution.conclude(stack, blocks) }
        return .ended(stack)
      case .background: return .background
      case .resized(let kind, let split):
        return .notice(NavNotice(kind: kind, screens: [split], values: []), nil)
      }
    }
    return nil
  }

  /// The next notice of a mailbox, if notices lag.
  public func notice(from stack: StackID?) -> NavNotice? {
    (stack.map { world[$0].mail } ?? world.mail).first
  }

  /// Describes an event.
  public func text(of event: NavEvent) -> String { machine.text(of: event, in: world) }

  /// Describes a screen by its route.
  public func name(of screen: ScreenID) -> String { machine.name(of: screen, in: world) }

  /// The qualified name of a screen's kind: `Owner.screen`.
  public func kind(of screen: ScreenID) -> String {
    machine.text(of: NavRoute(place: world[screen].route.place))
  }

  /// The name of a screen's owner, and its own.
  public func names(of screen: ScreenID) -> (owner: String, name: String) {
    let place = program.places[world[screen].route.place]
    return (program.coordinators[place.coordinator].name, place.signature.name)
  }

  /// The names of a bar's tabs; none for other screens.
  public func tabNames(of screen: ScreenID) -> [String] {
    guard case .tabs(let tabs, _) = program.places[world[screen].route.place].kind else { return [] }
    return tabs.map { program.places[$0].signature.name }
  }

  /// Whether a control can be tapped.
  ///
  /// After a tap it cannot until the app has settled, except with `doubleTap`.
  public func takesTap(_ control: String, on screen: ScreenID) -> Bool {
    guard !program.scope.adversaries.contains(.doubleTap), let number = controls.firstIndex(of: control)
    else {
      return true
    }
    return !world.taps.contains(NavTapMark(screen: screen, control: number))
  }

  /// Counts an input that changes no container.
  public mutating func noteInput() { (world.inputs, told) = (world.inputs + 1, 0) }

  /// Counts a tap on a control.
  public mutating func noteTap(_ control: String, on screen: ScreenID) {
    if !controls.contains(control) { controls.append(control) }
    (world.inputs, told) = (world.inputs + 1, 0)
    let mark = NavTapMark(screen: screen, control: controls.firstIndex(of: control) ?? 0)
    if !world.taps.contains(mark) { world.taps.append(mark) }
  }

  /// Ends the transition that the user's pop would interrupt, so that its end can be reported before the pop begins.
  ///
  /// - Returns: Whether there was one.
  public mutating func interrupt(for event: NavEvent) -> Bool {
    guard let stack = event.stack, world[stack].transition?.phase == .running else { return false }
    switch event.kind {
    case .back, .backMenu, .swipeBegin: break
    case .reselectTab where program.platform[.tabReselectPopsToRoot] && world[stack].screens.count > 1: break
    default: return false
    }
    run { execution throws(Execution.Halt) in
      if execution.popsInterrupt { try execution.endTransition(stack) }
    }
    return world[stack].transition == nil
  }

  /// Performs an event.
  public mutating func perform(_ event: NavEvent) {
    told = 0
    if event.isInput, !event.endsGesture { world.inputs += 1 }
    run { execution throws(Execution.Halt) in
      execution.world.owedExits = []
      execution.world.refusals = []
      try execution.handle(event)
    }
  }

  /// Forgets what matters only until the app has settled.
  ///
  /// Call it when the app has settled.
  public mutating func rest() {
    world.inputs = 0
    world.taps = []
    world.intents = []
    world.owedExits = []
    world.refusals = []
  }

  /// The world with its instances numbered in a fixed order, so that equal situations are equal.
  public var canonicalWorld: NavWorld {
    var world = world
    world.owedExits = []
    world.refusals = []
    for index in world.screens.indices { world.screens[index].wasShown = false }
    world.canonicalize()
    return world
  }

  /// The screens that a container holds, shows or will show, or that a pending notice is about.
  public var heldScreens: Set<ScreenID> {
    var held = Set((world.mail + world.stacks.flatMap(\.mail)).flatMap(\.screens))
    for case .notice(let notice, _) in posted { held.formUnion(notice.screens) }
    for stack in world.containers + world.presentations.map(\.stack) {
      held.formUnion(world[stack].screens)
      held.formUnion(world[stack].path)
      held.formUnion(world[stack].leaving)
      for change in world[stack].queued { held.formUnion(change.kind.screens) }
    }
    return held
  }
}

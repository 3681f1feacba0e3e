/// The containers of a platform without a model of the app: commands go in, notices come out.
///
/// It is the same platform that a ``NavMachine`` has, for apps that are not described but run. Screens keep their numbers
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
  /// The listeners; other notices are not sent.
  public var listeners = Listeners()
  var program: NavProgram
  var machine: NavMachine
  /// What belongs to the step and has not been told or done yet, in order.
  private var posted: [Execution.Posted] = []
  /// For each split view the column that the app wants on top when it collapses, by its position.
  public var topColumns: [ScreenID: Int] = [:]
  /// The change of the last command, where that has ended a transition whose end is to be told first.
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

  /// An empty platform that knows the names of another, so that equal situations of both are equal.
  public init(knowing other: NavPlatformSession) {
    program = other.program
    machine = other.machine
    controls = other.controls
    world.coordinators = [NavCoordinator(declaration: 0, arguments: [], parent: nil, branch: nil)]
  }

  // MARK: Commands

  /// Gives a stack other content.
  ///
  /// Where that ends a transition that runs, the change is not made yet but left in ``interrupting``.
  ///
  /// - Parameters:
  ///   - stack: The stack; it may be off screen.
  ///   - screens: What it should hold, bottom first.
  ///   - command: What the app calls it.
  ///   - isAnimated: Whether the change takes time.
  /// - Returns: Why the platform refuses; nil if it does not.
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

  /// Carries out a change that waited for the end of a transition, after the notices of that end.
  ///
  /// - Returns: Why the platform refuses; nil if it does not.
  @discardableResult
  public mutating func carryOut(_ change: NavStack.Change, on stack: StackID) -> NavOutput.Refusal? {
    run { execution throws(Execution.Halt) in try execution.carryOut(change, on: stack) }
  }

  /// Presents a stack above a screen.
  ///
  /// - Returns: Why the platform refuses; nil if it does not.
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

  /// Takes a presented stack off the screen, and what is presented above it.
  ///
  /// - Returns: Why the platform refuses; nil if it does not.
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

  /// Ends the app: what it does cannot be.
  public mutating func crash(_ message: String) { world.outcome = .fatal(message) }

  /// The user taps a button of an alert, which takes the alert away; the button's action is to run when it has gone.
  ///
  /// - Returns: Whether the screen is that of an alert which goes now.
  public mutating func closeAlert(of screen: ScreenID) -> Bool {
    var isClosed = false
    run { execution throws(Execution.Halt) in isClosed = try execution.closeAlert(of: screen, 0, []) }
    return isClosed
  }

  /// Lets all changes up to ``render()`` come to the containers together, where they follow what the app wants.
  public mutating func beginUpdate() { isUpdating = program.platform.pack == .swiftui }

  /// Ends an update.
  ///
  /// - Returns: What did not come to the screen, and why.
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

  /// The screens whose controls take taps, those that enter or leave behind the others.
  public var tappableScreens: [ScreenID] { machine.tappableScreens(in: world) }

  /// Whether one more input is in scope before everything has come to rest.
  public var takesInputs: Bool {
    !world.isInBackground && (program.scope.overtake.map { world.inputs <= $0 } ?? true)
  }

  /// Whether nothing is under way.
  public var isAtRest: Bool { machine.isQuiescent(world) }

  /// Returns the next callback of the step; nil at the end, or if the app has ended.
  ///
  /// Commands that waited for the end of a transition are carried out on the way, behind the notices of the end.
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

  /// The notice that the next delivery from a mailbox brings, where notices lag.
  public func notice(from stack: StackID?) -> NavNotice? {
    (stack.map { world[$0].mail } ?? world.mail).first
  }

  /// An event in words.
  public func text(of event: NavEvent) -> String { machine.text(of: event, in: world) }

  /// A screen in words.
  public func name(of screen: ScreenID) -> String { machine.name(of: screen, in: world) }

  /// The name of a screen's kind: its owner's and its own.
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

  /// Whether a control takes a tap: one that was tapped since the last rest takes none but from a user in a hurry (`doubleTap`).
  public func takesTap(_ control: String, on screen: ScreenID) -> Bool {
    guard !program.scope.adversaries.contains(.doubleTap), let number = controls.firstIndex(of: control)
    else {
      return true
    }
    return !world.taps.contains(NavTapMark(screen: screen, control: number))
  }

  /// The user does something that changes no container.
  public mutating func noteInput() { (world.inputs, told) = (world.inputs + 1, 0) }

  /// A control is tapped: that is an input.
  public mutating func noteTap(_ control: String, on screen: ScreenID) {
    if !controls.contains(control) { controls.append(control) }
    (world.inputs, told) = (world.inputs + 1, 0)
    let mark = NavTapMark(screen: screen, control: controls.firstIndex(of: control) ?? 0)
    if !world.taps.contains(mark) { world.taps.append(mark) }
  }

  /// Ends the transition that the user's pop would interrupt, so that its end can be told before the pop begins.
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

  /// Forgets what only matters until everything has come to rest; to be called when it has.
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

  /// The screens that a container still holds, shows or will show, or that a notice on its way speaks of.
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

public import NavModel

/// The simulated platform on which an app runs: it shows screens, and sends notices when transitions begin and end.
///
/// Each launch of the app has its own instance, which the launch closure receives. Instances of
/// ``SimulatedViewController`` and its subclasses belong to the instance that runs when they are made.
@MainActor public final class SimulatedNavigation {
  /// A closure that starts an app on a platform and returns the app's root object.
  public typealias Launch = @MainActor (SimulatedNavigation) async -> AnyObject

  /// The platform of the app whose launch or step is running; nil at other times.
  ///
  /// New screens belong to this platform. Services that the app makes itself reach the platform here:
  /// `try await SimulatedNavigation.current?.work("sign in")`.
  public internal(set) static var current: SimulatedNavigation?

  /// Returns the platform of the running app; outside a run, reports an issue and returns an unused platform.
  static func running(for type: String) -> SimulatedNavigation {
    if let current { return current }
    SimulatedFault.report(
      "\(type) was created outside of SimulatedNavigation.explore, simulate, record and SimulatedDriver, so it belongs to no app. Create it in the launch closure, or in code that the app runs later; start work that takes longer than a step through navigation.work."
    )
    return SimulatedNavigation(
      NavPlatform(pack: .uikit), NavPlatformSimulator(platform: NavPlatform(pack: .uikit)))
  }

  /// The platform pack with its switches.
  public let platform: NavPlatform
  var session: NavPlatformSimulator
  /// All screens that were made, in the order of their identifiers.
  private(set) var screens: [ScreenID: Watched] = [:]
  private(set) var controllers: [StackID: Watched] = [:]
  /// The coordinators that have made screens, and the kinds of these screens.
  private(set) var owners: [ObjectIdentifier: Watched] = [:]
  /// The coordinators with a screen that has been visible.
  private(set) var shownOwners: Set<ObjectIdentifier> = []
  /// The screens that containers retain.
  private var held: [ScreenID: SimulatedViewController] = [:]
  private(set) var heldControllers: [StackID: SimulatedViewController] = [:]
  var pending: [Pending] = []
  var awaited: [Awaited] = []
  /// The completions to run when the end of a transition is reported.
  var ending: [Awaited] = []
  /// The closed alert whose button's action runs; nil for none.
  var closedAlert: ScreenID?
  /// The screens that stay in memory until the step ends.
  private var autoreleased: [SimulatedViewController] = []
  /// Returns the direct children of a coordinator; nil if the app does not report them.
  var childrenOf: ((AnyObject) -> [AnyObject])?
  /// The coordinators below the root that have shown a screen, or whose descendants have.
  var shownFlows: [ObjectIdentifier: Watched] = [:]
  /// The root of the app; nil before the launch.
  weak var app: AnyObject?
  /// The closures that ``taps(on:_:)`` has set.
  var tapsOfScreens: [(SimulatedViewController) -> SimulatedTaps?] = []
  /// Returns the owner of a screen without an own reference to it; nil if the app has set no such closure.
  var ownerOf: ((SimulatedViewController) -> AnyObject?)?
  /// The root controller of the window.
  private(set) var root: SimulatedViewController?
  /// The window if the app has made one; retained while the app runs, as an app delegate does.
  var window: SimulatedWindow?
  /// The presented controllers, by their bottom screens.
  var presentedLast: [ScreenID: Watched] = [:]
  /// The running transition of each stack, with the screens that it retains.
  var transitions: [StackID: SimulatedTransitionCoordinator] = [:]
  /// The app's requests since the last step, with the reasons of refusals.
  var commands: [SimulatedCommand] = [] {
    didSet {
      activity += 1
      chart?.note(commands)
    }
  }
  /// The messages of the step; nil unless a film is made.
  var chart: SimulatedChart?
  /// A counter that grows with each interaction between app and platform.
  var activity = 0
  /// The finishes and exits that the app has recorded since the launch.
  private(set) var notes = SimulatedNotes()
  private var bindings: [Watched] = []
  /// Whether the launch has ended, so that pending work gets no outcome.
  private(set) var hasEnded = false

  /// Makes a platform without an app, with the names of an earlier launch.
  init(_ platform: NavPlatform, _ earlier: NavPlatformSimulator) {
    self.platform = platform
    session = NavPlatformSimulator(knowing: earlier)
  }

  /// Returns the name of a coordinator in traces: its type, or `App` for nil.
  static func name(of owner: AnyObject?) -> String { owner.map { "\(type(of: $0))" } ?? "App" }

  // MARK: Calls by the app

  /// Sets the root of the window to a screen or controller, at launch or later.
  ///
  /// A new root removes all presented layers.
  ///
  /// - Parameter root: The new root, which replaces an earlier one.
  public func launch(_ root: SimulatedViewController) {
    activity += 1
    root.loadViewIfNeeded()
    let stack = root.contentStack
    session.launch(stack)
    self.root = root
    hold(root)
    keepWhatIsHeld()
  }

  /// Sets a closure that returns the owner of a screen without an `owner`.
  ///
  /// The platform calls the closure during and after each step, for each such screen in a container, until it returns
  /// an owner. The call replaces the closure or the types of an earlier call of `owners`.
  ///
  /// ```swift
  /// navigation.owners { screen in (screen as? HomeViewController)?.coordinator }
  /// ```
  ///
  /// - Parameter owner: A closure that returns the coordinator of a screen; nil if it is unknown.
  public func owners(_ owner: @escaping (SimulatedViewController) -> AnyObject?) { ownerOf = owner }

  /// Records that a coordinator has finished; a second call for the same coordinator violates `finish-once`.
  ///
  /// - Parameter coordinator: The coordinator, which is not retained.
  public func noteFinish(of coordinator: AnyObject) {
    chart?.note(
      from: Self.name(of: coordinator), to: SimulatedChart.Side.code, "\(Self.name(of: coordinator)) finished"
    )
    notes.addFinish(of: coordinator, Self.name(of: coordinator))
  }

  /// Records that the app has handled the user's exit from a screen.
  ///
  /// Call it where the app handles exits. A second call for the same screen, or a call for a screen that the user has
  /// not left, violates `exit-once`. An exit without a call is not reported.
  ///
  /// - Parameter screen: The screen that the user has left.
  public func noteExit(of screen: SimulatedViewController) {
    chart?.note(
      from: SimulatedChart.Side.code, to: session.names(of: screen.id).owner, "the exit of \(screen.name)")
    notes.addExit(
      of: screen.id, screen.name, at: session.kind(of: screen.id),
      isByUser: session.world[screen.id].cause == .user)
  }

  // MARK: Calls by screens

  /// Keeps a screen in memory until the step ends, as an autorelease pool does.
  func keepUntilEndOfStep(_ screen: SimulatedViewController) { autoreleased.append(screen) }

  /// Records that a screen was made.
  func note(_ screen: SimulatedViewController) { activity += 1 }

  /// Looks up the owners of screens in containers that have no reference to their owner.
  private func askForOwners(of ids: Set<ScreenID>) {
    for id in ids {
      if let screen = screen(id), !screen.hadOwner, let owner = foundOwner(of: screen) {
        screen.owner = owner
      }
    }
  }

  /// Records a screen that is new to the platform, or has a new owner.
  func adopt(_ screen: SimulatedViewController) {
    activity += 1
    screens[screen.id] = Watched(name: screen.name, object: screen)
    if let owner = screen.owner {
      let id = ObjectIdentifier(owner)
      // Addresses are reused, so an earlier object at the same address is removed.
      if owners[id]?.object !== owner { shownOwners.remove(id) }
      owners[id] = Watched(name: Self.name(of: owner), object: owner)
      session.rename(screen.id, screen.name, of: Self.name(of: owner))
    }
    if let controller = screen as? SimulatedNavigationController, let stack = controller.ownStack {
      controllers[stack] = Watched(name: controller.name, object: controller)
    }
  }

  /// Registers a stack, presentation or tab view that follows the app's state, until it is deallocated.
  func register(_ binding: some SimulatedStackBinding) {
    bindings.append(Watched(name: "binding", object: binding))
  }

  /// Applies the app's state to the platform and the user's changes to the app's state, until neither changes.
  func followBindings() {
    // A cycle of state changes is cut off after a number of rounds, as SwiftUI does with a warning.
    for _ in 0..<8 {
      bindings.removeAll { $0.object == nil }
      let all = bindings.compactMap { $0.object as? any SimulatedStackBinding }
      var hasChanged = false
      for binding in all where binding.writeBack() { hasChanged = true }
      for binding in all where binding.applyAppState() { hasChanged = true }
      if !hasChanged { return }
    }
  }

  /// Sets the screens of a stack to those of a path.
  func setPath(_ stack: StackID, _ screens: [SimulatedViewController], _ command: String) {
    let ids = [session.world[stack].path.first].compactMap(\.self) + screens.map(\.id)
    setStack(stack, to: ids, command, isAnimated: true, showing: screens.last)
    for screen in screens { held[screen.id] = screen }
    keepWhatIsHeld()
  }

  /// Dismisses a presentation that the app's state no longer contains.
  func dismiss(_ stack: StackID, _ command: String) {
    commands.append(SimulatedCommand(text: command, refusal: session.dismiss(stack), shown: nil))
    keepWhatIsHeld()
  }

  func screen(_ id: ScreenID) -> SimulatedViewController? {
    screens[id]?.object as? SimulatedViewController
  }

  func controller(of stack: StackID) -> SimulatedNavigationController? {
    controllers[stack]?.object as? SimulatedNavigationController
  }

  func controller(holding id: ScreenID) -> SimulatedNavigationController? {
    session.world.stack(holding: id).flatMap { controller(of: $0) }
  }

  func refused(_ command: String, _ why: NavOutput.Refusal?, showing screen: SimulatedViewController? = nil) {
    commands.append(SimulatedCommand(text: command, refusal: why ?? .notInHierarchy, shown: screen?.id))
  }

  // MARK: Holding

  /// Retains a screen that a container shows.
  func hold(_ screen: SimulatedViewController) {
    held[screen.id] = screen
    if let stack = screen.ownStack { heldControllers[stack] = screen }
    if let controller = screen as? SimulatedNavigationController {
      for inner in controller.viewControllers { held[inner.id] = inner }
    }
    for tab in (screen as? SimulatedTabBarController)?.viewControllers ?? [] { hold(tab) }
    for child in screen.children where child.isContainer { hold(child) }
    for column in (screen as? SimulatedSplitViewController)?.viewControllers ?? [] { hold(column) }
  }

  /// Releases the screens that no container holds any more.
  func keepWhatIsHeld() {
    let ids = session.heldScreens
    let stacks = Set(session.world.containers + session.world.presentations.map(\.stack))
    // A dismissed screen gets its callbacks within this step from the controller that was presented.
    for (stack, gone) in heldControllers where !stacks.contains(stack) { keepUntilEndOfStep(gone) }
    heldControllers = heldControllers.filter { stacks.contains($0.key) }
    for watched in controllers.values { (watched.object as? SimulatedNavigationController)?.keepScreens() }
    askForOwners(of: ids)
    let kept = Set(heldControllers.values.map(\.id))
    held = held.filter { ids.contains($0.key) || kept.contains($0.key) }
    for id in ids {
      if held[id] == nil { held[id] = screen(id) }
      if let owner = held[id]?.owner { shownOwners.insert(ObjectIdentifier(owner)) }
    }
  }

  // MARK: Steps

  /// Performs an event of the platform or a gesture of the user.
  func perform(_ event: NavEvent) {
    if !allowsSelection(by: event) { return finishStep() }
    var notice: NavNotice?
    switch event.kind {
    case .deliver(let stack): notice = session.notice(from: stack)
    case .transitionEnd(nil): (ending, awaited) = (awaited, [])
    case .collapse, .expand: prepareResize()
    default: break
    }
    if let stack = event.stack, session.interrupt(for: event) {
      let seen = session.world[stack].screens
      session.beginUpdate()
      tellPosted()
      followBindings()
      // The app's changes since the last step come first.
      guard session.world[stack].transition == nil, session.world[stack].screens == seen else {
        return finishStep()
      }
    }
    // The screen of a notice stays in memory until the notice is delivered.
    let subjects = (notice?.screens ?? []).compactMap { screen($0) }
    if event.pops { event.stack.flatMap { controller(of: $0) }?.isLastChangeAnimated = true }
    session.perform(event)
    keepWhatIsHeld()
    session.beginUpdate()
    if let notice, case .deliver(let stack) = event.kind { deliver(notice, stack) }
    withExtendedLifetime(subjects) {}
    finishStep()
  }

  /// Synchronises containers and the app's state, delivers the notices of the step, and releases unused screens.
  func finishStep() {
    repeat {
      session.beginUpdate()
      followBindings()
      render()
      session.beginUpdate()
      followTransitions()
    } while tellPosted() || runUnanimated()
    render()
    endTransitions()
    keepWhatIsHeld()
  }

  private func render() {
    for (command, why) in session.render() {
      commands.append(SimulatedCommand(text: command, refusal: why, shown: nil))
    }
  }

  /// Delivers the notices of the step in order, and returns whether there were any.
  @discardableResult func tellPosted() -> Bool {
    var hasTold = false
    while let told = session.nextTold() {
      hasTold = true
      switch told {
      case .notice(let notice, let stack):
        let subjects = notice.screens.compactMap { screen($0) }
        deliver(notice, stack)
        withExtendedLifetime(subjects) {}
      case .ended(nil): runEnding()
      case .ended, .background: break
      }
    }
    return hasTold
  }

  /// Taps a control; the action of an alert's button runs after the alert has closed.
  func tap(_ control: SimulatedControl, on screen: ScreenID) {
    session.noteTap(control.name, on: screen)
    session.beginUpdate()
    if session.closeAlert(of: screen) {
      awaited.append(Awaited(alert: screen, name: control.name, completion: control.action))
    } else {
      control.action()
    }
    finishStep()
  }

  /// Notifies the delegate of a layer that the user has tried to dismiss the layer.
  func attemptToDismiss(_ screen: ScreenID) {
    session.noteInput()
    session.beginUpdate()
    if let bottom = self.screen(screen) {
      let presentation = outermost(of: bottom).ownPresentation
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
    }
    finishStep()
  }

  /// Returns whether the delegate of a tab bar lets the user select a tab; a rejected tap still counts as an input.
  private func allowsSelection(by event: NavEvent) -> Bool {
    guard let id = event.screen, let bar = screen(id) as? SimulatedTabBarController else { return true }
    let tab: Int
    switch event.kind {
    case .selectTab(let index): tab = index
    case .reselectTab: tab = bar.selectedIndex
    default: return true
    }
    session.beginUpdate()
    let isAllowed = bar.allowsSelection(of: tab)
    if !isAllowed { session.noteInput() }
    return isAllowed
  }

  /// Ends the work at a position with an outcome.
  func answer(_ position: Int, _ outcome: String) {
    let work = pending.remove(at: position)
    session.beginUpdate()
    work.completion(outcome)
    finishStep()
  }

  /// Runs the app's pending tasks and main-queue blocks, and applies their effects to the platform.
  func drain() async {
    await SimulatedTurn.drain {
      let before = activity
      finishStep()
      return activity != before
    }
    autoreleased = []
  }

  /// Ends the run, and cancels pending work.
  func end() {
    held = [:]
    heldControllers = [:]
    let cancelled = pending
    pending = []
    for work in cancelled { work.cancel?() }
    hasEnded = true
    (awaited, ending) = ([], [])
    bindings = []
    (root, window) = (nil, nil)
    transitions = [:]
  }
}

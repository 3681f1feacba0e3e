public import NavModel

/// The simulated platform behind an app's router: it shows screens, and sends notices when transitions begin and end.
///
/// While an app is explored (``explore(on:scope:within:allowing:named:launch:)``) it is the one that runs, and what the app makes of
/// ``SimulatedViewController`` and its relatives belongs to it.
@MainActor public final class SimulatedNavigation {
  /// A closure that starts an app, and may wait until the app has started.
  public typealias Launch = @MainActor (SimulatedNavigation) async -> AnyObject

  /// The one whose app runs now; nil outside a run.
  ///
  /// Screens that are made belong to it.
  /// An app's services reach it here, where the app makes them itself: `try await SimulatedNavigation.current?.work("sign in")`.
  public internal(set) static var current: SimulatedNavigation?

  /// The one in which an app runs now; one on which nothing is shown where none does, which is an error.
  static func running(for type: String) -> SimulatedNavigation {
    if let current { return current }
    SimulatedFault.report(
      "\(type) was created outside of SimulatedNavigation.explore, simulate, record and SimulatedDriver, so it belongs to no app. Create it in the launch closure, or in code that the app runs later; start work that takes longer than a step through navigation.work."
    )
    return SimulatedNavigation(
      NavPlatform(pack: .uikit), NavPlatformSession(platform: NavPlatform(pack: .uikit)))
  }

  /// The platform.
  public let platform: NavPlatform
  var session: NavPlatformSession
  /// Every screen that was made, in the order of its number.
  private(set) var screens: [ScreenID: Watched] = [:]
  private(set) var controllers: [StackID: Watched] = [:]
  /// Coordinators that have made screens, and the kinds of these.
  private(set) var owners: [ObjectIdentifier: Watched] = [:]
  /// Those of which a screen has been on screen.
  private(set) var shownOwners: Set<ObjectIdentifier> = []
  /// What containers hold.
  private var held: [ScreenID: SimulatedViewController] = [:]
  private(set) var heldControllers: [StackID: SimulatedViewController] = [:]
  var pending: [Pending] = []
  var awaited: [Awaited] = []
  /// Runs when the end of a transition is reported.
  private var ending: [Awaited] = []
  /// The alert that has gone, and whose button's action runs.
  private(set) var closedAlert: ScreenID?
  /// Screens that live until the step is over.
  private var autoreleased: [SimulatedViewController] = []
  /// Says which coordinators a coordinator has under it.
  var childrenOf: ((AnyObject) -> [AnyObject])?
  /// Coordinators below the root that have shown something, themselves or by others.
  var shownFlows: [ObjectIdentifier: Watched] = [:]
  /// The root of the app, from when it is launched.
  weak var app: AnyObject?
  /// What was set for the screens of a type.
  var tapsOfScreens: [(SimulatedViewController) -> SimulatedTaps?] = []
  /// Says who owns a screen that does not say so itself.
  var ownerOf: ((SimulatedViewController) -> AnyObject?)?
  /// What the window shows.
  private(set) var root: SimulatedViewController?
  /// The window, where the app has made one; held for as long as the app runs, as an app's delegate does.
  var window: SimulatedWindow?
  /// The controllers that were presented, by the screen at the bottom of each.
  var presentedLast: [ScreenID: Watched] = [:]
  /// What moves on each stack, for those that ask, with what it keeps alive.
  var transitions: [StackID: SimulatedTransitionCoordinator] = [:]
  /// What the app asked for since the last step, with why it was refused.
  var commands: [SimulatedCommand] = [] {
    didSet {
      activity += 1
      chart?.note(commands)
    }
  }
  /// The notices of the step; nil unless a film is made.
  var chart: SimulatedChart?
  /// Grows with whatever passes between app and platform.
  var activity = 0
  /// The app's notes of ends and exits since launch.
  private(set) var notes = SimulatedNotes()
  private var bindings: [Watched] = []
  /// Whether the launch is over, so that nothing answers any more.
  private(set) var hasEnded = false

  /// A platform on which nothing runs yet; it knows the names that an earlier one knew.
  init(_ platform: NavPlatform, _ earlier: NavPlatformSession) {
    self.platform = platform
    session = NavPlatformSession(knowing: earlier)
  }

  /// The name of a coordinator in traces.
  static func name(of owner: AnyObject?) -> String { owner.map { "\(type(of: $0))" } ?? "App" }

  // MARK: What an app does beside its screens

  /// Sets the root of the window to a screen or controller, at launch or later.
  public func launch(_ root: SimulatedViewController) {
    activity += 1
    root.loadViewIfNeeded()
    let stack = root.contentStack
    session.launch(stack)
    self.root = root
    hold(root)
    keepWhatIsHeld()
  }

  /// Sets a closure that returns the owner of a screen that has none of its own.
  ///
  /// Called for each screen after each step.
  ///
  /// ```swift
  /// navigation.owners { screen in (screen as? HomeViewController)?.coordinator }
  /// ```
  public func owners(_ owner: @escaping (SimulatedViewController) -> AnyObject?) { ownerOf = owner }

  /// Records that a coordinator has finished; a second call for the same coordinator violates `finish-once`.
  public func noteFinish(of coordinator: AnyObject) {
    chart?.note(
      from: Self.name(of: coordinator), to: SimulatedChart.Side.code, "\(Self.name(of: coordinator)) finished"
    )
    notes.addFinish(of: coordinator, Self.name(of: coordinator))
  }

  /// Records that the app has handled the user's exit from a screen.
  ///
  /// Call it where the app handles exits.
  public func noteExit(of screen: SimulatedViewController) {
    chart?.note(
      from: SimulatedChart.Side.code, to: session.names(of: screen.id).owner, "the exit of \(screen.name)")
    notes.addExit(of: screen.id, screen.name, isByUser: session.world[screen.id].cause == .user)
  }

  // MARK: What screens ask

  /// Keeps a screen until the step is over, as an autorelease pool does.
  func keepUntilEndOfStep(_ screen: SimulatedViewController) { autoreleased.append(screen) }

  /// A screen was made.
  func note(_ screen: SimulatedViewController) { activity += 1 }

  /// Looks for the owners of screens in containers that do not name one themselves.
  private func askForOwners(of ids: Set<ScreenID>) {
    for id in ids {
      if let screen = screen(id), !screen.hadOwner, let owner = foundOwner(of: screen) {
        screen.owner = owner
      }
    }
  }

  /// A screen is known to the platform, or has another owner.
  func adopt(_ screen: SimulatedViewController) {
    activity += 1
    screens[screen.id] = Watched(name: screen.name, object: screen)
    if let owner = screen.owner {
      let id = ObjectIdentifier(owner)
      // Addresses are reused: the object that was there before is forgotten.
      if owners[id]?.object !== owner { shownOwners.remove(id) }
      owners[id] = Watched(name: Self.name(of: owner), object: owner)
      session.rename(screen.id, screen.name, of: Self.name(of: owner))
    }
    if let controller = screen as? SimulatedNavigationController, let stack = controller.ownStack {
      controllers[stack] = Watched(name: controller.name, object: controller)
    }
  }

  /// A stack that follows the app's state, for as long as it is held.
  func register(_ binding: some SimulatedStackBinding) {
    bindings.append(Watched(name: "binding", object: binding))
  }

  /// Lets what follows the app's state do so, and the other way round, until nothing changes any more.
  func followBindings() {
    // State that is set because other state was set ends; what does not is cut off, as SwiftUI does it with a warning.
    for _ in 0..<8 {
      bindings.removeAll { $0.object == nil }
      let all = bindings.compactMap { $0.object as? any SimulatedStackBinding }
      var hasChanged = false
      for binding in all where binding.writeBack() { hasChanged = true }
      for binding in all where binding.applyAppState() { hasChanged = true }
      if !hasChanged { return }
    }
  }

  /// Gives a stack the screens of a path.
  func setPath(_ stack: StackID, _ screens: [SimulatedViewController], _ command: String) {
    let ids = [session.world[stack].path.first].compactMap(\.self) + screens.map(\.id)
    setStack(stack, to: ids, command, isAnimated: true, showing: screens.last)
    for screen in screens { held[screen.id] = screen }
    keepWhatIsHeld()
  }

  /// Takes a presentation away that the app's state does not have any more.
  func dismiss(_ stack: StackID, _ command: String) {
    commands.append(SimulatedCommand(text: command, refusal: session.dismiss(stack), shown: nil))
    keepWhatIsHeld()
  }

  func screen(_ id: ScreenID) -> SimulatedViewController? {
    screens[id]?.object as? SimulatedViewController
  }

  func controller(holding id: ScreenID) -> SimulatedNavigationController? {
    session.world.stack(holding: id).flatMap { controllers[$0]?.object as? SimulatedNavigationController }
  }

  func refused(_ command: String, _ why: NavOutput.Refusal?, showing screen: SimulatedViewController? = nil) {
    commands.append(SimulatedCommand(text: command, refusal: why ?? .notInHierarchy, shown: screen?.id))
  }

  // MARK: Holding

  /// Containers hold what they show, and nothing else does for the app.
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

  /// Lets go of what no container holds any more.
  func keepWhatIsHeld() {
    let ids = session.heldScreens
    let stacks = Set(session.world.containers + session.world.presentations.map(\.stack))
    // What has just gone is told so within this step, by the controller that was presented.
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

  /// Lets a platform event or a user's gesture happen.
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
      // What the app has done meanwhile comes first.
      guard session.world[stack].transition == nil, session.world[stack].screens == seen else {
        return finishStep()
      }
    }
    // The subject of a notice lives until it is delivered.
    let subjects = (notice?.screens ?? []).compactMap { screen($0) }
    session.perform(event)
    keepWhatIsHeld()
    session.beginUpdate()
    if let notice, case .deliver(let stack) = event.kind { deliver(notice, stack) }
    withExtendedLifetime(subjects) {}
    finishStep()
  }

  /// Lets containers and the app's state follow each other, tells what belongs to the step, and lets go of what is held no
  /// more.
  func finishStep() {
    repeat {
      session.beginUpdate()
      followBindings()
      render()
      session.beginUpdate()
      followTransitions()
    } while tellPosted()
    render()
    endTransitions()
    keepWhatIsHeld()
  }

  private func render() {
    for (command, why) in session.render() {
      commands.append(SimulatedCommand(text: command, refusal: why, shown: nil))
    }
  }

  /// Tells what the step has posted, one after the other; whether there was anything.
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

  private func runEnding() {
    let completions = ending
    ending = []
    for awaited in completions {
      chart?.note(from: SimulatedChart.Side.platform, to: SimulatedChart.Side.code, "a completion runs")
      closedAlert = awaited.alert
      awaited.completion()
    }
    closedAlert = nil
  }

  /// Taps a control; that of an alert acts when the alert has gone.
  func tap(_ control: SimulatedControl, on screen: ScreenID) {
    session.noteTap(control.name, on: screen)
    session.beginUpdate()
    if session.closeAlert(of: screen) {
      awaited.append(Awaited(alert: screen, completion: control.action))
    } else {
      control.action()
    }
    finishStep()
  }

  /// Tells the delegate of a layer that the user has tried to swipe it down.
  func attemptToDismiss(_ screen: ScreenID) {
    session.noteInput()
    session.beginUpdate()
    if let bottom = self.screen(screen) {
      let presentation = outermost(of: bottom).ownPresentation
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
    }
    finishStep()
  }

  /// Whether the delegate of a bar lets the user select a tab; an input that it declines is one all the same.
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

  /// Lets run what the app has put off, and the platform follow what comes of it.
  func drain() async {
    await SimulatedTurn.drain {
      let before = activity
      finishStep()
      return activity != before
    }
    autoreleased = []
  }

  /// Ends the run: what the app left behind is not this one's any more.
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

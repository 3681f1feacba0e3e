import NavModel

/// One launch of an app, with its steps since the launch.
@MainActor final class SimulatedRun {
  /// The state that distinguishes situations.
  struct Situation: Hashable {
    let world: NavWorld
    /// The state that is not visible on screen, one line for each kind.
    let behind: [String]
    /// The answers of the platform that do not follow from the containers.
    var answers: [String]

    /// The situation without the answers, as far as a spec can describe it.
    var described: Situation { Situation(world: world, behind: behind, answers: []) }
  }

  /// A screen that a control shows.
  private struct Intention: Hashable {
    let screen: ScreenID
    let control: String
    /// The kind of the shown screen.
    let kind: String
    let stack: StackID?
  }

  let navigation: SimulatedNavigation
  private(set) var app: AnyObject?
  var told: (any SimulatedApp)? { app as? (any SimulatedApp) }
  /// The refused requests since the app was last settled.
  private var debts: [SimulatedCommand] = []
  /// The screens that controls have shown since then, with the first screen of each.
  private var shown: [Intention: ScreenID] = [:]
  private var toldFaults = 0
  /// Whether the launch shows a screen without a coordinator.
  private(set) var beginsWithoutOwner = false
  /// The screens that were in the window at the end of any step.
  private var wereInWindow: Set<ScreenID> = []
  let mayReselect: Bool
  private let crashes: KnownCrashes?
  /// The steps since the launch.
  private var way: [String] = []

  /// Launches an app, and waits until the launch has ended.
  ///
  /// - Parameters:
  ///   - platform: The platform pack with its switches.
  ///   - earlier: The session of an earlier launch, with its names.
  ///   - mayReselect: Whether the user may tap the selected tab.
  ///   - crashes: The record of steps that have ended the process; nil for none.
  ///   - launch: A closure that starts the app.
  init(
    _ platform: NavPlatform, _ earlier: NavPlatformSimulator, mayReselect: Bool = false,
    watchedBy crashes: KnownCrashes? = nil,
    launch: @MainActor (SimulatedNavigation) async -> AnyObject
  ) async {
    let navigation = SimulatedNavigation(platform, earlier)
    self.navigation = navigation
    self.mayReselect = mayReselect
    self.crashes = crashes
    app = await SimulatedTurn.take(of: navigation) {
      crashes?.begin([])
      let app = await launch(navigation)
      navigation.app = app
      navigation.finishStep()
      await navigation.drain()
      crashes?.pass()
      return app
    }
    beginsWithoutOwner = navigation.session.heldScreens.contains { navigation.screen($0)?.hadOwner == false }
    restIfQuiet()
  }

  /// Ends the launch, and cancels pending work so that it does not affect another launch.
  func end() async {
    await SimulatedTurn.take(of: navigation) {
      app = nil
      navigation.end()
      await navigation.drain()
    }
  }

  // MARK: Possible events

  /// The possible events, inputs first.
  var letters: [SimulatedLetter] { kinds.map { SimulatedLetter(kind: $0, text: text(of: $0)) } }

  /// Returns the possible event with a description; nil if it is not possible.
  func letter(_ text: String) -> SimulatedLetter? {
    // Most steps of a replay are taps, so the platform is asked last.
    letter(text, among: taps) ?? letter(text, among: answers) ?? letter(text, among: events)
  }

  private func letter(_ text: String, among kinds: [SimulatedLetter.Kind]) -> SimulatedLetter? {
    for kind in kinds {
      let words = self.text(of: kind)
      if words == text { return SimulatedLetter(kind: kind, text: words) }
    }
    return nil
  }

  /// The first possible event of the platform; nil if none is pending.
  var nextByItself: SimulatedLetter? {
    kinds.first(where: \.isPlatform).map { SimulatedLetter(kind: $0, text: text(of: $0)) }
  }

  private var kinds: [SimulatedLetter.Kind] { taps + events + answers }

  /// The controls that a tap reaches now.
  private var taps: [SimulatedLetter.Kind] {
    let session = navigation.session
    guard !isOver, session.takesInputs else { return [] }
    func taps(on screens: [ScreenID], where takes: (String, ScreenID) -> Bool) -> [SimulatedLetter.Kind] {
      screens.flatMap { id in
        (navigation.screen(id)?.allControls ?? []).filter { $0.isEnabled() && takes($0.name, id) }.map {
          .tap(id, $0)
        }
      }
    }
    return taps(on: session.tappableScreens) { session.takesTap($0, on: $1) }
      + taps(on: session.screensTappedAgain) { session.hasTapped($0, on: $1) }
  }

  /// What the platform does now, and what the user does with containers.
  private var events: [SimulatedLetter.Kind] {
    guard !isOver else { return [] }
    let events = navigation.session.enabledEvents
    return (events + reselections(beside: events)).compactMap { event in
      isAllowed(event) ? .event(event) : attempted(by: event).map { .attempt($0) }
    }
  }

  /// The answers that the app waits for.
  private var answers: [SimulatedLetter.Kind] {
    guard !isOver else { return [] }
    return navigation.pending.enumerated().flatMap { position, work in
      work.outcomes.map { .answer(position, $0) }
    }
  }

  private func text(of kind: SimulatedLetter.Kind) -> String {
    let session = navigation.session
    return switch kind {
    case .tap(let id, let control): "tap \(control.name) @ \(session.name(of: id))"
    case .event(let event): session.text(of: event)
    case .attempt(let screen):
      "\(isInPopover(screen) ? "tap outside" : "swipe down") is refused @ \(session.name(of: screen))"
    case .answer(let position, let outcome): "\(navigation.pending[position].name) answers \(outcome)"
    }
  }

  // MARK: Steps

  /// Performs an event, and returns the faults of the step itself.
  func perform(_ letter: SimulatedLetter) async -> [SimulatedFault] {
    // The step may remove the screen or the work that it is about.
    let places = places(of: letter)
    await SimulatedTurn.take(of: navigation) {
      navigation.commands = []
      way.append(letter.text)
      crashes?.begin(way)
      chart(letter)
      switch letter.kind {
      case .tap(let screen, let control): navigation.tap(control, on: screen)
      case .event(let event): navigation.perform(event)
      case .answer(let position, let outcome): navigation.answer(position, outcome)
      case .attempt(let screen): navigation.attemptToDismiss(screen)
      }
      await navigation.drain()
      crashes?.pass()
    }
    restIfQuiet()
    var faults = judgeCommands(of: letter, at: places)
    let noted = navigation.notes.faults
    faults += noted[toldFaults...]
    toldFaults = noted.count
    if case .fatal(let message) = navigation.session.world.outcome {
      faults.append(SimulatedFault("no-fatal", message, at: places))
    }
    return faults
  }

  /// Returns the names of the screen and of the control of a step.
  func places(of letter: SimulatedLetter) -> [String] {
    let session = navigation.session
    switch letter.kind {
    case .tap(let screen, let control): return [session.kind(of: screen), control.name]
    case .event(let event): return event.screen.map { [session.kind(of: $0)] } ?? []
    case .attempt(let screen): return [session.kind(of: screen)]
    case .answer(let position, _): return [navigation.pending[position].name]
    }
  }

  private func restIfQuiet() {
    noteFlows()
    let world = navigation.session.world
    wereInWindow.formUnion(world.containers.flatMap { world[$0].screens })
    if navigation.session.isAtRest { navigation.session.rest() }
  }

  private func judgeCommands(of letter: SimulatedLetter, at places: [String]) -> [SimulatedFault] {
    var faults: [SimulatedFault] = []
    for command in navigation.commands {
      if command.refusal == nil {
        debts.removeAll { $0.isRepeated(by: command) }
        guard case .tap(let screen, let control) = letter.kind, let asked = command.shown else { continue }
        let intent = Intention(
          screen: screen, control: control.name, kind: navigation.session.kind(of: asked),
          stack: command.stack)
        let world = navigation.session.world
        if let first = shown[intent], world.containers.contains(where: { world[$0].screens.contains(first) })
        {
          faults.append(
            SimulatedFault(
              "one-intent-one-push",
              "two taps on '\(control.name) @ \(navigation.session.kind(of: screen))' have shown \(navigation.session.kind(of: asked)) twice",
              at: places))
        }
        shown[intent] = asked
      } else if command.refusal != .atRoot, command.refusal != .nothingPresented {
        debts.append(command)
      }
    }
    return faults
  }

  // MARK: Situations

  /// Whether the app has ended.
  var isOver: Bool { navigation.session.world.outcome != .running }

  var isAtRest: Bool { navigation.session.isAtRest && !isOver }

  /// The kind of the frontmost screen.
  var top: String {
    navigation.session.world.visibleScreens.last.map { navigation.session.kind(of: $0) } ?? ""
  }

  /// The kinds of the visible screens.
  var visibleKinds: [String] {
    let world = navigation.session.world
    return world.visibleScreens.filter { world[$0].tabs == nil }.map { navigation.session.kind(of: $0) }
  }

  var situation: Situation {
    Situation(world: navigation.session.canonicalWorld, behind: behind, answers: answersOfPlatform)
  }

  /// The state that distinguishes situations with equal screens, one line for each kind.
  private var behind: [String] {
    let session = navigation.session
    var lines: [String] = []
    func add(_ what: String, _ parts: [String]) {
      if !parts.isEmpty { lines.append("\(what) \(parts.joined(separator: ", "))") }
    }
    add("in memory:", livingOwners.sorted())
    add("coordinators:", [app.map { tree(below: $0) } ?? ""].filter { !$0.isEmpty })
    add("the app observes", [told?.observation ?? ""].filter { !$0.isEmpty })
    if told?.isBusy == true { lines.append("the app is busy") }
    add("under way:", navigation.pending.map(\.name))
    if !navigation.awaited.isEmpty { add("completions that wait:", ["\(navigation.awaited.count)"]) }
    for id in session.world.visibleScreens {
      guard let screen = navigation.screen(id) else { continue }
      add("\(session.kind(of: id)) offers", screen.allControls.filter { $0.isEnabled() }.map(\.name))
    }
    add("refused:", debts.map(\.text))
    return lines
  }

  /// The screens that controls have shown since the app was last settled.
  var intentions: [String] {
    let session = navigation.session
    let stacks = session.world.containers
    return shown.map { intention, first in
      let stack = intention.stack.flatMap { stacks.firstIndex(of: $0) }.map { " on stack \($0)" } ?? ""
      let isThere = stacks.contains { session.world[$0].screens.contains(first) }
      return "\(intention.control) @ \(session.name(of: intention.screen)) \(intention.kind)\(stack)"
        + (isThere ? "" : " no longer")
    }.sorted()
  }

  /// The names of the coordinators for a comparison with a spec: those in memory, and `App` if the launch shows a
  /// screen without a coordinator.
  var coordinators: [String] {
    let app = SimulatedNavigation.name(of: nil)
    return livingOwners + (beginsWithoutOwner && !livingOwners.contains(app) ? [app] : [])
  }

  /// The names of the coordinators in memory.
  var livingOwners: [String] {
    navigation.owners.values.filter { $0.object != nil }.map(\.name)
  }

  /// The names of coordinators of which none is in memory any more.
  var goneOwners: Set<String> {
    Set(navigation.owners.values.map(\.name)).subtracting(livingOwners)
  }

  /// The containers by the kinds of their screens: `App.home, Detail.page ▸ Checkout.cart`.
  var picture: String {
    let session = navigation.session
    return session.world.layers.map { layer in
      session.world[layer.stack].screens.map { id in
        let name = session.kind(of: id)
        guard let tabs = session.world[id].tabs else { return name }
        let inner = tabs.stacks.map {
          session.world[$0].screens.map { session.kind(of: $0) }.joined(separator: ", ")
        }
        if tabs.columns == .expanded { return "\(name){\(inner.joined(separator: " ‖ "))}" }
        let word = tabs.columns == nil ? "tab" : "column"
        return "\(name){\(inner.joined(separator: " | "))} \(word) \(tabs.selected + 1)"
      }.joined(separator: ", ")
    }.joined(separator: " ▸ ")
  }

  /// Clears the records of refused requests and double taps, since the app has settled.
  func settle() {
    debts = []
    shown = [:]
  }

  /// Returns the faults of the settled app, and clears the records.
  func judgeAtRest() -> [SimulatedFault] {
    let session = navigation.session
    let onScreen = session.world.containers.flatMap { session.world[$0].screens }
    var faults: [SimulatedFault] = []
    let visible = Set(session.world.visibleScreens)
    for id in onScreen {
      guard let screen = navigation.screen(id), screen.hadOwner, screen.owner == nil else { continue }
      let place = visible.contains(id) ? "is on screen" : "is in a container"
      faults.append(
        SimulatedFault(
          "screen-has-owner", "\(session.kind(of: id)) \(place), but its coordinator is gone",
          at: [session.kind(of: id)]))
    }
    let held = session.heldScreens
    for (id, watched) in navigation.screens.sorted(by: { $0.key.index < $1.key.index }) {
      guard let screen = watched.object as? SimulatedViewController,
        session.world[id].wasShown || wereInWindow.contains(id), !held.contains(id),
        !(screen is SimulatedNavigationController)
      else { continue }
      faults.append(
        SimulatedFault(
          "no-leak",
          wereInWindow.contains(id)
            ? "\(session.kind(of: id)) is still in memory, although it has left the screen"
            : "\(session.kind(of: id)) is in memory, but never came on screen: its container is in no window",
          at: [session.kind(of: id)]))
    }
    faults += leakedOwners()
    for command in debts {
      let isThere = command.shown.map { onScreen.contains($0) } ?? false
      if !isThere, let why = command.refusal {
        let places = command.shown.map { [session.kind(of: $0)] } ?? []
        faults.append(
          SimulatedFault("no-silent-drop", "'\(command.text)' was refused: \(why.rawValue)", at: places))
      }
    }
    settle()
    if navigation.pending.isEmpty, told?.isBusy == true {
      faults.append(SimulatedFault("locks-released", "isBusy is true, although no work is pending"))
    }
    if let believed = told?.believedScreens {
      let shownScreens = onScreen.filter { session.world[$0].tabs == nil }
      if believed.map(\.id) != shownScreens {
        let names = believed.map { session.kind(of: $0.id) }.joined(separator: ", ")
        faults.append(
          SimulatedFault(
            "belief-matches-screen",
            "the app believes that [\(names)] is on screen, but the screens are [\(picture)]"))
      }
    }
    return faults
  }
}

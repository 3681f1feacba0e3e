import NavModel

/// Simulates a case on the platform, and records the log that the probe app would write.
struct ProbePlayer {
  private let probe: ProbeCase
  private let pack: NavPlatform.Pack
  private var session: NavPlatformSimulator
  private var entries: [ProbeEntry] = []
  private var turn = 0
  private var isRecording = false
  private var screens: [String: ScreenID] = [:]
  private var names: [ScreenID: String] = [:]
  /// The navigation stacks, each with its last logged contents.
  private var stacks: [(name: String, id: StackID, written: String)] = []
  private var bar: ScreenID?
  private var layers: [String: StackID] = [:]
  private var writtenLayers = 0
  /// The completions that wait for the end of a layer's transition.
  private var awaited: [(name: String, callback: ProbeCallback)] = []
  private var ending: [(name: String, callback: ProbeCallback)] = []

  /// Returns the expected log of a case.
  ///
  /// - Parameters:
  ///   - probe: The case.
  ///   - platform: The platform with its rules.
  /// - Returns: The entries, with the step of the state machine as the turn; empty for a case without a rule.
  /// - Complexity: One simulation; no other order of events is explored.
  static func play(_ probe: ProbeCase, on platform: NavPlatform) -> [ProbeEntry] {
    play(probe, on: platform.pack, session(on: platform))
  }

  /// Returns the expected log of a case, for several cases on one platform.
  ///
  /// - Parameters:
  ///   - probe: The case.
  ///   - pack: The platform's pack.
  ///   - session: The result of ``session(on:)`` for the platform.
  /// - Returns: The entries.
  static func play(
    _ probe: ProbeCase, on pack: NavPlatform.Pack, _ session: NavPlatformSimulator
  ) -> [ProbeEntry] {
    guard !probe.isOpen else { return [] }
    var player = ProbePlayer(probe, pack, NavPlatformSimulator(knowing: session))
    player.play()
    return player.entries
  }

  /// Returns an empty platform with the names of all screens, so that several simulations share its tables.
  static func session(on platform: NavPlatform) -> NavPlatformSimulator {
    var scope = NavScope()
    scope.overtake = nil
    var session = NavPlatformSimulator(platform: platform, scope: scope)
    for name in names { _ = session.makeScreen(name, of: "App") }
    return session
  }

  private static let names = Set(ProbeCase.all.flatMap(\.screens)).sorted()

  private init(_ probe: ProbeCase, _ pack: NavPlatform.Pack, _ session: NavPlatformSimulator) {
    self.probe = probe
    self.pack = pack
    self.session = session
    for name in probe.screens {
      let id = self.session.makeScreen(name, of: "App")
      screens[name] = id
      names[id] = name
    }
    for (index, content) in probe.stacks.enumerated() {
      let id = self.session.makeStack(content.compactMap { screens[$0] })
      let name = probe.stacks.count == 1 ? "nav" : "nav\(index + 1)"
      stacks.append((name, id, ""))
    }
    listen()
  }

  /// Requests the notices that the app can observe; it does not observe alerts.
  private mutating func listen() {
    let alerts = probe.actions.compactMap { action in
      if case .present(let name, .alert) = action { name } else { nil }
    }
    let layers = probe.actions.compactMap { action in
      if case .present(let name, _) = action { name } else { nil }
    }
    for callback in ProbeCallback.allCases where callback.isCompared(in: pack) {
      guard let kind = callback.notice else { continue }
      for (name, id) in screens where !alerts.contains(name) {
        // A presented controller has no parent to leave.
        if kind == .removed, layers.contains(name) { continue }
        if ![.willShow, .didShow, .pathWritten, .swipeFinished, .swipeCancelled].contains(kind) {
          session.listeners.listen(to: kind, of: id)
        }
      }
      for (_, id, _) in stacks { session.listeners.listen(to: kind, of: id) }
    }
  }

  private mutating func play() {
    isRecording = probe.moments.isEmpty
    note(isWritten: false)
    begin()
    for action in probe.prepared {
      carryOut([action])
      rest()
    }
    note(isWritten: false)
    isRecording = true
    for moment in probe.moments {
      switch moment {
      case .app(let actions): carryOut(actions)
      case .person(let input): perform(input)
      case .rest: rest()
      }
    }
  }

  private mutating func begin() {
    var root = stacks[0].id
    if stacks.count > 1 {
      let tabs = session.makeTabs("bar", of: "App", stacks: stacks.map(\.id))
      for kind in [NavNotice.Kind.tabSelected, .tabReselected] {
        session.listeners.listen(to: kind, of: tabs)
      }
      (bar, names[tabs]) = (tabs, "bar")
      root = session.makeStack([tabs])
    }
    session.launch(root)
    tell()
    endTurn()
  }

  // MARK: Commands

  private mutating func carryOut(_ actions: [ProbeAction]) {
    session.beginUpdate()
    for action in actions { carryOut(action) }
    tell()
    endTurn()
  }

  private mutating func carryOut(_ action: ProbeAction) {
    record("app", action.callback, action.detail)
    let nav = selected
    let old = pack == .swiftui ? session.world[nav].path : session.world[nav].screens
    switch action {
    case .push(let name, let isAnimated): set(nav, old + ids([name]), "push", isAnimated)
    case .pop: set(nav, old.count > 1 ? Array(old.dropLast()) : old, "pop")
    case .popToRoot: set(nav, Array(old.prefix(1)), "popToRoot")
    case .set(let names): set(nav, ids(names), "setStack")
    case .present(let name, let style): present(name, style)
    case .dismiss(let name):
      guard let stack = layers[name], session.dismiss(stack) == nil else { return }
      wait(name, .dismissed)
    case .select(let position):
      if let bar { session.select(position, of: bar) }
    }
  }

  private mutating func set(
    _ stack: StackID, _ target: [ScreenID], _ command: String, _ isAnimated: Bool = true
  ) {
    session.setStack(stack, to: target, command: command, isAnimated: isAnimated)
    if let change = session.interrupting {
      tellPosted()
      session.carryOut(change, on: stack)
    }
  }

  private mutating func present(_ name: String, _ style: NavPresentation.Style) {
    let shown = session.world[selected].screens
    guard let presenter = pack == .swiftui ? shown.first : shown.last else { return }
    let stack = session.makeStack(ids([name]))
    layers[name] = stack
    if session.present(stack, as: style, from: presenter) == nil { wait(name, .presented) }
  }

  private mutating func wait(_ name: String, _ callback: ProbeCallback) {
    if callback.isCompared(in: pack) { awaited.append((name, callback)) }
  }

  private func ids(_ names: [String]) -> [ScreenID] { names.compactMap { screens[$0] } }

  /// The visible navigation stack.
  private var selected: StackID {
    guard let bar, let tabs = session.world[bar].tabs else { return stacks[0].id }
    return tabs.stacks[tabs.selected]
  }

  // MARK: Inputs

  private mutating func perform(_ input: ProbeInput) {
    if input.isTouch { record("window", .touch, "") }
    switch input {
    case .back: performIfEnabled { $0 == .back }
    case .menu(let count): performIfEnabled { $0 == .backMenu(count) }
    case .swipeBegin: performIfEnabled { $0 == .swipeBegin }
    case .swipeFinish: performIfEnabled { $0 == .swipeFinish }
    case .swipeCancel: performIfEnabled { $0 == .swipeCancel }
    case .sheetDragBegin: performIfEnabled { $0 == .swipeDownBegin }
    case .sheetDragFinish: performIfEnabled { $0 == .swipeDownFinish }
    case .sheetDragCancel: performIfEnabled { $0 == .swipeDownCancel }
    case .selectTab(let position): performIfEnabled { $0 == .selectTab(position) }
    case .reselectTab:
      // The session ignores a tap that pops nothing, but the app is notified of it.
      if let bar { perform(NavEvent(.reselectTab, screen: bar, stack: selected)) }
    case .tap(let name):
      guard let id = screens[name], session.tappableScreens.contains(id) else { break }
      session.noteTap("control", on: id)
      record(name, .tap, "")
    case .home: perform(NavEvent(.background))
    }
    endTurn()
  }

  private mutating func performIfEnabled(_ isMeant: (NavEvent.Kind) -> Bool) {
    if let event = session.enabledEvents.first(where: { isMeant($0.kind) }) { perform(event) }
  }

  private mutating func perform(_ event: NavEvent) {
    switch event.kind {
    case .transitionEnd(nil), .background: (ending, awaited) = (awaited, [])
    default: break
    }
    if let stack = event.stack, session.interrupt(for: event) {
      let seen = session.world[stack].screens
      session.beginUpdate()
      tellPosted()
      guard session.world[stack].transition == nil, session.world[stack].screens == seen else {
        return tell()
      }
    }
    let wanted = session.world.presentations.map(\.stack)
    session.perform(event)
    let left = session.world.presentations.map(\.stack)
    if ProbeCallback.cleared.isCompared(in: pack) {
      let gone = layers.filter { wanted.contains($0.value) && !left.contains($0.value) }.keys
      for name in gone.sorted() { record(name, .cleared, "") }
    }
    tell()
  }

  /// Ends all transitions, each in its own turn.
  private mutating func rest() {
    // The limit exceeds the steps of every case; a rule that never settles would show as an endless log.
    for _ in 0..<200 {
      let steps = session.enabledEvents.filter { !$0.isInput }
      let delivery = steps.first { if case .deliver = $0.kind { true } else { false } }
      guard let step = delivery ?? steps.first else { break }
      perform(step)
      endTurn()
    }
    session.rest()
  }

  // MARK: Telling

  private mutating func tell() {
    repeat {
      _ = session.render()
      session.beginUpdate()
    } while tellPosted()
    _ = session.render()
  }

  @discardableResult private mutating func tellPosted() -> Bool {
    var hasTold = false
    while let told = session.nextTold() {
      hasTold = true
      switch told {
      case .notice(let notice, let stack): write(notice, stack)
      case .ended(nil):
        for (name, callback) in ending { record(name, callback, "") }
        ending = []
      case .ended: break
      case .background:
        note(isWritten: true)
        record("app", .background, "")
      }
    }
    return hasTold
  }

  private mutating func write(_ notice: NavNotice, _ stack: StackID?) {
    guard let callback = ProbeCallback.allCases.first(where: { $0.notice == notice.kind }) else { return }
    let nav = stack.flatMap { id in stacks.first { $0.id == id } }
    switch callback {
    case .swipeFinished, .swipeCancelled: if let nav { record(nav.name, callback, "") }
    case .path:
      if let nav { record(nav.name, callback, ProbeEntry.list(path(of: nav.id).dropFirst())) }
    case .willShow, .didShow:
      if let nav, let screen = notice.screens.first { record(nav.name, callback, names[screen] ?? "") }
    case .tabSelected, .tabReselected:
      let position = bar.flatMap { session.world[$0].tabs?.selected } ?? 0
      record("bar", callback, "\(position + 1)")
    default:
      for screen in notice.screens where isHeard(callback, screen) {
        record(names[screen] ?? "", callback, "")
      }
    }
  }

  /// Returns whether the app observes a screen for a notice about several screens.
  private func isHeard(_ callback: ProbeCallback, _ screen: ScreenID) -> Bool {
    guard let name = names[screen] else { return false }
    return callback != .removed || layers[name] == nil
  }

  private func path(of stack: StackID) -> [String] { session.world[stack].path.compactMap { names[$0] } }

  private mutating func record(_ object: String, _ callback: ProbeCallback, _ detail: String) {
    guard isRecording, callback.isCompared(in: pack) else { return }
    let turn = callback.hasFreeTurn ? nil : turn
    entries.append(ProbeEntry(turn: turn, object: object, callback: callback, detail: detail))
  }

  private mutating func endTurn() {
    note(isWritten: true)
    turn += 1
  }

  /// Records changed contents of stacks, and a changed number of layers.
  private mutating func note(isWritten: Bool) {
    for index in stacks.indices {
      let content = session.world[stacks[index].id].screens.compactMap { names[$0] }
      let text = pack == .uikit ? ProbeEntry.list(content) : "\(content.count)"
      guard text != stacks[index].written else { continue }
      stacks[index].written = text
      if isWritten { record(stacks[index].name, pack == .uikit ? .stack : .count, text) }
    }
    let count = session.world.layers.count - 1
    guard count >= 0, count != writtenLayers else { return }
    writtenLayers = count
    if isWritten { record("window", .layers, "\(count)") }
  }
}

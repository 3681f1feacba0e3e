/// One of the references: RxFlow as one of its releases runs a script, event by event.
protocol RxReference {
  var core: RxCore { get set }

  init(_ script: RxScript)

  /// UIKit has called something on a controller.
  mutating func hear(_ signal: RxBoard.Signal)

  /// The app has called `dismiss` on a flow's root.
  mutating func dismissIsCalled(on flow: Int)

  /// A stepper emits.
  mutating func emit(_ step: String, by stepper: RxCore.Stepper)

  /// `navigate(to:)` from outside.
  mutating func deepLink(_ step: String)

  /// An `adapt` that waited answers.
  mutating func answer(_ step: String, in flow: Int)

  /// Something that was put off to a later turn of the main queue.
  mutating func run(_ turn: RxCore.Turn)

  /// The flows that have a coordinator.
  var coordinated: [Int] { get }
}

/// What all releases have in common: the board, the flows that were made, what waits.
struct RxCore {
  /// What emits steps: a flow's own stepper, or that of a screen.
  enum Stepper: Hashable {
    case flow(Int)
    case screen(Int)
  }

  /// What runs in a later turn of the main queue.
  enum Turn: Equatable {
    case step(String, from: Stepper, in: Int)
    case forward(String, to: Int)
    case items([Item], of: Int)
  }

  /// A next item: a presentable with its stepper.
  enum Item: Equatable {
    case screen(Int, RxScript.Registration)
    case flow(Int, whenDismissed: Bool)
  }

  /// What `navigate(to:)` answers.
  struct Contributions: Equatable {
    var items: [Item] = []
    var toCurrent: [String] = []
    var toParent: [String] = []
    var end: String?

  }

  /// A block of `whenReady`.
  struct Wait {
    var missing: [Int]
    let flows: [Int]
    let shown: RxScript.Show
    let by: Int
  }

  /// A user's input, one of the environment, or one of the app's own.
  enum Event: Hashable {
    /// A control of a screen that can be seen makes the screen's stepper emit.
    case tap(screen: String, emits: String)
    /// Something makes a stepper of the topmost screen of this name emit, seen or not.
    case screenEmits(String, String)
    /// Something makes the own stepper of the oldest flow of this name emit.
    case flowEmits(String, String)
    case back(String)
    case backMenu(String, by: Int)
    case swipeDown
    case select(Int)
    case deepLink(String)
    case answer(String, String)
  }

  let script: RxScript
  var board = RxBoard()
  var flows: [String] = []
  var parents: [Int: Int] = [:]
  var waits: [Wait] = []
  var turns: [Turn] = []
  var outputs: [String] = []
  /// The choices where the library leaves an order open: digits to take, and the number that there were.
  var choices: [Int] = []
  var arities: [Int] = []

  /// The number of the newest flow of a name.
  func newest(_ flow: String) -> Int? { flows.lastIndex(of: flow) }

  func declaration(_ flow: Int) -> RxScript.Flow { script.flows[flows[flow]] ?? RxScript.Flow() }

  mutating func makeFlow(_ name: String) -> Int {
    flows.append(name)
    return flows.count - 1
  }

  /// One of some ways to go on: the next digit, or the first.
  mutating func choose(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    let digit = arities.count < choices.count ? choices[arities.count] : 0
    arities.append(count)
    return digit
  }
}

extension RxReference {
  /// The screens of a flow's stack, bottom first.
  func stack(of flow: String) -> [String] {
    core.newest(flow).map { stack(of: $0) } ?? []
  }

  func stack(of flow: Int) -> [String] {
    core.board.stacks[flow, default: []].map { text(ofScreen: $0) }
  }

  /// The screens layer by layer, tab bars as one screen.
  var layers: [[String]] {
    core.board.layers.map { layer in
      switch layer.content {
      case .screen(let screen): [text(ofScreen: screen)]
      case .root(let flow): stack(of: flow)
      }
    }
  }

  /// The names of the flows that have a coordinator.
  var live: [String] { coordinated.map { core.flows[$0] }.sorted() }

  private func text(ofScreen screen: Int) -> String {
    let screen = core.board.screens[screen]
    return "\(core.flows[screen.flow]).\(screen.name)"
  }

  // MARK: Playing

  /// Plays an event until all has come to rest.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - choices: A digit for each place where there are several ways to go on.
  /// - Returns: The log, or nil if the event cannot happen.
  mutating func play(_ event: RxCore.Event, choices: [Int] = []) -> [String]? {
    core.outputs = []
    core.choices = choices
    core.arities = []
    guard begin(event) else { return nil }
    drain()
    return core.outputs
  }

  /// All ways in which an event can go.
  ///
  /// - Parameter event: What happens.
  /// - Returns: The references behind it with their logs, or nothing if it cannot happen.
  func outcomes(of event: RxCore.Event) -> [(Self, [String])] {
    var found: [(Self, [String])] = []
    var digits: [Int]? = []
    while let choices = digits {
      var next = self
      guard let log = next.play(event, choices: choices) else { return [] }
      found.append((next, log))
      var word = choices + Array(repeating: 0, count: next.core.arities.count - choices.count)
      digits = nil
      while let last = word.popLast() {
        if last + 1 < next.core.arities[word.count] {
          digits = word + [last + 1]
          break
        }
      }
    }
    return found
  }

  private mutating func begin(_ event: RxCore.Event) -> Bool {
    switch event {
    case .tap(let name, let step):
      guard let screen = newestScreen(name), core.board.touchable.contains(.screen(screen)) else {
        return false
      }
      emit(step, by: .screen(screen))
    case .screenEmits(let name, let step):
      guard let screen = newestScreen(name) else { return false }
      emit(step, by: .screen(screen))
    case .flowEmits(let name, let step):
      let known = coordinated.sorted().first { core.flows[$0] == name }
      guard let flow = known ?? (core.script.main == name ? 0 : nil) else { return false }
      emit(step, by: .flow(flow))
    case .back(let name): return pop(name, by: 1)
    case .backMenu(let name, let count): return pop(name, by: count)
    case .swipeDown:
      guard let top = core.board.layers.last, core.board.layers.count > 1, top.style == .sheet else {
        return false
      }
      hear(core.board.dismiss(downTo: core.board.layers.count - 1))
    case .select(let tab):
      guard let bar = bar, tab < core.board.screens[bar].tabs.count,
        core.board.screens[bar].selected != tab
      else { return false }
      hear(core.board.select(tab, in: bar))
    case .deepLink(let step): deepLink(step)
    case .answer(let name, let step):
      if let flow = coordinated.sorted().first(where: { core.flows[$0] == name }) { answer(step, in: flow) }
    }
    return true
  }

  /// The tab bar that can be touched.
  private var bar: Int? {
    core.board.touchable.compactMap { controller -> Int? in
      guard case .screen(let screen) = controller, !core.board.screens[screen].tabs.isEmpty else {
        return nil
      }
      return screen
    }.max()
  }

  private func newestScreen(_ name: String) -> Int? {
    core.board.screens.indices.last { text(ofScreen: $0) == name && core.board.exists($0) }
  }

  private mutating func pop(_ name: String, by count: Int) -> Bool {
    guard let flow = core.newest(name), core.board.stacks[flow, default: []].count > count,
      let top = core.board.stacks[flow]?.last, core.board.touchable.contains(.screen(top))
    else { return false }
    hear(core.board.pop(flow, by: count))
    return true
  }

  /// Plays what waits: turns of the main queue first, then the ends of animations.
  mutating func drain() {
    while true {
      if !core.turns.isEmpty {
        run(core.turns.removeFirst())
        continue
      }
      let signals = core.board.settle()
      if signals.isEmpty { return }
      hear(signals)
    }
  }

  mutating func hear(_ signals: [RxBoard.Signal]) {
    for signal in signals { hear(signal) }
  }

  // MARK: Launching and navigating

  /// Makes the main flow and gives the window its root.
  ///
  /// - Returns: The main flow.
  mutating func launch() -> Int {
    let flow = core.makeFlow(core.script.main)
    hear(core.board.setWindowRoot(flow))
    return flow
  }

  /// The screen that stands on a flow's root from the beginning.
  mutating func startScreen(of flow: Int) -> RxCore.Item? {
    guard let start = core.declaration(flow).start else { return nil }
    let screen = core.board.make(start, in: flow)
    hear(core.board.setStack([screen], of: flow))
    emitEarly(screen)
    return .screen(screen, .normal)
  }

  /// `navigate(to:)` of a flow.
  mutating func navigate(_ flow: Int, to step: String) -> RxCore.Contributions {
    var result = RxCore.Contributions()
    var made: [String: Int] = [:]
    for action in core.declaration(flow).steps[step] ?? [] {
      switch action {
      case .push(let name, let registration):
        let screen = core.board.make(name, in: flow)
        hear(core.board.setStack(core.board.stacks[flow, default: []] + [screen], of: flow))
        register(screen, registration, in: &result)
      case .setStack(let names, let registration):
        let kept = core.board.stacks[flow, default: []]
        let screens = names.map { name in
          kept.first { core.board.screens[$0].name == name } ?? core.board.make(name, in: flow)
        }
        hear(core.board.setStack(screens, of: flow))
        for screen in screens where !kept.contains(screen) { register(screen, registration, in: &result) }
      case .pop: hear(core.board.pop(flow))
      case .presentScreen(let name, let style, let registration):
        let screen = core.board.make(name, in: flow)
        hear(core.board.present(.screen(screen), as: style, from: flow))
        if core.board.exists(screen) { register(screen, registration, in: &result) }
      case .dismiss:
        dismissIsCalled(on: flow)
        hear(core.board.dismiss(from: flow))
      case .window(let name):
        if let shown = core.newest(name), coordinated.contains(shown) {
          hear(core.board.setWindowRoot(shown))
        }
      case .start(let name, let whenDismissed):
        let child = core.makeFlow(name)
        made[name] = child
        result.items.append(.flow(child, whenDismissed: whenDismissed))
      case .whenReady(let names, let shown):
        let waited = names.compactMap { made[$0] }
        core.waits.append(RxCore.Wait(missing: waited, flows: waited, shown: shown, by: flow))
      case .own(let step): emit(step, by: .flow(flow))
      case .forwardToCurrent(let step): result.toCurrent.append(step)
      case .forwardToParent(let step): result.toParent.append(step)
      case .end(let step): result.end = step
      }
    }
    return result
  }

  /// Runs the blocks that wait for nothing but this flow.
  mutating func isReady(_ flow: Int) {
    for index in core.waits.indices { core.waits[index].missing.removeAll { $0 == flow } }
    let ready = core.waits.filter { $0.missing.isEmpty }
    core.waits.removeAll { $0.missing.isEmpty }
    for wait in ready { show(wait) }
  }

  private mutating func register(
    _ screen: Int, _ registration: RxScript.Registration, in result: inout RxCore.Contributions
  ) {
    emitEarly(screen)
    if case .none = registration { return }
    result.items.append(.screen(screen, registration))
  }

  /// What a screen's stepper says while it is made.
  private mutating func emitEarly(_ number: Int) {
    let screen = core.board.screens[number]
    for step in core.declaration(screen.flow).early[screen.name] ?? [] { emit(step, by: .screen(number)) }
  }

  private mutating func show(_ wait: RxCore.Wait) {
    switch wait.shown {
    case .present(let style):
      for flow in wait.flows { hear(core.board.present(.root(flow), as: style, from: wait.by)) }
    case .push(let bar), .setStack(let bar):
      let screen = core.board.make(bar, in: wait.by, tabs: wait.flows)
      var stack = [screen]
      if case .push = wait.shown { stack = core.board.stacks[wait.by, default: []] + stack }
      hear(core.board.setStack(stack, of: wait.by))
    case .window: for flow in wait.flows { hear(core.board.setWindowRoot(flow)) }
    }
  }
}

/// RxFlow 1.6.2, with `NextFlowItems` and parents.
///
/// Source: RxSwiftCommunity/RxFlow 1.6.2, Coordinator.swift, Rx+Pausable.swift, UIViewController+Rx.swift.
/// Steps are handled synchronously. The items of a step go through `Observable.from`, whose scheduler is the
/// current thread's: an item that comes while another is at work waits behind all that wait already.
struct Rx1: RxReference {
  var core: RxCore
  /// The coordinator's dictionary of flow coordinators.
  private(set) var coordinated: [Int] = []
  private var children: [Int: [Int]] = [:]
  private var latest: [RxCore.Stepper: String] = [:]
  /// The flows whose own stepper has had an element let through.
  private var begun: Set<Int> = []
  private var heard: [Int: Int] = [:]
  /// The last of `viewDidAppear` and `viewWillDisappear`; at first a controller is not displayed.
  private var shown: [RxBoard.Controller: Bool] = [:]
  /// The two drivers of each flow: that of its own stepper, that of its presentables.
  private var busy: [Driver: Int] = [:]
  private var isTrampolining = false
  private var waiting: [(flow: Int, items: [RxCore.Item])] = []

  private enum Driver: Hashable {
    case own(Int)
    case presentables(Int)
  }

  init(_ script: RxScript) {
    core = RxCore(script: script)
    let main = launch()
    if case .screen(let screen, _) = startScreen(of: main) { heard[screen] = main }
    coordinate(main)
    drain()
  }

  private mutating func coordinate(_ flow: Int) {
    if let parent = core.parents[flow] { children[parent, default: []].append(flow) }
    coordinated.append(flow)
    guard let first = core.declaration(flow).first else { return }
    let isOutermost = !isTrampolining
    isTrampolining = true
    emit(first, by: .flow(flow))
    if isOutermost { finishTrampoline() }
  }

  /// Handles a step.
  ///
  /// Only what the flow's own stepper says is told by `willNavigate` as well, since the context
  /// of other steps has no flow before `navigate(to:)`.
  private mutating func handle(_ step: String, in flow: Int, isOwn: Bool = false) {
    guard coordinated.contains(flow) else { return }
    if isOwn { core.outputs.append("will \(core.flows[flow]) \(step)") }
    let result = navigate(flow, to: step)
    isReady(flow)
    core.outputs.append("did \(core.flows[flow]) \(step)")
    if let step = result.end {
      remove(flow)
      if let parent = core.parents[flow] { handle(step, in: parent) }
      return
    }
    for step in result.toParent {
      if let parent = core.parents[flow] { handle(step, in: parent) }
    }
    if result.items.isEmpty { return }
    waiting.append((flow, result.items))
    if !isTrampolining { finishTrampoline() }
  }

  private mutating func finishTrampoline() {
    isTrampolining = true
    while !waiting.isEmpty {
      let (flow, items) = waiting.removeFirst()
      guard coordinated.contains(flow), let item = items.first else { continue }
      switch item {
      case .flow(let child, _):
        core.parents[child] = flow
        coordinate(child)
      case .screen(let screen, _): heard[screen] = flow
      }
      if items.count > 1 { waiting.append((flow, Array(items.dropFirst()))) }
    }
    isTrampolining = false
  }

  mutating func emit(_ step: String, by stepper: RxCore.Stepper) {
    latest[stepper] = step
    switch stepper {
    case .flow(let flow):
      guard coordinated.contains(flow), !begun.contains(flow) || shown[.root(flow)] ?? false else { return }
      begun.insert(flow)
      drive(step, from: stepper, in: flow)
    case .screen(let screen):
      guard let flow = heard[screen], coordinated.contains(flow), shown[.screen(screen)] ?? false else {
        return
      }
      drive(step, from: stepper, in: flow)
    }
  }

  private mutating func drive(_ step: String, from stepper: RxCore.Stepper, in flow: Int) {
    let driver = driver(of: stepper, in: flow)
    busy[driver, default: 0] += 1
    if busy[driver] == 1 {
      handle(step, in: flow, isOwn: driver == .own(flow))
      busy[driver, default: 0] -= 1
    } else {
      core.turns.append(.step(step, from: stepper, in: flow))
    }
  }

  private func driver(of stepper: RxCore.Stepper, in flow: Int) -> Driver {
    if case .flow = stepper { .own(flow) } else { .presentables(flow) }
  }

  mutating func run(_ turn: RxCore.Turn) {
    guard case .step(let step, let stepper, let flow) = turn else { return }
    let driver = driver(of: stepper, in: flow)
    handle(step, in: flow, isOwn: driver == .own(flow))
    busy[driver, default: 0] -= 1
  }

  private mutating func remove(_ flow: Int) {
    guard let index = coordinated.firstIndex(of: flow) else { return }
    coordinated.remove(at: index)
    for child in children[flow, default: []] { remove(child) }
  }

  mutating func hear(_ signal: RxBoard.Signal) {
    switch signal {
    case .leaves(let controller): shown[controller] = false
    case .appeared(let controller): shown[controller] = true
    case .dismissed(.root(let flow)): remove(flow)
    case .disappeared, .dismissed: break
    }
  }

  mutating func dismissIsCalled(on flow: Int) {}
  mutating func deepLink(_ step: String) {}
  mutating func answer(_ step: String, in flow: Int) {}
}

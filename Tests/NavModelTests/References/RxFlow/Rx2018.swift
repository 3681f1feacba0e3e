/// RxFlow as of January 2018, with `[NextFlowItem]` and `NextFlowItem.noNavigation`.
///
/// Source: RxSwiftCommunity/RxFlow 8c7123c, Coordinator.swift, Flow.swift, Stepper.swift and Extensions.
/// All is synchronous: a step that a handler emits is handled inside of it, unless the same driver is busy
/// (`asDriver` delivers through a `MainScheduler`, which puts nested work off to the next turn).
struct Rx2018: RxReference {
  var core: RxCore
  /// The coordinator's array of flow coordinators.
  private(set) var coordinated: [Int] = []
  /// The place in the array that each flow's dismissal removes: the last one when the flow, and all that its
  /// first step began, had been appended.
  private var places: [Int: Int] = [:]
  /// What the steppers said last; a behaviour relay keeps it.
  private var latest: [RxCore.Stepper: String] = [:]
  /// Screens that were registered and have not appeared yet.
  private var awaited: [Int: Int] = [:]
  /// Screens whose stepper is listened to, by which flow.
  private var heard: [Int: Int] = [:]
  /// The last of `viewDidAppear` and `viewWillDisappear`; what has heard neither counts as shown.
  private var shown: [RxBoard.Controller: Bool] = [:]
  private var busy: [RxCore.Stepper: Int] = [:]
  /// The flows whose coordinators are at work, which keeps them alive.
  private var working: [Int] = []
  private var hasCrashed = false

  init(_ script: RxScript) {
    core = RxCore(script: script)
    let main = launch()
    if case .screen(let screen, _) = startScreen(of: main) { awaited[screen] = main }
    coordinate(main)
    drain()
  }

  private mutating func coordinate(_ flow: Int) {
    coordinated.append(flow)
    if let first = core.declaration(flow).first {
      latest[.flow(flow)] = first
      drive(first, from: .flow(flow), in: flow)
    }
    places[flow] = coordinated.count - 1
  }

  private mutating func handle(_ step: String, in flow: Int) {
    tell("will \(core.flows[flow]) \(step)")
    working.append(flow)
    let result = navigate(flow, to: step)
    tell("did \(core.flows[flow]) \(step)")
    for item in result.items {
      switch item {
      case .flow(let child, _): coordinate(child)
      case .screen(let screen, _): awaited[screen] = flow
      }
      isReady(flow)
    }
    working.removeLast()
  }

  private mutating func tell(_ line: String) {
    if !hasCrashed { core.outputs.append(line) }
  }

  private mutating func crash() {
    tell("fatal")
    hasCrashed = true
  }

  mutating func emit(_ step: String, by stepper: RxCore.Stepper) {
    latest[stepper] = step
    switch stepper {
    case .flow(let flow):
      // A flow is gone with its coordinator, and so are its subscriptions; the app holds the main flow.
      guard isAlive(flow) || flow == 0 else { return }
      if shown[.root(flow)] ?? true { drive(step, from: stepper, in: flow) }
    case .screen(let screen):
      guard let flow = heard[screen], shown[.screen(screen)] ?? true else { return }
      drive(step, from: stepper, in: flow)
    }
  }

  private func isAlive(_ flow: Int) -> Bool { coordinated.contains(flow) || working.contains(flow) }

  private mutating func drive(_ step: String, from stepper: RxCore.Stepper, in flow: Int) {
    busy[stepper, default: 0] += 1
    if busy[stepper] == 1 {
      deliver(step, from: stepper, in: flow)
    } else {
      core.turns.append(.step(step, from: stepper, in: flow))
    }
  }

  private mutating func deliver(_ step: String, from stepper: RxCore.Stepper, in flow: Int) {
    // The closure holds its coordinator `unowned`.
    if isAlive(flow) { handle(step, in: flow) } else { crash() }
    busy[stepper, default: 0] -= 1
  }

  mutating func run(_ turn: RxCore.Turn) {
    guard case .step(let step, let stepper, let flow) = turn else { return }
    deliver(step, from: stepper, in: flow)
  }

  mutating func hear(_ signal: RxBoard.Signal) {
    switch signal {
    case .leaves(let controller): shown[controller] = false
    case .appeared(let controller):
      shown[controller] = true
      guard case .screen(let screen) = controller, let flow = awaited.removeValue(forKey: screen),
        isAlive(flow)
      else { return }
      heard[screen] = flow
      if let step = latest[.screen(screen)] { drive(step, from: .screen(screen), in: flow) }
    case .disappeared, .dismissed: break
    }
  }

  /// What is called on the root counts as the flow's dismissal, once, whatever it dismisses.
  mutating func dismissIsCalled(on flow: Int) {
    guard let place = places.removeValue(forKey: flow) else { return }
    if coordinated.indices.contains(place) { coordinated.remove(at: place) } else { crash() }
  }

  mutating func deepLink(_ step: String) {}
  mutating func answer(_ step: String, in flow: Int) {}
}

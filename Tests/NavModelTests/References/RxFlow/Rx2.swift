/// RxFlow 2.13.2, with `FlowContributors` and a coordinator for each flow.
///
/// Source: RxSwiftCommunity/RxFlow 2.13.2, FlowCoordinator.swift, Flow.swift, Reactive+UIViewController.swift.
/// The steps of each coordinator go through the scheduler of the current thread, first in first out over all
/// coordinators; the items of one step through the main queue, one each turn, the first in the turn at hand.
struct Rx2: RxReference {
  var core: RxCore
  /// The coordinators that have not been released or completed.
  private(set) var coordinated: [Int] = []
  private var children: [Int: [Int]] = [:]
  /// The steps that `observe(on:)` keeps for each coordinator, and the coordinators that have an item scheduled.
  private var queues: [Int: [String]] = [:]
  private var scheduled: Set<Int> = []
  private var isTrampolining = false
  private var trampoline: [Int] = []
  /// The contributed screens: by which flow, and which of its two gates are left out.
  private var heard: [Int: (flow: Int, registration: RxScript.Registration)] = [:]
  /// Screens and roots that were dismissed; that is final.
  private var dismissed: Set<RxBoard.Controller> = []
  private var shown: [RxBoard.Controller: Bool] = [:]
  private var allowedWhenDismissed: Set<Int> = []
  /// The flows whose readiness is that of the flows they started.
  private var unready: [(flow: Int, missing: [Int])] = []
  private var adapting: [(flow: Int, step: String)] = []
  /// How much each flow's signal of presentables' steps has under way.
  private var busy: [Int: Int] = [:]
  /// Coordinators that a deep link holds while it goes through them, and those let go in the meantime.
  private var held: [Int] = []
  private var letGo: Set<Int> = []

  init(_ script: RxScript) {
    core = RxCore(script: script)
    let main = launch()
    if case .screen(let screen, let registration) = startScreen(of: main) {
      heard[screen] = (main, registration)
    }
    coordinate(main)
    drain()
  }

  private mutating func coordinate(_ flow: Int) {
    coordinated.append(flow)
    guard let first = core.declaration(flow).first else { return }
    let isOutermost = !isTrampolining
    isTrampolining = true
    accept(first, in: flow)
    if isOutermost { finishTrampoline() }
  }

  // MARK: Steps

  private mutating func accept(_ step: String, in flow: Int) {
    guard coordinated.contains(flow) else { return }
    queues[flow, default: []].append(step)
    guard scheduled.insert(flow).inserted else { return }
    trampoline.append(flow)
    if !isTrampolining { finishTrampoline() }
  }

  private mutating func finishTrampoline() {
    isTrampolining = true
    while !trampoline.isEmpty {
      let flow = trampoline.removeFirst()
      guard coordinated.contains(flow), let step = queues[flow]?.first else { continue }
      queues[flow]?.removeFirst()
      adapt(step, in: flow)
      if queues[flow, default: []].isEmpty { scheduled.remove(flow) } else { trampoline.append(flow) }
    }
    isTrampolining = false
  }

  private mutating func adapt(_ step: String, in flow: Int) {
    if core.script.newStepCancelsAdapt { adapting.removeAll { $0.flow == flow } }
    switch core.declaration(flow).adapts[step] {
    case nil: handle(step, in: flow)
    case .replaced(let other): handle(other, in: flow)
    case .answeredLater: adapting.append((flow, step))
    }
  }

  mutating func answer(_ step: String, in flow: Int) {
    guard let index = adapting.firstIndex(where: { $0.flow == flow && $0.step == step }) else { return }
    adapting.remove(at: index)
    if coordinated.contains(flow) { handle(step, in: flow) }
  }

  private mutating func handle(_ step: String, in flow: Int) {
    core.outputs.append("will \(core.flows[flow]) \(step)")
    let result = navigate(flow, to: step)
    core.outputs.append("did \(core.flows[flow]) \(step)")
    for step in result.toCurrent { core.turns.append(.forward(step, to: flow)) }
    for step in result.toParent { forward(step, from: flow) }
    if let step = result.end {
      forward(step, from: flow)
      for child in children.removeValue(forKey: flow) ?? [] { release(child) }
      if core.parents[flow] != nil { remove(flow) }
    }
    guard coordinated.contains(flow) else { return }
    let started = result.items.compactMap { item -> Int? in
      guard case .flow(let child, _) = item else { return nil }
      return child
    }
    if started.isEmpty { becomeReady(flow) } else { unready.append((flow, started)) }
    take(result.items, in: flow)
  }

  private mutating func forward(_ step: String, from flow: Int) {
    if let parent = core.parents[flow] { accept(step, in: parent) }
  }

  private mutating func becomeReady(_ flow: Int) {
    isReady(flow)
    for index in unready.indices { unready[index].missing.removeAll { $0 == flow } }
    let ready = unready.filter { $0.missing.isEmpty }
    unready.removeAll { $0.missing.isEmpty }
    for entry in ready { becomeReady(entry.flow) }
  }

  private mutating func take(_ items: [RxCore.Item], in flow: Int) {
    guard let item = items.first else { return }
    switch item {
    case .flow(let child, let whenDismissed):
      core.parents[child] = flow
      children[flow, default: []].append(child)
      if whenDismissed { allowedWhenDismissed.insert(child) }
      coordinate(child)
    case .screen(let screen, let registration): heard[screen] = (flow, registration)
    }
    if items.count > 1 { core.turns.append(.items(Array(items.dropFirst()), of: flow)) }
  }

  mutating func run(_ turn: RxCore.Turn) {
    switch turn {
    case .items(let items, let flow): if coordinated.contains(flow) { take(items, in: flow) }
    case .forward(let step, let flow): accept(step, in: flow)
    case .step(let step, _, let flow):
      accept(step, in: flow)
      busy[flow, default: 0] -= 1
    }
  }

  mutating func emit(_ step: String, by stepper: RxCore.Stepper) {
    switch stepper {
    case .flow(let flow): accept(step, in: flow)
    case .screen(let screen):
      guard let (flow, registration) = heard[screen], coordinated.contains(flow) else { return }
      if registration != .whenDismissed, dismissed.contains(.screen(screen)) { return }
      if registration != .whenNotPresented, !(shown[.screen(screen)] ?? false) { return }
      busy[flow, default: 0] += 1
      if busy[flow] == 1 {
        accept(step, in: flow)
        busy[flow, default: 0] -= 1
      } else {
        core.turns.append(.step(step, from: stepper, in: flow))
      }
    }
  }

  /// The flow itself, then the children that it has by then, in the order of a dictionary: any.
  mutating func deepLink(_ step: String) { deepLink(step, through: 0) }

  private mutating func deepLink(_ step: String, through flow: Int) {
    accept(step, in: flow)
    let visited = children[flow, default: []]
    held += visited
    var left = visited
    while !left.isEmpty { deepLink(step, through: left.remove(at: core.choose(left.count))) }
    held.removeLast(visited.count)
    for child in visited where letGo.contains(child) && !held.contains(child) { end(child) }
  }

  // MARK: The end of coordinators

  /// A parent lets a coordinator go, which ends it unless something else holds it.
  private mutating func release(_ flow: Int) {
    if held.contains(flow) { letGo.insert(flow) } else { end(flow) }
  }

  private mutating func end(_ flow: Int) {
    coordinated.removeAll { $0 == flow }
    for child in children.removeValue(forKey: flow) ?? [] { end(child) }
  }

  private mutating func remove(_ flow: Int) {
    if let parent = core.parents[flow] { children[parent]?.removeAll { $0 == flow } }
    release(flow)
  }

  mutating func hear(_ signal: RxBoard.Signal) {
    switch signal {
    case .appeared(let controller): shown[controller] = true
    case .disappeared(let controller): shown[controller] = false
    case .dismissed(let controller):
      dismissed.insert(controller)
      guard case .root(let flow) = controller, !allowedWhenDismissed.contains(flow) else { return }
      if let parent = core.parents[flow] { children[parent]?.removeAll { $0 == flow } }
      end(flow)
    case .leaves: break
    }
  }

  mutating func dismissIsCalled(on flow: Int) {}
}

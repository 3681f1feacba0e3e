/// RxFlow as its first articles describe it, in January 2018.
///
/// Source: RxSwiftCommunity/RxFlow 8c7123c and the articles "RxFlow Part 1, 2, 3" of that time.
enum RxFlow2018Dialect: RxFlowLibrary {
  static let explanation =
    "RxFlow of January 2018 (version 1.0): steps are handled by recursion. The latest step of a screen is kept until "
    + "the screen has appeared. A flow ends by 'finish', or when dismiss is called on its root."

  static var traits: NavDialect.Traits {
    var traits = NavDialect.Traits()
    traits.words = [.whenReady, .navigate]
    // Flows are in one list, and know no parent.
    traits.stepReceivers = ["self"]
    traits.hearsViews = true
    return traits
  }

  static let rules: [(name: String, text: String)] = [
    (
      "order",
      "Steps are handled by recursion: the consequences of a step come before its siblings (issues 24 and 47). A "
        + "step that a stepper emits while its previous step is being handled waits for a later turn of the main "
        + "queue."
    ),
    (
      "screens",
      "The library subscribes to a screen when it first appears, and then delivers the latest earlier step. Further "
        + "steps are handled while the screen is visible, until it begins to leave."
    ),
    (
      "flows",
      "Steps of a flow's own stepper are handled until its root is hidden for the first time, and after that only "
        + "while the root is visible. Of the steps from before the library subscribes to it, only the last counts."
    ),
    (
      "readiness",
      "Readiness is reported for each item that a step returns. If no step of a flow returns an item, a 'whenReady' "
        + "block for the flow waits for ever (issue 17)."
    ),
    (
      "dismissal",
      "A dismissal is detected by a call of dismiss on the flow's root, even if the call closes another layer (pull "
        + "request 27). The button of an alert calls it too (issue 26). The library then removes the flow at an index in its list: the last index at the end of "
        + "the flow's first step. By then, another flow or none may be there; if there is none, the app crashes. The "
        + "app also crashes if a screen of the removed flow emits a step, since the closure holds its coordinator "
        + "unowned."
    ),
  ]

  static let keepsOneStep = true
  static let drivesEachStepper = true

  // MARK: Gates

  /// Subscribed to when it first appears; visible from then until it begins to leave.
  static func hears(_ screen: ScreenID, _ executor: StepExecutor) -> Bool {
    executor.world[screen].library == [.bool(true)] && executor.stage(of: screen) == .shown
  }

  /// Keeps the latest step from before the first appearance of the screen.
  static func miss(_ step: RxFlowAnswer.Step, of screen: ScreenID, _ executor: inout StepExecutor) {
    if executor.world[screen].library.first == .bool(true) {
      drop(step, "its screen is not completely shown, so the flow does not observe it", &executor)
    } else {
      executor.world[screen].library = [.none, .int(step.step), .list(step.values)]
    }
  }

  /// Handles the step if the flow has not been hidden yet, or is visible.
  static func emitOwn(
    _ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    let stage = executor.world.stack(of: flow, in: executor.program).map { executor.stage(of: $0) }
    guard stage == .shown || !isUp(.mark, flow, executor) else {
      return drop(step, "its flow is not completely shown, so its own stepper is not observed", &executor)
    }
    try drive(step, from: nil, in: flow, &executor)
  }

  /// The flow's own stepper emits the step, so there is no other receiver.
  static func forwardToCurrent(
    _ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    try emitOwn(step, in: flow, &executor)
  }

  /// The app holds the main flow, and a screen its stepper: their closures read a coordinator that is gone.
  static func acceptGone(
    _ flow: CoordinatorID, from screen: ScreenID?, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    guard screen != nil || flow == CoordinatorID(0) else { return }
    throw executor.crash(
      "an unowned reference: the coordinator of the flow is gone, and a stepper has emitted a step")
  }

  // MARK: Steps

  static func accept(
    _ step: RxFlowAnswer.Step, in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    executor.flows.working.append(flow)
    try nested(&executor) { executor throws(StepExecutor.Abort) in
      guard let answer = try navigate(to: step, in: flow, &executor) else { return }
      for step in answer.toCurrent { try forwardToCurrent(step, in: flow, &executor) }
      if let parent = executor.world[flow].parent {
        for step in answer.toParent { try accept(step, in: parent, &executor) }
      }
      try take(answer.items, in: flow, &executor)
      if let end = answer.end { try self.end(flow, end.result, end.values, &executor) }
    }
    executor.flows.working.removeLast()
    let isRemoved = executor.world[flow].library[RxFlowSlot.isRemoved.rawValue] == .bool(true)
    if isRemoved, !executor.flows.working.contains(flow) { letGo(flow, &executor) }
  }

  /// Reports readiness with each item, when the consequences of the item are complete.
  static func take(
    _ items: [NavValue], in flow: CoordinatorID, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    for item in items {
      if case .coordinator(let child) = item { try coordinate(child, &executor) }
      try becomeReady(flow, &executor)
    }
  }

  /// Flows are stored in one list, each with the last position at the end of its first step.
  static func coordinate(_ flow: CoordinatorID, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    var isKnown = false
    registered(in: &executor) { flows in
      isKnown = flows.contains(.coordinator(flow))
      if !isKnown { flows.append(.coordinator(flow)) }
    }
    if isKnown { return }
    for step in takeKept(of: flow, &executor) { try drive(step, from: nil, in: flow, &executor) }
    var last = -1
    registered(in: &executor) { last = $0.count - 1 }
    executor.world[flow].library[RxFlowSlot.index.rawValue] = .int(last)
  }

  private static func registered(
    in executor: inout StepExecutor, _ body: (inout [NavValue]) -> Void
  ) {
    let slot = RxFlowSlot.registered.rawValue
    guard case .list(var flows) = executor.world[CoordinatorID(0)].library[slot] else { return }
    body(&flows)
    executor.world[CoordinatorID(0)].library[slot] = .list(flows)
  }

  // MARK: The end of a flow

  /// The call of `dismiss` counts as a dismissal, whatever it closes (fixed by pull request 27); it counts once.
  static func willDismiss(
    _ value: NavValue?, by frame: NavFrame, _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    var caller = frame.myself
    switch value {
    case .coordinator(let named): caller = named
    case .some: caller = nil
    case nil: break
    }
    guard let flow = caller, case .int(let index) = executor.world[flow].library[RxFlowSlot.index.rawValue],
      index >= 0
    else { return }
    executor.world[flow].library[RxFlowSlot.index.rawValue] = .int(-1)
    var removed: NavValue?
    var count = 0
    registered(in: &executor) { flows in
      count = flows.count
      if flows.indices.contains(index) { removed = flows.remove(at: index) }
    }
    guard case .coordinator(let gone) = removed else {
      throw executor.crash("index out of range: flow \(index) is removed from a list of \(count)")
    }
    executor.world[gone].library[RxFlowSlot.isRemoved.rawValue] = .bool(true)
    if !executor.flows.working.contains(gone) { letGo(gone, &executor) }
  }

  /// The button of an alert calls `dismiss` on the root that presents the alert.
  ///
  /// Source: RxSwiftCommunity/RxFlow issue 26.
  static func alertCloses(over stack: StackID, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    let flows = executor.world.coordinators.indices.map(CoordinatorID.init)
    let main = executor.world.layer(of: stack) == 0 ? CoordinatorID(0) : nil
    guard let flow = flows.first(where: { executor.world[$0].root == stack }) ?? main else { return }
    try willDismiss(.coordinator(flow), by: NavFrame(), &executor)
  }

  /// The coordinator goes; the flows that it has started stay in the list.
  private static func letGo(_ flow: CoordinatorID, _ executor: inout StepExecutor) {
    let root = CoordinatorID(0)
    guard flow != root else { return }
    for child in executor.world[flow].children {
      executor.detach(child)
      executor.world[child].parent = root
      executor.world[root].children.append(child)
    }
    executor.detach(flow)
  }

  // MARK: Notices

  /// The library handles first appearances of screens, and no removals by the user.
  static func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ executor: StepExecutor) -> Bool {
    kind == .didAppear
      && appeared(with: screens, executor).contains { screen in
        let stack = executor.world.stack(holding: screen)
        let library = executor.world[screen].library.first
        return library != .bool(true) && library != .bool(false)
          || flows(on: stack, executor).contains { !isUp(.mark, $0, executor) }
      }
  }

  static func receive(_ notice: NavNotice, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    guard notice.kind == .didAppear else { return }
    for screen in appeared(with: notice.screens, executor) {
      for flow in flows(on: executor.world.stack(holding: screen), executor) {
        set(.mark, flow, to: true, &executor)
      }
      let kept = executor.world[screen].library
      guard kept.first != .bool(false), let owner = executor.world[screen].owner else { continue }
      // A coordinator that is gone waits for no screen any more.
      executor.world[screen].library = [.bool(listens(owner, executor))]
      guard kept.count > 1, case .int(let step) = kept[1], case .list(let values) = kept[2],
        listens(owner, executor)
      else { continue }
      try drive(RxFlowAnswer.Step(step: step, values: values), from: screen, in: owner, &executor)
    }
    if executor.depth == 0 { try concludeHandler(&executor) }
  }

  /// The screens that have appeared, including those that their tab bars show.
  private static func appeared(with screens: [ScreenID], _ executor: StepExecutor) -> [ScreenID] {
    screens.flatMap { screen -> [ScreenID] in
      guard let tabs = executor.world[screen].tabs else { return [screen] }
      return [screen] + tabs.stacks.filter { tabs.shows($0) }.compactMap { executor.world[$0].screens.last }
    }
  }

  private static func flows(on stack: StackID?, _ executor: StepExecutor) -> [CoordinatorID] {
    executor.world.coordinators.indices.map(CoordinatorID.init).filter { flow in
      executor.world[flow].isAlive && stack != nil
        && executor.world.stack(of: flow, in: executor.program) == stack
    }
  }
}

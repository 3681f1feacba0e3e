extension RxFlowLibrary {
  /// `finish` ends the navigation of a flow: its coordinator is removed, and the parent decides about the screens.
  ///
  /// In a navigation function it is the result, which takes effect when the function ends.
  static func finish(
    _ coordinator: CoordinatorID, _ result: Int?, _ values: [NavValue], _ frame: NavFrame,
    _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    if executor.flows.answer?.flow == coordinator {
      executor.flows.answer?.end = (result, values)
    } else {
      try end(coordinator, result, values, &executor)
    }
  }

  /// Notifies the parent of the end of a flow, and removes the flow with all its children.
  static func end(
    _ flow: CoordinatorID, _ result: Int?, _ values: [NavValue], _ executor: inout StepExecutor
  ) throws(StepExecutor.Abort) {
    try PlainDialect.finish(flow, result, values, NavFrame(myself: flow), &executor)
    remove(flow, &executor)
  }

  /// A flow has no owner any more; it handles nothing, nor do its children.
  static func remove(_ flow: CoordinatorID, _ executor: inout StepExecutor) {
    executor.world[flow].library[RxFlowSlot.isRemoved.rawValue] = .bool(true)
    if executor.flows.held.contains(flow) {
      // It still knows its parent, which knows it no more.
      if let parent = executor.world[flow].parent {
        executor.world[parent].children.removeAll { $0 == flow }
      }
      return
    }
    for child in executor.world[flow].children { remove(child, &executor) }
    executor.world.cancelAdapts(of: flow)
    executor.detach(flow)
  }

  static func dismissed(_ flow: CoordinatorID, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    remove(flow, &executor)
    executor.updateLiveness()
  }

  // MARK: Notices

  static func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ executor: StepExecutor) -> Bool {
    kind == .removed
      && (screens.isEmpty || !dismissedFlows(by: executor.screens(removedWith: screens), executor).isEmpty)
  }

  static func receive(_ notice: NavNotice, _ executor: inout StepExecutor) throws(StepExecutor.Abort) {
    guard notice.kind == .removed else { return }
    for case .coordinator(let flow) in notice.values { try dismissed(flow, &executor) }
    for flow in dismissedFlows(by: executor.screens(removedWith: notice.screens), executor) {
      try dismissed(flow, &executor)
    }
  }

  /// The flows with a root that is dismissed when screens are removed.
  ///
  /// These are presented roots, pages that are removed, and tab bars with which a pushed flow begins. Contents of a popped
  /// tab bar are not notified: `didMove(toParent: nil)` is called on the bar only. The root of any other pushed flow is
  /// the navigation controller of its parent.
  private static func dismissedFlows(by screens: [ScreenID], _ executor: StepExecutor) -> [CoordinatorID] {
    executor.world.coordinators.indices.map(CoordinatorID.init).filter { flow in
      if executor.world[flow].root == nil, let bar = executor.world[flow].branchedFrom,
        executor.world[bar].owner == flow, executor.world[bar].tabs != nil
      {
        return screens.contains(bar) && listens(flow, executor)
      }
      guard let root = executor.world[flow].root, listens(flow, executor),
        let last = executor.world[root].screens.last, screens.contains(last)
      else { return false }
      let bar = executor.world.screens.first { $0.tabs?.stacks.contains(root) ?? false }
      guard let bar else { return executor.world.layer(of: root) == nil }
      guard case .tabs(_, true) = executor.program.places[bar.route.place].kind else { return false }
      return screens == [last] && executor.world.layer(of: root) != nil
    }
  }
}

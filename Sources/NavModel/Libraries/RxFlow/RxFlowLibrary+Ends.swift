extension RxFlowLibrary {
  /// `finish` ends the navigation of a flow: its coordinator is removed, and the parent decides about the screens.
  ///
  /// In a navigation function it is the result, which takes effect when the function ends.
  static func finish(
    _ coordinator: CoordinatorID, _ result: Int?, _ values: [NavValue], _ frame: NavFrame,
    _ execution: inout Execution
  ) throws(Execution.Halt) {
    if execution.flows.answer?.flow == coordinator {
      execution.flows.answer?.end = (result, values)
    } else {
      try end(coordinator, result, values, &execution)
    }
  }

  /// Notifies the parent of the end of a flow, and removes the flow with all its children.
  static func end(
    _ flow: CoordinatorID, _ result: Int?, _ values: [NavValue], _ execution: inout Execution
  ) throws(Execution.Halt) {
    try PlainDialect.finish(flow, result, values, NavFrame(myself: flow), &execution)
    remove(flow, &execution)
  }

  /// A flow has no owner any more; it handles nothing, nor do its children.
  static func remove(_ flow: CoordinatorID, _ execution: inout Execution) {
    execution.world[flow].library[RxFlowSlot.isRemoved.rawValue] = .bool(true)
    if execution.flows.held.contains(flow) {
      // It still knows its parent, which knows it no more.
      if let parent = execution.world[flow].parent {
        execution.world[parent].children.removeAll { $0 == flow }
      }
      return
    }
    for child in execution.world[flow].children { remove(child, &execution) }
    execution.world.cancelAdapts(of: flow)
    execution.detach(flow)
  }

  static func dismissed(_ flow: CoordinatorID, _ execution: inout Execution) throws(Execution.Halt) {
    remove(flow, &execution)
    execution.updateLiveness()
  }

  // MARK: Notices

  static func listens(to kind: NavNotice.Kind, _ screens: [ScreenID], _ execution: Execution) -> Bool {
    kind == .removed && (screens.isEmpty || !dismissedFlows(by: screens, execution).isEmpty)
  }

  static func receive(_ notice: NavNotice, _ execution: inout Execution) throws(Execution.Halt) {
    guard notice.kind == .removed else { return }
    for case .coordinator(let flow) in notice.values { try dismissed(flow, &execution) }
    for flow in dismissedFlows(by: notice.screens, execution) { try dismissed(flow, &execution) }
  }

  /// The flows with a root that is dismissed when screens are removed.
  ///
  /// These are presented roots, and pages that are removed. Contents of a popped tab bar are not notified:
  /// `didMove(toParent: nil)` is called on the bar only.
  private static func dismissedFlows(by screens: [ScreenID], _ execution: Execution) -> [CoordinatorID] {
    execution.world.coordinators.indices.map(CoordinatorID.init).filter { flow in
      guard let root = execution.world[flow].root, listens(flow, execution),
        let last = execution.world[root].screens.last, screens.contains(last)
      else { return false }
      let bar = execution.world.screens.first { $0.tabs?.stacks.contains(root) ?? false }
      guard let bar else { return execution.world.layer(of: root) == nil }
      guard case .tabs(_, true) = execution.program.places[bar.route.place].kind else { return false }
      return screens == [last] && execution.world.layer(of: root) != nil
    }
  }
}

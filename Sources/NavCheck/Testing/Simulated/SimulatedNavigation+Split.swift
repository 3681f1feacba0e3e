// The split views of real code.
extension SimulatedNavigation {
  func show(_ column: SimulatedSplitViewController.Column, of split: SimulatedSplitViewController) {
    session.show(column: column.rawValue, of: split.id)
    commands.append(SimulatedCommand(text: "show \(column)", refusal: nil, shown: nil))
    keepWhatIsHeld()
  }

  /// Ends transitions before columns are shown or hidden, then asks the app for the column on top.
  func prepareResize() {
    session.settleColumns()
    session.beginUpdate()
    tellPosted()
    followBindings()
    session.topColumns = [:]
    for id in session.expandedSplits {
      if let split = screen(id) as? SimulatedSplitViewController {
        session.topColumns[id] = split.topColumn.rawValue
      }
    }
  }
}

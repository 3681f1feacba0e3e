/// The trigger of a handler: a control on a kind of screen, an outcome of work, or a tap on a tab.
enum RecordedCause: Hashable {
  case tap(owner: String, screen: String, control: String)
  case answer(work: String, outcome: String)
  /// A tap on a tab of a bar; `isAgain` is true if the tab was selected before.
  case tab(owner: String, bar: String, tab: String, isAgain: Bool)

  /// The description, as traces print it.
  var text: String {
    switch self {
    case .tap(let owner, let screen, let control): "tap \(control) @ \(owner).\(screen)"
    case .answer(let work, let outcome): "\(work) answers \(outcome)"
    case .tab(let owner, let bar, let tab, let isAgain):
      isAgain ? "reselect the tab of \(owner).\(bar)" : "select \(tab) @ \(owner).\(bar)"
    }
  }
}

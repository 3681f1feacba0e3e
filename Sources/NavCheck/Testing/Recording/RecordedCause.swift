/// What a handler is about: a control on a kind of screen, an answer to work, or a tap on a tab.
enum RecordedCause: Hashable {
  case tap(owner: String, screen: String, control: String)
  case answer(work: String, outcome: String)
  /// A tap on a tab of a bar, which is the selected tab if `isAgain`.
  case tab(owner: String, bar: String, tab: String, isAgain: Bool)

  /// In words, as traces tell it.
  var text: String {
    switch self {
    case .tap(let owner, let screen, let control): "tap \(control) @ \(owner).\(screen)"
    case .answer(let work, let outcome): "\(work) answers \(outcome)"
    case .tab(let owner, let bar, let tab, let isAgain):
      isAgain ? "reselect the tab of \(owner).\(bar)" : "select \(tab) @ \(owner).\(bar)"
    }
  }
}

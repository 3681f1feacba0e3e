/// What a handler is about: a control on a kind of screen, or an answer to work.
enum RecordedCause: Hashable {
  case tap(owner: String, screen: String, control: String)
  case answer(work: String, outcome: String)

  /// In words, as traces tell it.
  var text: String {
    switch self {
    case .tap(let owner, let screen, let control): "tap \(control) @ \(owner).\(screen)"
    case .answer(let work, let outcome): "\(work) answers \(outcome)"
    }
  }
}

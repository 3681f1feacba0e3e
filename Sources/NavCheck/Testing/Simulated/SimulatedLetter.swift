import NavModel

/// Something that can happen to an app now.
@MainActor struct SimulatedLetter {
  enum Kind {
    case tap(ScreenID, SimulatedControl)
    case event(NavEvent)
    /// The work at a position ends with an outcome.
    case answer(Int, String)
    /// The user tries to swipe a layer down, which it does not allow; the screen at its bottom.
    case attempt(ScreenID)

    /// Whether it happens by itself.
    var isPlatform: Bool { if case .event(let event) = self { !event.isInput } else { false } }
  }

  let kind: Kind
  /// In words, unique among what can happen.
  let text: String

  /// The cause of an event.
  var actor: String {
    switch kind {
    case .tap, .attempt: "user"
    case .event(let event): event.actor.rawValue
    case .answer: "effect"
    }
  }

  /// What it adds to the length of a way.
  var cost: Int {
    switch kind {
    case .tap, .attempt: 1
    case .event(let event): event.cost
    case .answer: 0
    }
  }

  /// Whether it is a tap on a control.
  var isTap: Bool { if case .tap = kind { true } else { false } }

  /// Whether it brings the app nearer to rest without anything new: it happens by itself, or the user lets go.
  var settles: Bool {
    if case .event(let event) = kind { event.endsGesture || !event.isInput } else { false }
  }

  /// Whether it happens by itself.
  var isPlatform: Bool { kind.isPlatform }
}

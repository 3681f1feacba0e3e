import NavModel

extension NavEvent {
  /// Whether the user goes back on a stack, at least for the time of a gesture.
  var pops: Bool {
    switch kind {
    case .back, .backMenu, .swipeBegin, .reselectTab: true
    default: false
    }
  }
}

/// An event that is possible in the current situation of an app.
@MainActor struct SimulatedLetter {
  enum Kind {
    case tap(ScreenID, SimulatedControl)
    case event(NavEvent)
    /// The work at a position ends with an outcome.
    case answer(Int, String)
    /// The user tries to swipe down a layer that does not allow it; the value is the layer's bottom screen.
    case attempt(ScreenID)

    /// Whether the platform performs the event without an input.
    var isPlatform: Bool { if case .event(let event) = self { !event.isInput } else { false } }
  }

  let kind: Kind
  /// The description, which is unique among the possible events.
  let text: String

  /// The actor that causes the event.
  var actor: String {
    switch kind {
    case .tap, .attempt: "user"
    case .event(let event): event.actor.rawValue
    case .answer: "effect"
    }
  }

  /// The number of inputs that the event adds to a path: 0 or 1.
  var cost: Int {
    switch kind {
    case .tap, .attempt: 1
    case .event(let event): event.cost
    case .answer: 0
    }
  }

  /// Whether the event is a tap on a control.
  var isTap: Bool { if case .tap = kind { true } else { false } }

  /// Whether the event only helps to settle the app: a step of the platform, or the end of a gesture.
  var settles: Bool {
    if case .event(let event) = kind { event.endsGesture || !event.isInput } else { false }
  }

  /// Whether the platform performs the event without an input.
  var isPlatform: Bool { kind.isPlatform }
}

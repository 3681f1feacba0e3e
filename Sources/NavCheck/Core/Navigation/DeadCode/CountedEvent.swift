import NavModel

/// Something that can happen in a program, as an exploration counts it.
struct CountedEvent: Hashable, Sendable {
  /// The kind of the event, with indices in tables of the program.
  enum Subject: Hashable, Sendable {
    case tap(Int), event(Int), link(Int), step(Int)
    case outcome(effect: Int, outcome: Int)
    /// A gesture of the user, or an event of the system.
    case gesture(Gesture)
  }

  /// The events of the user and the system that no spec declares.
  enum Gesture: String, Hashable, Sendable, CaseIterable {
    case back
    case backMenu = "back menu"
    case swipe = "swipe back"
    case swipeDown = "swipe down"
    case tapOutside = "tap outside"
    case selectTab = "select a tab"
    case reselectTab = "reselect a tab"
    case swipePage = "swipe to a page"
    case resize = "the window becomes narrow or wide"
    case background = "the app goes to the background"
  }

  let subject: Subject
  let text: String
  let origin: NavSpec.Origin?

  /// Whether the app's own code brings it about.
  var isOfTheApp: Bool {
    switch subject {
    case .step, .outcome: true
    case .tap, .event, .link, .gesture: false
    }
  }

  /// The property of steps that counts it; no property's name has a colon.
  func property(number: Int) -> CheckProperty<NavWorld, NavStep> {
    let subject = subject
    return CheckProperty(
      name: Self.name(ofNumber: number), kind: .step,
      claim: .step(when: { before, step, _ in subject.isMet(by: step.event, in: before) }) { _, _, _ in true
      },
      role: .helper)
  }

  /// The name of the property that counts the event with a number.
  static func name(ofNumber number: Int) -> String { "fired: \(number)" }

  /// All that can happen in a program, in the order of its declarations, gestures last.
  static func all(of machine: NavMachine) -> [CountedEvent] {
    let program = machine.program
    var all = program.controls.indices.map { index in
      let control = program.controls[index]
      let place =
        switch control.owner {
        case .system: ""
        case .coordinator(let owner): " @ \(program.coordinators[owner].name)"
        case .place(let place): " @ \(machine.text(of: NavRoute(place: place)))"
        }
      return CountedEvent(
        subject: .tap(index), text: "tap \(control.signature.name)\(place)", origin: control.signature.origin)
    }
    func add(_ kind: String, _ signatures: [NavProgram.Signature], _ subject: (Int) -> Subject) {
      for (index, signature) in signatures.enumerated() {
        all.append(
          CountedEvent(
            subject: subject(index), text: "\(kind) \(signature.name)", origin: signature.origin))
      }
    }
    add("link", program.links.map(\.signature)) { .link($0) }
    add("event", program.events.map(\.signature)) { .event($0) }
    // Without a queue they are part of what emits them.
    if program.scope.timing == .interleaved { add("step", program.steps) { .step($0) } }
    for (effect, declared) in program.effects.enumerated() {
      for (outcome, answer) in declared.outcomes.enumerated() {
        all.append(
          CountedEvent(
            subject: .outcome(effect: effect, outcome: outcome),
            text: "\(declared.signature.name) answers \(answer.name)", origin: declared.signature.origin))
      }
    }
    return all
      + Gesture.allCases.map { CountedEvent(subject: .gesture($0), text: $0.rawValue, origin: nil) }
  }
}

extension CountedEvent.Subject {
  /// Whether an event is this one, in the world before it.
  func isMet(by event: NavEvent, in before: NavWorld) -> Bool {
    // A step is compared with each event, so nothing is copied that need not be.
    switch self {
    case .tap(let wanted):
      if case .tap(let control, _) = event.kind { return wanted == control }
    case .link(let wanted):
      return event.link?.index == wanted
    case .event(let wanted):
      if case .external(let index, _) = event.kind { return wanted == index }
      if event.kind == .message, case .event(let index, _) = before.queue.first { return wanted == index }
    case .step(let wanted):
      if event.kind == .message, case .step(let index, _, _, _) = before.queue.first {
        return wanted == index
      }
    case .outcome(let effect, let wanted):
      if case .outcome(let position, let outcome, _) = event.kind {
        return wanted == outcome && before.effects[position].effect == effect
      }
    case .gesture(let wanted):
      return event.kind.gesture == wanted
    }
    return false
  }
}

extension NavEvent.Kind {
  /// The gesture that begins with it.
  var gesture: CountedEvent.Gesture? {
    switch self {
    case .back: .back
    case .backMenu: .backMenu
    case .swipeBegin: .swipe
    case .swipeDownBegin: .swipeDown
    case .tapOutside: .tapOutside
    case .selectTab: .selectTab
    case .reselectTab: .reselectTab
    case .swipePage: .swipePage
    case .collapse, .expand: .resize
    case .background: .background
    default: nil
    }
  }
}

extension NavigationCheck {
  /// The number of times that each event fired, if a search has counted it.
  ///
  /// - Parameter results: The results of properties and helpers.
  /// - Returns: The declared events, and the gestures that occurred; nil if the search has not counted.
  func eventCounts(_ results: Results) -> [EventCount]? {
    var counts: [EventCount] = []
    for (number, event) in CountedEvent.all(of: machine).enumerated() {
      guard let result = results[CountedEvent.name(ofNumber: number)] else { return nil }
      if event.origin == nil, result.mattered == 0 { continue }
      counts.append(EventCount(text: event.text, origin: event.origin, fired: result.mattered))
    }
    return counts
  }
}

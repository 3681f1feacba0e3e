import NavCheck
import NavModel

/// What passes between user, platform and the app's objects in a step of real code.
///
/// It is not known which object of an app makes a request, so requests come from the app's code as a whole; a notice goes to the owner of
/// its screen, whether or not that acts on it.
struct SimulatedChart {
  typealias Message = ReportDocument.Message

  /// The sides of a message that are no coordinator.
  enum Side {
    static let user = "@user"
    static let platform = "@platform"
    static let environment = "@environment"
    static let effect = "@effect"
    static let code = "@code"
  }

  private var messages: [Message] = []
  /// How many requests of the step are noted.
  private var requests = 0

  /// Notes something that one side tells another.
  mutating func note(from side: String?, to other: String, _ text: String) {
    messages.append(Message(from: side, to: other, text: text))
  }

  /// Notes the requests of the step that are new.
  mutating func note(_ commands: [SimulatedCommand]) {
    if commands.count < requests { requests = 0 }
    for command in commands.dropFirst(requests) {
      let end = command.refusal.map { " refused: \($0.rawValue)" } ?? ""
      messages.append(
        Message(
          from: Side.code, to: Side.platform, text: command.text + end,
          isLost: command.refusal == nil ? nil : true))
    }
    requests = commands.count
  }

  /// Notes a notice to the owner of its screen.
  mutating func note(_ kind: NavNotice.Kind, of screen: (owner: String, name: String)) {
    note(from: Side.platform, to: screen.owner, "\(kind.rawValue)(\(screen.name))")
  }

  /// The messages of a step, which the next one begins without.
  mutating func take() -> [Message] {
    defer { messages = [] }
    return messages
  }
}

extension SimulatedRun {
  /// Notes who does a step, and to whom; deliveries are noted with their notices.
  func chart(_ letter: SimulatedLetter) {
    guard navigation.chart != nil else { return }
    let words = letter.text.firstRange(of: " @ ").map { String(letter.text[..<$0.lowerBound]) } ?? letter.text
    switch letter.kind {
    case .tap(let screen, _):
      navigation.chart?.note(
        from: SimulatedChart.Side.user, to: navigation.session.names(of: screen).owner, words)
    case .event(let event):
      if case .deliver = event.kind { return }
      navigation.chart?.note(from: "@\(event.actor.rawValue)", to: SimulatedChart.Side.platform, words)
    case .answer:
      navigation.chart?.note(from: SimulatedChart.Side.effect, to: SimulatedChart.Side.code, words)
    case .attempt:
      navigation.chart?.note(from: SimulatedChart.Side.user, to: SimulatedChart.Side.platform, words)
    }
  }
}

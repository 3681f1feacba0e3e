import NavCheck
import NavModel

/// The messages between user, platform and the app's objects in a step of real code.
///
/// The simulation does not know which object of the app makes a request, so the app's code as a whole is the sender. A
/// notice goes to the owner of its screen, even if the owner does not handle it.
struct SimulatedChart {
  typealias Message = ReportDocument.Message

  /// The senders and receivers that are no coordinators.
  enum Side {
    static let user = "@user"
    static let platform = "@platform"
    static let environment = "@environment"
    static let effect = "@effect"
    static let code = "@code"
  }

  private var messages: [Message] = []
  /// The number of recorded requests of the step.
  private var requests = 0

  /// Records a message.
  mutating func note(from side: String?, to other: String, _ text: String) {
    messages.append(Message(from: side, to: other, text: text))
  }

  /// Records the new requests of the step.
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

  /// Records a notice to the owner of its screen.
  mutating func note(_ kind: NavNotice.Kind, of screen: (owner: String, name: String)) {
    note(from: Side.platform, to: screen.owner, "\(kind.rawValue)(\(screen.name))")
  }

  /// Returns the messages of the step, and clears them for the next step.
  mutating func take() -> [Message] {
    defer { messages = [] }
    return messages
  }
}

extension SimulatedRun {
  /// Records the sender and the receiver of a step; deliveries are recorded with their notices.
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

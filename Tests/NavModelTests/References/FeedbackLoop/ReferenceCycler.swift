/// Cycler's loop: it has no queue, an event of an effect is reduced inside the publication that started it.
///
/// Source: `FeedbackLoop.swift`, `Feedback.swift` and `BoundView.swift` of Cycler. Two facts of Combine matter. A
/// `CurrentValueSubject` gives the current value to each subscriber as it subscribes, and a value that is sent
/// during the delivery of another is delivered first, so that later subscribers get the older value last.
struct ReferenceCycler<State, Event> {
  /// What the reducer sees.
  enum Input {
    case event(Event)
    /// A field was written, which its number names. The reducer runs after the write.
    case updated(Int)
  }

  private let reduce: (inout State, Input) -> Void
  private var feedbacks: [ReferenceFeedback<State, Event>]
  private var tokens: [Int?]
  private var endless: [Bool]
  private var subscribed = 0
  private var nextToken = 1
  private(set) var isStopped = false
  private(set) var state: State
  private var hasProcessed = false
  /// Each state that was assigned, in order.
  private(set) var published: [State] = []
  /// What a subscriber after all feedbacks has received, in order.
  private(set) var observed: [State] = []
  /// The number of published states after which no input is processed, for loops that feed themselves.
  var limit = Int.max

  init(
    initial: State,
    feedbacks: [ReferenceFeedback<State, Event>],
    reduce: @escaping (inout State, Input) -> Void
  ) {
    self.state = initial
    self.feedbacks = feedbacks
    self.reduce = reduce
    tokens = feedbacks.map { _ in nil }
    endless = feedbacks.map { _ in false }
  }

  /// Whether an effect of a feedback waits for an answer.
  func listens(_ feedback: Int) -> Bool { tokens[feedback] != nil && endless[feedback] }

  /// Whether a feedback has an effect that was neither replaced nor cancelled.
  func isRunning(_ feedback: Int) -> Bool { tokens[feedback] != nil }

  /// Subscribes one feedback after the other to the current state.
  mutating func start() {
    published.append(state)
    for index in feedbacks.indices {
      subscribed = index + 1
      deliver(state, isFirst: !hasProcessed, to: index)
    }
    observed.append(state)
  }

  /// Sends an event, or writes a field and lets the reducer know.
  mutating func send(_ input: Input, write: (inout State) -> Void = { _ in }) {
    guard !isStopped, published.count < limit else { return }
    hasProcessed = true
    write(&state)
    reduce(&state, input)
    published.append(state)
    let output = state
    for index in 0..<subscribed { deliver(output, isFirst: false, to: index) }
    if subscribed == feedbacks.count { observed.append(output) }
  }

  /// Sends events through the running effect of a feedback, as long as it is not replaced.
  mutating func answer(_ feedback: Int, _ events: [Event]) {
    guard listens(feedback), let token = tokens[feedback] else { return }
    for event in events where tokens[feedback] == token { send(.event(event)) }
  }

  /// Ends the loop.
  mutating func stop() {
    isStopped = true
    tokens = tokens.map { _ in nil }
  }

  private mutating func deliver(_ output: State, isFirst: Bool, to index: Int) {
    switch feedbacks[index].decide(output, isFirst: isFirst) {
    case .keep: break
    case .cancel: tokens[index] = nil
    case .start:
      let effect = feedbacks[index].effect(output)
      let token = nextToken
      nextToken += 1
      tokens[index] = token
      endless[index] = effect.isEndless
      for event in effect.immediate where !isStopped {
        if effect.isBySnapshot || tokens[index] == token { send(.event(event)) }
      }
    }
  }
}

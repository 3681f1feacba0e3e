/// The loops that keep a queue: ReactiveFeedback's and CombineFeedback's.
///
/// Source: `Floodgate.swift`, `Store.swift` and `Context.swift` of ReactiveFeedback 0.10.0, `SignalProducer+System.swift` of
/// 0.6.0, `Floodgate.swift` of CombineFeedback, and `StateSnapshot` of the proposal "Base class for FeedbackLoops systems".
/// A snapshot is a state that does not change, with the observer of the input feedback, which does not know when it was taken.
struct ReferenceLoop<State, Event> {
  /// How an event of an effect reaches the reducer.
  enum Delivery {
    /// The caller drains the queue (`Floodgate` of ReactiveFeedback).
    case floodgate
    /// As `floodgate`, but an effect that has finished keeps its queued events (CombineFeedback).
    case combine
    /// Each event waits for a turn of the scheduler (`Property.init` up to 0.7).
    case scheduled
  }

  /// What changes the state.
  enum Update {
    case event(Event)
    /// A change of the state that the reducer does not see.
    case mutation((inout State) -> Void)
  }

  /// An effect that runs, or that has ended and was not replaced yet.
  private struct Running {
    let token: Int
    let isEndless: Bool
  }

  let delivery: Delivery
  private let reduce: (inout State, Event) -> Void
  private var feedbacks: [ReferenceFeedback<State, Event>]
  private var running: [Running?]
  private var queue: [(update: Update, token: Int)] = []
  private var nextToken = 1
  private var isDraining = false
  private(set) var isStopped = false
  private(set) var state: State
  /// Each state that was published, in order.
  private(set) var published: [State] = []
  /// The number of published states after which no event is consumed, for loops that feed themselves.
  var limit = Int.max

  init(
    _ delivery: Delivery,
    initial: State,
    feedbacks: [ReferenceFeedback<State, Event>],
    reduce: @escaping (inout State, Event) -> Void
  ) {
    self.delivery = delivery
    self.state = initial
    self.feedbacks = feedbacks
    self.reduce = reduce
    running = feedbacks.map { _ in nil }
  }

  /// The number of updates that wait for the reducer.
  var pending: Int { isStopped ? 0 : queue.count }

  /// Whether an effect of a feedback waits for an answer.
  func listens(_ feedback: Int) -> Bool { running[feedback]?.isEndless == true }

  /// Whether a feedback has an effect that was neither replaced nor cancelled.
  func isRunning(_ feedback: Int) -> Bool { running[feedback] != nil }

  /// Publishes the first state and drains what it started.
  mutating func start() {
    isDraining = true
    publish(isFirst: true)
    isDraining = false
    drainUnlessScheduled()
  }

  /// Sends an event or a mutation from outside, through the input feedback.
  mutating func send(_ update: Update) {
    guard !isStopped else { return }
    process(update, token: 0)
  }

  /// Sends events through the running effect of a feedback, as long as it is not replaced.
  mutating func answer(_ feedback: Int, _ events: [Event]) {
    guard let effect = running[feedback], effect.isEndless else { return }
    for event in events where running[feedback]?.token == effect.token {
      process(.event(event), token: effect.token)
    }
  }

  /// Consumes one scheduled update.
  mutating func tick() {
    guard pending > 0 else { return }
    consume(queue.removeFirst().update)
  }

  /// Ends the loop: its queue is inert from now on.
  mutating func stop() {
    isStopped = true
    for index in running.indices { cancel(index) }
  }

  private mutating func process(_ update: Update, token: Int) {
    queue.append((update, token))
    drainUnlessScheduled()
  }

  private mutating func drainUnlessScheduled() {
    guard delivery != .scheduled, !isDraining else { return }
    isDraining = true
    while pending > 0, published.count < limit { consume(queue.removeFirst().update) }
    isDraining = false
  }

  private mutating func consume(_ update: Update) {
    switch update {
    case .event(let event): reduce(&state, event)
    case .mutation(let mutate): mutate(&state)
    }
    publish(isFirst: false)
  }

  private mutating func publish(isFirst: Bool) {
    published.append(state)
    for index in feedbacks.indices where !isStopped {
      switch feedbacks[index].decide(state, isFirst: isFirst) {
      case .keep: break
      case .cancel: cancel(index)
      case .start:
        cancel(index)
        let effect = feedbacks[index].effect(state)
        running[index] = Running(token: nextToken, isEndless: effect.isEndless)
        nextToken += 1
        let token = effect.isBySnapshot ? 0 : nextToken - 1
        for event in effect.immediate { process(.event(event), token: token) }
      }
    }
  }

  private mutating func cancel(_ index: Int) {
    guard let effect = running[index] else { return }
    running[index] = nil
    if delivery == .combine, !effect.isEndless { return }
    queue.removeAll { $0.token == effect.token }
  }
}

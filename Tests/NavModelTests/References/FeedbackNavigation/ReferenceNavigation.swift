/// Navigation as an effect of a feedback loop.
///
/// Source: the proposal "Feedback Navigation", `Feedback.swift` and `SignalProducer+System.swift` of
/// ReactiveFeedback 0.6.0 (the events and the completion of an effect wait for a turn of the scheduler, its
/// disposal does not), and ReactiveSwift's `throttle` strategy, which the proposal calls `flatMapFirst`. The
/// presentations are UIKit's: an animation ends after all turns that wait; a layer that presents, comes or goes
/// refuses to present, one that comes or goes is not dismissed, and `dismiss` on a layer that presents nothing,
/// or whose presented layer is leaving, dismisses that layer itself.
struct ReferenceNavigation<State: Equatable, Event> {
  enum Strategy: CaseIterable {
    /// A running effect is neither replaced nor cancelled.
    case first
    /// Each state replaces the running effect.
    case latest
    /// The first state of interest after others starts the effect, the first of the others cancels it.
    case edge
    /// Each state that differs from the last is a route, which is performed and forgotten.
    case routes
  }

  struct Feedback {
    let screen: String
    let strategy: Strategy
    let isInterested: (State) -> Bool
    /// The event that follows the completion of the effect, if any.
    var finished: Event?
  }

  struct Layer: Hashable {
    let screen: String
    /// The effect that presented the layer, if any.
    let effect: Int?
    var phase = Phase.steady
  }

  enum Phase { case steady, coming, leaving }

  enum Output: Hashable {
    case present(String)
    case refused(String)
    /// The layer leaves on command.
    case dismiss(String)
    /// A dismissal found something that comes or goes, or nothing.
    case dismissRefused
    /// The layer left by the user's hand.
    case swiped(String)
  }

  private struct Effect {
    let id: Int
    /// Whether the screen's producer has completed, of which the feedback hears one turn later.
    var isOver = false
  }

  private enum Turn {
    case event(Event)
    case ended(feedback: Int)
  }

  /// Whether the end of an effect dismisses the effect's own layer only.
  let isOwned: Bool
  /// Whether an effect completes when its layer leaves by other means.
  let endsWhenGone: Bool
  private let feedbacks: [Feedback]
  private let reduce: (inout State, Event) -> Void
  /// The layer of the loop's own screen, below those of effects and routes.
  private let host: Int
  private var running: [Effect?]
  private var turns: [(turn: Turn, effect: Int)] = []
  private var lastRoute: State?
  private var wasInterested: [Bool]
  private var nextEffect = 1
  private(set) var state: State
  private(set) var layers: [Layer]
  private(set) var outputs: [Output] = []
  private(set) var isAlive = true
  /// Whether one input caused more than a hundred turns.
  private(set) var isOverrun = false

  /// A loop whose own screen is `screen`, presented by the layers in `below`.
  init(
    below: [String] = [], screen: String, isOwned: Bool, endsWhenGone: Bool, initial: State,
    feedbacks: [Feedback], reduce: @escaping (inout State, Event) -> Void
  ) {
    self.isOwned = isOwned
    self.endsWhenGone = endsWhenGone
    self.feedbacks = feedbacks
    self.reduce = reduce
    host = below.count
    running = feedbacks.map { _ in nil }
    wasInterested = feedbacks.map { _ in false }
    state = initial
    layers = (below + [screen]).map { Layer(screen: $0, effect: nil) }
    // The loop begins when its screen is made, which is then on its way in.
    if host > 0 { layers[host].phase = .coming }
  }

  /// Whether the effect of a feedback keeps the feedback busy.
  func isRunning(_ feedback: Int) -> Bool { running[feedback] != nil }

  /// Publishes the first state, which a stream of routes does not contain.
  mutating func start() {
    lastRoute = state
    publish()
    drain()
  }

  /// Forgets the outputs so far.
  mutating func takeOutputs() -> [Output] {
    defer { outputs = [] }
    return outputs
  }

  /// Events that have nothing to do with navigation.
  mutating func send(_ events: [Event]) {
    turns += events.map { (.event($0), 0) }
    drain()
  }

  /// The topmost screen sends events to its effect and may complete it; one shown by a route dismisses itself.
  mutating func answer(_ events: [Event], completes: Bool, closesItself: Bool = false) {
    guard layers.count > host + 1, let top = layers.last else { return }
    let effect = top.effect ?? 0
    let isListening = top.effect == nil || running.contains { $0?.id == effect && $0?.isOver == false }
    if isListening { turns += events.map { (.event($0), effect) } }
    if completes, closesItself { dismiss(from: layers.count - 1) }
    if completes, isListening, top.effect != nil { complete(effect) }
    drain()
  }

  /// The user swipes the topmost layer away.
  mutating func swipe() {
    guard layers.count > 1, let top = layers.popLast() else { return }
    outputs.append(.swiped(top.screen))
    left([top])
    drain()
  }

  private mutating func drain() {
    var count = 0
    while isAlive {
      count += 1
      guard count <= 100 else {
        isOverrun = true
        return
      }
      if turns.isEmpty {
        guard endTransition() else { return }
        continue
      }
      switch turns.removeFirst().turn {
      case .event(let event):
        reduce(&state, event)
        publish()
      case .ended(let feedback): running[feedback] = nil
      }
    }
  }

  /// Ends what comes or goes; whether there was something.
  private mutating func endTransition() -> Bool {
    guard let moving = layers.firstIndex(where: { $0.phase != .steady }) else { return false }
    guard layers[moving].phase == .leaving else {
      layers[moving].phase = .steady
      return true
    }
    let gone = Array(layers[moving...].reversed())
    layers.removeSubrange(moving...)
    left(gone)
    return true
  }

  private mutating func publish() {
    let isNewRoute = state != lastRoute
    lastRoute = state
    for (index, feedback) in feedbacks.enumerated() {
      let isInterested = feedback.isInterested(state)
      let was = wasInterested[index]
      wasInterested[index] = isInterested
      switch feedback.strategy {
      case .first: if isInterested, running[index] == nil { begin(index) }
      case .latest:
        cancel(index)
        if isInterested { begin(index) }
      case .edge:
        if was != isInterested { cancel(index) }
        if !was, isInterested { begin(index) }
      case .routes: if isInterested, isNewRoute { present(feedback.screen, effect: nil) }
      }
    }
  }

  private mutating func begin(_ index: Int) {
    let id = nextEffect
    nextEffect += 1
    running[index] = Effect(id: id)
    present(feedbacks[index].screen, effect: id)
  }

  private mutating func present(_ screen: String, effect: Int?) {
    guard layers.count == host + 1, layers[host].phase == .steady else {
      outputs.append(.refused(screen))
      return
    }
    layers.append(Layer(screen: screen, effect: effect, phase: .coming))
    outputs.append(.present(screen))
  }

  /// The screen's producer completes: its last events wait for the scheduler, its layer goes now.
  private mutating func complete(_ id: Int) {
    guard let index = running.firstIndex(where: { $0?.id == id && $0?.isOver == false }) else { return }
    running[index]?.isOver = true
    if let finished = feedbacks[index].finished { turns.append((.event(finished), id)) }
    turns.append((.ended(feedback: index), id))
    dispose(id)
  }

  private mutating func cancel(_ index: Int) {
    guard let effect = running[index] else { return }
    running[index] = nil
    turns.removeAll { $0.effect == effect.id }
    if !effect.isOver { dispose(effect.id) }
  }

  private mutating func dispose(_ id: Int) {
    if isOwned {
      let layer = layers.firstIndex { $0.effect == id }
      if let layer, layers[layer].phase != .leaving { dismiss(from: layer) }
    } else if layers.count > host + 1, layers[host + 1].phase != .leaving {
      dismiss(from: host + 1)
    } else if host > 0, layers[host].phase != .leaving {
      dismiss(from: host)
    } else {
      outputs.append(.dismissRefused)
    }
  }

  private mutating func dismiss(from index: Int) {
    guard layers[index].phase == .steady else {
      outputs.append(.dismissRefused)
      return
    }
    outputs.append(.dismiss(layers[index].screen))
    for layer in layers.indices[index...] { layers[layer].phase = .leaving }
  }

  private mutating func left(_ gone: [Layer]) {
    if layers.count <= host {
      isAlive = false
      turns = []
      // The effects are interrupted, and those that own no layer dismiss once more, though nothing is left.
      let interrupted = running.compactMap(\.self).filter { !$0.isOver }
      if !isOwned { outputs += interrupted.map { _ in .dismissRefused } }
      running = feedbacks.map { _ in nil }
    } else if endsWhenGone {
      for layer in gone { if let effect = layer.effect { complete(effect) } }
    }
  }
}

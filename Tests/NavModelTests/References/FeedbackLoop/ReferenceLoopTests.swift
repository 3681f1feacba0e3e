import Testing

/// What the libraries' own tests and the seed say, played on the reference.
@Suite struct `Reference of the feedback loop` {
  typealias Feedback = ReferenceFeedback<String, String>
  typealias Loop = ReferenceLoop<String, String>

  private func append(_ state: inout String, _ event: String) { state += event }

  private func always(_ event: String) -> Feedback {
    Feedback(.every) { _ in Feedback.Effect(immediate: [event]) }
  }

  private func unlessSuffix(_ event: String) -> Feedback {
    Feedback(.every) { Feedback.Effect(immediate: $0.hasSuffix(event) ? [] : [event]) }
  }

  private func run(_ delivery: Loop.Delivery, _ feedbacks: [Feedback], states limit: Int) -> [String] {
    var loop = Loop(delivery, initial: "i", feedbacks: feedbacks, reduce: append)
    loop.limit = limit
    loop.start()
    while loop.pending > 0, loop.published.count < limit { loop.tick() }
    return loop.published
  }

  @Test(arguments: [Loop.Delivery.floodgate, .combine, .scheduled])
  func `one feedback answers each state`(delivery: Loop.Delivery) {
    #expect(run(delivery, [always("_a")], states: 3) == ["i", "i_a", "i_a_a"])
  }

  @Test(arguments: [Loop.Delivery.floodgate, .scheduled])
  func `a replaced effect takes its queued events along`(delivery: Loop.Delivery) {
    let feedbacks = [unlessSuffix("_a"), unlessSuffix("_b")]
    #expect(run(delivery, feedbacks, states: 5) == ["i", "i_a", "i_a_b", "i_a_b_a", "i_a_b_a_b"])
    #expect(run(delivery, [always("_a"), always("_b")], states: 4) == ["i", "i_a", "i_a_a", "i_a_a_a"])
  }

  @Test func `a finished effect of CombineFeedback keeps its queued events`() {
    let states = run(.combine, [always("_a"), always("_b")], states: 6)
    #expect(states == ["i", "i_a", "i_a_b", "i_a_b_a", "i_a_b_a_b", "i_a_b_a_b_a"])
  }

  @Test(arguments: [Loop.Delivery.floodgate, .scheduled])
  func `what an effect sends through a snapshot is not taken along`(delivery: Loop.Delivery) {
    let bySnapshot = Feedback(.every) {
      Feedback.Effect(immediate: $0.hasSuffix("_b") ? [] : ["_b"], isBySnapshot: true)
    }
    let states = run(delivery, [unlessSuffix("_a"), bySnapshot], states: 4)
    #expect(states == ["i", "i_a", "i_a_b", "i_a_b_b"])
  }

  @Test func `an answer comes later, and the loop goes on by itself`() {
    let feedback = Feedback(.every) { state in
      switch state {
      case "i": Feedback.Effect(isEndless: true)
      case "i_a": Feedback.Effect(immediate: ["_b"])
      case "i_a_b": Feedback.Effect(immediate: ["_c"])
      default: Feedback.Effect()
      }
    }
    var loop = Loop(.floodgate, initial: "i", feedbacks: [feedback], reduce: append)
    loop.start()
    loop.answer(0, ["_a"])
    loop.answer(0, ["_a"])
    #expect(loop.published == ["i", "i_a", "i_a_b", "i_a_b_c"])
  }

  @Test(arguments: [(ReferenceFeedback<Int, Int>.Strategy.every, [0, 1, 2]), (.filtered, [0, 1, 2, 3, 4])])
  func `a false predicate ends the effect, or (up to 0.6) does not`(
    strategy: ReferenceFeedback<Int, Int>.Strategy, expected: [Int]
  ) {
    let feedback = ReferenceFeedback<Int, Int>(strategy, control: { $0 < 2 ? 0 : nil }) { _ in
      .init(isEndless: true)
    }
    var loop = ReferenceLoop<Int, Int>(.floodgate, initial: 0, feedbacks: [feedback]) { $0 += $1 }
    loop.start()
    for _ in 1...4 { loop.answer(0, [1]) }
    #expect(loop.published == expected)
  }

  /// The controls are 1, 1, none, 2, 2, 3 and none; `runs` has the number of the effect that runs then, or 0.
  @Test(
    arguments: [
      (ReferenceFeedback<Int, Int>.Strategy.every, [1, 2, 0, 3, 4, 5, 0]),
      (.skippingRepeated, [1, 1, 0, 2, 2, 3, 0]),
      (.edge, [1, 1, 0, 2, 2, 2, 0]),
      (.filtered, [1, 2, 2, 3, 4, 5, 5]),
      (.once, [1, 1, 1, 1, 1, 1, 1]),
    ]
  )
  func `a strategy keeps, replaces or cancels`(
    strategy: ReferenceFeedback<Int, Int>.Strategy, runs: [Int]
  ) {
    let controls: [Int?] = [1, 1, nil, 2, 2, 3, nil]
    var feedback = ReferenceFeedback<Int, Int>(strategy, control: { controls[$0] }) { _ in .init() }
    var started = 0
    var running = 0
    var seen: [Int] = []
    for state in controls.indices {
      switch feedback.decide(state, isFirst: state == 0) {
      case .keep: break
      case .cancel: running = 0
      case .start:
        started += 1
        running = started
      }
      seen.append(running)
    }
    #expect(seen == runs)
  }

  @Test func `input is scheduled, mutations pass the reducer, a stopped loop is inert`() {
    var loop = Loop(.scheduled, initial: "i", feedbacks: [], reduce: append)
    loop.start()
    loop.send(.event("_a"))
    loop.send(.mutation { $0 = "set" })
    #expect(loop.published == ["i"])
    loop.tick()
    loop.tick()
    #expect(loop.published == ["i", "i_a", "set"])
    loop.stop()
    loop.send(.event("_b"))
    loop.tick()
    #expect(loop.published == ["i", "i_a", "set"])
  }

  /// Cycler's example: a count is restored at the start, loading is answered once.
  @Test func `Cycler's counter`() {
    struct Counter: Hashable {
      var count = 10
      var increment = 1
      var isLoading = false
    }
    enum Event: Hashable { case restore(Int), loaded, plus, start }
    typealias Feedback = ReferenceFeedback<Counter, Event>
    var loaded = 0
    var cycler = ReferenceCycler<Counter, Event>(
      initial: Counter(),
      feedbacks: [
        Feedback(.once) { _ in .init(immediate: [.restore(100)]) },
        Feedback(.edge, control: { $0.isLoading ? 0 : nil }) { _ in .init(immediate: [.loaded]) },
      ]
    ) { state, input in
      switch input {
      case .event(.restore(let count)): state.count = count
      case .event(.loaded):
        state.isLoading = false
        loaded += 1
      case .event(.plus): state.count += state.increment
      case .event(.start): state.isLoading = true
      case .updated: break
      }
    }
    cycler.start()
    #expect(cycler.published.map(\.count) == [10, 100])
    cycler.send(.updated(1)) { $0.increment = 5 }
    cycler.send(.event(.plus))
    #expect(cycler.state.count == 105)
    cycler.send(.event(.start))
    #expect(cycler.published.suffix(2).map(\.isLoading) == [true, false])
    #expect(cycler.observed.suffix(2).map(\.isLoading) == [false, true])
    #expect(loaded == 1)
  }

  @Test func `a feedback that subscribes after an event never sees the start`() {
    let early = Feedback(.once) { _ in .init(immediate: ["_a"]) }
    let late = Feedback(.once) { _ in .init(immediate: ["_b"]) }
    var cycler = ReferenceCycler<String, String>(initial: "i", feedbacks: [early, late]) { state, input in
      if case .event(let event) = input { state += event }
    }
    cycler.start()
    #expect(cycler.published == ["i", "i_a"])
  }
}

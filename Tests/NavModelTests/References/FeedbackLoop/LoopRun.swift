/// A reference loop of either kind, with the snapshot that a view keeps, as one value that inputs are played on.
struct LoopRun {
  private enum Loop {
    case queued(ReferenceLoop<Int, Int>)
    case cycler(ReferenceCycler<Int, Int>)
  }

  private var loop: Loop
  /// The state of the snapshot, nil before one is taken.
  private var remembered: Int?

  /// The number of states after which a loop counts as endless.
  static let limit = 300

  init(_ system: LoopSystem, scheduling: String) {
    let feedbacks = system.parts.map(\.reference)
    let reducers = system.reducers
    if scheduling == "cycler" {
      var cycler = ReferenceCycler<Int, Int>(initial: system.initial, feedbacks: feedbacks) { state, input in
        if case .event(let step) = input { state = reducers[step][state] }
      }
      cycler.limit = Self.limit
      cycler.start()
      loop = .cycler(cycler)
    } else {
      let delivery: ReferenceLoop<Int, Int>.Delivery = scheduling == "scheduled" ? .scheduled : .floodgate
      var loop = ReferenceLoop<Int, Int>(delivery, initial: system.initial, feedbacks: feedbacks) {
        $0 = reducers[$1][$0]
      }
      loop.limit = Self.limit
      loop.start()
      while loop.pending > 0, loop.published.count < Self.limit { loop.tick() }
      self.loop = .queued(loop)
    }
  }

  var published: [Int] {
    switch loop {
    case .queued(let loop): loop.published
    case .cycler(let loop): loop.published
    }
  }

  var state: Int {
    switch loop {
    case .queued(let loop): loop.state
    case .cycler(let loop): loop.state
    }
  }

  var isEndless: Bool { published.count >= Self.limit }

  func isRunning(_ part: Int) -> Bool {
    switch loop {
    case .queued(let loop): loop.isRunning(part)
    case .cycler(let loop): loop.isRunning(part)
    }
  }

  var pending: Int {
    switch loop {
    case .queued(let loop): loop.pending
    case .cycler: 0
    }
  }

  mutating func play(_ input: LoopSystem.Input, of system: LoopSystem) {
    switch input {
    case .send(let step): send(step)
    case .mutate(let field, let value): mutate(field, value)
    case .mutateThenSend:
      mutate(1, 1)
      send(0)
    case .sendThenMutate:
      send(1)
      mutate(0, 0)
    case .remember: remembered = state
    case .sendRemembered: if let remembered { send(remembered % 2 == 1 ? 0 : 1) }
    case .mutateRemembered: if let remembered { mutate(0, (remembered / 2 + 1) % 3) }
    case .answer(let part): answer(part, system.parts[part].answer ?? [])
    case .stop, .tick: end(input)
    }
  }

  private mutating func end(_ input: LoopSystem.Input) {
    switch loop {
    case .queued(var loop):
      if input == .stop { loop.stop() } else { loop.tick() }
      self.loop = .queued(loop)
    case .cycler(var loop):
      if input == .stop { loop.stop() }
      self.loop = .cycler(loop)
    }
  }

  private mutating func send(_ step: Int) {
    switch loop {
    case .queued(var loop):
      loop.send(.event(step))
      self.loop = .queued(loop)
    case .cycler(var loop):
      loop.send(.event(step))
      self.loop = .cycler(loop)
    }
  }

  private mutating func mutate(_ field: Int, _ value: Int) {
    switch loop {
    case .queued(var loop):
      loop.send(.mutation { LoopSystem.write(field, value, in: &$0) })
      self.loop = .queued(loop)
    case .cycler(var loop):
      loop.send(.updated(field)) { LoopSystem.write(field, value, in: &$0) }
      self.loop = .cycler(loop)
    }
  }

  /// The effect sends its steps one after the other, as long as it has not been replaced.
  private mutating func answer(_ part: Int, _ steps: [Int]) {
    switch loop {
    case .queued(var loop):
      loop.answer(part, steps)
      self.loop = .queued(loop)
    case .cycler(var loop):
      loop.answer(part, steps)
      self.loop = .cycler(loop)
    }
  }
}

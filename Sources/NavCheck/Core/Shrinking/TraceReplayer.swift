/// Replays sequences of actions on a machine, repairs them, and thereby shrinks failing traces.
struct TraceReplayer<Machine: StateMachine> {
  typealias State = Machine.State
  typealias Action = Machine.Action
  typealias Trace = CheckTrace<State, Action>
  typealias Letter = TraceShrinker.Letter

  private struct Choice {
    let word: String
    let step: Trace.Step
  }

  /// A replayed run, and whether it ends with the failure.
  struct Played {
    var trace: Trace
    var fails = false
    /// The indices of the actions that could not be replayed.
    var dropped: [Int] = []
    /// The number of steps that were inserted to enable an action.
    var inserted = 0
  }

  /// The largest number of states in a search for steps that enable an action, or that end a run.
  private static var reach: Int { 24 }

  private let machine: Machine
  private let simpler: @Sendable (Action, [Action]) -> [Action]
  private let similar: @Sendable (String, [Action]) -> Action?
  private let test: ViolationTest<Machine>
  private var known: [State: [Choice]] = [:]
  private(set) var evaluations = 0

  init(
    machine: Machine, simpler: @escaping @Sendable (Action, [Action]) -> [Action] = { _, _ in [] },
    similar: @escaping @Sendable (String, [Action]) -> Action? = { _, _ in nil },
    fails test: ViolationTest<Machine>
  ) {
    self.machine = machine
    self.simpler = simpler
    self.similar = similar
    self.test = test
  }

  /// The action sequence of a trace.
  static func word(of trace: Trace) -> [Letter] {
    trace.steps.map { Letter(text: $0.action.description, isInput: $0.cost > 0) }
  }

  // MARK: Shrinking

  /// Shrinks a failing trace.
  func shrunk(_ trace: Trace, _ options: ShrinkingOptions) -> ShrunkTrace<State, Action> {
    var player = self
    var best = Self.withoutLoops(trace)
    var passes: [ShrinkingPass] = best.stepCount < trace.stepCount ? [.cutLoops] : []
    var isMinimal = player.shrink(&best, &passes, options)
    if options.ball > 0, let shorter = player.shortcut(best, within: options.ball) {
      passes.append(.shortcuts)
      best = shorter
      // A shortcut may have made other actions superfluous.
      isMinimal = player.shrink(&best, &passes, options)
    }
    return ShrunkTrace(
      trace: best, evaluations: player.evaluations, isMinimal: isMinimal, passes: passes)
  }

  /// Simplifies a failing trace until no pass applies or the evaluations are used up, and returns whether no pass
  /// applies.
  private mutating func shrink(
    _ best: inout Trace, _ passes: inout [ShrinkingPass], _ options: ShrinkingOptions
  ) -> Bool {
    let initial = best.initial
    var shrinker = TraceShrinker(Self.word(of: best))
    while evaluations < options.evaluations {
      let current = best
      guard let word = shrinker.next(simpler: { letters(simplerThan: $0, of: current) }) else { break }
      let played = play(word, from: initial)
      let before = shrinker.best
      shrinker.answer(played: Self.word(of: played.trace), fails: played.fails)
      if shrinker.best != before { best = played.trace }
    }
    passes += shrinker.passes.filter { !passes.contains($0) }
    return shrinker.isMinimal
  }

  private static func withoutLoops(_ trace: Trace) -> Trace {
    var steps: [Trace.Step] = []
    var states = [trace.initial]
    for (index, step) in trace.steps.enumerated() {
      // The last step may be what is wrong, so it always stays.
      let isLast = index == trace.steps.count - 1
      if !isLast, let earlier = states.firstIndex(of: step.state) {
        steps.removeSubrange(earlier...)
        states.removeSubrange((earlier + 1)...)
      } else {
        steps.append(step)
        states.append(step.state)
      }
    }
    return Trace(initial: trace.initial, steps: steps)
  }

  private mutating func letters(simplerThan index: Int, of trace: Trace) -> [Letter] {
    let enabled = choices(from: trace.states[index]).map(\.step)
    return simpler(trace.steps[index].action, enabled.map(\.action)).map {
      Letter(text: $0.description, isInput: machine.cost(of: $0) > 0)
    }
  }

  /// A shorter trace that begins among the states near the start, if there is one.
  private func shortcut(_ trace: Trace, within ball: Int) -> Trace? {
    let (machine, test) = (machine, test)
    let states = trace.states
    // A word may begin elsewhere, but the start of the trace is the one that was asked about.
    var checker = Checker(machine)
    if case .step = test.property.claim {
      checker = checker.step("failure") { !test.fails($0, $1, $2) { StepsOut() } }
    } else {
      checker = checker.always("failure") { state in
        !test.fails(nil, nil, state) { StepsOut(of: state, on: machine) }
      }
    }
    for (index, state) in states.enumerated().dropFirst() {
      checker = checker.sometimes("state \(index)") { $0 == state }
    }
    let report = checker.run(within: .states(ball))
    var found = [report["failure"].trace].compactMap(\.self)
    for index in states.indices.dropFirst() {
      if let way = report.result(named: "state \(index)")?.witness {
        found.append(Trace(initial: way.initial, steps: way.steps + trace.steps[index...]))
      }
    }
    func size(_ trace: Trace) -> (Int, Int) { (trace.length, trace.stepCount) }
    return found.min { size($0) < size($1) }.flatMap { size($0) < size(trace) ? $0 : nil }
  }

  // MARK: Playing

  /// Replays an action sequence up to the failure.
  ///
  /// If an action is not enabled, the replay first searches for steps of cost 0 that enable it, then for a similar
  /// action, and otherwise skips the action. After the last action, further steps of cost 0 may lead to the failure.
  mutating func play(_ word: [Letter], from initial: State) -> Played {
    var played = Played(trace: Trace(initial: initial, steps: []))
    var steps: [Trace.Step] = []
    var state = initial
    if fails(nil, state) {
      played.fails = true
      return played
    }
    for (index, letter) in word.enumerated() {
      var way = choice(letter, from: state).map { [$0.step] }
      if way == nil, letter.isInput {
        way = search(from: state) { player, near, _ in player.choice(letter, from: near)?.step }
        if let way { played.inserted += way.count - 1 }
        if way == nil { way = stand(inFor: letter, from: state).map { [$0] } }
      }
      guard let way else {
        played.dropped.append(index)
        continue
      }
      for step in way {
        steps.append(step)
        if fails((state, step.action), step.state) {
          played.trace = Trace(initial: initial, steps: steps)
          played.fails = true
          return played
        }
        state = step.state
      }
    }
    var isFailing = false
    if let way = search(
      from: state,
      { player, near, last in
        if let last, player.fails(last, near) { isFailing = true }
        return nil
      }, isDone: { isFailing })
    {
      steps += way
      played.fails = true
    }
    played.trace = Trace(initial: initial, steps: steps)
    return played
  }

  /// Searches the states that are reachable by steps of cost 0, nearest first.
  ///
  /// - Returns: The path to the first state for which `look` returns a step, with that step, or at which `isDone` is
  ///   true.
  private mutating func search(
    from state: State, _ look: (inout Self, State, (State, Action)?) -> Trace.Step?,
    isDone: () -> Bool = { false }
  ) -> [Trace.Step]? {
    var found: [(state: State, way: [Trace.Step])] = [(state, [])]
    var seen: Set<State> = [state]
    var index = 0
    while index < found.count {
      let (near, way) = found[index]
      for choice in choices(from: near) where choice.step.cost == 0 && seen.count < Self.reach {
        let next = choice.step.state
        guard seen.insert(next).inserted else { continue }
        let longer = way + [choice.step]
        if let last = look(&self, next, (near, choice.step.action)) { return longer + [last] }
        if isDone() { return longer }
        found.append((next, longer))
      }
      index += 1
    }
    return nil
  }

  private mutating func stand(inFor letter: Letter, from state: State) -> Trace.Step? {
    let steps = choices(from: state).map(\.step)
    return similar(letter.text, steps.map(\.action)).flatMap { action in steps.first { $0.action == action } }
  }

  private mutating func fails(_ last: (before: State, action: Action)?, _ after: State) -> Bool {
    let machine = machine
    return test.fails(last?.before, last?.action, after) { StepsOut(of: after, on: machine) }
  }

  private mutating func choice(_ letter: Letter, from state: State) -> Choice? {
    choices(from: state).first { $0.word == letter.text }
  }

  /// The steps from a state to states within bounds that are not truncated, in the order of their descriptions.
  private mutating func choices(from state: State) -> [Choice] {
    if let known = known[state] { return known }
    evaluations += 1
    var found: [Choice] = []
    machine.forEachStep(from: state) { action, next in
      guard machine.isWithinBounds(next), machine.truncation(of: next) == nil else { return }
      let step = Trace.Step(action: action, state: next, cost: machine.cost(of: action))
      found.append(Choice(word: action.description, step: step))
    }
    found.sort { $0.word < $1.word }
    known[state] = found
    return found
  }
}

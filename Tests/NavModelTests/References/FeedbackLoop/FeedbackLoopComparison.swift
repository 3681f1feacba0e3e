import Testing

@testable import NavModel

/// Each step of the dialect `feedback-loop` is compared with the libraries' loops.
@Suite struct `Reference: feedback-loop` {
  private typealias Feedback = LoopSystem.Feedback

  /// A system on both sides.
  private struct Pair {
    let system: LoopSystem
    let machine: NavMachine
    let events: [LoopSystem.Input: NavEvent]
    /// Both sides after launch; without a world where the launch has no end.
    let initial: (run: LoopRun, world: NavWorld?)

    init(_ system: LoopSystem, scheduling: String) throws {
      self.system = system
      machine = NavMachine(try program(system.text(scheduling: scheduling)))
      let names = machine.program.events.map(\.signature.name)
      var events: [LoopSystem.Input: NavEvent] = [.tick: NavEvent(.message)]
      for input in system.alphabet + [
        .stop, .mutate(0, 0), .mutate(0, 2), .mutate(1, 0), .mutate(1, 1), .send(2),
      ] {
        guard let name = system.event(of: input), let index = names.firstIndex(of: name) else { continue }
        events[input] = NavEvent(.external(index, []))
      }
      self.events = events
      let run = LoopRun(system, scheduling: scheduling)
      // A scheduled launch without end has no world at rest.
      let hasNoRest = scheduling == "scheduled" && run.isEndless
      initial = (run, hasNoRest ? nil : machine.initialWorlds.first)
    }
  }

  /// What is observed of a machine's world.
  private func text(_ world: NavWorld, _ published: [Int]) -> String {
    guard world.outcome == .running else { return "endless" }
    let state = world.coordinators[0].variables.compactMap {
      if case .int(let value) = $0 { value } else { nil }
    }
    return text(
      published, state[0] * 2 + state[1], running: world.feedbacks.map(\.feedback).sorted(),
      pending: world.queue.count)
  }

  private func text(_ run: LoopRun, of system: LoopSystem, after known: Int) -> String {
    if run.isEndless { return "endless" }
    return text(
      Array(run.published[known...]), run.state, running: system.parts.indices.filter(run.isRunning),
      pending: run.pending)
  }

  private func text(_ published: [Int], _ state: Int, running: [Int], pending: Int) -> String {
    "publishes \(published), state \(state), running \(running), \(pending) pending"
  }

  private func published(_ outputs: [NavOutput]) -> [Int] {
    outputs.compactMap { output in
      guard case .published(_, let values) = output, values.count == 2, case .int(let a) = values[0],
        case .int(let b) = values[1]
      else { return nil }
      return a * 2 + b
    }
  }

  /// Plays one input on both sides; nil where they differ or one has no end.
  private func play(
    _ input: LoopSystem.Input, _ pair: Pair, _ run: LoopRun, _ world: NavWorld, _ word: [String],
    _ comparison: inout ReferenceComparison, scheduling: String
  ) -> (LoopRun, NavWorld)? {
    guard let event = pair.events[input] else { return nil }
    var after = run
    after.play(input, of: pair.system)
    let executor = pair.machine.perform(event, ChoiceSequence(), in: world)
    let next = executor.canonicalized()
    let isEqual = comparison.compare(
      word, reference: text(after, of: pair.system, after: run.published.count),
      model: text(next, published(executor.outputs)), context: pair.system.text(scheduling: scheduling))
    return isEqual && !after.isEndless ? (after, next) : nil
  }

  private func strategies(_ scheduling: String) -> [Feedback.Strategy] {
    [.every, .skippingRepeated, .edge, .once]
  }

  /// Compares the launch; nil where it differs or has no end.
  ///
  /// What a scheduled loop does before its first input takes turns, whose outputs nobody has seen.
  private func launch(
    _ pair: Pair, _ comparison: inout ReferenceComparison, scheduling: String
  ) -> (LoopRun, NavWorld)? {
    var executor = StepExecutor(pair.machine.tables, NavWorld())
    executor.attempt { executor throws(StepExecutor.Abort) in try executor.launch() }
    let known = scheduling == "scheduled" ? pair.initial.run.published.count : 0
    let isEqual = comparison.compare(
      ["launch"], reference: text(pair.initial.run, of: pair.system, after: known),
      model: pair.initial.world.map { text($0, known > 0 ? [] : published(executor.outputs)) } ?? "endless",
      context: pair.system.text(scheduling: scheduling))
    guard isEqual, !pair.initial.run.isEndless, let world = pair.initial.world else { return nil }
    return (pair.initial.run, world)
  }

  @Test(arguments: ["floodgate", "scheduled", "cycler"])
  func `every word up to four inputs`(scheduling: String) throws {
    var comparison = ReferenceComparison()
    for seed in 0..<12 {
      var random = ReferenceRandom(seed: seed)
      let system = LoopSystem(&random, strategies: strategies(scheduling))
      let pair = try Pair(system, scheduling: scheduling)
      guard let start = launch(pair, &comparison, scheduling: scheduling) else { continue }
      let alphabet = system.alphabet + (scheduling == "scheduled" ? [.tick] : []) + [.stop]
      func walk(_ run: LoopRun, _ world: NavWorld, _ word: [String]) {
        guard word.count < (seed == 1 ? 4 : 2) else { return }
        for input in alphabet where input != .tick || run.pending > 0 {
          let longer = word + ["\(input)"]
          let next = play(input, pair, run, world, longer, &comparison, scheduling: scheduling)
          if let next { walk(next.0, next.1, longer) }
        }
      }
      walk(start.0, start.1, [])
    }
    comparison.conclude(atLeast: 2000)
  }

  @Test(arguments: ["floodgate", "scheduled", "cycler"])
  func `random words up to twelve inputs, of random systems`(scheduling: String) throws {
    var comparison = ReferenceComparison()
    for seed in 0..<120 {
      var random = ReferenceRandom(seed: 1000 + seed)
      let system = LoopSystem(&random, strategies: strategies(scheduling))
      let pair = try Pair(system, scheduling: scheduling)
      guard let start = launch(pair, &comparison, scheduling: scheduling) else { continue }
      let alphabet = system.alphabet + [.mutate(0, 2), .mutate(1, 0), .send(2)]
      for _ in 0..<2 {
        var (run, world) = start
        var word: [String] = []
        while word.count < 12 {
          let ticks = scheduling == "scheduled" && run.pending > 0 && !random.oneIn(3)
          let input = ticks ? .tick : alphabet[random.below(alphabet.count)]
          word.append("\(input)")
          let next = play(input, pair, run, world, word, &comparison, scheduling: scheduling)
          guard let next else { break }
          (run, world) = next
        }
      }
    }
    comparison.conclude(atLeast: 2000)
  }
}

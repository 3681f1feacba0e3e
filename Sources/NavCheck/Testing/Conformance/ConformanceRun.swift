import NavModel

/// Compares an implementation with a spec: drives every step of the spec once, each after the shortest path to it.
@MainActor struct ConformanceRun {
  /// A path, and the worlds that agree with the observations after it.
  private struct Situation {
    var way: [ConformanceMove]
    var worlds: Set<NavWorld>
  }

  /// The result of driving a path.
  private enum Answer {
    case arrived(Situation)
    case differs
    case unsupported
    /// The app does not offer the input, and the spec does not require it.
    case notOffered
    /// The app settled before the last input was given.
    case rested
  }

  private let model: ConformanceModel
  private let driver: any NavigationDriver
  private let budget: ConformanceBudget
  private let watchdog: Watchdog
  private var differences: [ConformanceReport.Difference] = []
  /// The data of the films, one for each element of `differences`.
  private var sources: [ConformanceFilmSource] = []
  private var situations = 0
  private var driven = 0
  private var hurried = 0
  private var unsupported: Set<String> = []
  private var undriven: [ConformanceReport.Undriven: Int] = [:]
  private var unmodelled: Set<String> = []
  private var withoutTracking: Set<String> = ["screens", "coordinators", "variables"]

  init(_ program: NavProgram, _ driver: any NavigationDriver, _ budget: ConformanceBudget) {
    model = ConformanceModel(program) { driver.controls($0) }
    self.driver = driver
    self.budget = budget
    watchdog = Watchdog(system: program.name, seconds: budget.secondsToAnswer)
  }

  /// Drives given paths, each after its own launch.
  mutating func run(along ways: [[String]]) async -> ConformanceReport {
    for way in ways {
      let moves = way.map { ConformanceMove(words: $0) }
      if case .arrived = await drive(Array(moves.dropLast()), trying: Array(way.suffix(1))) {
        driven += way.count
      } else if let last = way.last {
        leave(last, "its path could not be driven to the end")
      }
    }
    return await report()
  }

  /// Drives every step of the spec.
  mutating func run() async -> ConformanceReport {
    await explore()
    return await report()
  }

  private mutating func report() async -> ConformanceReport {
    for (index, source) in sources.enumerated() { differences[index].film = await source.film(driver) }
    watchdog.end()
    let left = undriven.map { step, count in
      ConformanceReport.Undriven(step: step.step, reason: step.reason, count: count)
    }
    return ConformanceReport(
      differences: differences, situations: situations, driven: driven, hurried: hurried,
      unsupported: unsupported.sorted(),
      undriven: left.sorted { ($0.step, $0.reason) < ($1.step, $1.reason) },
      unmodelled: unmodelled.sorted(), withoutTracking: withoutTracking.sorted(),
      interrupted: watchdog.interrupted)
  }

  private mutating func leave(_ step: String, _ reason: String) {
    undriven[ConformanceReport.Undriven(step: step, reason: reason, count: 1), default: 0] += 1
  }

  // MARK: Every step

  private var queue: [Situation] = []
  private var met: [Set<NavWorld>: Int] = [:]

  private mutating func explore() async {
    if case .arrived(let launch) = await drive([], trying: []) { meet(launch) }
    var index = 0
    while index < queue.count {
      let situation = queue[index]
      index += 1
      for step in model.steps(from: situation.worlds) {
        let words = step.input.description
        if let reason = end(of: situation) {
          leave(words, reason)
          continue
        }
        switch await drive(situation.way, trying: [words]) {
        case .arrived(let next):
          driven += 1
          meet(next)
        case .differs:
          driven += 1
          for behind in model.steps(from: step.rests) {
            leave(behind.input.description, "it would follow a difference")
          }
          continue
        case .notOffered: leave(words, "the app does not offer it, which the spec allows")
        case .unsupported, .rested: continue
        }
        if situation.way.count + 2 <= min(budget.hurriedInputs, budget.inputs), step.passed != step.rests {
          await hurry(situation.way + [ConformanceMove(words: words)], step.passed)
        }
      }
    }
  }

  /// Counts a situation, and queues it if fewer paths than the budget allows have reached it.
  private mutating func meet(_ situation: Situation) {
    let count = met[situation.worlds, default: 0]
    if count == 0 { situations += 1 }
    met[situation.worlds] = count + 1
    if count < budget.ways { queue.append(situation) }
  }

  private func end(of situation: Situation) -> String? {
    if let most = budget.differences, differences.count >= most {
      return "the run ended after \(most) \(most == 1 ? "difference" : "differences")"
    }
    func beyond(_ limit: Int, _ unit: String) -> String {
      "beyond the limit of \(limit) \(unit)\(limit == 1 ? "" : "s")"
    }
    if driven >= budget.steps { return beyond(budget.steps, "step") }
    return situation.way.count >= budget.inputs ? beyond(budget.inputs, "input") : nil
  }

  /// Drives each possible input before the app has settled after a path, at every point at which the driver can stop.
  private mutating func hurry(_ way: [ConformanceMove], _ worlds: Set<NavWorld>) async {
    let words = model.steps(from: worlds).map(\.input.description)
    var advances = 0
    while true {
      var open = words
      repeat {
        if let most = budget.differences, differences.count >= most { return }
        let next = await drive(way, trying: open, after: advances)
        if case .rested = next { return }
        let tried = lastTried.flatMap { open.firstIndex(of: $0) } ?? open.count - 1
        open.removeFirst(tried + 1)
        if case .arrived(let situation) = next {
          hurried += 1
          meet(situation)
        }
      } while !open.isEmpty
      advances += 1
    }
  }

  // MARK: The code's side

  private var told: [String] = []
  /// The observations since the launch, each with the number of steps before it.
  private var sights: [(seen: NavigationObservation, steps: Int)] = []
  private var line: Int?
  private var lastTried: String?

  /// Launches the app, drives a path, and then drives the first of several steps that the app offers.
  ///
  /// - Parameters:
  ///   - way: The inputs of the path.
  ///   - steps: The descriptions of the steps to try after the path; empty to stop after the path.
  ///   - advances: The number of pending steps to run before the last step; nil to let the app settle.
  /// - Returns: The result.
  private mutating func drive(
    _ way: [ConformanceMove], trying steps: [String], after advances: Int? = nil
  ) async -> Answer {
    (told, line, lastTried, sights) = ([], nil, nil, [])
    do {
      try await watchdog.watch(["launch"]) { try await driver.reset() }
      guard var worlds = try await compare(model.launch) else { return .differs }
      var suffix = ""
      for (index, move) in way.enumerated() {
        guard let step = model.step(move.words, from: worlds) else { return .notOffered }
        if let answer = try await perform(step, suffix) { return answer }
        suffix = ""
        if let count = index + 1 < way.count ? way[index + 1].advances : advances {
          suffix = ", at once"
          for _ in 0..<count {
            guard let what = try await watchdog.watch(told, { try await driver.advance() }) else {
              return .rested
            }
            suffix = ", right after '\(what)'"
          }
          worlds = step.passed
        } else {
          guard let fitting = try await compare(step.rests) else { return .differs }
          worlds = fitting
        }
      }
      var moves = way
      if !steps.isEmpty {
        guard let step = try await firstOffered(of: steps, in: worlds, suffix) else { return .notOffered }
        if let answer = step.answer { return answer }
        guard let fitting = try await compare(step.rests) else { return .differs }
        worlds = fitting
        moves.append(ConformanceMove(words: lastTried ?? "", advances: advances))
      }
      let modelled = Set(model.steps(from: worlds).map(\.input.description))
      unmodelled.formUnion((driver.offered() ?? []).filter { !modelled.contains($0) })
      return .arrived(Situation(way: moves, worlds: worlds))
    } catch {
      note(expected: ["an answer"], observed: "the driver throws: \(error)", ending: "the driver throws")
      return .differs
    }
  }

  /// Tries steps in order until the app offers one; nil if it offers none.
  private mutating func firstOffered(
    of steps: [String], in worlds: Set<NavWorld>, _ suffix: String
  ) async throws -> (answer: Answer?, rests: Set<NavWorld>)? {
    for words in steps {
      guard let step = model.step(words, from: worlds) else { continue }
      lastTried = words
      switch try await perform(step, suffix) {
      case .notOffered: told.removeLast()
      case let answer: return (answer, step.rests)
      }
    }
    return nil
  }

  /// Performs a step; returns nil if the driver has performed it.
  private mutating func perform(_ step: ConformanceModel.Step, _ suffix: String) async throws -> Answer? {
    told.append(step.input.description + suffix)
    line = step.line
    switch try await watchdog.watch(told, { try await driver.perform(step.input) }) {
    case .done: return nil
    case .unsupported:
      unsupported.insert(step.input.description)
      return .unsupported
    case .impossible:
      // A step that only some of the worlds allow need not be possible.
      if !step.isCertain { return .notOffered }
      note(expected: ["'\(step.input)' is possible"], observed: "it is not", ending: "it is not possible")
      return .differs
    }
  }

  /// Lets the app settle, and returns the worlds that agree with the observation; nil if there are none.
  private mutating func compare(_ worlds: Set<NavWorld>) async throws -> Set<NavWorld>? {
    let seen = try await watchdog.watch(told.isEmpty ? ["launch"] : told) {
      try await driver.settle()
      return try await driver.observe()
    }
    if seen.screens != nil { withoutTracking.remove("screens") }
    if seen.coordinators != nil { withoutTracking.remove("coordinators") }
    if !seen.variables.isEmpty { withoutTracking.remove("variables") }
    sights.append((seen, told.count))
    let fitting = worlds.filter { model.observation(of: $0).fits(seen) }
    if fitting.isEmpty {
      let sights = worlds.map { model.observation(of: $0) }
      // Variables that are the same in all worlds are left out, so that the message shows the difference.
      let alike = seen.variables.filter { name, value in sights.allSatisfy { $0.variables[name] == value } }
      let hidden = Set(alike.keys)
      note(
        expected: Set(sights.map { $0.text(like: seen, without: hidden) }).sorted(),
        observed: seen.text(like: seen, without: hidden), worlds: worlds)
      return nil
    }
    return fitting
  }

  /// Records a difference unless it is known.
  ///
  /// - Parameters:
  ///   - expected: The observations that the spec allows, one line each.
  ///   - observed: The observation of the code.
  ///   - worlds: The worlds that the spec allows.
  ///   - ending: The result of the last step if no observation follows it; otherwise nil.
  private mutating func note(
    expected: [String], observed: String, worlds: Set<NavWorld> = [], ending: String? = nil
  ) {
    let difference = ConformanceReport.Difference(
      steps: told, expected: expected, observed: observed, line: line)
    // The same step may differ on many paths; the report keeps the shortest.
    let isKnown = differences.contains {
      $0.steps.last == told.last && $0.expected == expected && $0.observed == observed
    }
    if isKnown { return }
    differences.append(difference)
    var source = ConformanceFilmSource(played: (driver as? SimulatedDriver)?.played)
    source.alternatives = ConformanceFilm.alternatives(worlds, model.machine)
    source.ending = ending.map { "\(told.last ?? "launch"): \($0)" }
    var steps = 0
    for sight in sights {
      source.sights.append((sight.seen, Array(told[min(steps, told.count)..<min(sight.steps, told.count)])))
      steps = sight.steps
    }
    sources.append(source)
  }
}

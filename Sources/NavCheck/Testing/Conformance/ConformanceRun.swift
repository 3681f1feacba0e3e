import NavCheck
import NavModel

/// Compares an implementation with a spec: every step of the spec once, each on the shortest way to it.
@MainActor struct ConformanceRun {
  /// The worlds that fit what was observed after a way.
  private struct Situation {
    var steps: [String]
    var inputs: Int
    var worlds: Set<NavWorld>
  }

  private let machine: NavMachine
  private let driver: any NavigationDriver
  private let budget: ConformanceBudget
  private let watchdog: Watchdog
  private var differences: [ConformanceReport.Difference] = []
  private var driven = 0
  private var unsupported: Set<String> = []
  private var undriven: Set<String> = []
  private var unmodelled: Set<String> = []
  private var unobserved: Set<String> = ["screens", "coordinators", "variables"]

  init(_ program: NavProgram, _ driver: any NavigationDriver, _ budget: ConformanceBudget) {
    machine = NavMachine(program)
    self.driver = driver
    self.budget = budget
    watchdog = Watchdog(system: program.name, seconds: budget.secondsToAnswer)
  }

  /// Drives ways that are given, each after a launch of its own.
  mutating func run(along ways: [[String]]) async -> ConformanceReport {
    tellLeftover()
    for way in ways {
      if await drive(way) != nil { driven += way.count } else { undriven.formUnion(way.suffix(1)) }
    }
    return report
  }

  /// Drives every step of the spec.
  mutating func run() async -> ConformanceReport {
    tellLeftover()
    await explore()
    return report
  }

  private var report: ConformanceReport {
    watchdog.end()
    return ConformanceReport(
      differences: differences, driven: driven, unsupported: unsupported.sorted(),
      undriven: undriven.subtracting(unsupported).sorted(),
      unmodelled: unmodelled.sorted(), unobserved: unobserved.sorted())
  }

  private mutating func tellLeftover() {
    if let leftover = watchdog.leftover {
      differences.append(
        ConformanceReport.Difference(
          steps: leftover.split(separator: "\n").map { String($0.drop { $0 == " " || $0.isNumber }) },
          expected: ["a run that ends"], observed: "an earlier run ended in the middle of the last step",
          line: nil))
    }
  }

  private mutating func explore() async {
    var seen: Set<Set<NavWorld>> = []
    var queue: [Situation] = []
    if let launch = await drive([]) {
      seen.insert(launch.worlds)
      queue = [launch]
    }
    var index = 0
    while index < queue.count {
      let situation = queue[index]
      index += 1
      for input in inputs(in: situation.worlds) {
        let words = situation.steps + [input.description]
        if situation.inputs >= budget.inputs || driven >= budget.steps {
          undriven.insert(input.description)
          continue
        }
        guard let next = await drive(words) else { continue }
        driven += 1
        if seen.insert(next.worlds).inserted { queue.append(next) }
      }
    }
  }

  // MARK: The model's side

  /// What the driver can do in some of these worlds, in the order of their words.
  private func inputs(in worlds: Set<NavWorld>) -> [NavigationInput] {
    var found: [String: NavigationInput] = [:]
    for world in worlds {
      for event in machine.enabledEvents(in: world) {
        let input = NavigationInput(event, in: world, of: machine)
        if driver.controls(input) { found[input.description] = input }
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Where worlds come to rest by what the driver does not control.
  private func settled(_ worlds: Set<NavWorld>) -> Set<NavWorld> {
    var stable: Set<NavWorld> = []
    var seen = worlds
    var open = Array(worlds)
    while let world = open.popLast() {
      let free = machine.enabledEvents(in: world).filter {
        !driver.controls(NavigationInput($0, in: world, of: machine))
      }
      if free.isEmpty { stable.insert(world) }
      for event in free {
        machine.run(event, in: world) { _, next in if seen.insert(next).inserted { open.append(next) } }
      }
    }
    return stable
  }

  private func after(_ words: String, _ worlds: Set<NavWorld>) -> (
    worlds: Set<NavWorld>, input: NavigationInput?, line: Int?
  ) {
    var next: Set<NavWorld> = []
    var found: NavigationInput?
    var line: Int?
    for world in worlds {
      for event in machine.enabledEvents(in: world) {
        let input = NavigationInput(event, in: world, of: machine)
        guard input.description == words, driver.controls(input) else { continue }
        found = input
        if case .tap(let control, _) = event.kind {
          line = machine.program.handlers.first { $0.trigger == .tap(control) }?.origin.line
        }
        machine.run(event, in: world) { _, after in next.insert(after) }
      }
    }
    return (settled(next), found, line)
  }

  // MARK: The code's side

  /// Launches the app and goes a way; nil where it differs or the driver cannot.
  private mutating func drive(_ words: [String]) async -> Situation? {
    var worlds = settled(Set(machine.initialWorlds))
    var done: [String] = []
    var line: Int?
    do {
      try await watchdog.watch(["launch"]) { try await driver.reset() }
      guard let fitting = try await compare(worlds, done, line) else { return nil }
      worlds = fitting
      for word in words {
        done.append(word)
        let (next, input, handler) = after(word, worlds)
        line = handler
        guard let input else { return nil }
        let response = try await watchdog.watch(done) { try await driver.perform(input) }
        if response == .unsupported {
          unsupported.insert(word)
          return nil
        }
        if response == .impossible {
          note(done, expected: ["'\(word)' is possible"], observed: "it is not", line)
          return nil
        }
        guard let fitting = try await compare(next, done, line) else { return nil }
        worlds = fitting
      }
    } catch {
      note(done, expected: ["an answer"], observed: "the driver throws: \(error)", line)
      return nil
    }
    let modelled = Set(inputs(in: worlds).map(\.description))
    unmodelled.formUnion((driver.offered() ?? []).filter { !modelled.contains($0) })
    return Situation(steps: done, inputs: done.count, worlds: worlds)
  }

  private mutating func compare(_ worlds: Set<NavWorld>, _ done: [String], _ line: Int?) async throws -> Set<
    NavWorld
  >? {
    let seen = try await watchdog.watch(done.isEmpty ? ["launch"] : done) {
      try await driver.settle()
      return try await driver.observe()
    }
    if seen.screens != nil { unobserved.remove("screens") }
    if seen.coordinators != nil { unobserved.remove("coordinators") }
    if !seen.variables.isEmpty { unobserved.remove("variables") }
    let fitting = worlds.filter { NavigationObservation($0, machine).fits(seen) }
    if fitting.isEmpty {
      let expected = Set(worlds.map { NavigationObservation($0, machine).text(like: seen) })
      note(done, expected: expected.sorted(), observed: seen.text(like: seen), line)
      return nil
    }
    return fitting
  }

  private mutating func note(_ steps: [String], expected: [String], observed: String, _ line: Int?) {
    let difference = ConformanceReport.Difference(
      steps: steps, expected: expected, observed: observed, line: line)
    // The same step may differ on many ways: the shortest tells it.
    let isKnown = differences.contains {
      $0.steps.last == steps.last && $0.expected == expected && $0.observed == observed
    }
    if !isKnown { differences.append(difference) }
  }
}

/// Compares an implementation with a spec, step by step.
///
/// Every step of the spec that the driver controls is driven once, after a launch of its own on the shortest way. After each
/// step the app settles, and what is observed is compared with the *set of worlds* in which the spec may be then.
///
/// - Parameters:
///   - driver: Drives the code.
///   - spec: The spec.
///   - variant: Which variant; nil for the text as written.
///   - budget: How far to go.
/// - Returns: The differences, and how much was compared.
/// - Throws: ``NavigationFailure`` if the spec has mistakes.
@MainActor public func conformance(
  of driver: any NavigationDriver, to spec: NavigationSpecSource, variant: String? = nil,
  within budget: ConformanceBudget = ConformanceBudget()
) async throws -> ConformanceReport {
  var run = ConformanceRun(try spec.program(variant).get(), driver, budget)
  return await run.run()
}

/// Compares an implementation with a spec along ways that are given, such as those that `navcheck generate` writes.
///
/// - Parameters:
///   - driver: Drives the code.
///   - spec: The spec.
///   - variant: Which variant; nil for the text as written.
///   - ways: What the driver does, in the words of traces; a way ends where the spec does not allow its next step.
/// - Returns: The differences, and how much was compared.
/// - Throws: ``NavigationFailure`` if the spec has mistakes.
@MainActor public func conformance(
  of driver: any NavigationDriver, to spec: NavigationSpecSource, variant: String? = nil,
  along ways: [[String]]
) async throws -> ConformanceReport {
  var run = ConformanceRun(try spec.program(variant).get(), driver, ConformanceBudget())
  return await run.run(along: ways)
}

/// The counts of the completed walks of a simulation.
struct SimulationTally<Machine: StateMachine> {
  typealias Report = SimulationReport<Machine.State, Machine.Action>

  private struct FailureKey: Hashable, Comparable {
    let property: Int
    let signature: String

    static func < (left: Self, right: Self) -> Bool {
      (left.property, left.signature) < (right.property, right.signature)
    }
  }

  private struct FirstFailure {
    let walk: Int
    let trace: CheckTrace<Machine.State, Machine.Action>
    var count = 1
  }

  /// The number of states in the memo.
  private static var remembered: Int { 20_000 }

  private let checker: Checker<Machine>
  private let simulation: Simulation<Machine>
  private(set) var taken: [String: Int] = [:]
  private var enabled: [String: Int] = [:]
  private var walks = 0
  private var steps = 0
  private var inputs = 0
  private var refused = 0
  private var lengths: [Int] = []
  private var endedEarly = 0
  private var mattered: [Int]
  private var failures: [FailureKey: FirstFailure] = [:]
  private var hits: [Int: CheckTrace<Machine.State, Machine.Action>] = [:]
  /// The number of walks that visit each state: 1, 2, or 3 for more.
  private var meetings: [Machine.State: UInt8] = [:]

  /// The memoised results for states; no result of the simulation depends on the memo.
  private(set) var memo: [Machine.State: CachedNode<Machine>] = [:]
  /// The yields of swarms: the number of new states for each walk, halved after every later batch.
  private var yields: [(swarm: Swarm, count: Int)] = []

  /// The swarms that have led to new states, best first.
  var parents: [Swarm] { yields.map(\.swarm) }

  init(checker: Checker<Machine>, simulation: Simulation<Machine>) {
    self.checker = checker
    self.simulation = simulation
    mattered = checker.properties.map { _ in 0 }
  }

  mutating func add(_ walk: Walk<Machine>, number: Int) {
    walks += 1
    steps += walk.steps.count
    inputs += walk.steps.count { $0.cost > 0 }
    refused += walk.refused
    lengths.append(walk.length)
    if walk.endedEarly { endedEarly += 1 }
    for (index, count) in walk.mattered.enumerated() { mattered[index] += count }
    for (kind, count) in walk.kinds {
      enabled[kind, default: 0] += count.enabled
      taken[kind, default: 0] += count.taken
    }
    if memo.count < Self.remembered {
      memo.merge(walk.nodes) { $0.stepFacts.count > $1.stepFacts.count ? $0 : $1 }
    }
    var news = 0
    for state in Set([walk.initial] + walk.steps.map(\.state)) {
      if meetings[state] == nil { news += 1 }
      meetings[state] = min(3, (meetings[state] ?? 0) + 1)
    }
    if news > 0 { yields.append((walk.swarm, news)) }
    for failure in walk.failures {
      let key = FailureKey(property: failure.property, signature: failure.signature)
      if failures[key] == nil {
        failures[key] = FirstFailure(walk: number, trace: walk.trace(upTo: failure.stepCount))
      } else {
        failures[key]?.count += 1
      }
    }
    for hit in walk.hits where hits[hit.property] == nil {
      hits[hit.property] = walk.trace(upTo: hit.stepCount)
    }
  }

  /// Removes swarms with small or old yields.
  mutating func endBatch() {
    let best = yields.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
    yields = best.prefix(12).map { ($0.element.swarm, $0.element.count / 2) }.filter { $0.1 > 1 }
  }

  func report(_ interruption: String?) -> Report {
    let failures = shrunkFailures
    let once = meetings.values.count { $0 == 1 }
    let twice = meetings.values.count { $0 == 2 }
    return Report(
      seed: simulation.seed, walks: walks, steps: steps, distinctStates: meetings.count,
      lengths: lengths.sorted(), endedEarly: endedEarly,
      kinds: enabled.keys.sorted().map {
        Report.KindCount(kind: $0, enabled: enabled[$0] ?? 0, taken: taken[$0] ?? 0)
      },
      results: checker.properties.indices.map { result(of: $0, failures) }, failures: failures,
      health: health, estimatedUnseenStates: twice == 0 ? nil : once * once / (2 * twice),
      interruption: interruption)
  }

  private var shrunkFailures: [Report.Failure] {
    failures.sorted { $0.key < $1.key }.map { key, first in
      let property = checker.properties[key.property]
      let player = TraceReplayer(
        machine: checker.machine, simpler: simulation.simpler, similar: simulation.similar,
        fails: ViolationTest(
          machine: checker.machine, property: property, signature: key.signature,
          signatureOf: simulation.signature))
      return Report.Failure(
        property: property.name, signature: key.signature, walk: first.walk, count: first.count,
        found: first.trace, shrunk: player.shrunk(first.trace, simulation.shrinking))
    }
  }

  private func result(of index: Int, _ failures: [Report.Failure]) -> Report.PropertyResult {
    let property = checker.properties[index]
    let traces = failures.filter { $0.property == property.name }.map(\.shrunk.trace)
    let verdict: CheckVerdict<Machine.State, Machine.Action>
    if let trace = traces.min(by: { ($0.length, $0.stepCount) < ($1.length, $1.stepCount) }) {
      verdict = .violated(trace)
    } else if case .notApplicable = property.claim {
      verdict = .notApplicable
    } else if case .possible = property.claim {
      verdict = .incomplete("walks cannot decide whether a goal stays reachable")
    } else if hits[index] != nil {
      verdict = .holds
    } else {
      verdict = .incomplete("\(walks) random \(walks == 1 ? "walk" : "walks") need not cover all states")
    }
    return Report.PropertyResult(
      name: property.name, kind: property.kind, verdict: verdict, mattered: mattered[index])
  }

  private var health: [SimulationHealth] {
    var found: [SimulationHealth] = []
    if refused * 2 > inputs {
      found.append(
        SimulationHealth(check: .refusedInputs, message: "\(refused) of \(inputs) inputs were refused"))
    }
    let short = lengths.count { $0 * 10 < simulation.length }
    if short * 2 > walks {
      found.append(
        SimulationHealth(
          check: .endsEarly,
          message: "\(short) of \(walks) walks ended before a tenth of their length of \(simulation.length)"))
    }
    for kind in simulation.expectedKinds where enabled[kind] == nil {
      found.append(SimulationHealth(check: .neverEnabled, message: "\(kind) was never enabled"))
    }
    return found.filter { !simulation.silenced.contains($0.check) }
  }
}

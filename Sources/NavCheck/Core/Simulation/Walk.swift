/// One random run of a machine, with the results of the properties.
struct Walk<Machine: StateMachine>: Sendable {
  typealias Trace = CheckTrace<Machine.State, Machine.Action>

  /// A violation, or a hit of a `sometimes`: the property, and the number of steps that lead to it.
  struct Event: Sendable {
    let property: Int
    let signature: String
    let stepCount: Int
  }

  /// The numbers of times that a kind was enabled and taken.
  struct Count: Sendable {
    var enabled = 0
    var taken = 0
  }

  let initial: Machine.State
  /// The kinds that it had.
  let swarm: Swarm
  var steps: [Trace.Step] = []
  var length = 0
  var failures: [Event] = []
  var hits: [Event] = []
  /// The number of states or steps to which each property applied.
  var mattered: [Int]
  var kinds: [String: Count] = [:]
  var refused = 0
  /// Whether it ended before its length.
  var endedEarly = false

  /// The memoised results of the walk for states.
  var nodes: [Machine.State: CachedNode<Machine>] = [:]

  /// Records the results for the current state or step.
  mutating func add(_ facts: PropertyFacts) {
    for index in facts.mattered { mattered[index] += 1 }
    for (index, signature) in facts.failures
    where !failures.contains(where: { $0.property == index && $0.signature == signature }) {
      failures.append(.init(property: index, signature: signature, stepCount: steps.count))
    }
    for index in facts.hits where !hits.contains(where: { $0.property == index }) {
      hits.append(.init(property: index, signature: "", stepCount: steps.count))
    }
  }

  /// The run up to some step.
  func trace(upTo stepCount: Int) -> Trace {
    Trace(initial: initial, steps: Array(steps.prefix(stepCount)))
  }
}

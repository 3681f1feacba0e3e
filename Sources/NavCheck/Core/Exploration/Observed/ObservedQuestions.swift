/// The predicates that are evaluated for every state of an ``ObservedStateMachine``, each with a trie of its own.
struct ObservedQuestions {
  enum Question {
    /// The results of some properties of a lane, with the focus on one part or, for nil, on all parts.
    case states(properties: [Int], focus: Int?)
    /// Whether a state is not final, for the properties with these bits.
    case ends(UInt64)
    /// The steps of one of the machine's queries, by its index.
    case steps(Int)
  }

  /// Properties about states and ends of runs, up to 64, each with a bit.
  struct Lane {
    let properties: [Int]
    /// The bits of the properties about ends of runs.
    var ends: UInt64 = 0
    /// The questions of the lane.
    var questions: Range<Int> = 0..<0
  }

  private(set) var all: [Question] = []
  private(set) var lanes: [Lane] = []
  /// The index of the first step query; step queries follow the state queries.
  private(set) var firstOfSteps = 0
  /// For each property its lane and bit.
  private(set) var places: [(lane: Int, bit: UInt64)?]
  /// For each property, the queries that evaluate it.
  private(set) var asking: [[Int]]

  init<Machine: ObservedStateMachine>(
    of machine: Machine, _ properties: [CheckProperty<Machine.State, Machine.Action>]
  ) {
    places = properties.map { _ in nil }
    asking = properties.map { _ in [] }
    let numbers = properties.indices.filter { Self.isAsked(properties[$0]) }
    for first in stride(from: 0, to: numbers.count, by: 64) {
      add(
        Lane(properties: Array(numbers[first..<min(first + 64, numbers.count)])), properties,
        parts: machine.partCount)
    }
    firstOfSteps = all.count
    all += (0..<machine.stepQuestions).map { .steps($0) }
  }

  /// Whether a property is about states or ends of runs.
  private static func isAsked<State, Action>(_ property: CheckProperty<State, Action>) -> Bool {
    switch property.claim {
    case .state, .sometimes, .possible, .deadlockFree: true
    case .step, .response, .notApplicable: false
    }
  }

  private mutating func add<State, Action>(
    _ lane: Lane, _ properties: [CheckProperty<State, Action>], parts: Int
  ) {
    var lane = lane
    let start = all.count
    for (bit, property) in lane.properties.enumerated() {
      places[property] = (lanes.count, 1 << UInt64(bit))
      if case .deadlockFree = properties[property].claim { lane.ends |= 1 << UInt64(bit) }
    }
    if lane.ends != 0 { all.append(.ends(lane.ends)) }
    let others = lane.properties.filter {
      if case .deadlockFree = properties[$0].claim { false } else { true }
    }
    let together = others.filter { properties[$0].reading == .byPart }
    if !together.isEmpty { ask(together, parts) }
    for property in others {
      switch properties[property].reading {
      case .whole: ask([property], nil)
      case .byPart: continue
      case .byPartApart: ask([property], parts)
      }
    }
    lane.questions = start..<all.count
    lanes.append(lane)
  }

  private mutating func ask(_ properties: [Int], _ parts: Int?) {
    let focuses: [Int?] = parts.map { (0..<$0).map { $0 } } ?? [nil]
    for focus in focuses {
      for property in properties { asking[property].append(all.count) }
      all.append(.states(properties: properties, focus: focus))
    }
  }
}

/// The results of up to 64 state predicates, with a bit for each.
struct PropertyBits: BitwiseCopyable, Hashable {
  /// The properties that apply to the state.
  var matters: UInt64 = 0
  /// The properties for which the state is a finding.
  var broken: UInt64 = 0
  /// The properties of which the state is a goal, and the properties that were not evaluated.
  var goals: UInt64 = .max
}

/// The predicates that are evaluated for every state of a ``FactoredStateMachine``, each with a trie of its own.
struct MemoQueries {
  enum Query {
    /// The results of some properties of a batch, with the focus on one subject or, for nil, on all of them.
    case states(properties: [Int], focus: Int?)
    /// Whether a state is not final, for the properties with these bits.
    case ends(UInt64)
    /// The steps of one of the machine's queries, by its index.
    case steps(Int)
  }

  /// Properties about states and ends of runs, up to 64, each with a bit.
  struct Batch {
    let properties: [Int]
    /// The bits of the properties about ends of runs.
    var ends: UInt64 = 0
    var queries: Range<Int> = 0..<0
  }

  private(set) var all: [Query] = []
  private(set) var batches: [Batch] = []
  /// The index of the first step query; step queries follow the state queries.
  private(set) var firstOfSteps = 0
  /// For each property, its batch and bit.
  private(set) var places: [(lane: Int, bit: UInt64)?]
  /// For each property, the queries that evaluate it.
  private(set) var asking: [[Int]]
  /// For each query about a conjunct of a property, the index of the conjunct.
  private(set) var conjuncts: [Int: Int] = [:]

  init<Machine: FactoredStateMachine>(
    _ properties: [CheckProperty<Machine.State, Machine.Action>], of machine: Machine
  ) {
    places = properties.map { _ in nil }
    asking = properties.map { _ in [] }
    let compiled = CompiledProperties(properties)
    let ends = Set(compiled.ends.map(\.property))
    let possible = machine.recordsReads ? compiled.reachability.map(\.property) : []
    let numbers = (compiled.stateProperties + possible + ends).sorted()
    for first in stride(from: 0, to: numbers.count, by: 64) {
      var batch = Batch(properties: Array(numbers[first..<min(first + 64, numbers.count)]))
      let start = all.count
      for (bit, property) in batch.properties.enumerated() {
        places[property] = (batches.count, 1 << UInt64(bit))
        if ends.contains(property) { batch.ends |= 1 << UInt64(bit) }
      }
      if batch.ends != 0 { all.append(.ends(batch.ends)) }
      add(batch.properties.filter { !ends.contains($0) }, properties, machine.partCount, machine.focusCount)
      batch.queries = start..<all.count
      batches.append(batch)
    }
    firstOfSteps = all.count
    all += (0..<machine.stepQueries).map { .steps($0) }
  }

  private mutating func add<State, Action>(
    _ numbers: [Int], _ properties: [CheckProperty<State, Action>], _ partCount: Int, _ focusCount: Int
  ) {
    let subjects: [Int?] = (0..<focusCount).map { $0 }
    let parts = Array(subjects.prefix(partCount))
    func query(_ asked: [Int], _ focuses: [Int?]) {
      for focus in focuses {
        for property in asked { asking[property].append(all.count) }
        all.append(.states(properties: asked, focus: focus))
      }
    }
    let together = numbers.filter { properties[$0].reading == .byPart }
    if !together.isEmpty { query(together, parts) }
    for number in numbers {
      for conjunct in properties[number].conjuncts.indices {
        conjuncts[all.count] = conjunct
        query([number], [nil])
      }
      if !properties[number].conjuncts.isEmpty { continue }
      switch properties[number].reading {
      case .whole: query([number], [nil])
      case .byPart: continue
      case .byPartApart: query([number], parts)
      case .bySubject: query([number], subjects)
      }
    }
  }
}

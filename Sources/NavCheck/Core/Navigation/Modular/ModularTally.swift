import NavModel

/// The results of the properties on the pairs that were explored so far.
struct ModularTally {
  /// For each property, the number of results to which it applied.
  private(set) var mattered: [Int]
  /// For each property, the first turn with a violation, or with a hit of a `sometimes`.
  private(set) var found: [Int?]
  /// The properties with such a turn, in the order of discovery.
  private(set) var decided: [Int] = []
  /// For each property, the reason why it was not evaluated everywhere; nil if it was.
  private(set) var unasked: [String?]

  private let stepProperties: [Int]

  init(_ memory: AnswerMemo<NavStateMachine>) {
    mattered = Array(repeating: 0, count: memory.properties.count)
    found = Array(repeating: nil, count: memory.properties.count)
    unasked = Array(repeating: nil, count: memory.properties.count)
    stepProperties = memory.stepQueries.map(\.property)
  }

  /// Records the results of state predicates.
  mutating func add(
    _ judgement: PropertyBits, to properties: [Int], by places: [(lane: Int, bit: UInt64)?],
    at turn: Int?
  ) {
    if judgement.matters == 0, judgement.broken == 0 { return }
    for property in properties {
      guard let place = places[property] else { continue }
      if judgement.matters & place.bit != 0 { mattered[property] += 1 }
      if judgement.broken & place.bit != 0 { find(property, at: turn) }
    }
  }

  /// Records the results of steps.
  ///
  /// - Parameters:
  ///   - broken: The violated step properties, by their indices among these.
  ///   - counts: For each step property, the number of steps to which it applies.
  ///   - turn: The number of the turn.
  mutating func add(violating broken: [Int], counts: [Int], at turn: Int?) {
    for (place, count) in counts.enumerated() where count > 0 { mattered[stepProperties[place]] += count }
    for place in broken { find(stepProperties[place], at: turn) }
  }

  private mutating func find(_ property: Int, at turn: Int?) {
    if found[property] != nil { return }
    found[property] = turn
    if turn != nil { decided.append(property) }
  }

  /// Records that some properties are not evaluated everywhere.
  mutating func leaveOut(_ properties: [Int], because reason: String) {
    for property in properties where unasked[property] == nil { unasked[property] = reason }
  }
}

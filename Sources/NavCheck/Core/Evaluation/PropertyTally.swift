/// The results of the predicates for each property: the number of states or steps to which it applied, and the nearest
/// findings.
struct PropertyTally<ID, Action> {
  private(set) var applications: [Int]
  /// The least level of a finding.
  private(set) var nearest: [Level?]
  /// The findings at that level.
  private(set) var findings: [[TraceTarget<ID, Action>]]
  /// The number of findings that were added, including removed ones.
  private(set) var additions = 0

  init(properties: Int) {
    applications = Array(repeating: 0, count: properties)
    nearest = Array(repeating: nil, count: properties)
    findings = Array(repeating: [], count: properties)
  }

  /// Whether a finding at this level would be kept.
  func isOpen(_ property: Int, at level: Level) -> Bool {
    nearest[property].map { level <= $0 } ?? true
  }

  mutating func count(_ property: Int, times: Int = 1) { applications[property] += times }

  /// Adds a finding, unless there is a nearer one.
  ///
  /// Steps are not evaluated in the order of the levels at which they end: a step that costs nothing may end nearer
  /// than a step that was evaluated before it.
  mutating func add(_ finding: TraceTarget<ID, Action>, to property: Int, at level: Level) {
    guard opens(property, at: level) else { return }
    findings[property].append(finding)
    additions += 1
  }

  /// Adds the results of another worker.
  mutating func merge(_ other: PropertyTally) {
    for property in applications.indices {
      applications[property] += other.applications[property]
      guard let level = other.nearest[property], opens(property, at: level) else { continue }
      findings[property] += other.findings[property]
    }
  }

  /// Replaces the states of the findings, and removes findings without a replacement.
  ///
  /// - Parameters:
  ///   - source: Returns the replacement of a state that is a finding, or from which a step is a finding.
  ///   - target: Returns the replacement of the state to which a step leads.
  mutating func replaceStates(_ source: (ID) -> ID, targets target: (ID) -> ID?) {
    for property in findings.indices {
      findings[property] = findings[property].compactMap { finding in
        switch finding {
        case .state(let state): .state(source(state))
        case .step(let from, let action, let to, let cost):
          target(to).map { .step(from: source(from), action: action, to: $0, cost: cost) }
        }
      }
    }
  }

  private mutating func opens(_ property: Int, at level: Level) -> Bool {
    if let nearest = nearest[property] {
      if nearest < level { return false }
      if level < nearest { findings[property] = [] }
    }
    nearest[property] = level
    return true
  }
}

extension PropertyTally where ID: BitwiseCopyable {
  /// Adds the results of a batch of state predicates that are equal for some states of one level.
  ///
  /// - Parameters:
  ///   - result: The result, as in ``CompiledProperties/batches(closed:)``.
  ///   - properties: The properties of the batch, and possibly further ones.
  ///   - states: The states.
  ///   - level: The level of the states.
  mutating func add(_ result: UInt64, of properties: ArraySlice<Int>, _ states: Chunk<ID>, at level: Level) {
    var rest = result
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      let property = properties[properties.startIndex + place / 2]
      count(property, times: states.count)
      if rest >> UInt64(place) & 2 != 0, isOpen(property, at: level) {
        for index in 0..<states.count { add(.state(states[index]), to: property, at: level) }
      }
      rest &= ~(3 << UInt64(place))
    }
  }
}

extension PropertyTally where ID == Int {
  /// Removes all findings but the nearest, given the levels of the states.
  mutating func keepNearest(by levels: [Level]) {
    for property in findings.indices {
      let found = findings[property].map { end in
        switch end {
        case .state(let state): levels[state]
        case .step(let from, _, _, let cost): levels[from].next(cost: cost)
        }
      }
      nearest[property] = found.min()
      findings[property] = zip(findings[property], found).filter { $0.1 == nearest[property] }.map(\.0)
    }
  }
}

/// The explored part of a machine: states with their levels, and the steps between them.
///
/// States are represented by numbers. The numbers follow the order of emission, so no report may depend on them.
struct StateGraph<State: Hashable> {
  /// The status of a discovered state.
  enum Standing {
    /// Discovered and not explored yet; truncated if a budget ends the search.
    case pending
    /// Explored: the steps from it were taken.
    case distinct
    /// Truncated by a limit of the machine.
    case cut
    /// Out of the bounds of the machine.
    case outOfBounds
  }

  /// A step without its action, as backward searches need it.
  struct Link {
    let state: Int
    let cost: Int
  }

  private(set) var states: [State] = []
  private(set) var standings: [Standing] = []
  private var numbers: [State: Int] = [:]

  /// The least level at which a state was discovered; final once the state is distinct.
  var levels: [Level] = []

  /// The steps within bounds from each distinct state, including truncated steps.
  var successors: [[Link]] = []

  /// The initial states.
  var initial: Set<Int> = []

  /// The number of a discovered state.
  func number(of state: State) -> Int? { numbers[state] }

  /// Adds a state that was not found before.
  mutating func add(_ state: State, standing: Standing, level: Level) -> Int {
    let number = states.count
    numbers[state] = number
    states.append(state)
    standings.append(standing)
    levels.append(level)
    successors.append([])
    return number
  }

  /// The memory of the tables in bytes, in addition to that of the states.
  func bytes(links: Int) -> Int {
    let entry =
      2 * MemoryLayout<Int>.stride + MemoryLayout<Standing>.stride + MemoryLayout<Level>.stride
      + MemoryLayout<[Link]>.stride + Self.arrayHeader
    return states.count * entry + links * MemoryLayout<Link>.stride
  }

  /// The overhead of an array in bytes.
  private static var arrayHeader: Int { 32 }

  mutating func markDistinct(_ number: Int) { standings[number] = .distinct }

  /// Whether a distinct state has a step to a state that was not explored.
  func hasCutStep(_ number: Int) -> Bool {
    successors[number].contains { standings[$0.state] != .distinct }
  }

  /// The links of ``successors`` turned around.
  func predecessors() -> [[Link]] {
    var links = Array(repeating: [Link](), count: states.count)
    for source in states.indices {
      for link in successors[source] {
        links[link.state].append(Link(state: source, cost: link.cost))
      }
    }
    return links
  }
}

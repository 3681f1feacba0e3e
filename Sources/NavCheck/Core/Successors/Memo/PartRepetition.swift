/// Counts how often the parts of a machine's states repeat, to find out early whether a memo or a modular search saves
/// time.
///
/// Most results are memoised for a value of the first part, or for one with a value of another part. If there are fewer
/// of these than states, most states need no new result. Otherwise the machine's own code is faster, since a memoised
/// evaluation also records its reads.
struct PartRepetition<Machine: FactoredStateMachine> {
  /// The number of states from which on their parts are counted.
  static var least: Int { 1_000 }
  /// The number of states after which no further states are counted.
  static var most: Int { 4_096 }

  private let machine: Machine
  private var isOver = false
  private var states: [Machine.State] = []
  private var counted = 0
  private var numbers: [[Machine.Part: Int]]
  /// The numbers of the values of the first part, each with no other value, or with that of another part.
  private var combinations: Set<Combination> = []

  private struct Combination: Hashable {
    let first: Int
    let part: Int
    let value: Int
  }

  /// Creates a counter without states.
  init(of machine: Machine) {
    self.machine = machine
    numbers = Array(repeating: [:], count: machine.partCount)
  }

  /// Counts the parts of further states, and returns whether a memo saves time.
  ///
  /// It does if at most nine combinations occur for ten states, or if no other part has more than six combinations with
  /// the first part for ten states. It stops counting where more than four combinations occur for three states, since
  /// this ratio falls slowly.
  mutating func isHigh(after new: [Machine.State]) -> Bool {
    if isOver { return false }
    states += new
    if counted + states.count < Self.least { return false }
    for state in states { count(state) }
    states = []
    isOver = counted > Self.most || 3 * combinations.count > 4 * counted
    return 10 * combinations.count <= 9 * counted || largestShare <= 0.6
  }

  /// The largest number of combinations of the first part with one other part, for each counted state, from 0 to 1.
  ///
  /// If it is nearly 1, this part varies alone, so the states are no product of several parts.
  var largestShare: Double {
    var counts: [Int: Int] = [:]
    for combination in combinations { counts[combination.part, default: 0] += 1 }
    return Double(counts.values.max() ?? 0) / Double(max(1, counted))
  }

  /// Counts the parts of a state.
  mutating func count(_ state: Machine.State) {
    counted += 1
    let values = machine.parts(of: state).enumerated().map { part, value in
      let number = numbers[part][value] ?? numbers[part].count
      numbers[part][value] = number
      return number
    }
    combinations.insert(Combination(first: values[0], part: 0, value: 0))
    for part in values.indices.dropFirst() {
      combinations.insert(Combination(first: values[0], part: part, value: values[part]))
    }
  }
}

/// The results of step queries that read a tab first, and then others.
///
/// The root alone determines which tab a query reads first. For one value of that tab, the result still depends on the
/// other tabs: there is one result for each combination of their values, and every world has one of these combinations.
struct JointResults {
  typealias Pair = SoloPaths.Pair

  /// A query at a pair.
  private struct Place: Hashable {
    let pair: Pair
    let query: Int
  }

  /// The distinct lists of targets of the steps of a result, with their numbers.
  private var numbers: [[Pair]: Int] = [:]
  /// For each query at a pair, the numbers of its distinct results.
  private var results: [Place: [Int]] = [:]

  /// The number of targets in the lists.
  private var targetCount = 0

  /// An estimate of the memory of the results in bytes, with that which arrays and tables reserve.
  var bytes: Int {
    let ofLists = numbers.count * 64 + targetCount * MemoryLayout<Pair>.stride
    return ofLists + results.count * (2 * MemoryLayout<Place>.stride + 64)
  }

  /// Records a result of a query at a pair.
  ///
  /// - Parameters:
  ///   - ends: The pairs of the tab to which its steps lead.
  ///   - query: The number of the query.
  ///   - pair: The pair.
  mutating func add(_ ends: [Pair], of query: Int, at pair: Pair) {
    let next = numbers.count
    let number = numbers[ends, default: next]
    if number == next {
      numbers[ends] = next
      targetCount += ends.count
    }
    let place = Place(pair: pair, query: query)
    if results[place]?.contains(number) != true { results[place, default: []].append(number) }
  }

  /// The results in a form for a backward search from goals, all open.
  var open: Open {
    var open = Open(count: numbers.count)
    for (ends, number) in numbers { open.add(number, leadingTo: ends) }
    for (place, numbers) in results { open.add(place.pair, numbers) }
    return open
  }

  /// The results none of whose steps is known to lead to a pair with a path to a goal.
  struct Open {
    private var isClosed: [Bool]
    /// For each pair, the results with a step to it.
    private var leading: [Pair: [Int]] = [:]
    /// For each result, the queries at pairs that have it.
    private var askers: [[Int]]
    /// For each query at a pair, the pair and the number of its open results.
    private var pairs: [Pair] = []
    private var counts: [Int] = []

    fileprivate init(count: Int) {
      isClosed = Array(repeating: false, count: count)
      askers = Array(repeating: [], count: count)
    }

    fileprivate mutating func add(_ result: Int, leadingTo ends: [Pair]) {
      for pair in Set(ends) { leading[pair, default: []].append(result) }
    }

    fileprivate mutating func add(_ pair: Pair, _ results: [Int]) {
      for result in results { askers[result].append(pairs.count) }
      pairs.append(pair)
      counts.append(results.count)
    }

    /// Records that a pair has a path to a goal, and returns the pairs at which this closes the last open result of a
    /// query: they have one, too.
    mutating func close(by pair: Pair) -> [Pair] {
      var found: [Pair] = []
      for result in leading[pair] ?? [] where !isClosed[result] {
        isClosed[result] = true
        for asker in askers[result] {
          counts[asker] -= 1
          if counts[asker] == 0 { found.append(pairs[asker]) }
        }
      }
      return found
    }
  }
}

/// The situations to explore, in the order of the paths to their successors: first by inputs, then by steps.
///
/// The order of situations with equal lengths is that in which they were added.
struct SimulatedAgenda {
  /// The situations by the inputs and the steps of the longer paths.
  private var rounds: [[[(node: Int, cost: Int)]]] = []
  private var inputs = 0
  private var steps = 0
  private var position = 0

  /// Adds a situation, whose steps without an input come before its steps with one.
  ///
  /// - Parameters:
  ///   - node: The number of the situation.
  ///   - way: The path to the situation, which is at least as long as the last path of ``next()``.
  mutating func add(_ node: Int, after way: SimulatedWay) {
    for cost in 0...1 {
      let (level, length) = (way.inputs + cost, way.words.count + 1)
      while rounds.count <= level { rounds.append([]) }
      while rounds[level].count <= length { rounds[level].append([]) }
      rounds[level][length].append((node, cost))
    }
  }

  /// Returns the next situation, and the cost of the steps to explore there; nil at the end.
  mutating func next() -> (node: Int, cost: Int)? {
    while inputs < rounds.count {
      while steps < rounds[inputs].count {
        if position < rounds[inputs][steps].count {
          position += 1
          return rounds[inputs][steps][position - 1]
        }
        (steps, position) = (steps + 1, 0)
      }
      (inputs, steps, position) = (inputs + 1, 0, 0)
    }
    return nil
  }
}

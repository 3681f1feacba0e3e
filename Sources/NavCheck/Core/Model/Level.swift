/// How far a state is from the start: the cost of its cheapest way, then the fewest steps among the cheapest
/// ways.
///
/// Levels are ordered by cost, then by steps. Every step leads to a greater level, whatever it costs, which
/// is why exploring level after level finds the least way to a state first.
struct Level: Hashable, Comparable {
  let cost: Int
  let steps: Int

  static let start = Level(cost: 0, steps: 0)

  /// Of a state that no way leads to.
  static let unreached = Level(cost: .max, steps: .max)

  var isReached: Bool { self != .unreached }

  static func < (left: Level, right: Level) -> Bool {
    (left.cost, left.steps) < (right.cost, right.steps)
  }

  /// Where a step of the given cost leads from here.
  func next(cost stepCost: Int) -> Level {
    Level(cost: cost + stepCost, steps: steps + 1)
  }
}

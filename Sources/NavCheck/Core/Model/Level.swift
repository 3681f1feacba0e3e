/// The distance of a state from the start: the cost of its cheapest paths, then the fewest steps among these paths.
///
/// Levels are ordered by cost, then by steps. Every step leads to a greater level, whatever it costs, so a search
/// level by level first finds the least path to a state.
struct Level: Hashable, Comparable {
  let cost: Int
  let steps: Int

  static let start = Level(cost: 0, steps: 0)

  /// The level of a state that no path reaches.
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

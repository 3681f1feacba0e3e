/// The alternatives to take at the choice points of a step, and the number of alternatives at each.
///
/// The first script takes the first alternative at every choice point. ``advance()`` moves to the next script, so that
/// repeated runs cover all combinations in order.
struct ChoiceSequence: Equatable {
  private(set) var taken: [Int] = []
  private var widths: [Int] = []
  private var position = 0

  init() {}

  /// Creates a script that takes the alternatives of an earlier run.
  init(taking alternatives: [Int]) {
    taken = alternatives
    widths = alternatives.map { $0 + 1 }
  }

  /// Returns the alternative to take at the next choice point.
  mutating func choose(among count: Int) -> Int {
    precondition(count > 0, "a choice point needs at least one alternative")
    if position == taken.count {
      taken.append(0)
      widths.append(count)
    }
    defer { position += 1 }
    return taken[position]
  }

  /// Moves to the next combination; returns false after the last combination.
  mutating func advance() -> Bool {
    position = 0
    while let last = taken.last, let width = widths.last {
      if last + 1 < width {
        taken[taken.count - 1] = last + 1
        return true
      }
      taken.removeLast()
      widths.removeLast()
    }
    return false
  }
}

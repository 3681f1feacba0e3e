/// The alternatives to take at the choice points of a step, and how many there were at each.
///
/// Running a step with the first script takes the first alternative everywhere; ``advance()`` yields the next script,
/// so that all combinations are run, in order.
struct ChoiceScript {
  private(set) var taken: [Int] = []
  private var widths: [Int] = []
  private var position = 0

  init() {}

  /// A script that takes the alternatives of a step that was run before.
  init(taking alternatives: [Int]) {
    taken = alternatives
    widths = alternatives.map { $0 + 1 }
  }

  /// The alternative to take at the next choice point.
  mutating func choose(among count: Int) -> Int {
    precondition(count > 0, "A choice point has at least one alternative.")
    if position == taken.count {
      taken.append(0)
      widths.append(count)
    }
    defer { position += 1 }
    return taken[position]
  }

  /// Moves to the next combination; false when all have been taken.
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

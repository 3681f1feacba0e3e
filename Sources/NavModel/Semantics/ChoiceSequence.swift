/// The alternatives to take at the choice points of a step, and the number of alternatives at each.
///
/// The first script takes the first alternative at every choice point. ``advance()`` moves to the next script, so that
/// repeated runs cover all combinations in order.
struct ChoiceSequence: Equatable {
  private(set) var taken: [Int] = []
  private var widths: [Int] = []
  private var position = 0
  /// For each choice of the current run, the location of its `choose`; nil for a choice of the library.
  private(set) var origins: [NavSpec.Origin?] = []

  init() {}

  /// Creates a script that takes the alternatives of an earlier run.
  init(taking alternatives: [Int]) {
    taken = alternatives
    widths = alternatives.map { $0 + 1 }
  }

  /// Returns the alternative to take at the next choice point.
  mutating func choose(among count: Int, at origin: NavSpec.Origin? = nil) -> Int {
    precondition(count > 0, "a choice point needs at least one alternative")
    if position == taken.count {
      taken.append(0)
      widths.append(count)
    }
    origins.append(origin)
    defer { position += 1 }
    return taken[position]
  }

  /// Moves to the next combination; returns false after the last combination.
  mutating func advance() -> Bool {
    position = 0
    origins = []
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

/// The condition that ends a search, either with a report or without one if another search takes its place.
///
/// It is evaluated at the end of each level, so that a search stops at the same place at any
/// number of jobs.
final class SearchStop {
  /// The places of properties of which one must be violated.
  let properties: [Int]
  /// How many states must have been explored, at least.
  let states: Int
  /// Whether the search was ended.
  private(set) var isReached = false

  /// When the search ends with a report.
  var ending: SearchEnding?

  /// Takes violations while the search goes on.
  var observer: SearchObserver?

  /// A stop that is not reached yet.
  init(at properties: [Int], from states: Int) {
    (self.properties, self.states) = (properties, states)
  }

  /// Looks at what was found before a level is begun.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - nearest: The level of the nearest finding for a property, known by its place.
  /// - Returns: Why the search ends there; `nil` where it goes on.
  func reason(before level: Level, _ nearest: (Int) -> Level?) -> String? {
    observer?.look(before: level, nearest)
    return ending?.reason(before: level, nearest)
  }

  /// Notes the end of a level.
  ///
  /// - Parameters:
  ///   - count: How many states were explored.
  ///   - isViolated: Whether a property, known by its place, was found violated so far.
  /// - Returns: Whether the search ends there.
  func isReached(after count: Int, _ isViolated: (Int) -> Bool) -> Bool {
    if count >= states, properties.contains(where: isViolated) { isReached = true }
    return isReached
  }
}

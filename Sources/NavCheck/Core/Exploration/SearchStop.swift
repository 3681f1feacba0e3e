/// The condition that ends a search, either with a report or without one if another search takes its place.
///
/// It is evaluated at the end of each level, so that a search stops at the same place at any
/// number of jobs.
final class SearchStop {
  /// The indices of the properties of which one must be violated.
  let properties: [Int]
  /// The number of explored states before which the search does not stop.
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

  /// Checks the findings before a level begins.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - nearest: Returns the level of the nearest finding for a property, given its index.
  /// - Returns: The reason to end the search; `nil` if it goes on.
  func reason(before level: Level, _ nearest: (Int) -> Level?) -> String? {
    observer?.look(before: level, nearest)
    return ending?.reason(before: level, nearest)
  }

  /// Records the end of a level.
  ///
  /// - Parameters:
  ///   - count: The number of explored states.
  ///   - isViolated: Returns whether a property is violated so far, given its index.
  /// - Returns: Whether the search ends.
  func isReached(after count: Int, _ isViolated: (Int) -> Bool) -> Bool {
    if count >= states, properties.contains(where: isViolated) { isReached = true }
    return isReached
  }
}

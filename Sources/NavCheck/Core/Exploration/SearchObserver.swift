/// Collects the first violation of each property during a search.
///
/// It checks the properties before each level. A finding beyond this level is provisional, since a step of the level
/// may be a nearer finding.
final class SearchObserver {
  /// The violations so far, in the order of discovery.
  private(set) var violations: [CheckProgress.Violation] = []
  private var pending: [(place: Int, name: String)]

  /// Creates an observer of the properties that one state or step can decide.
  init<State, Action>(_ properties: [CheckProperty<State, Action>]) {
    pending = properties.indices.compactMap { place in
      let property = properties[place]
      guard property.isDecidable, !property.isWitnessed, property.role != .helper else { return nil }
      return (place, property.name)
    }
  }

  /// Records the findings since the last level.
  ///
  /// - Parameters:
  ///   - level: The next level.
  ///   - nearest: Returns the level of the nearest finding for a property, given its index.
  func look(before level: Level, _ nearest: (Int) -> Level?) {
    pending.removeAll { place, name in
      guard let found = nearest(place) else { return false }
      violations.append(
        CheckProgress.Violation(
          property: name, cost: found.cost, steps: found.steps, isShortest: found <= level))
      return true
    }
  }
}

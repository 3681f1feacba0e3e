/// Collects the first violation of each property while a search goes on.
///
/// It looks at the properties before each level. A finding that lies behind that level is provisional, since a step of the
/// level may be a nearer one.
final class SearchObserver {
  /// What was found so far, in the order in which it was found.
  private(set) var violations: [CheckProgress.Violation] = []
  private var pending: [(place: Int, name: String)]

  /// An observer of the properties that one state or step decides.
  init<Machine: StateMachine>(_ properties: [CheckProperty<Machine>]) {
    pending = properties.indices.compactMap { place in
      let property = properties[place]
      guard property.isDecidable, property.role != .helper else { return nil }
      if case .sometimes = property.claim { return nil }
      return (place, property.name)
    }
  }

  /// Notes what has been found since the last level.
  ///
  /// - Parameters:
  ///   - level: The level that comes next.
  ///   - nearest: The level of the nearest finding for a property, known by its place.
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

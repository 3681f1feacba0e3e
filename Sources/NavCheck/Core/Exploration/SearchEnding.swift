/// Ends a search before everything is explored, by a ``CheckStopRule``.
///
/// The rule is evaluated before a level begins, so a search ends at the same point for any number of jobs. The search
/// goes on while a shorter trace may exist: a step of cost 1 can be a finding of a later level.
struct SearchEnding: Sendable {
  private let rule: CheckStopRule
  /// The indices of the properties that one state or step can decide.
  private let decidable: [Int]
  /// The properties that the rule considers, each with whether it is violated before the search begins.
  private let counted: [(place: Int, isFound: Bool)]

  /// An ending for a checker's properties; `nil` where everything is to be explored.
  init?<State, Action>(_ rule: CheckStopRule?, _ properties: [CheckProperty<State, Action>]) {
    guard let rule, rule != .end else { return nil }
    self.rule = rule
    decidable = properties.indices.filter { properties[$0].isDecidable }
    counted = decidable.filter { place in
      guard properties[place].role != .helper else { return false }
      return !properties[place].isWitnessed || rule == .decided
    }.map { ($0, properties[$0].role == .violated) }
  }

  /// The reason to end the search before a level.
  ///
  /// - Parameters:
  ///   - level: The level; `nil` for a search without levels.
  ///   - nearest: Returns the level of the nearest finding for a property, given its index.
  /// - Returns: The reason; `nil` if the search goes on.
  func reason(before level: Level?, _ nearest: (Int) -> Level?) -> String? {
    func isFound(_ property: (place: Int, isFound: Bool)) -> Bool {
      property.isFound || nearest(property.place) != nil
    }
    switch rule {
    case .end: return nil
    case .first: if !counted.contains(where: isFound) { return nil }
    case .decided: if counted.isEmpty || !counted.allSatisfy(isFound) { return nil }
    }
    if let level {
      for place in decidable { if let found = nearest(place), found > level { return nil } }
    }
    return rule.reason
  }
}

/// Ends a search with a report before everything was explored, by a ``CheckStopRule``.
///
/// It is evaluated before a level begins, so that a search ends at the same place at any number of jobs. Nothing is left
/// behind for which a shorter trace may lie ahead: a step that costs something can be a finding of a later level.
struct SearchEnding: Sendable {
  private let rule: CheckStopRule
  /// The places of the properties that one state or step decides.
  private let decidable: [Int]
  /// Those of them that the rule asks about, with whether they are violated before anything was explored.
  private let counted: [(place: Int, isFound: Bool)]

  /// An ending for a checker's properties; `nil` where everything is to be explored.
  init?<Machine: StateMachine>(_ rule: CheckStopRule?, _ properties: [CheckProperty<Machine>]) {
    guard let rule, rule != .end else { return nil }
    self.rule = rule
    decidable = properties.indices.filter { properties[$0].isDecidable }
    counted = decidable.filter { place in
      guard properties[place].role != .helper else { return false }
      if case .sometimes = properties[place].claim { return rule == .decided }
      return true
    }.map { ($0, properties[$0].role == .violated) }
  }

  /// Why the search ends before a level.
  ///
  /// - Parameters:
  ///   - level: The level; `nil` where the search goes by no levels.
  ///   - nearest: The level of the nearest finding for a property, known by its place.
  /// - Returns: The reason; `nil` where the search goes on.
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

extension CheckProperty {
  /// Whether one state or step decides it.
  var isDecidable: Bool {
    switch claim {
    case .state, .step, .sometimes, .deadlockFree: true
    case .possible, .response, .notApplicable: false
    }
  }
}

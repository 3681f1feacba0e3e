/// The options of a search that do not depend on the machine.
struct SearchOptions {
  var jobs = 1
  var budget = CheckBudget.unlimited
  var progress: ((CheckProgress) -> Void)?
  var shouldStop: (() -> String?)?
  var stop: SearchStop?
  /// The number of generated steps from which on another search takes the place of this one.
  var limit = Int.max
  /// Takes the reason if results were memoised and the search had to begin again without a memo.
  var whenNotMemoized: ((String) -> Void)?

  /// Whether a callback waits for the search.
  var isWatched: Bool { progress != nil || shouldStop != nil }
}

/// Another kind of search that takes over from the search of a large machine if it is of use there.
final class SearchTakeover {
  /// The largest number of states of a machine that is explored without it.
  let states: Int
  private let test: () -> Bool
  /// Whether the other search is of use; tested when it is first needed, so that small machines need no test.
  private(set) lazy var isOfUse = test()

  /// Creates a takeover.
  ///
  /// - Parameters:
  ///   - states: The largest number of states of a machine that is explored without it.
  ///   - test: Returns whether the other search is of use; called at most once.
  init(above states: Int, ifTrue test: @escaping () -> Bool) { (self.states, self.test) = (states, test) }
}

/// The conditions that end a search before everything is explored: another search takes over, or a rule of the budget.
///
/// They are evaluated before each level, so that a search ends at the same place at any number of jobs.
final class SearchStop {
  /// The reason for the end of a search if another one takes over.
  static let replaced = "another search takes over"

  /// The indices of the properties of which one must be violated before another search takes over.
  let properties: [Int]
  /// The number of discovered states before which a violation lets no other search take over.
  let states: Int
  /// The search that takes over without a violation.
  let takeover: SearchTakeover?
  /// Whether the search has ended because another one takes over.
  private(set) var isReached = false

  /// When the search ends by a rule of the budget.
  var ending: SearchEnding?

  /// Takes violations while the search goes on.
  var observer: SearchObserver?

  /// A stop that is not reached yet.
  init(at properties: [Int] = [], from states: Int = .max, takeover: SearchTakeover? = nil) {
    (self.properties, self.states, self.takeover) = (properties, states, takeover)
  }

  /// Checks the findings and the number of states before a level begins.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - explored: The number of explored states.
  ///   - hasDiscovered: Returns whether at least so many distinct states are explored or wait.
  ///   - nearest: Returns the level of the nearest finding for a property, given its index.
  /// - Returns: The reason to end the search; `nil` if it goes on.
  func reason(
    before level: Level, explored: Int, hasDiscovered: (Int) -> Bool, _ nearest: (Int) -> Level?
  ) -> String? {
    observer?.look(before: level, nearest)
    if let reason = ending?.reason(before: level, nearest) { return reason }
    let first = properties.compactMap(nearest).min()
    isReached = Self.isDue(
      before: level, explored: explored, hasDiscovered: hasDiscovered, of: states, nearest: first)
    if let takeover, !isReached { isReached = hasDiscovered(takeover.states + 1) && takeover.isOfUse }
    return isReached ? Self.replaced : nil
  }

  /// Whether a search has discovered enough states, and has explored everything that follows the first violation within
  /// one more step of cost 1, or twice as many states.
  ///
  /// A machine with fewer states is explored completely. A larger one is known to be larger as soon as so many states
  /// are discovered.
  ///
  /// - Parameters:
  ///   - level: The next level.
  ///   - explored: The number of explored states.
  ///   - hasDiscovered: Returns whether at least so many distinct states are explored or wait.
  ///   - states: The number of states to discover in any case.
  ///   - nearest: The level of the first violation; nil if there is none so far.
  /// - Returns: Whether another search takes over.
  static func isDue(
    before level: Level, explored: Int, hasDiscovered: (Int) -> Bool, of states: Int, nearest: Level?
  ) -> Bool {
    guard let nearest, level.cost > nearest.cost + 1 || explored / 2 >= states else { return false }
    return hasDiscovered(states)
  }
}

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

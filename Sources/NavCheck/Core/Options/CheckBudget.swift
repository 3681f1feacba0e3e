/// Limits on how much of a machine a search explores.
///
/// A property that is undecided when a search reaches a limit has the verdict ``CheckVerdict/incomplete(_:)``, except
/// for ``scope(ofCost:named:)``, which limits the paths that verdicts are about. Limits take effect between levels, so
/// the report is the same in every run. A *level* is a set of states with the same distance from the initial states:
/// the same least cost, and the same number of steps on the shortest of their cheapest paths. Depth-first strategies have
/// no levels; ``CheckStrategy/depthFirst`` and ``CheckStrategy/iterativeDeepening(by:)`` describe when limits take effect
/// there.
public struct CheckBudget: Sendable, Hashable {
  /// The number of distinct states after which no further level is explored; `nil` for no limit.
  ///
  /// The search completes the level in which it reaches this number, so a report can contain more states.
  public let states: Int?

  /// The greatest cost of the states that are explored; `nil` for no limit.
  ///
  /// The steps from states of this cost are still taken and evaluated. Their successors are explored only if they
  /// have the same cost.
  public let depth: Int?

  /// The limit on the cost of the paths that verdicts are about; `nil` for paths of any cost.
  let scope: CheckScope?

  /// The number of bytes after which no further level is explored; `nil` for no limit.
  ///
  /// A formula estimates the memory of the discovered states (``StateMachine/footprint(of:)``, or the size of the
  /// packed states), of the tables about them, of memoised results and of the analyses that follow, so the search
  /// stops at the same point on every computer. Where states share content, a third of their size counts. 48 megabytes
  /// are for the program itself, but at most half of the limit. A breadth-first search also ends before a level that
  /// would exceed the limit if its states took as much memory as the explored ones did on average.
  public let memory: Int?

  /// The rule that ends the search as soon as certain properties are decided; `nil` for no rule.
  public let stopRule: CheckStopRule?

  /// A budget without limits.
  public static let unlimited = CheckBudget()

  private init(
    states: Int? = nil, depth: Int? = nil, scope: CheckScope? = nil, memory: Int? = nil,
    stopRule: CheckStopRule? = nil
  ) {
    self.states = states
    self.depth = depth
    self.scope = scope
    self.memory = memory
    self.stopRule = stopRule
  }

  /// Returns a budget that limits the number of distinct states.
  ///
  /// - Parameter limit: The number of distinct states.
  /// - Returns: A budget with no other limit.
  public static func states(_ limit: Int) -> CheckBudget { CheckBudget(states: limit) }

  /// Returns a budget that limits the distance of states from the start.
  ///
  /// - Parameter limit: The greatest cost of a state.
  /// - Returns: A budget with no other limit.
  public static func depth(_ limit: Int) -> CheckBudget { CheckBudget(depth: limit) }

  /// Returns a budget that limits the paths that verdicts are about.
  ///
  /// States beyond the limit are not explored, and this is not a truncation: verdicts are about paths of at most this
  /// cost (``CheckReport/beyondScope``). Strategies other than exhaustive ones treat the limit as one of ``depth(_:)``.
  ///
  /// - Parameters:
  ///   - cost: The greatest cost of a path, 0 or more.
  ///   - name: The name of the limit in reports, such as `bound inputs 4`.
  /// - Returns: A budget with no other limit.
  public static func scope(ofCost cost: Int, named name: String) -> CheckBudget {
    CheckBudget(scope: CheckScope(cost: cost, name: name))
  }

  /// Returns a budget that limits the memory of states and tables.
  ///
  /// - Parameter bytes: The limit in bytes.
  /// - Returns: A budget with no other limit.
  public static func memory(_ bytes: Int) -> CheckBudget { CheckBudget(memory: bytes) }

  /// Returns a budget that ends the search early by a stop rule.
  ///
  /// - Parameter rule: The rule. Properties that are undecided when it applies are incomplete.
  /// - Returns: A budget with no other limit.
  public static func until(_ rule: CheckStopRule) -> CheckBudget { CheckBudget(stopRule: rule) }

  /// Combines two budgets.
  ///
  /// - Parameter other: The budget to combine with this one.
  /// - Returns: A budget with the smaller limit of each kind, and with the stop rule that comes first in the order of
  ///   the cases of ``CheckStopRule``.
  public func and(_ other: CheckBudget) -> CheckBudget {
    CheckBudget(
      states: Self.tighter(states, other.states),
      depth: Self.tighter(depth, other.depth),
      scope: [scope, other.scope].compactMap(\.self).min { $0.cost < $1.cost },
      memory: Self.tighter(memory, other.memory),
      stopRule: CheckStopRule.allCases.first { [stopRule, other.stopRule].contains($0) }
    )
  }

  /// The same budget with a limit on the depth in place of the scope, for searches without levels.
  var withScopeAsDepth: CheckBudget {
    CheckBudget(
      states: states, depth: Self.tighter(depth, scope?.cost), memory: memory, stopRule: stopRule)
  }

  /// Why no further level is begun, if that is so.
  ///
  /// - Parameters:
  ///   - cost: The cost of the level.
  ///   - count: The number of explored states.
  ///   - due: The number of states of the level; 0 if the search has no levels.
  ///   - bytes: The memory of the search.
  /// - Returns: The limit.
  func isSpent(
    before cost: Int, states count: Int, due: Int = 0, bytes: @autoclosure () -> Int
  ) -> String? {
    if let depth, cost > depth { return "depth budget of \(depth)" }
    if let scope, cost > scope.cost { return scope.name }
    if let states, count >= states { return "state budget of \(states)" }
    if let memory, let memoryForSearch {
      let used = Double(bytes())
      let growth = count > 0 ? used * Double(due) / Double(count) : 0
      if used >= Double(memoryForSearch) || used + growth > Double(memoryForSearch) {
        return "memory budget of \(Self.text(ofBytes: memory))"
      }
    }
    return nil
  }

  /// Returns the greatest cost up to which a search by levels has explored every path.
  ///
  /// - Parameter cost: The cost of the level before or within which the search ended.
  /// - Returns: The cost; `nil` if there is none.
  func completeCost(endingAt cost: Int) -> Int? {
    cost > 0 ? Self.tighter(cost - 1, Self.tighter(depth, scope?.cost)) : nil
  }

  /// A number of bytes in the largest unit in which it is a whole number, such as `500 MB` for 500 × 1,024² bytes.
  private static func text(ofBytes bytes: Int) -> String {
    let units = [(1 << 30, "GB"), (1 << 20, "MB"), (1 << 10, "KB")]
    guard bytes > 0, let (size, unit) = units.first(where: { bytes.isMultiple(of: $0.0) }) else {
      return "\(bytes) bytes"
    }
    return "\(bytes / size) \(unit)"
  }

  /// The limit on memory without the part for the program itself.
  package var memoryForSearch: Int? { memory.map { $0 - min(48 << 20, $0 / 2) } }

  /// The memory in bytes that the waiting states of an analysis may use; `Int.max` without a limit.
  var memoryForAnalysis: Int { memory.map { $0 / 16 } ?? .max }

  private static func tighter(_ first: Int?, _ second: Int?) -> Int? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }
}

/// A limit on the cost of the paths that verdicts are about.
struct CheckScope: Hashable {
  let cost: Int
  /// The name of the limit in reports.
  let name: String
}

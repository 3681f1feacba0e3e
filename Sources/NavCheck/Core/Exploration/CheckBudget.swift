/// Limits on how much of a machine a search explores.
///
/// A budget is not a scope: where one runs out, verdicts become ``CheckVerdict/incomplete(_:)``. It takes
/// effect between levels only, so that the report is the same in every run. A *level* is all states whose
/// cheapest way has the same cost and, among the cheapest ways, the same number of steps. Strategies that do not go
/// level by level say themselves when a budget takes effect: ``CheckStrategy/depthFirst``,
/// ``CheckStrategy/iterativeDeepening(by:)``.
public struct CheckBudget: Sendable, Hashable {
  /// The number of distinct states after which no further level is begun; `nil` for no limit.
  ///
  /// The level in which the number is reached is still explored to its end, so a report can have more
  /// states.
  public let states: Int?

  /// The greatest cost of states that are explored; `nil` for no limit.
  ///
  /// The steps from the last states are still taken and evaluated, their successors are not.
  public let depth: Int?

  /// The number of bytes after which no further level is begun; `nil` for no limit.
  ///
  /// Counted are the discovered states (``StateMachine/footprint(of:)``) and the tables about them, by a
  /// formula, so that the report is the same everywhere; the process takes more than that.
  public let memory: Int?

  /// The rule that ends the exploration before a limit; `nil` to explore everything.
  public let stopRule: CheckStopRule?

  /// No limit.
  public static let unlimited = CheckBudget()

  private init(
    states: Int? = nil, depth: Int? = nil, memory: Int? = nil, stopRule: CheckStopRule? = nil
  ) {
    self.states = states
    self.depth = depth
    self.memory = memory
    self.stopRule = stopRule
  }

  /// A limit on the number of distinct states.
  public static func states(_ limit: Int) -> CheckBudget { CheckBudget(states: limit) }

  /// A limit on the distance of a state from the start, in cost.
  public static func depth(_ limit: Int) -> CheckBudget { CheckBudget(depth: limit) }

  /// A limit on the memory of states and tables, in bytes.
  public static func memory(_ bytes: Int) -> CheckBudget { CheckBudget(memory: bytes) }

  /// A stop rule that ends the search early; what was not decided by then is incomplete.
  public static func until(_ rule: CheckStopRule) -> CheckBudget { CheckBudget(stopRule: rule) }

  /// Both budgets at once: of two limits of one kind, the smaller one; of two stop rules, the earlier one.
  public func and(_ other: CheckBudget) -> CheckBudget {
    CheckBudget(
      states: Self.tighter(states, other.states),
      depth: Self.tighter(depth, other.depth),
      memory: Self.tighter(memory, other.memory),
      stopRule: CheckStopRule.allCases.first { [stopRule, other.stopRule].contains($0) }
    )
  }

  /// Why no further level is begun, if that is so.
  func isSpent(before cost: Int, states count: Int, bytes: @autoclosure () -> Int) -> String? {
    if let depth, cost > depth { return "depth budget of \(depth)" }
    if let states, count >= states { return "state budget of \(states)" }
    if let memory, bytes() >= memory { return "memory budget of \(memory) bytes" }
    return nil
  }

  private static func tighter(_ first: Int?, _ second: Int?) -> Int? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }
}

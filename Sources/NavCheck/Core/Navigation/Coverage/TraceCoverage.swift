import NavModel

/// Traces that together show everything of some sort that a program can do.
public struct TraceCoverage: Sendable {
  /// The worlds or steps that the traces must cover.
  public enum Goal: String, Sendable, Hashable, CaseIterable {
    /// Every world.
    case states
    /// Every step from every world.
    case transitions
    /// Every two inputs, by their words, that can follow each other.
    case pairs
  }

  /// The traces, each from launch; none is the beginning of another.
  public let traces: [NavigationReport.Trace]
  /// The number of worlds or steps that the traces cover.
  public let covered: Int
  /// Why something may be missing; nil if nothing is.
  public let cut: String?
}

extension NavigationCheck {
  /// Finds traces that together cover the program.
  ///
  /// Deterministic: shortest ways first, then whatever is new and near. Complexity: the worlds (for pairs: times the inputs)
  /// with their steps, plus the length of all traces.
  ///
  /// - Parameters:
  ///   - goal: What must be shown.
  ///   - length: The number of steps after which a trace takes nothing further along.
  ///   - limit: How many worlds are looked at; nil for no limit.
  /// - Returns: The traces.
  public func coverage(
    of goal: TraceCoverage.Goal, length: Int = 30, limit: Int? = nil
  ) -> TraceCoverage {
    var search = CoverageSearch(machine: machine, goal: goal, length: length)
    search.explore(limit: limit)
    return search.cover()
  }
}

import NavModel

/// Traces that together cover the transitions or the pairs of inputs of a program.
public struct TraceCoverage: Sendable {
  /// The worlds or steps that the traces must cover.
  public enum Goal: String, Sendable, Hashable, CaseIterable {
    /// Every world.
    case states
    /// Every step from every world.
    case transitions
    /// Every pair of inputs, by their descriptions, that can follow each other.
    case pairs
  }

  /// The traces, each from launch; none is the beginning of another.
  public let traces: [NavigationReport.Trace]
  /// The number of worlds or steps that the traces cover.
  public let covered: Int
  /// The reason that goals may be missing; nil if none are.
  public let cut: String?
}

extension NavigationCheck {
  /// Finds traces that together cover the program.
  ///
  /// Deterministic: shortest paths first, then the nearest uncovered goals. Complexity: the worlds (for pairs: times the inputs)
  /// with their steps, plus the length of all traces.
  ///
  /// - Parameters:
  ///   - goal: What the traces must cover.
  ///   - length: The number of steps after which a trace is not extended to further goals.
  ///   - limit: The largest number of worlds to explore; nil for no limit.
  /// - Returns: The traces.
  public func coverage(
    of goal: TraceCoverage.Goal, length: Int = 30, limit: Int? = nil
  ) -> TraceCoverage {
    var search = CoverageSearch(machine: machine, goal: goal, length: length)
    search.explore(limit: limit)
    return search.cover()
  }
}

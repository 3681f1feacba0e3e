import NavModel

/// Traces that together cover the worlds, the transitions or the pairs of inputs of a program.
public struct TraceCoverage: Sendable {
  /// The kind of goals that the traces must cover.
  public enum Goal: String, Sendable, Hashable, CaseIterable {
    /// Every world, that is every state of the app, to which a step leads.
    case states
    /// Every step from every reachable world; steps with equal descriptions count once for each world.
    case transitions
    /// Every pair of consecutive inputs that can occur.
    ///
    /// Inputs are compared without the choices of their steps, and `back` and swipes also without their screens.
    case pairs
  }

  /// The traces, each of which begins at the launch; none is a prefix of another.
  public let traces: [NavigationReport.Trace]
  /// The number of goals that the traces cover.
  public let covered: Int
  /// The reason that the search may have missed goals; nil if it explored everything.
  public let cut: String?
}

extension NavigationCheck {
  /// Finds traces that together cover the program.
  ///
  /// The result is deterministic. The search takes shortest paths and prefers the nearest uncovered goal.
  ///
  /// - Parameters:
  ///   - goal: The kind of goals that the traces must cover.
  ///   - length: The number of steps after which a trace is not extended to further goals.
  ///   - limit: The largest number of worlds to explore (for pairs, of worlds with a preceding input); nil for no
  ///     limit.
  /// - Returns: The traces.
  /// - Complexity: Time in proportion to the worlds (for pairs, times the inputs) and their steps, plus the length of
  ///   all traces.
  public func coverage(
    of goal: TraceCoverage.Goal, length: Int = 30, limit: Int? = nil
  ) -> TraceCoverage {
    var search = CoverageSearch(machine: machine, goal: goal, length: length)
    search.explore(limit: limit)
    return search.cover()
  }
}

public import NavModel

/// What a program makes of a log that was written down elsewhere.
public struct LogReplay: Sendable {
  /// A run that tells the whole log, the hidden events among its steps; nil if none was found.
  public let trace: NavigationReport.Trace?
  /// How many lines of the log the best run tells.
  public let longest: Int
  /// What the runs that get as far tell instead of the next line, in alphabetical order.
  public let instead: [String]
  /// What cut the search off; nil if every run was looked at.
  public let cut: String?
}

extension NavigationCheck {
  /// Looks for a run that tells a log without a gap, as far as outputs of its kinds go.
  ///
  /// The run may begin at launch, or in any settled world.
  ///
  /// - Parameters:
  ///   - log: What is looked for.
  ///   - limit: How many pairs of a world and a line are looked at; nil for no limit.
  /// - Returns: The run with the fewest steps, or how far the best one gets.
  /// - Complexity: the number of worlds times the number of lines.
  public func replay(_ log: NavProgram.LogDeclaration, limit: Int? = nil) -> LogReplay {
    let found = LogSearch(machine: machine, log: log).run(limit: limit)
    return LogReplay(
      trace: found.trace, longest: found.longest, instead: found.instead.sorted(),
      cut: found.trace == nil ? found.cut : nil)
  }
}

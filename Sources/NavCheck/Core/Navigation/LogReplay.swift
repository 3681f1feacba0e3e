public import NavModel

/// The result of searching a program for a run that produces a log of the real app.
public struct LogReplay: Sendable {
  /// A run that produces the whole log, including the events that the log does not mention; nil if none was found.
  public let trace: NavigationReport.Trace?
  /// The number of lines of the log that the longest matching run produces.
  public let longest: Int
  /// The outputs that the longest matching runs produce in place of the next line, in alphabetical order.
  public let instead: [String]
  /// The budget or capacity that limited the search; nil if the search found a run or explored every run.
  public let cut: String?
}

extension NavigationCheck {
  /// Searches for a run from the launch that produces the lines of a log one directly after another.
  ///
  /// The search ignores outputs of kinds that the log does not mention. The log may begin at any point of the run.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - limit: The number of discovered pairs of a world and a line after which the search ends; nil for no limit.
  /// - Returns: The run with the fewest steps, or, if there is none, the length of the longest match.
  /// - Complexity: Time and memory in proportion to the worlds times the lines.
  public func replay(_ log: NavProgram.LogDeclaration, limit: Int? = nil) -> LogReplay {
    var worlds = LogWorlds(machine)
    let found = LogSearch(machine: machine, log: log).run(in: &worlds, limit: limit)
    return LogReplay(
      trace: found.trace, longest: found.longest, instead: found.instead.sorted(),
      cut: found.trace == nil ? found.cut : nil)
  }
}

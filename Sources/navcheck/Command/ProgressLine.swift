import NavCheck
import NavModel

/// A line on stderr that tells how far an exploration is: rewritten on a terminal, sparse elsewhere.
struct ProgressLine {
  /// How many columns the line takes at most on a terminal: the narrowest usual one has a column more.
  static let width = 79

  private let isLive: Bool
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private var next = Duration.seconds(2)
  private var isShown = false
  /// The exploration that is watched, and since when.
  private var watched = ""
  private var watchedSince: ContinuousClock.Instant
  /// The violations of that exploration that were printed.
  private var printed: Set<String> = []

  /// How long an exploration lasts before its violations are printed ahead of the report.
  private static let patience = Duration.seconds(2)

  /// A line that is not shown yet.
  ///
  /// - Parameters:
  ///   - environment: Where `TERM` may say that the terminal rewrites nothing.
  ///   - isTerminal: Whether stderr is a terminal.
  ///   - start: When the run begins.
  init(
    for environment: [String: String] = Terminal.environment, isTerminal: Bool = Terminal.isTerminal(2),
    start: ContinuousClock.Instant = .now
  ) {
    isLive = isTerminal && environment["TERM"] != "dumb"
    self.start = start
    last = start
    watchedSince = start
  }

  /// Writes how far the run is, if it is time to.
  ///
  /// - Parameters:
  ///   - progress: How far it is.
  ///   - title: The spec, variant and version that is explored.
  ///   - expected: The names of the properties whose violation the spec expects.
  mutating func update(_ progress: CheckProgress, _ title: String, expected: Set<String> = []) {
    let news = violations(progress, title, expected: expected, at: .now)
    if !news.isEmpty { clear() }
    guard let text = text(progress, title, at: .now) ?? (news.isEmpty ? nil : "") else { return }
    var errors = Terminal.standardError
    errors.write(news + text)
  }

  /// The violations that were found and are not printed yet, a line each; empty while the exploration is young.
  ///
  /// - Parameters:
  ///   - progress: What was found.
  ///   - title: The spec, variant and version that is explored.
  ///   - expected: The names of the properties whose violation the spec expects.
  ///   - now: The moment.
  /// - Returns: Lines that end in a line break.
  mutating func violations(
    _ progress: CheckProgress, _ title: String, expected: Set<String> = [], at now: ContinuousClock.Instant
  ) -> String {
    if title != watched { (watched, watchedSince, printed) = (title, now, []) }
    guard now - watchedSince > Self.patience else { return "" }
    var lines = ""
    for violation in progress.violations where printed.insert(violation.property).inserted {
      var remarks: [String] = expected.contains(violation.property) ? ["expected"] : []
      if !violation.isShortest { remarks.append("provisional: a shorter trace may follow") }
      let inputs = NavigationReport.inputs(violation.cost)
      let steps = violation.steps == 1 ? "1 step" : "\(violation.steps) steps"
      lines += "\(NavVisibleText.of(title)): \(violation.property) is violated in \(inputs), \(steps)"
      lines += remarks.isEmpty ? "\n" : " (\(remarks.joined(separator: "; ")))\n"
    }
    return lines
  }

  /// What is to be written at a moment; nil where the last line is young enough.
  mutating func text(_ progress: CheckProgress, _ title: String, at now: ContinuousClock.Instant) -> String? {
    let title = NavVisibleText.of(title)
    let facts =
      "  \(HumanReport.grouped(progress.distinctStates)) worlds  \(NavigationReport.inputs(progress.cost))"
      + "  frontier \(HumanReport.grouped(progress.frontier))"
    if isLive {
      guard now - last > .milliseconds(250) else { return nil }
      last = now
      isShown = true
      let room = max(0, Self.width - DisplayWidth.of(facts))
      return "\r\u{1B}[K\(DisplayWidth.cut(DisplayWidth.cut(title, to: room) + facts, to: Self.width))"
    }
    guard now - start > next else { return nil }
    next = next * 2
    return title + facts + "\n"
  }

  /// Takes the line away.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    var errors = Terminal.standardError
    errors.write("\r\u{1B}[K")
  }
}

import NavCheck
import NavModel

/// A progress line on stderr, which is rewritten in place on a terminal and printed rarely elsewhere.
struct ProgressLine {
  /// The maximum width of the line on a terminal, one column less than the usual 80.
  static let width = 79

  private let isLive: Bool
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private var next = Duration.seconds(2)
  private var isShown = false
  /// The title and start time of the current exploration.
  private var watched = ""
  private var watchedSince: ContinuousClock.Instant
  /// The violations of the current exploration that were printed.
  private var printed: Set<String> = []
  /// For each title the number of its current search, and the last progress of this search.
  private var searches: [String: (number: Int, latest: CheckProgress)] = [:]

  /// The duration of an exploration after which its violations are printed before the report.
  private static let patience = Duration.seconds(2)

  /// Makes a line that is not shown yet.
  ///
  /// - Parameters:
  ///   - environment: The environment, in which `TERM=dumb` disables rewriting.
  ///   - isTerminal: Whether stderr is a terminal.
  ///   - start: The start time of the run.
  init(
    for environment: [String: String] = Terminal.environment, isTerminal: Bool = Terminal.isTerminal(2),
    start: ContinuousClock.Instant = .now
  ) {
    isLive = isTerminal && environment["TERM"] != "dumb"
    self.start = start
    last = start
    watchedSince = start
  }

  /// Writes the progress if the last line is old enough.
  ///
  /// - Parameters:
  ///   - progress: The counts of the exploration.
  ///   - title: The spec, variant and version.
  ///   - expected: The names of the properties whose violation the spec expects.
  mutating func update(_ progress: CheckProgress, _ title: String, expected: Set<String> = []) {
    let news = violations(progress, title, expected: expected, at: .now)
    if !news.isEmpty { clear() }
    guard let text = text(progress, title, at: .now) ?? (news.isEmpty ? nil : "") else { return }
    var errors = Terminal.standardError
    errors.write(news + text)
  }

  /// Returns a line for each violation that is not printed yet; empty at the beginning of an exploration.
  ///
  /// - Parameters:
  ///   - progress: The counts and violations of the exploration.
  ///   - title: The spec, variant and version.
  ///   - expected: The names of the properties whose violation the spec expects.
  ///   - now: The current time.
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

  /// Returns the text to write at a time; nil if the last line is recent.
  mutating func text(_ progress: CheckProgress, _ title: String, at now: ContinuousClock.Instant) -> String? {
    let number = searchNumber(progress, title)
    let title = NavVisibleText.of(title)
    let counted =
      progress.countsPairs ? "pairs of root and tab" : "worlds  \(NavigationReport.inputs(progress.cost))"
    let facts =
      (number > 1 ? "  search \(number)" : "") + "  \(progress.distinctStates.grouped) \(counted)"
      + "  frontier \(progress.frontier.grouped)"
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

  /// The number of the current search of an exploration.
  ///
  /// An exploration can consist of several searches: without a memo, without what follows a violation, of pairs. Each
  /// counts from 0.
  private mutating func searchNumber(_ progress: CheckProgress, _ title: String) -> Int {
    var number = 1
    if let (known, latest) = searches[title] {
      let isSame =
        progress.countsPairs == latest.countsPairs && progress.distinctStates >= latest.distinctStates
      number = isSame ? known : known + 1
    }
    searches[title] = (number, progress)
    return number
  }

  /// Erases the line.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    var errors = Terminal.standardError
    errors.write("\r\u{1B}[K")
  }
}

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
  }

  /// Writes how far the run is, if it is time to.
  mutating func update(_ progress: CheckProgress, _ title: String) {
    guard let text = text(progress, title, at: .now) else { return }
    var errors = Terminal.standardError
    errors.write(text)
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

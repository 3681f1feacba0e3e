import NavCheck
import NavModel

/// A line on stderr that tells how far an exploration is: rewritten on a terminal, sparse elsewhere.
struct ProgressLine {
  private let isLive = Terminal.isTerminal(2) && Terminal.environment["TERM"] != "dumb"
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var next = Duration.seconds(2)
  private var isShown = false

  mutating func update(_ progress: CheckProgress, _ title: String) {
    let now = ContinuousClock.now
    var errors = Terminal.standardError
    let text =
      "\(NavVisibleText.of(title))  \(HumanReport.grouped(progress.distinctStates)) worlds  "
      + "\(NavigationReport.inputs(progress.cost))  frontier \(HumanReport.grouped(progress.frontier))"
    if isLive {
      guard now - last > .milliseconds(250) else { return }
      last = now
      isShown = true
      errors.write("\r\u{1B}[K\(DisplayWidth.cut(text, to: 79))")
    } else if now - start > next {
      next = next * 2
      errors.write(text + "\n")
    }
  }

  /// Takes the line away.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    var errors = Terminal.standardError
    errors.write("\r\u{1B}[K")
  }
}

import NavCheck

/// The reports of a test run as text: one line for each check, followed by its differences.
struct ReportSummary {
  let document: ReportDocument
  /// The number of files that could not be read.
  let unread: Int

  var text: String {
    var text = ""
    var counts: [String: Int] = [:]
    for check in document.checks {
      counts[check.outcome, default: 0] += 1
      let mark = check.isFault ? "✗" : "✓"
      let worlds = check.worlds.map { "  \(CheckTally.count($0, "world"))" } ?? ""
      text += "\(mark) \(title(of: check))  \(words(for: check.outcome))\(worlds)\n"
      for difference in check.differences {
        for line in difference.split(separator: "\n", omittingEmptySubsequences: true) {
          text += "  \(SpecFiles.shown(String(line)))\n"
        }
      }
    }
    let known = ["as-expected", "counted", "incomplete", "invalid"]
    let others = counts.filter { !known.contains($0.key) }.reduce(0) { $0 + $1.value }
    let faults =
      (others > 0 ? ["\(others) not as expected"] : [])
      + ["incomplete", "invalid"].compactMap { outcome in
        counts[outcome].map { "\($0) \(words(for: outcome))" }
      } + (unread > 0 ? ["\(CheckTally.count(unread, "file")) unreadable"] : [])
    let all = CheckTally.count(document.checks.count, "check")
    let sound = counts["counted"] == nil ? "all as expected" : "nothing unexpected"
    return text + "\(all): \(faults.isEmpty ? sound : faults.joined(separator: ", "))\n"
  }

  private func title(of check: ReportDocument.Check) -> String {
    SpecFiles.shown(check.path + (check.variant.map { " \($0)" } ?? "") + check.versionText)
  }

  private func words(for outcome: String) -> String {
    switch outcome {
    case "as-expected": "as expected"
    case "counted": "counted by --census"
    case "incomplete": "incomplete"
    case "invalid": "with mistakes"
    default: "not as expected"
    }
  }
}

extension ReportDocument.Check {
  /// Whether a result is not as expected, or not known; a census has no expectations.
  var isFault: Bool { outcome != "as-expected" && outcome != "counted" }
}

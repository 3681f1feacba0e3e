import NavCheck
import NavModel

/// A report for the summary of a CI job or a comment in a merge request: a row for each check, the counts of events, then
/// the failures with their traces.
///
/// Source of the form: GitHub Flavored Markdown, which GitHub and GitLab render.
struct MarkdownReport {
  let document: ReportDocument

  var text: String {
    let problems = document.problems
    let bad = document.checks.count(where: \.isFault)
    let count = CheckTally.count(document.checks.count, "check")
    var text = "## navcheck\n\n"
    text +=
      bad == 0
      ? "\(count), \(document.checks.contains { $0.outcome == "counted" } ? "nothing unexpected" : "all as expected").\n"
      : "\(count), **\(bad) not as expected, incomplete or with mistakes**.\n"
    text += "\n| check | result | worlds | unexpectedly violated |\n|---|---|---:|---|\n"
    for check in document.checks {
      let broken = check.properties.filter { $0.verdict == "violated" && !$0.isExpected }.map(\.name)
      text +=
        "| \(Self.name(of: check)) | \(Self.result(check)) | \(check.worlds.map { String($0) } ?? "") "
        + "| \(broken.map(Self.escaped).joined(separator: ", ")) |\n"
    }
    text += events
    for problem in problems {
      text +=
        "\n<details><summary>\(problem.level == .error ? "✗" : "!") <b>\(Self.escaped(problem.rule))</b>"
      text += "\(Self.escaped(problem.scope)), \(Self.escaped(problem.path)):\(problem.line)</summary>\n\n"
      text += problem.message.split(separator: "\n").map { Self.escaped(String($0)) + "\n" }.joined(
        separator: "\n")
      for (index, step) in problem.trace.enumerated() {
        if index == 0 { text += "\n| | by | step | changes |\n|---:|---|---|---|\n" }
        text +=
          "| \(index + 1) | \(step.actor) | \(Self.escaped(step.event)) "
          + "| \(step.changes.map(Self.escaped).joined(separator: "<br>")) |\n"
      }
      text += "\n</details>\n"
    }
    return text
  }

  /// The table of events, with a row for each check that counted them; empty if none did.
  private var events: String {
    let counted = document.checks.filter { !($0.events ?? []).isEmpty }
    if counted.isEmpty { return "" }
    var text = "\n<details><summary>How often each event fired</summary>\n\n"
    text += "| check | fired | never fired |\n|---|---|---|\n"
    for check in counted {
      let events = check.events ?? []
      let fired = events.filter { $0.fired > 0 }.map { "\(Self.escaped($0.event)): \($0.fired)" }
      let never = events.filter { $0.fired == 0 }.map { Self.escaped($0.event) }
      text +=
        "| \(Self.name(of: check)) | \(fired.joined(separator: ", ")) | \(never.joined(separator: ", ")) |\n"
    }
    return text + "\n</details>\n"
  }

  private static func name(of check: ReportDocument.Check) -> String {
    escaped(check.path + (check.variant.map { " \($0)" } ?? "") + check.versionText)
  }

  private static func result(_ check: ReportDocument.Check) -> String {
    switch check.outcome {
    case "as-expected": check.omission == nil ? "as expected" : "as expected, weakened"
    case "counted": "counted by --census"
    case "not-as-expected": "✗ not as expected"
    case "incomplete": "! incomplete"
    default: "✗ mistakes"
    }
  }

  /// Escapes text for Markdown and HTML, and joins its lines.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@", "!":
        result += "&#\(scalar.value);"
      case _ where NavVisibleText.isHidden(scalar): result += NavVisibleText.number(of: scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

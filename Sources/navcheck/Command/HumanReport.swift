import NavCheck
import NavModel

/// A report as a person reads it: one line where all is as expected, the trace where it is not.
struct HumanReport {
  let report: NavigationReport
  let path: String
  let style: TextStyle
  let options: CheckOptions

  private var title: String { report.program.variant.map { "\(path)  variant \($0)" } ?? path }

  func render(_ outcome: NavigationReport.Outcome) -> String {
    var text = ""
    if let interruption = report.interruption {
      text += style.yellow("stopped: \(interruption); what follows depends on the clock") + "\n"
    }
    let worlds = "\(Self.grouped(report.worlds)) worlds\(report.isComplete ? " (all)" : "")"
    let facts = "\(worlds), \(report.program.platform.pack.rawValue), \(report.scope)"
    switch outcome {
    case .asExpected:
      if options.isQuiet { return text }
      let expected = report.expectedViolations
      text += "\(style.green("✓")) \(title)  \(expected.isEmpty ? "holds" : "violated as expected")\n"
      text += "  \(style.dim("\(facts) · \(tally)"))\n"
      for finding in expected { text += "  \(finding.name)\(lengths(of: finding))\n" }
      for cut in report.cuts { text += "  \(style.yellow("the rest is incomplete")): \(cut)\n" }
      if options.isVerbose { for finding in expected { text += "\n" + trace(of: finding, facts) } }
    case .unmet(let sentences, let paste):
      text += "\(style.red("✗")) \(title)\n  \(style.dim("\(facts) · \(tally)"))\n"
      for sentence in sentences { text += "  \(style.bold(sentence))\n" }
      for finding in unexpected { text += "\n" + trace(of: finding, facts) }
      let line =
        options.changesScope
        ? "the scope was changed on the command line; expectations were not judged"
        : "to expect just this:  \(paste)"
      text += "\n  \(style.dim(line))\n"
    case .incomplete(let sentences):
      text += "\(style.yellow("?")) \(title)  incomplete\n  \(style.dim(facts))\n"
      for cut in report.cuts { text += "  cut: \(cut)\n" }
      let shown = options.isVerbose ? sentences : Array(sentences.prefix(3))
      for sentence in shown { text += "  \(sentence)\n" }
      if shown.count < sentences.count { text += "  and \(sentences.count - shown.count) more properties\n" }
    }
    return text + warnings + (options.isVerbose ? table : "")
  }

  /// Violations that are not expected, or not in that length; all, where the scope was changed.
  private var unexpected: [NavigationReport.Finding] {
    report.findings.filter { finding in
      guard finding.isViolated else { return false }
      if options.changesScope { return true }
      return !report.program.expectations.contains {
        guard case .violated(let claims) = $0.kind else { return false }
        return claims.contains {
          $0.property.text == finding.name && ($0.inputs == nil || $0.inputs == finding.verdict.trace?.length)
        }
      }
    }
  }

  private var tally: String {
    let holds = report.findings.count { $0.verdict == .holds }
    let vacuous = report.findings.count { $0.verdict == .vacuous }
    let none = report.findings.count { $0.verdict == .notApplicable }
    var parts = ["\(holds) properties hold"]
    if vacuous > 0 { parts.append("\(vacuous) never mattered") }
    if none > 0 { parts.append("\(none) not applicable") }
    return parts.joined(separator: ", ")
  }

  private func lengths(of finding: NavigationReport.Finding) -> String {
    guard let trace = finding.verdict.trace else { return "" }
    return " in \(NavigationReport.inputs(trace.length)), \(trace.stepCount) steps"
  }

  /// A property of the text that never mattered says nothing; an opt-out that excuses nothing is out of date.
  private var warnings: String {
    var text = ""
    guard !options.isQuiet else { return text }
    let expected: Set<String> = Set(
      report.program.expectations.compactMap {
        if case .vacuous(let name) = $0.kind { name.text } else { nil }
      })
    for finding in report.findings {
      if finding.builtIn == nil, finding.verdict == .vacuous, !expected.contains(finding.name) {
        text +=
          "  \(style.yellow("warning")): \(path):\(finding.origin.line): \(finding.name) never mattered: its condition is true in no world\n"
      }
      if let reason = finding.allowance, finding.verdict == .holds || finding.verdict == .vacuous {
        text +=
          "  \(style.yellow("warning")): \(path): 'allow \(finding.name) \"\(reason)\"' excuses nothing any more\n"
      }
    }
    return text
  }

  private var table: String {
    let width = report.findings.map(\.name.count).max() ?? 0
    var text = ""
    for finding in report.findings {
      let name = finding.name + String(repeating: " ", count: width - finding.name.count)
      let verdict: String =
        switch finding.verdict {
        case .holds: "holds"
        case .violated: finding.allowance.map { "allowed: \($0)" } ?? "violated"
        case .incomplete(let why): "incomplete: \(why)"
        case .vacuous: "vacuous"
        case .notApplicable: "not applicable"
        }
      text +=
        "    \(name)  \(verdict)\(finding.verdict == .notApplicable ? "" : ", mattered \(finding.mattered) times")\n"
    }
    return text
  }

  // MARK: Traces

  /// A finding with its trace, its reason, and the command that shows it again.
  func trace(of finding: NavigationReport.Finding, _ facts: String) -> String {
    var text =
      "\(style.bold("\(path):\(finding.origin.line)")): \(style.red("error")): \(style.bold(finding.name)): \(report.why(finding))\n"
    if let trace = finding.verdict.trace {
      text +=
        "  \(style.dim("\(facts) · shortest: \(NavigationReport.inputs(trace.length)), \(trace.stepCount) steps"))\n\n"
      text +=
        TraceTable(report: report, trace: trace, style: style, noReturn: report.pointOfNoReturn(of: finding))
        .text
    }
    text += "\n"
    if let property = report.program.properties.first(where: { $0.name == finding.name }),
      !property.documentation.isEmpty
    {
      text += "  about  \(property.documentation.joined(separator: " "))\n"
    }
    text += "  why    \(report.why(finding))\n"
    let variant = report.program.variant.map { " --variant \($0)" } ?? ""
    text += "  again  navcheck check \(path)\(variant) --property \(finding.name)\n"
    if finding.builtIn != nil { text += "  allow  allow \(finding.name) \"…\"\n" }
    return text
  }

  /// A number with commas between thousands.
  static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits = String(digits.dropLast(3))
    }
    return ([digits] + groups).joined(separator: ",")
  }
}

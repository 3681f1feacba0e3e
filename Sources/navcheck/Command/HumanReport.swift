import NavCheck
import NavModel

/// A report as text: a few lines if all is as expected, otherwise with the traces.
struct HumanReport {
  let report: NavigationReport
  let path: String
  /// Whether the spec has variants, so that commands must name the spec as written with `--variant base`.
  let hasVariants: Bool
  /// The lines of each variant, and the number of runs: one as written, and one of each variant.
  let (variantLines, runs): ([ClosedRange<Int>], Int)
  let style: TextStyle
  let options: CheckOptions
  /// The spec's own version of iOS if the command line names versions; otherwise nil.
  let specVersion: NavPlatform.Version?

  /// The report of a unit.
  init(
    _ report: NavigationReport, _ unit: CheckUnit, _ subject: CheckRun.Subject, _ style: TextStyle,
    _ options: CheckOptions
  ) {
    (self.report, self.style, self.options) = (report, style, options)
    (path, hasVariants, specVersion) = (subject.path, subject.hasVariants, unit.specVersion)
    (variantLines, runs) = (subject.variantLines, subject.spec.variants.count + 1)
  }

  /// The version of iOS that was explored.
  var version: NavPlatform.Version { report.program.platform.version }
  /// Whether the version differs from the one to which the expectations apply.
  var isOnOtherVersion: Bool { specVersion.map { $0 != version } ?? false }

  private var shown: String { SpecFiles.shown(path) }
  /// Returns the file and line of a declaration, which may be in a part that the spec uses.
  func place(_ origin: NavSpec.Origin) -> String {
    "\(SpecFiles.shown(report.program.path(of: origin) ?? path)):\(origin.line)"
  }

  var title: String { report.program.variant.map { "\(shown)  variant \($0)" } ?? shown }

  /// The counts and the scope, which precede every verdict.
  var facts: String {
    let worlds = report.worlds.grouped + (report.worlds == 1 ? " world" : " worlds")
    var counts = worlds + (report.isComplete && report.worldsNotFollowed == 0 ? " (all)" : "")
    if let modular = report.modular {
      let pairs = "\(modular.pairs.grouped) \(modular.pairs == 1 ? "pair" : "pairs") of root and tab"
      counts = report.worlds == 0 ? pairs : "\(counts), \(pairs)"
    }
    return "\(counts), \(report.program.platform.name), \(report.scope)"
  }

  func render(_ outcome: NavigationReport.Outcome) -> String {
    var text = reservations
    switch outcome {
    case .asExpected:
      if options.isQuiet { return text }
      let expected = self.expected
      let verdict =
        expected.isEmpty ? (options.changesScope ? "nothing is violated" : "holds") : violatedAsExpected
      text += "\(style.green("✓")) \(style.bold(title))  \(verdict)\n"
      text += "  \(style.dim("\(facts) · \(counts)"))\n"
      text += note
      text += list(of: expected) + list(of: known, note: "known")
      text += cuts("the rest is incomplete")
      text += warnings() + deadCode
      if options.isVerbose { text += table + traces(of: expected, areExpected: true) }
    case .unmet(let sentences, let paste):
      let unexpected = self.unexpected
      text +=
        "\(style.red("✗")) \(style.bold(title))  not as expected\n  \(style.dim("\(facts) · \(counts)"))\n"
      if isOnOtherVersion { text += note }
      for sentence in sentences { text += "  \(sentence)\n" }
      text += cuts("the rest is incomplete")
      text += warnings() + deadCode + (options.isVerbose ? table : "")
      text += traces(of: unexpected, areExpected: false) + unsearched
      if options.isVerbose {
        let names = Set(unexpected.map(\.name))
        text += traces(of: report.expectedViolations.filter { !names.contains($0.name) }, areExpected: true)
      }
      text += advice(paste)
    case .incomplete(let sentences):
      text +=
        "\(style.yellow("?")) \(style.bold(title))  incomplete\n  \(style.dim("\(facts) · \(counts)"))\n"
      text += note
      if options.until != .end { text += list(of: expected) + list(of: known, note: "known") }
      text += cuts("cut")
      // The table of `--verbose` contains the reason for every property.
      let some = sentences.prefix(options.isVerbose ? 0 : 3)
      for sentence in some { text += "  \(sentence)\n" }
      let rest = sentences.count - some.count
      if rest > 0, !options.isVerbose {
        text += "  and \(rest) more \(rest == 1 ? "property" : "properties")\n"
      }
      text += warnings() + (options.isVerbose ? table : "")
      if options.isVerbose, options.until != .end { text += traces(of: expected, areExpected: true) }
    }
    return text
  }

  /// The lines before any verdict that limit its meaning: an interruption, and possible omissions.
  var reservations: String {
    var text = ""
    if let interruption = report.interruption {
      text += style.yellow("stopped: \(interruption); the results below are partial and may vary") + "\n"
    }
    if let omission = report.omission {
      text += style.yellow("weakened: \(omission)") + "\n"
    }
    return text
  }

  /// The violations that the spec expects.
  var expected: [NavigationReport.Finding] { options.changesScope ? [] : report.expectedViolations }

  /// The violations that the spec lists as known; on another version, regardless of their details.
  var known: [NavigationReport.Finding] {
    if options.changesScope { return [] }
    guard isOnOtherVersion else { return report.knownViolations }
    let expected = Set(expected.map(\.name))
    return report.findings.filter {
      $0.isViolated && $0.isTolerated(by: report.program) && !expected.contains($0.name)
    }
  }

  /// The reason why expectations are not checked; empty if they are.
  private var note: String {
    if options.changesScope { return "  \(Self.changedScope)\n" }
    return Self.note(of: specVersion, on: report.program).map { "  \($0)\n" } ?? ""
  }

  /// Returns a remark that the command line replaces the spec's version; nil if they are equal.
  static func note(of specVersion: NavPlatform.Version?, on program: NavProgram) -> String? {
    guard let specVersion, specVersion != program.platform.version else { return nil }
    return "iOS \(program.platform.version.name) by --ios; expectations are about iOS \(specVersion.name) "
      + "and are not checked"
  }

  private var violatedAsExpected: String {
    guard isOnOtherVersion, let specVersion else { return "violated as expected" }
    return "violated, as expected on iOS \(specVersion.name)"
  }

  static let changedScope = "scope changed on the command line; expectations are not checked"

  /// The `expect` line to paste if the findings are intended.
  private func advice(_ paste: String) -> String {
    if options.changesScope { return "\n  \(Self.changedScope)\n" }
    if isOnOtherVersion { return "" }
    // No line is correct if the run checked only some properties, or only a part of the worlds.
    let isCut =
      !report.isComplete && (options.maxStates != nil || options.maxDepth != nil || options.until != .end)
    guard options.properties.isEmpty, report.interruption == nil, !isCut, report.hasShortestTraces
    else { return "" }
    return "\n  to expect just this:  \(style.bold(paste))\n"
  }

  /// The violations that are unexpected, or of unexpected length; all violations if the scope was changed.
  var unexpected: [NavigationReport.Finding] {
    let violated = report.findings.filter(\.isViolated)
    if options.changesScope { return violated }
    if isOnOtherVersion { return violated.filter { !$0.isTolerated(by: report.program) } }
    let known = Set(report.knownViolations.map(\.name))
    var claims: [String: [NavSpec.Expectation.Claim]] = [:]
    for case .violated(let expected) in report.program.expectations.map(\.kind) {
      for claim in expected { claims[claim.property.text, default: []].append(claim) }
    }
    return violated.filter { finding in
      !known.contains(finding.name)
        && !(claims[finding.name] ?? []).contains {
          $0.inputs == nil || $0.inputs == finding.trace?.length
        }
    }
  }

  var counts: String {
    let holds = report.findings.count { $0.verdict == .holds }
    let vacuous = report.findings.count { $0.verdict == .vacuous }
    let none = report.findings.count { $0.verdict == .notApplicable }
    var parts = [holds == 1 ? "1 property holds" : "\(holds) properties hold"]
    if options.until == .end, let inputs = report.completeInputs, report.heldInCompleteRuns > 0 {
      parts.append("\(report.heldInCompleteRuns) more in runs of up to \(NavigationReport.inputs(inputs))")
    }
    if vacuous > 0 { parts.append("\(vacuous) vacuous") }
    if none > 0 { parts.append("\(none) not applicable") }
    return parts.joined(separator: ", ")
  }

  /// Formats findings in two columns: name and length.
  func list(of findings: [NavigationReport.Finding], note: String? = nil) -> String {
    let width = findings.map(\.name.count).max() ?? 0
    return findings.map { finding in
      "  \(DisplayWidth.padded(finding.name, to: width))  \(finding.trace.map(Self.lengths) ?? "without a trace")"
        + (note.map { "  " + style.yellow($0) } ?? "") + "\n"
    }.joined()
  }

  static func lengths(of trace: NavigationReport.Trace) -> String {
    "\(NavigationReport.inputs(trace.length)), \(CheckTally.count(trace.stepCount, "step"))"
  }

  /// Returns warnings about vacuous properties, and about allowances that suppress nothing.
  ///
  /// - Parameter isMeant: Selects the findings to warn about.
  /// - Returns: One line for each warning.
  func warnings(_ isMeant: (NavigationReport.Finding) -> Bool = { _ in true }) -> String {
    guard !options.isQuiet else { return "" }
    var text = ""
    func warn(_ origin: NavSpec.Origin, _ message: String) {
      text += "\(place(origin)): \(style.yellow("warning")): \(message)\n"
    }
    let expected = Set(
      report.program.expectations.compactMap {
        if case .vacuous(let name) = $0.kind { name.text } else { nil }
      })
    for finding in report.findings where isMeant(finding) {
      if finding.builtIn == nil, finding.verdict == .vacuous, !expected.contains(finding.name) {
        let never = isExhaustive ? "never happens" : "does not happen in the explored worlds"
        warn(finding.origin, "\(finding.name) is vacuous: the situation that it is about \(never)")
      }
      for allowance in finding.allowances
      where allowance.excusesSomething == false && !isShared(allowance.origin) {
        warn(
          allowance.origin,
          "allow \(finding.name) \"\(allowance.reason)\": it suppresses nothing; remove it")
      }
    }
    return text
  }

  /// The table of `--verbose`: each property with its verdict and the number of times it applied, then the events.
  var table: String {
    let width = report.findings.map { DisplayWidth.of($0.name) }.max() ?? 0
    return properties(width) + leftOut + events
  }

  /// What the search of worlds did not store.
  private var leftOut: String {
    let names = report.variablesLeftOut
    let variables =
      names.isEmpty ? "" : "    worlds do not store what nothing reads: \(names.joined(separator: ", "))\n"
    return report.reasonForNoMemo.map { "\(variables)    results of steps were not memoised: \($0)\n" }
      ?? variables
  }

  private func properties(_ width: Int) -> String {
    report.findings.map { finding in
      let mattered = "applied \(finding.mattered.grouped) time\(finding.mattered == 1 ? "" : "s")"
      let verdict: String =
        switch finding.verdict {
        case .holds: "holds, \(mattered)"
        case .violated:
          (finding.allowance.map { "violated, allowed: \($0)" } ?? "violated") + ", \(mattered)"
        case .incomplete(let why): "incomplete: \(why); \(mattered)"
        case .vacuous: "vacuous"
        case .notApplicable: "not applicable"
        }
      return "    \(DisplayWidth.padded(finding.name, to: width))  \(verdict)\n"
    }.joined()
  }

  // MARK: Traces

  /// Formats findings with their traces; findings with the same trace share it.
  func traces(of findings: [NavigationReport.Finding], areExpected: Bool) -> String {
    struct Run: Hashable {
      let trace: NavigationReport.Trace
      let noReturn: Int?
    }
    let earlier = areExpected ? [:] : report.earlierViolations()
    let following = findings.filter { !options.showsAllTraces && isContinuation($0, of: earlier[$0.name]) }
    var groups: [[NavigationReport.Finding]] = []
    var numbers: [Run: Int] = [:]
    for finding in findings where !following.contains(where: { $0.name == finding.name }) {
      let run = finding.trace.map { Run(trace: $0, noReturn: finding.pointOfNoReturn) }
      if let number = run.flatMap({ numbers[$0] }) {
        groups[number].append(finding)
      } else {
        if let run { numbers[run] = groups.count }
        groups.append([finding])
      }
    }
    return groups.map { "\n" + self.text(of: $0, areExpected, earlier) }.joined()
      + following.map { "\n" + text(of: $0, after: earlier[$0.name]) }.joined()
  }

  /// Whether the trace of a finding begins with the whole trace of the property that it violates earlier.
  private func isContinuation(
    _ finding: NavigationReport.Finding, of earlier: NavigationReport.EarlierViolation?
  ) -> Bool {
    guard let trace = finding.trace,
      let first = earlier.flatMap({ earlier in report.findings.first { $0.name == earlier.property } })?.trace
    else { return false }
    return first.initial == trace.initial
      && trace.steps.map(\.action).starts(with: first.steps.map(\.action))
  }

  /// The line about another property that a trace violates before its end.
  private func line(about earlier: NavigationReport.EarlierViolation, _ more: String = "") -> String {
    let moment = earlier.position == 0 ? "at launch" : "in step \(earlier.position)"
    return "  \(style.dim("after"))  \(earlier.property), which this trace violates \(moment)\(more)\n"
  }

  /// Formats a finding whose trace continues the trace of another property.
  private func text(of finding: NavigationReport.Finding, after earlier: NavigationReport.EarlierViolation?)
    -> String
  {
    var text = headline(finding, style.red("error"))
    if let earlier, let trace = finding.trace {
      text += line(about: earlier, "; --all shows the steps") + inputs(of: trace)
    }
    text += "  \(style.dim("again"))  \(again([finding.name], isVerbose: false))\n"
    return text + allowance(of: finding)
  }

  /// The line that allows the violation of a built-in property at its subject; empty for a property of the spec.
  private func allowance(of finding: NavigationReport.Finding) -> String {
    guard finding.builtIn != nil else { return "" }
    let place = finding.subject.map { " at \($0)" } ?? ""
    return "  \(style.dim("allow"))  allow \(finding.name)\(place) \"…\"\n"
  }

  /// A line with the lengths of a trace and its inputs.
  func inputs(of trace: NavigationReport.Trace) -> String {
    "         \(Self.lengths(of: trace)): \(trace.inputs.joined(separator: " · "))\n"
  }

  private func headline(_ finding: NavigationReport.Finding, _ kind: String) -> String {
    "\(style.bold(place(finding.origin))): \(kind): \(style.bold(finding.name)): "
      + "\(finding.message ?? "it is violated")\n"
  }

  private func text(
    of group: [NavigationReport.Finding], _ areExpected: Bool,
    _ earlier: [String: NavigationReport.EarlierViolation]
  ) -> String {
    var text = ""
    for finding in group {
      text += headline(finding, areExpected ? style.dim("expected") : style.red("error"))
    }
    if let first = group.first, let trace = first.trace {
      text +=
        "  \(style.dim("\(facts) · \(report.hasShortestTrace(first) ? "shortest" : "found"): \(Self.lengths(of: trace))"))\n\n"
      text +=
        TraceTable(
          machine: report.machine, trace: trace, path: path, style: style, noReturn: first.pointOfNoReturn
        ).text
      if let trap = first.trap { text += "     └ \(NavigationReport.text(of: trap))\n" }
    }
    for finding in group { text += comparison(of: finding) }
    text += "\n"
    for finding in group { text += rule(of: finding) }
    if let name = group.first?.name, let other = earlier[name] { text += line(about: other) }
    if !areExpected { text += seconds(of: group) }
    let code = group.first.map { report.code(behind: $0) } ?? []
    if !code.isEmpty { text += "  \(style.dim("code"))   \(code.joined(separator: ", "))\n" }
    text += "  \(style.dim("again"))  "
    text += "\(again(group.map(\.name), isVerbose: areExpected))\n"
    return areExpected ? text : group.reduce(text) { $0 + allowance(of: $1) }
  }

  /// Returns the command that repeats the check of some properties.
  ///
  /// - Parameters:
  ///   - names: The names of the properties.
  ///   - isVerbose: Whether the command needs `--verbose` to print the traces.
  /// - Returns: The command, quoted for a shell.
  func again(_ names: [String], isVerbose: Bool) -> String {
    let properties = names.map { " --property \($0)" }.joined()
    let variant = report.program.variant.map { " --variant \($0)" } ?? (hasVariants ? " --variant base" : "")
    let beyond =
      (options.goesBeyondViolations ? " --beyond-violations" : "")
      + (options.keepsUnreadVariables ? " --keep-unread" : "") + options.modularFlag
    let dated = specVersion == nil ? "" : " --ios \(version.name)"
    let flags = "\(dated)\(options.scopeFlags)\(beyond)\(isVerbose ? " --verbose" : "")"
    // A search that a budget has ended would take as long again.
    let isLong = report.cuts.contains(where: \.endsSearch) && options.until == .end
    let first = isLong && names.count == 1 && options.modularFlag.isEmpty ? " --until first" : ""
    return "navcheck check \(SpecFiles.quoted(path))\(variant)\(properties)\(flags)\(first)"
  }

  /// Formats the two continuations that a property has compared, and their difference.
  private func comparison(of finding: NavigationReport.Finding) -> String {
    guard let comparison = finding.comparison else { return "" }
    let width = comparison.ways.map { DisplayWidth.of($0.name) }.max() ?? 0
    let ways = comparison.ways.map { way in
      let steps = way.steps.isEmpty ? "nothing happens" : way.steps.joined(separator: " · ")
      return "     \(style.dim(DisplayWidth.padded(way.name, to: width)))  \(steps)\n"
    }
    let title = ways.count == 1 ? "how the app settles from here" : "compares two continuations from here"
    return "\n  \(style.dim("\(finding.name)\(ways.count == 1 ? ": " : " ")\(title)"))\n" + ways.joined()
      + "     \(DisplayWidth.padded("", to: width))  \(style.red("✗")) \(comparison.difference)\n"
  }

  /// The rule of a property, from its comment or from navcheck's explanation.
  private func rule(of finding: NavigationReport.Finding) -> String {
    let words = finding.rule
    return words.isEmpty ? "" : "  \(style.dim("rule"))   \(words)\n"
  }
}

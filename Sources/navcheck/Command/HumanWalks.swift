import NavCheck
import NavModel

/// The results of random walks as text.
struct HumanWalks {
  let report: NavigationSimulationReport
  let subject: CheckRun.Subject
  let style: TextStyle
  let options: CheckOptions
  let simulation: NavigationSimulation
  /// The spec's own version of iOS if the command line names a version; otherwise nil.
  let specVersion: NavPlatform.Version?

  private var shown: String { SpecFiles.shown(subject.path) }

  var text: String {
    let unexpected = report.unexpected
    if options.isQuiet, unexpected.isEmpty { return "" }
    var text = ""
    if let interruption = report.report.interruption {
      text += style.yellow("stopped: \(interruption); the results below are partial and may vary") + "\n"
    }
    let title = report.program.variant.map { "\(shown)  variant \($0)" } ?? shown
    let verdict =
      !unexpected.isEmpty
      ? CheckTally.count(unexpected.count, "unexpected failure")
      : report.failures.isEmpty ? "no failure found" : "only expected failures"
    text += "\(unexpected.isEmpty ? style.green("✓") : style.red("✗")) \(style.bold(title))  \(verdict)\n"
    text += "  \(style.dim(facts))\n"
    text += HumanReport.note(of: specVersion, on: report.program).map { "  \($0)\n" } ?? ""
    let expected = report.failures.filter { failure in
      !unexpected.contains { $0.finding == failure.finding && $0.subject == failure.subject }
    }
    text += list(expected)
    for sign in report.health {
      text += "  \(style.yellow("warning")): \(sign.message) (\(sign.check.rawValue))\n"
    }
    if options.isVerbose { text += distributions }
    for failure in unexpected { text += "\n" + self.text(of: failure) }
    return text
  }

  /// The counts, the seed and the scope, which precede every verdict.
  private var facts: String {
    let walks = report.report
    var parts = [
      "\(CheckTally.count(walks.walks, "walk")) of seed \(walks.seed)",
      "\(walks.steps.grouped) steps",
      "\(walks.distinctStates.grouped) worlds visited",
    ]
    if let unseen = walks.estimatedUnseenStates, unseen > 0 {
      parts.append("estimated: at least \(unseen.grouped) more")
    }
    parts.append(report.program.platform.name)
    parts.append(report.scope)
    return parts.joined(separator: ", ")
  }

  private func list(_ failures: [NavigationSimulationReport.Failure]) -> String {
    let width = failures.map(\.finding.name.count).max() ?? 0
    return failures.map { failure in
      "  \(DisplayWidth.padded(failure.finding.name, to: width))  "
        + "\(NavigationReport.inputs(failure.shrunk.trace.length)), in \(CheckTally.count(failure.count, "walk"))  "
        + style.yellow("expected") + "\n"
    }.joined()
  }

  /// The lengths of the walks, and how often each kind of event was taken.
  private var distributions: String {
    let lengths = report.report.lengths
    guard let first = lengths.first, let last = lengths.last else { return "" }
    var text = "    lengths   \(first) to \(last) inputs, median \(lengths[lengths.count / 2])"
    text += ", \(report.report.endedEarly) ended early\n"
    let width = report.report.kinds.map { DisplayWidth.of($0.kind) }.max() ?? 0
    for kind in report.report.kinds {
      text += "    \(DisplayWidth.padded(kind.kind, to: width))  taken \(kind.taken.grouped)"
      text += " of \(kind.enabled.grouped)\n"
    }
    return text
  }

  private func text(of failure: NavigationSimulationReport.Failure) -> String {
    let finding = failure.finding
    let trace = failure.shrunk.trace
    let origin = finding.origin
    let place = "\(SpecFiles.shown(report.program.path(of: origin) ?? subject.path)):\(origin.line)"
    var text = "\(style.bold(place)): \(style.red("error")): \(style.bold(finding.name)): "
    text += "\(finding.message ?? "it is violated")\n"
    text += "  "
    text += style.dim(
      "in \(CheckTally.count(failure.count, "walk")), first in number \(failure.walk) after \(NavigationReport.inputs(failure.found.length)) · "
        + "shrunk to \(NavigationReport.inputs(trace.length)), \(CheckTally.count(trace.stepCount, "step"))"
        + (failure.shrunk.isMinimal ? "" : "; shrinking stopped at its budget"))
    text += "\n\n"
    text +=
      TraceTable(
        machine: report.machine, trace: trace, path: subject.path, style: style,
        noReturn: finding.pointOfNoReturn
      ).text + "\n"
    let words = finding.rule
    if !words.isEmpty { text += "  \(style.dim("rule"))   \(words)\n" }
    text += "  \(style.dim("again"))  \(again(finding.name))\n"
    return text
  }

  /// Returns the command that repeats the walks for a property.
  func again(_ name: String) -> String {
    let variant = report.program.variant ?? (subject.hasVariants ? "base" : nil)
    return "navcheck simulate \(SpecFiles.quoted(subject.path))\(variant.map { " --variant \($0)" } ?? "")"
      + " --property \(name)\(versionFlag)\(options.scopeFlags)\(walkFlags)"
  }

  private var versionFlag: String {
    specVersion == nil ? "" : " --ios \(report.program.platform.version.name)"
  }

  /// The options that change the walks, as the command line has them.
  private var walkFlags: String {
    let usual = NavigationSimulation()
    var text = simulation.seed == usual.seed ? "" : " --seed \(simulation.seed)"
    if simulation.walks != usual.walks { text += " --walks \(simulation.walks)" }
    if simulation.length != usual.length { text += " --length \(simulation.length)" }
    if !simulation.isSwarm { text += " --uniform" }
    for (name, weight) in simulation.weights.sorted(by: { $0.key < $1.key }) {
      text += " --weight \(SpecFiles.quoted("\(name)=\(weight)"))"
    }
    if simulation.shrinking.ball > 0 { text += " --shortcuts \(simulation.shrinking.ball)" }
    return text
  }
}

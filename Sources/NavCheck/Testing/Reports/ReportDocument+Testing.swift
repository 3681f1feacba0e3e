import NavCheck
import NavModel

extension ReportDocument.Check {
  /// Makes the report of a checked spec.
  init(_ verification: NavigationVerification, of source: NavigationSpecSource, variant: String?) {
    self.init(path: source.title, variant: variant, outcome: "as-expected")
    differences = verification.failures.map(\.description)
    guard let report = verification.report else {
      outcome = "invalid"
      diagnostics = differences.map {
        ReportDocument.Diagnostic(
          severity: "error", code: outcome, message: $0, help: nil, path: source.title, line: 0, column: 0)
      }
      return
    }
    if !differences.isEmpty { outcome = "not-as-expected" }
    if case .incomplete = report.judged(), differences.count == 1 { outcome = "incomplete" }
    platform = report.program.platform.pack.rawValue
    ios = report.program.platform.dated?.rawValue
    dialect = report.program.dialect.library.rawValue
    scope = report.scope
    worlds = report.worlds
    worldsNotFollowed = report.worldsNotFollowed > 0 ? report.worldsNotFollowed : nil
    isComplete = report.isComplete
    completeInputs = report.completeInputs
    cuts = report.cuts.map { "\($0)" }
    let tolerated = Set((report.expectedViolations + report.knownViolations).map(\.name))
    coordinators = report.program.coordinators.map(\.name)
    events = ReportDocument.Event.all(of: report) { source.place(of: $0, in: report.program) }
    properties = report.findings.map { finding in
      ReportDocument.Property(
        finding, report.machine, explored: report.worldsForSecondCause,
        isExpected: !finding.isViolated || finding.isAllowed || tolerated.contains(finding.name),
        path: source.title, place: { source.place(of: $0, in: report.program) })
    }
    for index in properties.indices where properties[index].verdict == "violated" {
      properties[index].again = ReportFolder.again
    }
  }

  /// Makes the report of a replayed trace that must keep a property.
  init(
    _ failure: NavigationFailure?, of source: NavigationSpecSource, variant: String?, keeping property: String
  ) {
    self.init(path: "\(source.title) \(property)", variant: variant, outcome: "as-expected")
    guard let failure else { return }
    outcome = "not-as-expected"
    differences = [failure.description]
  }

  /// Makes the report of a checked state machine.
  init<State, Action>(_ report: CheckReport<State, Action>, of machine: String) {
    self.init(path: machine, outcome: "as-expected")
    for result in report.results {
      switch result.verdict {
      case .violated:
        outcome = "not-as-expected"
        differences.append("\(result.name): \(result.verdict)")
      case .incomplete:
        if outcome == "as-expected" { outcome = "incomplete" }
        differences.append("\(result.name): \(result.verdict)")
      default: continue
      }
    }
  }

  /// Makes the report of an explored app.
  init(_ report: SimulatedReport, of app: String) {
    self.init(path: app, outcome: "as-expected")
    kind = "app"
    scope = report.scope
    worlds = report.situations
    cuts = report.cut.map { [$0] } ?? []
    isComplete = report.cut == nil
    if report.cut != nil { outcome = "incomplete" }
    if !report.findings.isEmpty { outcome = "not-as-expected" }
    differences = report.findings.map { "\($0.property): \($0.message)" }
    var names: [String] = []
    for coordinator in report.findings.flatMap({ $0.pictures.flatMap(\.coordinators) })
    where !names.contains(coordinator.name) {
      names.append(coordinator.name)
    }
    coordinators = names.isEmpty ? nil : names
    properties = report.findings.map { finding in
      var property = ReportDocument.Property(
        name: finding.property, isBuiltIn: true, verdict: "violated", isExpected: false, mattered: 1,
        message: finding.message, path: app, line: 0)
      property.inputs = finding.inputs
      property.rule = NavBuiltIn(rawValue: finding.property)?.summary
      property.allow = finding.allowance
      property.again = ReportFolder.again
      property.pictures = finding.pictures.isEmpty ? nil : finding.pictures
      property.trace = finding.steps.enumerated().map { index, taken in
        var step = ReportDocument.Step(actor: taken.actor, event: taken.event, changes: [taken.screen])
        if index < finding.messages.count { step.messages = finding.messages[index] }
        return step
      }
      property.pointOfNoReturn = finding.pointOfNoReturn
      if property.pictures != nil { property.unknown = finding.unknown }
      return property
    }
  }

  /// Makes the report of an implementation that was compared with a spec.
  init(_ report: ConformanceReport, of source: NavigationSpecSource, variant: String?) {
    self.init(path: source.title, variant: variant, outcome: "as-expected")
    kind = "conformance"
    if !report.differences.isEmpty { outcome = "not-as-expected" }
    differences = report.differences.map(\.description)
    coordinators = try? source.program(variant).get().coordinators.map(\.name)
    properties = report.differences.map {
      ReportDocument.Property($0, of: source)
    }
    worlds = report.situations
    cuts = report.undriven.map(\.description) + report.unsupported.map { "\($0): the driver cannot do it" }
    isComplete = cuts.isEmpty
  }
}

extension ReportDocument.Property {
  /// Makes a property from a difference between code and spec.
  fileprivate init(_ difference: ConformanceReport.Difference, of source: NavigationSpecSource) {
    let place = difference.steps.last.map { "at '\($0)'" } ?? "at launch"
    let spec = difference.expected.joined(separator: " or ")
    self.init(
      name: "conformance", isBuiltIn: true, verdict: "violated", isExpected: false, mattered: 1,
      message: "\(place) code and spec differ: spec \(spec); code \(difference.observed)", path: source.title,
      line: difference.line ?? 0)
    if line > 0 { text = source.line(line) }
    rule = "When settled, the code is in one of the worlds that the spec allows."
    inputs = difference.steps.count
    again = ReportFolder.again
    comparison = ReportDocument.Comparison(
      ways: [
        ReportDocument.Way(name: "spec", steps: difference.expected),
        ReportDocument.Way(name: "code", steps: [difference.observed]),
      ],
      difference:
        "if the code is right, change the spec; if the spec is right, fix what the code does at the last step"
    )
    let film = difference.film
    trace =
      film.pictures.isEmpty
      ? difference.steps.map { ReportDocument.Step(actor: "user", event: $0, changes: []) } : film.steps
    pictures = film.pictures.isEmpty ? nil : film.pictures
    alternatives = film.alternatives.isEmpty ? nil : film.alternatives
    unknown = film.unknown
  }
}

extension SimulatedReport.Finding {
  /// The element of `allowing:` that suppresses the finding, with a placeholder for the reason.
  fileprivate var allowance: String {
    func quoted(_ text: String) -> String {
      "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
    guard let place else { return quoted(property) }
    return ".allowing(\(quoted(property)), at: \(quoted(place)), because: \"…\")"
  }
}

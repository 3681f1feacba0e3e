public import NavCheck
import NavModel

/// The result of checking a spec in a test; it has no failures if all properties are as the spec expects.
struct NavigationVerification {
  /// One failure for each property that is not as expected, and one for all other differences.
  var failures: [NavigationFailure] = []
  /// The report; nil if the spec has errors.
  var report: NavigationReport?
  /// The traces of the properties that are not as expected, and a page with their pictures.
  private(set) var attachments: [TraceAttachment] = []

  init(
    _ source: NavigationSpecSource, variant: String?, within budget: CheckBudget,
    beyondViolations: Bool = false
  ) {
    let program: NavProgram
    switch source.program(variant) {
    case .success(let resolved): program = resolved
    case .failure(let failure):
      failures = [failure]
      return
    }
    let check = NavigationCheck(program)
    for file in source.corpus where file.variant == variant {
      guard let finding = check.replay(file)?.finding, !finding.isTolerated(by: program) else { continue }
      failures.append(
        NavigationFailure("corpus: \(file.name) still fails: \(finding.message ?? "it is violated")"))
    }
    let report = check.run(within: budget, beyondViolations: beyondViolations)
    self.report = report
    switch report.judged() {
    case .asExpected: break
    case .incomplete(let sentences):
      let first = sentences.first ?? "a budget ended the search"
      let rest = sentences.count > 1 ? ", and \(sentences.count - 1) more" : ""
      failures += [
        NavigationFailure(
          "\(program.name): incomplete within \(report.worlds) worlds, \(report.scope): \(first)\(rest)")
      ]
    case .unmet(let sentences, _):
      let told = report.findings.filter { finding in
        finding.isViolated && sentences.contains { $0.hasPrefix("\(finding.name) ") }
      }
      for finding in told {
        let failure = Self.failure(finding, report, variant)
        failures.append(failure)
        let attachment = TraceAttachment(
          finding, of: report.program, source.spec, text: failure.description)
        if let attachment { attachments.append(attachment) }
      }
      let rest = sentences.filter { sentence in !told.contains { sentence.hasPrefix("\($0.name) ") } }
      if !rest.isEmpty { failures.append(NavigationFailure(rest.joined(separator: "\n"))) }
      let check = ReportDocument.Check(self, of: source, variant: variant)
      if let film = TraceAttachment(filmOf: check, named: program.name) { attachments.append(film) }
    }
  }

  /// Describes a finding with its trace, and with a regression test to paste.
  private static func failure(
    _ finding: NavigationFinding, _ report: NavigationReport, _ variant: String?
  ) -> NavigationFailure {
    var text = "\(finding.name): \(finding.message ?? "it is violated")\n"
    let areAll = report.isComplete && report.worldsNotFollowed == 0
    text += "\(report.worlds) worlds\(areAll ? " (all)" : ""), \(report.scope)\n"
    guard let trace = finding.trace else { return NavigationFailure(text) }
    text += report.hasShortestTrace(finding) ? "shortest: " : "found: "
    text += "\(NavigationReport.inputs(trace.length)), \(trace.stepCount) steps\n"
    for (index, step) in trace.steps.enumerated() {
      text += "  \(index + 1)  \(step.action.event.actor.rawValue)  \(step.action)\n"
    }
    if let lasso = trace.lasso { text += "  \(NavigationReport.ending(of: lasso, in: trace))\n" }
    if let trap = finding.trap { text += "  \(NavigationReport.text(of: trap))\n" }
    guard finding.isShownByEnd else { return NavigationFailure(text) }
    text += "\nto keep it fixed:\n\n"
    text += "@Test func `\(finding.name) stays fixed`() {\n"
    text +=
      "  expectTrace(of: spec, \(variant.map { "variant: \"\($0)\", " } ?? "")keeps: \"\(finding.name)\", [\n"
    for step in trace.steps { text += "    \"\(step.action)\",\n" }
    text += "  ])\n}\n"
    return NavigationFailure(text)
  }
}

/// Checks a spec in a throwing test, such as one of XCTest, and throws an error if results differ from the spec's
/// expectations.
///
/// ```swift
/// func testCheckout() throws { try verifyNavigation(of: checkout) }
/// ```
///
/// - Parameters:
///   - spec: The spec: a text, a value, or the contents of a file.
///   - variant: The name of the variant; nil for the spec as written.
///   - budget: The limit of the search. A property that the search leaves undecided fails, unless the spec expects it.
///   - beyondViolations: Whether the search explores everything that follows violations. By default, a search of more
///     than about 5,000 worlds does not go on from a settled world that violates a structural property, such as
///     `screen-has-owner`.
/// - Returns: The report; all of its results are as the spec expects.
/// - Throws: ``NavigationFailure`` with the errors of the spec, or with each difference and its trace.
@discardableResult
public func verifyNavigation(
  of spec: NavigationSpecSource, variant: String? = nil, within budget: CheckBudget = .states(20_000),
  beyondViolations: Bool = false
) throws -> NavigationReport {
  let verification = NavigationVerification(
    spec, variant: variant, within: budget, beyondViolations: beyondViolations)
  ReportFolder.leave("spec", ReportDocument.Check(verification, of: spec, variant: variant))
  TraceAttachment.attach(verification.attachments)
  guard let report = verification.report, verification.failures.isEmpty else {
    throw NavigationFailure(verification.failures.map(\.description).joined(separator: "\n\n"))
  }
  return report
}

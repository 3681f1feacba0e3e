public import NavCheck
import NavModel

/// What a check of a spec in a test has to say: nothing where all is as the spec expects.
struct NavigationVerification {
  /// One text for each property that is not as expected, and one for what else differs.
  var failures: [NavigationFailure] = []
  /// The report; nil where the spec has mistakes.
  var report: NavigationReport?
  /// The traces of the properties that are not as expected.
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

  /// A finding with its trace, and a test that keeps it from coming back.
  private static func failure(
    _ finding: NavigationFinding, _ report: NavigationReport, _ variant: String?
  ) -> NavigationFailure {
    var text = "\(finding.name): \(finding.message ?? "it is violated")\n"
    let areAll = report.isComplete && report.worldsNotFollowed == 0
    text += "\(report.worlds) worlds\(areAll ? " (all)" : ""), \(report.scope)\n"
    guard let trace = finding.trace else { return NavigationFailure(text) }
    text += "shortest: \(NavigationReport.inputs(trace.length)), \(trace.stepCount) steps\n"
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

/// Checks a spec and throws an error with the differences from its expectations: for XCTest, and any throwing test.
///
/// ```swift
/// func testCheckout() throws { try verifyNavigation(of: checkout) }
/// ```
///
/// - Parameters:
///   - spec: The spec.
///   - variant: Which variant; nil for the text as written.
///   - budget: How much to explore; a property that it leaves undecided fails, unless the spec expects that.
///   - beyondViolations: Whether the search goes on after a settled world that violates a property, not only to the next settled world.
/// - Returns: The report.
/// - Throws: ``NavigationFailure`` with every trace.
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

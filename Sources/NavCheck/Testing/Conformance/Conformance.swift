import NavCheck
import NavModel

/// Compares an implementation with a spec, step by step.
///
/// Every step of the spec that the driver controls is driven once, after a new launch and the shortest path to it. After each
/// step the app settles, and what is observed is compared with the *set of worlds* in which the spec may be then. Where
/// something differs, the report is attached to the test, and a page with a film of the way to each difference.
///
/// - Parameters:
///   - driver: Drives the code.
///   - spec: The spec.
///   - variant: Which variant; nil for the text as written.
///   - budget: Limits on the comparison.
/// - Returns: The differences, and how much was compared.
/// - Throws: ``NavigationFailure`` if the spec has mistakes.
@MainActor public func conformance(
  of driver: any NavigationDriver, to spec: NavigationSpecSource, variant: String? = nil,
  within budget: ConformanceBudget = ConformanceBudget()
) async throws -> ConformanceReport {
  var run = ConformanceRun(try spec.program(variant).get(), driver, budget)
  let report = await run.run()
  return leave(report, of: spec, variant)
}

/// Compares an implementation with a spec along given paths, such as those that `navcheck generate` writes.
///
/// - Parameters:
///   - driver: Drives the code.
///   - spec: The spec.
///   - variant: Which variant; nil for the text as written.
///   - ways: The paths, each as descriptions of steps as in traces. A path ends before a step that the spec does not allow.
/// - Returns: The differences, and how much was compared.
/// - Throws: ``NavigationFailure`` if the spec has mistakes.
@MainActor public func conformance(
  of driver: any NavigationDriver, to spec: NavigationSpecSource, variant: String? = nil,
  along ways: [[String]]
) async throws -> ConformanceReport {
  var run = ConformanceRun(try spec.program(variant).get(), driver, ConformanceBudget())
  let report = await run.run(along: ways)
  return leave(report, of: spec, variant)
}

/// Leaves the report of a comparison, and attaches what differs to the test.
private func leave(
  _ report: ConformanceReport, of spec: NavigationSpecSource, _ variant: String?
) -> ConformanceReport {
  ReportFolder.leave("conformance", ReportDocument.Check(report, of: spec, variant: variant))
  let film = TraceAttachment.film(of: report, from: spec, variant: variant)
  TraceAttachment.attach(TraceAttachment.all(of: report) + [film].compactMap(\.self))
  return report
}

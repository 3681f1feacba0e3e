import NavCheck
import NavModel

/// Compares an implementation with a spec, step by step.
///
/// In each situation within the budget, the comparison drives each step that the spec allows and the driver controls,
/// after a new launch and a path to the situation. After the step the app settles, and the comparison matches the
/// observation with the *set of worlds* that the spec allows then. Some inputs also come before the app has settled
/// (``ConformanceBudget/hurriedInputs``). An error that the driver throws is a difference. If something differs, the
/// test gets the report as an attachment, and a page with pictures of the path to each difference.
///
/// - Parameters:
///   - driver: The driver of the implementation.
///   - spec: The spec.
///   - variant: The name of the variant; nil for the spec as written.
///   - budget: The limits of the comparison.
/// - Returns: The differences, and the numbers of steps and situations that were compared.
/// - Throws: ``NavigationFailure`` if the spec has errors.
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
/// Each path begins with a new launch, and every input waits until the app has settled. If something differs, the test
/// gets the report as an attachment, and a page with pictures of the path to each difference.
///
/// - Parameters:
///   - driver: The driver of the implementation.
///   - spec: The spec.
///   - variant: The name of the variant; nil for the spec as written.
///   - ways: The paths, each as descriptions of steps as traces print them. A path ends before a step that the spec
///     does not allow or the app does not perform, and after a difference.
/// - Returns: The differences, the number of steps on the paths that were driven to their end, and the last steps of
///   the other paths as undriven; the number of situations is 0.
/// - Throws: ``NavigationFailure`` if the spec has errors.
@MainActor public func conformance(
  of driver: any NavigationDriver, to spec: NavigationSpecSource, variant: String? = nil,
  along ways: [[String]]
) async throws -> ConformanceReport {
  var run = ConformanceRun(try spec.program(variant).get(), driver, ConformanceBudget())
  let report = await run.run(along: ways)
  return leave(report, of: spec, variant)
}

/// Writes the report of a comparison to the report folder, and attaches the differences to the test.
private func leave(
  _ report: ConformanceReport, of spec: NavigationSpecSource, _ variant: String?
) -> ConformanceReport {
  ReportFolder.leave("conformance", ReportDocument.Check(report, of: spec, variant: variant))
  let film = TraceAttachment.film(of: report, from: spec, variant: variant)
  TraceAttachment.attach(TraceAttachment.all(of: report) + [film].compactMap(\.self))
  return report
}

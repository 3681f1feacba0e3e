#if canImport(Testing)
public import NavCheck
import NavModel
public import Testing

/// Checks a spec in a test: one issue for each property that is not as the spec expects, at the line of the call.
///
/// ```swift
/// @Test(arguments: checkout.variants) func checkoutHolds(variant: String?) {
///   expectNavigation(of: checkout, variant: variant)
/// }
/// ```
///
/// - Parameters:
///   - spec: The spec: a text, a value, or a file.
///   - variant: Which variant; nil for the text as written.
///   - budget: How much to look at; what it cuts off is an issue, too. A debug build explores some hundred worlds a second.
///   - sourceLocation: Where issues are shown.
/// - Returns: The report; nil if the spec has mistakes.
@discardableResult
public func expectNavigation(
  of spec: NavigationSpecSource, variant: String? = nil, within budget: CheckBudget = .states(20_000),
  sourceLocation: SourceLocation = #_sourceLocation
) -> NavigationReport? {
  let verification = NavigationVerification(spec, variant: variant, within: budget)
  for failure in verification.failures {
    Issue.record("\(failure)", sourceLocation: sourceLocation)
  }
  return verification.report
}

/// Plays a trace that once broke a property of a spec, and expects that it does so no more.
///
/// The message of a failing ``expectNavigation(of:variant:within:sourceLocation:)`` contains a call to paste. Steps that are
/// not possible any more are left out.
public func expectTrace(
  of spec: NavigationSpecSource, variant: String? = nil, keeps property: String, _ steps: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if let failure = failure(ofTrace: steps, on: spec, variant: variant, property: property) {
    Issue.record("\(failure)", sourceLocation: sourceLocation)
  }
}

/// Checks a machine in a test: one issue for each property that is violated or not decided, with its trace.
///
/// - Parameters:
///   - checker: The machine with its properties.
///   - budget: How much to look at.
///   - sourceLocation: Where issues are shown.
/// - Returns: The report.
@discardableResult
public func expectHolds<Machine: StateMachine>(
  _ checker: Checker<Machine>, within budget: CheckBudget = .states(1_000_000),
  sourceLocation: SourceLocation = #_sourceLocation
) -> CheckReport<Machine.State, Machine.Action> {
  let report = checker.run(within: budget)
  for result in report.results {
    switch result.verdict {
    case .violated(let trace):
      let steps = trace.map { "\n\($0)" } ?? ""
      Issue.record("\(result.name): \(result.verdict)\(steps)", sourceLocation: sourceLocation)
    case .incomplete: Issue.record("\(result.name): \(result.verdict)", sourceLocation: sourceLocation)
    default: continue
    }
  }
  return report
}

/// Expects that the exploration of an app has found nothing: one issue for each finding, with its way.
@MainActor public func expectQuiet(
  _ report: SimulatedReport, sourceLocation: SourceLocation = #_sourceLocation
) {
  for finding in report.findings { Issue.record("\(finding)\(report.scope)", sourceLocation: sourceLocation) }
  if let cut = report.cut { Issue.record("incomplete: \(cut)", sourceLocation: sourceLocation) }
}
#endif

#if canImport(Testing)
import Foundation
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
/// The trace of each such property is attached to the test, as a file for `navcheck replay FILE --spec SPEC`, and so is a
/// page with the films of all of them.
///
/// - Parameters:
///   - spec: The spec: a text, a value, or a file.
///   - variant: Which variant; nil for the text as written.
///   - budget: How much to explore; what it cuts off is an issue, too. A debug build explores some hundred worlds a second.
///   - beyondViolations: Whether the search goes on after a settled world that violates a property, not only to the next settled world.
///   - sourceLocation: Where issues are shown.
/// - Returns: The report; nil if the spec has mistakes.
@discardableResult
public func expectNavigation(
  of spec: NavigationSpecSource, variant: String? = nil, within budget: CheckBudget = .states(20_000),
  beyondViolations: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
) -> NavigationReport? {
  let verification = NavigationVerification(
    spec, variant: variant, within: budget, beyondViolations: beyondViolations)
  ReportFolder.leave("spec", ReportDocument.Check(verification, of: spec, variant: variant))
  TraceAttachment.attach(verification.attachments, sourceLocation: sourceLocation)
  for failure in verification.failures {
    Issue.record("\(failure)", sourceLocation: sourceLocation)
  }
  return verification.report
}

/// Replays a trace that once violated a property of a spec, and expects that it no longer does.
///
/// The message of a failing ``expectNavigation(of:variant:within:beyondViolations:sourceLocation:)`` contains a call to paste. Steps that are
/// no longer possible are left out.
public func expectTrace(
  of spec: NavigationSpecSource, variant: String? = nil, keeps property: String, _ steps: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let verification = TraceVerification(of: steps, on: spec, variant: variant, property: property)
  ReportFolder.leave(
    "trace", ReportDocument.Check(verification.failure, of: spec, variant: variant, keeping: property))
  TraceAttachment.attach(
    [verification.attachment, verification.film].compactMap(\.self), sourceLocation: sourceLocation)
  if let failure = verification.failure {
    Issue.record("\(failure)", sourceLocation: sourceLocation)
  }
}

/// Checks a machine in a test: one issue for each property that is violated or not decided, with its trace.
///
/// - Parameters:
///   - checker: The machine with its properties.
///   - budget: How much to explore.
///   - sourceLocation: Where issues are shown.
/// - Returns: The report.
@discardableResult
public func expectHolds<Machine: StateMachine>(
  _ checker: Checker<Machine>, within budget: CheckBudget = .states(1_000_000),
  sourceLocation: SourceLocation = #_sourceLocation
) -> CheckReport<Machine.State, Machine.Action> {
  let report = checker.run(within: budget)
  ReportFolder.leave("machine", ReportDocument.Check(report, of: "\(Machine.self)"))
  TraceAttachment.attach(TraceAttachment.all(of: report), sourceLocation: sourceLocation)
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

/// Expects that a spec and a route type of the app have the same names: one issue for each name that one side lacks.
///
/// ```swift
/// expectRoutes(of: "Home", in: spec, HomeRoute.self)      // enum HomeRoute: CaseIterable { case list, article }
/// ```
///
/// - Parameters:
///   - coordinator: The coordinator of the spec.
///   - spec: The spec.
///   - routes: The route type; the names of its cases are compared, without values.
///   - sourceLocation: Where issues are shown.
public func expectRoutes<Route: CaseIterable>(
  of coordinator: String, in spec: NavigationSpecSource, _ routes: Route.Type,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let program: NavProgram
  switch spec.program(nil) {
  case .success(let resolved): program = resolved
  case .failure(let failure):
    Issue.record("\(failure)", sourceLocation: sourceLocation)
    return
  }
  guard let declared = program.coordinators.first(where: { $0.name == coordinator }) else {
    Issue.record("the spec has no coordinator '\(coordinator)'", sourceLocation: sourceLocation)
    return
  }
  let known = Set(declared.places.map { program.places[$0].signature.name })
  let cases = Set(Route.allCases.map { String("\($0)".prefix { $0 != "(" }) })
  for name in known.subtracting(cases).sorted() {
    Issue.record(
      "\(Route.self) has no case '\(name)', which \(coordinator) of the spec has",
      sourceLocation: sourceLocation)
  }
  for name in cases.subtracting(known).sorted() {
    Issue.record(
      "\(coordinator) of the spec has no '\(name)', which \(Route.self) has", sourceLocation: sourceLocation)
  }
}

/// Expects that the exploration of an app has no findings: records one issue for each finding, with its path.
///
/// An exploration that was cut off, or that reached one situation only, is an issue as well; other warnings of the report are written to the
/// error stream. In XCTest, which drops issues, assert that `report.findings` is empty.
@MainActor public func expectQuiet(
  _ report: SimulatedReport, sourceLocation: SourceLocation = #_sourceLocation
) {
  if report.shard != nil { return ReportFolder.leaveMark() }
  ReportFolder.leave("app", ReportDocument.Check(report, of: ReportFolder.test))
  TraceAttachment.attach(
    TraceAttachment.all(of: report, app: ReportFolder.test), sourceLocation: sourceLocation)
  var issues = report.findings.map { "\($0)\(report.scope)" }
  if let cut = report.cut { issues.append("incomplete: \(cut)") }
  if report.isVacuous { issues += report.warnings.prefix(1) }
  for warning in report.warnings.dropFirst(report.isVacuous ? 1 : 0) {
    tell("navcheck: warning: \(ReportFolder.test): \(warning)")
  }
  for issue in issues { Issue.record("\(issue)", sourceLocation: sourceLocation) }
  // A test of XCTest would pass all the same.
  if Test.current == nil, !issues.isEmpty {
    tell(issues.joined(separator: "\n"))
    preconditionFailure(
      "expectQuiet was called outside of a Swift Testing test, where issues are lost: assert that report.findings is "
        + "empty instead"
    )
  }
}

private func tell(_ line: String) {
  try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
}
#endif

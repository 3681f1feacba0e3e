#if canImport(Testing)
import Foundation
public import NavCheck
import NavModel
public import Testing

/// Checks a spec in a test, and records issues if the spec has errors or if results differ from its expectations.
///
/// ```swift
/// @Test(arguments: checkout.variants) func checkoutHolds(variant: String?) {
///   expectNavigation(of: checkout, variant: variant)
/// }
/// ```
///
/// Each violated property that the spec does not expect is one issue, and so is each saved trace beside the spec's file
/// that still fails. All other differences together are one issue. The test gets an attachment with the trace of each
/// such property, if possible as a file for `navcheck replay FILE --spec SPEC`. Another attachment is a page with the
/// traces as pictures.
///
/// - Parameters:
///   - spec: The spec: a text, a value, or the contents of a file.
///   - variant: The name of the variant; nil for the spec as written.
///   - budget: The limit of the search. A property that the search leaves undecided is an issue, unless the spec
///     expects it. A debug build explores a few hundred worlds a second.
///   - beyondViolations: Whether the search explores everything that follows violations. By default, a search of more
///     than about 5,000 worlds does not go on from a settled world that violates a structural property, such as
///     `screen-has-owner`.
///   - sourceLocation: The location at which the test reports issues; by default the line of the call.
/// - Returns: The report; nil if the spec has errors.
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

/// Replays a trace that once violated a property of a spec, and records an issue if the replay violates it.
///
/// If the end of a trace shows the violation, the message of a failing
/// ``expectNavigation(of:variant:within:beyondViolations:sourceLocation:)`` contains a call to paste.
///
/// If a step is no longer possible, the replay first inserts steps of the platform that enable it, or takes a similar
/// step; otherwise it skips the step. Further steps of the platform can follow the last one.
///
/// - Parameters:
///   - spec: The spec: a text, a value, or the contents of a file. A spec with errors is an issue.
///   - variant: The name of the variant; nil for the spec as written.
///   - property: The name of the property. It is an issue if the spec has no such property, if the property does not
///     apply to the spec, or if no end of a trace can show its violation, as for `sometimes`, `possible` and `eventually`.
///   - steps: The steps of the trace, as the report prints them.
///   - sourceLocation: The location at which the test reports the issue; by default the line of the call.
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

/// Checks a state machine in a test, and records one issue for each property that is violated or undecided.
///
/// - Parameters:
///   - checker: The state machine with its properties.
///   - budget: The limit of the search.
///   - sourceLocation: The location at which the test reports issues; by default the line of the call.
/// - Returns: The report, with a trace for each violated property that has one.
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

/// Compares the routes of a coordinator in a spec with a route type of the app, and records one issue for each name
/// that one of them lacks.
///
/// ```swift
/// expectRoutes(of: "Home", in: spec, HomeRoute.self)      // enum HomeRoute: CaseIterable { case list, article }
/// ```
///
/// - Parameters:
///   - coordinator: The name of the coordinator in the spec. A name that the spec does not have is an issue.
///   - spec: The spec: a text, a value, or the contents of a file. A spec with errors is an issue.
///   - routes: The route type. Only the names of its cases are compared, not their associated values.
///   - sourceLocation: The location at which the test reports issues; by default the line of the call.
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
    Issue.record(
      """
      \(program.name) has no coordinator '\(coordinator)'; \
      it has \(program.coordinators.map(\.name).joined(separator: ", "))
      """, sourceLocation: sourceLocation)
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

/// Expects that an exploration or walk of an app has no findings, and records an issue for each finding, with its path.
///
/// An exploration that a budget ended, or that reached one situation only and found nothing, is an issue as well. The
/// function writes other warnings of the report to the error stream. It ends the process if it is called outside a
/// Swift Testing test while there are issues, since XCTest drops them; in XCTest, assert that `report.findings` is
/// empty and `report.cut` is nil.
///
/// - Parameters:
///   - report: The report of the exploration or the walks. If another shard runs them, the function records no issue.
///   - sourceLocation: The location at which the test reports issues; by default the line of the call.
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
  // A test of XCTest would pass in spite of the issues.
  if Test.current == nil, !issues.isEmpty {
    tell(issues.joined(separator: "\n"))
    preconditionFailure(
      "expectQuiet was called outside of a Swift Testing test, where issues are lost: instead, assert that "
        + "report.findings is empty and report.cut is nil"
    )
  }
}

private func tell(_ line: String) {
  try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
}
#endif

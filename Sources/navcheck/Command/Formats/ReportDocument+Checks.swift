import NavCheck
import NavModel

extension ReportDocument.Check {
  /// A spec that cannot be checked, or a variant of one.
  init(path: String, variant: String? = nil, diagnostics: [NavDiagnostic], files: [String]) {
    self.init(path: SpecFiles.shown(path), variant: variant, outcome: "invalid")
    self.diagnostics = diagnostics.map { ReportDocument.Diagnostic($0, path: path, files: files) }
  }

  /// A spec that was checked.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - path: The spec.
  ///   - outcome: Whether that is as expected.
  ///   - specVersion: The spec's own version of iOS, where the command line names others.
  init(
    _ report: NavigationReport, path: String, outcome: NavigationReport.Outcome,
    specVersion: NavPlatform.Version? = nil
  ) {
    self.init(path: SpecFiles.shown(path), variant: report.program.variant, outcome: "")
    switch outcome {
    case .asExpected: self.outcome = "as-expected"
    case .unmet(let sentences, _):
      self.outcome = "not-as-expected"
      differences = sentences
    case .incomplete(let sentences):
      self.outcome = "incomplete"
      differences = sentences
    }
    platform = report.program.platform.pack.rawValue
    ios = report.program.platform.dated?.rawValue
    specIOS = specVersion?.rawValue
    dialect = report.program.dialect.library.rawValue
    scope = report.scope
    worlds = report.worlds
    worldsNotFollowed = report.worldsNotFollowed > 0 ? report.worldsNotFollowed : nil
    isComplete = report.isComplete
    cuts = (report.omission.map { ["\($0)"] } ?? []) + report.cuts.map { "\($0)" }
    omission = report.omission.map {
      ReportDocument.Omission(
        technique: "\($0.technique)", expectedWorlds: $0.expectedStates, probability: $0.probability,
        nextChance: $0.nextChance)
    }
    let isOther = specVersion.map { $0 != report.program.platform.version } ?? false
    let tolerated = Set(
      (isOther
        ? report.findings.filter { $0.isTolerated(by: report.program) }
        : report.expectedViolations + report.knownViolations).map(\.name))
    properties = report.findings.map {
      ReportDocument.Property(
        $0, program: report.program, machine: report.machine, code: report.code(behind: $0), path: path,
        isExpected: tolerated.contains($0.name) || $0.isAllowed)
    }
  }
}

extension ReportDocument.Check {
  /// A spec through which random walks were taken: its failures are all that can be said.
  init(_ report: NavigationSimulationReport, path: String, specVersion: NavPlatform.Version? = nil) {
    let unexpected = report.unexpected
    self.init(
      path: SpecFiles.shown(path), variant: report.program.variant,
      outcome: unexpected.isEmpty ? "as-expected" : "not-as-expected")
    differences = unexpected.map { "\($0.finding.name) is violated, which is not expected" }
    platform = report.program.platform.pack.rawValue
    ios = report.program.platform.dated?.rawValue
    specIOS = specVersion?.rawValue
    dialect = report.program.dialect.library.rawValue
    scope = report.scope
    worlds = report.report.distinctStates
    isComplete = false
    cuts = ["\(CheckTally.count(report.report.walks, "random walk")) of seed \(report.report.seed)"]
    properties = report.failures.map {
      ReportDocument.Property(
        $0.finding, program: report.program, machine: report.machine, code: [], path: path,
        isExpected: $0.finding.isTolerated(by: report.program))
    }
  }
}

extension ReportDocument.Check {
  /// ` on iOS 18` where the command line named versions, so that each check has a name of its own; else nothing.
  var versionText: String { specIOS == nil ? "" : ios.map { " on iOS \($0)" } ?? "" }
}

extension ReportDocument.Diagnostic {
  init(_ diagnostic: NavDiagnostic, path: String, files: [String]) {
    let file = diagnostic.origin.file
    self.init(
      severity: diagnostic.severity.rawValue, code: diagnostic.code, message: diagnostic.message,
      help: diagnostic.help,
      path: SpecFiles.shown(file > 0 && files.indices.contains(file) ? files[file] : path),
      line: diagnostic.origin.line, column: diagnostic.origin.column)
  }
}

extension ReportDocument.Property {
  init(
    _ finding: NavigationFinding, program: NavProgram, machine: NavMachine, code files: [String],
    path: String,
    isExpected: Bool
  ) {
    self.init(
      name: finding.name, isBuiltIn: finding.isBuiltIn, verdict: "", isExpected: isExpected,
      mattered: finding.mattered, message: finding.message,
      path: SpecFiles.shown(program.path(of: finding.origin) ?? path), line: finding.origin.line)
    verdict = finding.verdict.reportName
    if case .incomplete(let why) = finding.verdict { message = why }
    if !finding.verdict.isViolated { self.isExpected = true }
    guard let found = finding.trace else { return }
    inputs = found.length
    code = files.isEmpty ? nil : files
    let worlds = found.states
    let changes = StepChanges(machine: machine)
    trace = found.steps.enumerated().map { index, step in
      ReportDocument.Step(
        actor: step.action.event.actor.rawValue, event: step.action.description,
        changes: changes.parts(of: step.action, from: worlds[index], to: worlds[index + 1]))
    }
    lasso = found.lasso.map { ReportDocument.Lasso(waitsAfter: $0.trigger, repeatsAfter: $0.loopStart) }
    trap = finding.trap.map { ReportDocument.Trap(worlds: $0.states, events: $0.actions) }
  }
}

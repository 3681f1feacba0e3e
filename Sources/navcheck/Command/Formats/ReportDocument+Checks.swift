import NavCheck
import NavModel

extension ReportDocument.Check {
  /// Makes the report of a spec or variant with errors.
  init(path: String, variant: String? = nil, diagnostics: [NavDiagnostic], files: [String]) {
    self.init(path: SpecFiles.shown(path), variant: variant, outcome: "invalid")
    self.diagnostics = diagnostics.map { ReportDocument.Diagnostic($0, path: path, files: files) }
  }

  /// Makes the report of a checked spec.
  ///
  /// - Parameters:
  ///   - report: The results.
  ///   - path: The path of the spec.
  ///   - outcome: The comparison of the results with the expectations.
  ///   - specVersion: The spec's own version of iOS if the command line names versions; otherwise nil.
  ///   - changesScope: Whether the command line changes the scope, so that no violation is expected.
  ///   - lines: The source lines of the spec and its parts.
  init(
    _ report: NavigationReport, path: String, outcome: NavigationReport.Outcome,
    specVersion: NavPlatform.Version? = nil, changesScope: Bool = false, lines: SpecLines = SpecLines()
  ) {
    self.init(path: SpecFiles.shown(path), variant: report.program.variant, outcome: "")
    coordinators = report.program.coordinators.map(\.name)
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
    completeInputs = report.completeInputs
    modular = report.modular.map { ReportDocument.Modular($0) }
    cuts = (report.omission.map { ["\($0)"] } ?? []) + report.cuts.map { "\($0)" }
    omission = report.omission.map {
      ReportDocument.Omission(
        technique: "\($0.technique)", expectedWorlds: $0.expectedStates, probability: $0.probability,
        nextChance: $0.nextChance)
    }
    let isOther = specVersion.map { $0 != report.program.platform.version } ?? false
    let tolerated = Set(
      (changesScope
        ? []
        : isOther
          ? report.findings.filter { $0.isTolerated(by: report.program) }
          : report.expectedViolations + report.knownViolations).map(\.name))
    properties = report.findings.map {
      ReportDocument.Property(
        $0, program: report.program, machine: report.machine, explored: report.worldsForSecondCause,
        code: report.code(behind: $0), path: path,
        isExpected: tolerated.contains($0.name) || $0.isAllowed, lines: lines)
    }
    events = ReportDocument.Event.all(of: report) { origin in
      ReportDocument.Place(
        path: SpecFiles.shown(report.program.path(of: origin) ?? path), line: origin.line)
    }
    let earlier = report.earlierViolations()
    for index in properties.indices {
      properties[index].after = earlier[properties[index].name].map {
        ReportDocument.EarlierViolation(property: $0.property, step: $0.position)
      }
    }
  }
}

extension ReportDocument.Check {
  /// Makes the report of random walks, which contains failures only.
  init(
    _ report: NavigationSimulationReport, path: String, specVersion: NavPlatform.Version? = nil,
    lines: SpecLines = SpecLines()
  ) {
    let unexpected = report.unexpected
    self.init(
      path: SpecFiles.shown(path), variant: report.program.variant,
      outcome: unexpected.isEmpty ? "as-expected" : "not-as-expected")
    coordinators = report.program.coordinators.map(\.name)
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
        $0.finding, program: report.program, machine: report.machine, explored: report.report.distinctStates,
        code: [], path: path,
        isExpected: $0.finding.isTolerated(by: report.program), lines: lines)
    }
  }
}

extension ReportDocument.Check {
  /// A suffix such as ` on iOS 18` if the command line names versions, so that the names of checks are unique;
  /// otherwise empty.
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
  /// Makes the report of a property.
  init(
    _ finding: NavigationFinding, program: NavProgram, machine: NavMachine, explored: Int,
    code files: [String], path: String, isExpected: Bool, lines: SpecLines
  ) {
    self.init(finding, machine, explored: explored, isExpected: isExpected, path: path) { origin in
      let path = program.path(of: origin) ?? path
      return ReportDocument.Place(
        path: SpecFiles.shown(path), line: origin.line, text: lines.text(at: origin))
    }
    if trace != nil { code = files.isEmpty ? nil : files }
  }
}

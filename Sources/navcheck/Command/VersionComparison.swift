import NavCheck
import NavModel

/// The results of a spec or variant on several versions of iOS, by property.
struct VersionComparison {
  /// The result on one version.
  struct Part {
    let outcome: NavigationReport.Outcome
    let human: HumanReport

    var report: NavigationReport { human.report }
    var version: NavPlatform.Version { human.version }
  }

  /// A property with its findings, in the order of the versions.
  struct Row {
    let name: String
    let findings: [NavigationFinding]

    /// Whether it is violated on some versions and not on others.
    ///
    /// Whether the property applies at all may depend on the version, which does not count as a difference.
    var isDifferent: Bool { findings.contains(where: \.isViolated) && !isViolatedOnAll }
    /// Whether the property is undecided on some versions, and violated on none.
    var isCutOff: Bool {
      !findings.contains(where: \.isViolated) && findings.contains(where: VersionComparison.isCutOff)
    }
    /// Whether the property is violated on all versions.
    var isViolatedOnAll: Bool { findings.allSatisfy(\.isViolated) }
  }

  /// The results in ascending order of the versions.
  let parts: [Part]
  /// All evaluated properties.
  let rows: [Row]

  init(parts: [Part]) {
    self.parts = parts
    rows = (parts.first?.report.findings ?? []).map { first in
      Row(name: first.name, findings: parts.compactMap { $0.report[first.name] })
    }
  }

  /// The properties whose verdicts differ.
  var differences: [Row] { rows.filter(\.isDifferent) }
  /// Whether there is a difference.
  var isDifferent: Bool { rows.contains(where: \.isDifferent) }
  /// The number of properties that are undecided on some versions only, and these versions.
  var cutOff: (count: Int, versions: [NavPlatform.Version]) {
    let rows = rows.filter { row in row.isCutOff && !row.findings.allSatisfy(Self.isCutOff) }
    let versions = parts.indices.filter { index in rows.contains { Self.isCutOff($0.findings[index]) } }
    return (rows.count, versions.map { parts[$0].version })
  }

  private static func isCutOff(_ finding: NavigationFinding) -> Bool {
    if case .incomplete = finding.verdict { true } else { false }
  }

  /// The most severe exit code; a difference between versions is no failure by itself.
  var exitCode: ExitCode {
    parts.map(\.outcome.exitCode).reduce(.asRequired) { $0.combined(with: $1) }
  }

  /// The differences for the JSON report.
  func documented(path: String) -> [ReportDocument.VersionDifference] {
    differences.map { row in
      ReportDocument.VersionDifference(
        path: SpecFiles.shown(path), variant: parts.first?.report.program.variant, property: row.name,
        verdicts: zip(parts, row.findings).map { part, finding in
          ReportDocument.VersionVerdict(
            ios: part.version.rawValue, verdict: finding.verdict.reportName, inputs: finding.trace?.length)
        })
    }
  }

  /// Describes the verdicts on a property: `holds on iOS 17 and 18, violated on iOS 26 in 2 inputs`.
  func text(of row: Row) -> String {
    var words: [(word: String, versions: [NavPlatform.Version])] = []
    for (part, finding) in zip(parts, row.findings) {
      let word = Self.word(for: finding)
      if let index = words.firstIndex(where: { $0.word == word }) {
        words[index].versions.append(part.version)
      } else {
        words.append((word, [part.version]))
      }
    }
    return words.map { "\($0.word) on \(Self.list($0.versions))" }.joined(separator: ", ")
  }

  private static func word(for finding: NavigationFinding) -> String {
    switch finding.verdict {
    case .holds: "holds"
    case .violated where finding.isAllowed: "allowed"
    case .violated(let trace):
      "violated" + (trace.map { " in \(NavigationReport.inputs($0.length))" } ?? "")
    case .incomplete: "incomplete"
    case .vacuous: "vacuous"
    case .notApplicable: "not applicable"
    }
  }

  /// Formats versions, such as `iOS 17, 18 and 26`.
  static func list(_ versions: [NavPlatform.Version]) -> String {
    let names = versions.map(\.name)
    guard names.count > 1 else { return "iOS \(names.first ?? "")" }
    return "iOS \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
  }
}

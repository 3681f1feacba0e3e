import NavCheck

/// A form in which a run of `check` is written.
enum OutputFormat: String, CaseIterable {
  case human, json, junit, github, sarif, markdown, gitlab, tap

  /// What it is for, in one line.
  var summary: String {
    switch self {
    case .human: "for people, as on a terminal"
    case .json: "for programs: everything that was found"
    case .junit: "for CI systems: a test case for each property"
    case .github: "annotations of GitHub Actions at the lines of the specs"
    case .sarif: "for code scanning: SARIF 2.1.0, each problem with its trace"
    case .markdown: "for the summary of a CI job or a merge request"
    case .gitlab: "for GitLab's code quality widget"
    case .tap: "for test harnesses: the Test Anything Protocol"
    }
  }

  /// The document in this form; nil for the human one, which is written as it comes.
  func rendered(_ document: ReportDocument) -> String? {
    switch self {
    case .human: nil
    case .json: JSONText.of(document)
    case .junit: JUnitReport(document: document).text
    case .github: GitHubReport(document: document).text
    case .sarif: SARIFReport(document: document).text
    case .markdown: MarkdownReport(document: document).text
    case .gitlab: GitLabReport(document: document).text
    case .tap: TAPReport(document: document).text
    }
  }
}

/// A form and where it goes.
struct OutputTarget: Hashable {
  var format: OutputFormat
  /// The file; nil for stdout.
  var path: String?

  /// Reads `json` or `junit=report.xml`; nil if there is no such form.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = OutputFormat(rawValue: String(parts[0])) else { return nil }
    if parts.count > 1, parts[1].isEmpty { return nil }
    self.format = format
    path = parts.count > 1 ? String(parts[1]) : nil
  }
}

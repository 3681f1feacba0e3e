import NavCheck

/// An output format of `check`, `simulate`, `report` and `merge`.
enum OutputFormat: String, CaseIterable {
  case human, json, junit, github, sarif, markdown, gitlab, tap, html, shard

  /// The formats that need only a report, and so are available to `report` and `merge`.
  static let ofReports = allCases.filter { $0 != .shard }

  /// The description in one line.
  var summary: String {
    switch self {
    case .human: "text for people, as printed to a terminal"
    case .json: "the complete report, for programs"
    case .junit: "JUnit XML for CI systems, with a test case for each property"
    case .github: "annotations of GitHub Actions at the lines of the specs"
    case .sarif: "for code scanning: SARIF 2.1.0, each problem with its trace"
    case .markdown: "a summary for a CI job or a merge request"
    case .gitlab: "a report for GitLab's code quality widget"
    case .tap: "for test harnesses: the Test Anything Protocol"
    case .html: "one HTML file that shows each violation as a series of phone screens"
    case .shard: "the results of one shard, as input for `navcheck merge`"
    }
  }

  /// Returns a document in this format; nil for the human-readable one, which is written during the run, and for that
  /// of a shard, which needs more data (``ShardReport``).
  func rendered(_ document: ReportDocument) -> String? {
    switch self {
    case .human, .shard: nil
    case .json: JSONText.of(document)
    case .junit: JUnitReport(document: document).text
    case .github: GitHubReport(document: document).text
    case .sarif: SARIFReport(document: document).text
    case .markdown: MarkdownReport(document: document).text
    case .gitlab: GitLabReport(document: document).text
    case .tap: TAPReport(document: document).text
    case .html: FilmPage.text(of: JSONText.compact(document))
    }
  }
}

/// An output format with its destination.
struct OutputTarget: Hashable {
  var format: OutputFormat
  /// The file; nil for stdout.
  var path: String?
  /// Whether the output is appended to the file, as for the summary of a CI job.
  var appends = false

  /// Makes an output with a format and a path; nil for stdout.
  init(format: OutputFormat, path: String? = nil) { (self.format, self.path) = (format, path) }

  /// Parses a text such as `json` or `junit=report.xml`; nil for an unknown format or an empty file name.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = OutputFormat(rawValue: String(parts[0])) else { return nil }
    if parts.count > 1, parts[1].isEmpty { return nil }
    self.format = format
    path = parts.count > 1 ? String(parts[1]) : nil
  }

  /// Writes a text of this form.
  ///
  /// - Returns: An exit code if it cannot be written, after a message; nil if it is written.
  func write(
    _ text: String, _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode? {
    guard let path else {
      output.write(text)
      return nil
    }
    do {
      var file = VisibleStream("")
      file.allowsCommands = format != .human
      file.write(text)
      let earlier = appends ? SpecFiles.read(path).bytes.map { String(decoding: $0, as: UTF8.self) } : nil
      try SpecFiles.write((earlier ?? "") + file.base, to: path)
      return nil
    } catch {
      errors.write("navcheck: '\(SpecFiles.shown(path))' \(error)\n")
      return .usage
    }
  }
}

import NavCheck

/// A report for the code quality widget of GitLab's merge requests.
///
/// Source of the form: GitLab's documentation, "Code Quality", section on custom tools.
struct GitLabReport {
  let document: ReportDocument

  var text: String {
    var counts: [String: Int] = [:]
    return JSONText.of(
      document.problems.map { problem in
        // Two problems with one fingerprint would be shown as one.
        counts[problem.identity, default: 0] += 1
        let number = counts[problem.identity] ?? 1
        return Issue(
          description: "\(problem.rule)\(problem.scope): \(problem.message)", checkName: problem.rule,
          fingerprint: problem.identity + (number > 1 ? " \(number)" : ""),
          severity: problem.level == .error ? "major" : "minor",
          location: Issue.Location(path: problem.path, lines: Issue.Lines(begin: max(1, problem.line))))
      })
  }

  private struct Issue: Encodable {
    struct Lines: Encodable { var begin: Int }

    struct Location: Encodable {
      var path: String
      var lines: Lines
    }

    var description: String
    var checkName: String
    var fingerprint: String
    var severity: String
    var location: Location

    enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }
  }
}

import NavCheck
import NavModel

/// A problem of a report, for formats that list problems only.
struct ReportProblem {
  /// The severity of a diagnostic.
  enum Level: String {
    case error, warning
  }

  var level: Level
  /// The name of the property, the code of the diagnostic, or the kind of the problem.
  var rule: String
  /// The variant and the version of iOS if there are several: ` in variant v on iOS 18`.
  var scope = ""
  var message: String
  var path: String
  /// The line, from 1; 0 for the whole file.
  var line: Int
  var column: Int?
  var trace: [ReportDocument.Step] = []
  /// The identity of the problem, which does not depend on line numbers: the spec, the scope, the rule, and the message
  /// of a diagnostic.
  var identity: String
}

extension ReportDocument {
  /// All problems, in the order of the checks: diagnostics, unexpected violations, failed expectations, and
  /// truncations.
  var problems: [ReportProblem] { checks.flatMap(\.problems) }
}

extension ReportDocument.Check {
  fileprivate var problems: [ReportProblem] {
    let scope = (variant.map { " in variant \($0)" } ?? "") + versionText
    func problem(
      _ level: ReportProblem.Level, _ rule: String, _ message: String, line: Int = 1
    ) -> ReportProblem {
      ReportProblem(
        level: level, rule: rule, scope: scope, message: message, path: path, line: line,
        identity: "\(path)\(scope): \(rule)")
    }
    var problems = diagnostics.map { diagnostic in
      ReportProblem(
        level: diagnostic.severity == "error" ? .error : .warning, rule: diagnostic.code,
        message: diagnostic.message + (diagnostic.help.map { "; \($0)" } ?? ""), path: diagnostic.path,
        line: diagnostic.line, column: diagnostic.column,
        identity: "\(diagnostic.path): \(diagnostic.code): \(diagnostic.message)")
    }
    let broken = properties.filter { $0.verdict == "violated" && !$0.isExpected }
    problems += broken.map { property in
      var problem = problem(.error, property.name, property.message ?? "it is violated", line: property.line)
      problem.path = property.path
      problem.trace = property.trace ?? []
      return problem
    }
    if outcome == "not-as-expected", broken.isEmpty {
      problems.append(problem(.error, "not as expected", differences.joined(separator: "\n")))
    }
    if outcome == "incomplete" || omission != nil {
      problems.append(
        problem(.warning, omission == nil ? "incomplete" : "weakened", cuts.joined(separator: "\n")))
    }
    return problems.map(\.visible)
  }
}

extension ReportProblem {
  /// The problem with printable texts: invisible characters and direction marks are replaced by their numbers.
  ///
  /// JSON would only escape such a character, and a viewer of the problems would restore it.
  fileprivate var visible: ReportProblem {
    func visible(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { NavVisibleText.of(String($0)) }
        .joined(separator: "\n")
    }
    var problem = self
    (problem.rule, problem.scope) = (visible(rule), visible(scope))
    (problem.message, problem.path) = (visible(message), visible(path))
    problem.identity = visible(identity)
    problem.trace = trace.map { step in
      var step = step
      (step.event, step.changes) = (visible(step.event), step.changes.map(visible))
      return step
    }
    return problem
  }
}

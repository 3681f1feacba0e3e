import NavCheck
import NavModel

/// Something that a report complains about, as formats list it that have no place for what is right.
struct ReportProblem {
  /// The severity of a diagnostic.
  enum Level: String {
    case error, warning
  }

  var level: Level
  /// The property, the code of a diagnostic, or what kept a check from its end.
  var rule: String
  /// The variant and the version of iOS, where there are several: ` in variant v on iOS 18`.
  var scope = ""
  var message: String
  var path: String
  /// The line, from 1; 0 where it is about the whole file.
  var line: Int
  var column: Int?
  var trace: [ReportDocument.Step] = []
  /// What tells the problem from others, whatever moves in the file: the spec, the scope, the rule, and of a diagnostic its
  /// message.
  var identity: String
}

extension ReportDocument {
  /// Everything that is wrong, in the order of the checks: mistakes in the text, unexpected violations, expectations that are
  /// not met, and what was cut off.
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
  /// The problem with its texts as people can read them: a character that hides, or that turns text around, is printed as its number.
  ///
  /// In JSON such a character is an escape, which the reader of a list of problems would see as what it stands for.
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

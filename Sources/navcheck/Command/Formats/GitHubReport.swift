import NavCheck
import NavModel

/// A report as workflow commands of GitHub Actions, which shows them as annotations of a pull request.
///
/// Source of the form and its escapes: GitHub's documentation, "Workflow commands for GitHub Actions".
struct GitHubReport {
  let document: ReportDocument

  var text: String {
    document.problems.map { problem in
      let steps = problem.trace.enumerated().map { "\($0 + 1). \($1.event)" }
      return Self.command(
        problem.level.rawValue, problem.path, problem.line, problem.column, problem.rule + problem.scope,
        ([problem.message] + steps).joined(separator: "\n"))
    }.joined()
  }

  private static func command(
    _ level: String, _ path: String, _ line: Int, _ column: Int?, _ title: String, _ message: String
  ) -> String {
    let place = line > 0 ? ",line=\(line)" + (column.map { ",col=\($0)" } ?? "") : ""
    return "::\(level) file=\(property(path))\(place),title=\(property(title))::\(data(message))\n"
  }

  /// Escapes the text after the second pair of colons.
  static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\n": result += "%0A"
      case _ where NavVisibleText.isHidden(scalar): result += NavVisibleText.number(of: scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Escapes the value of a property, in which colons and commas are special, too.
  static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

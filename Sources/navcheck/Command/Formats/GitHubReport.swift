import NavCheck
import NavModel

/// A report as commands of GitHub Actions, which shows them at the lines of a pull request.
///
/// Source of the form and its escapes: GitHub's documentation, "Workflow commands for GitHub Actions".
struct GitHubReport {
  let document: ReportDocument

  var text: String {
    var text = ""
    for check in document.checks {
      for diagnostic in check.diagnostics {
        text += Self.command(
          diagnostic.severity == "error" ? "error" : "warning", diagnostic.path, diagnostic.line,
          diagnostic.column, diagnostic.code, diagnostic.message + (diagnostic.help.map { "; \($0)" } ?? ""))
      }
      let variant = (check.variant.map { " in variant \($0)" } ?? "") + check.versionText
      let broken = check.properties.filter { $0.verdict == "violated" && !$0.isExpected }
      for property in broken {
        text += Self.command(
          "error", property.path, property.line, nil, property.name + variant, Self.message(property))
      }
      if check.outcome == "not-as-expected", broken.isEmpty {
        text += Self.command(
          "error", check.path, 1, nil, "not as expected" + variant, check.differences.joined(separator: "\n"))
      }
      if check.outcome == "incomplete" || check.omission != nil {
        text += Self.command(
          "warning", check.path, 1, nil, (check.omission == nil ? "incomplete" : "weakened") + variant,
          check.cuts.joined(separator: "\n"))
      }
    }
    return text
  }

  private static func message(_ property: ReportDocument.Property) -> String {
    let steps = (property.trace ?? []).enumerated().map { "\($0 + 1). \($1.event)" }
    return ([property.message ?? "it is violated"] + steps).joined(separator: "\n")
  }

  private static func command(
    _ level: String, _ path: String, _ line: Int, _ column: Int?, _ title: String, _ message: String
  ) -> String {
    let place = line > 0 ? ",line=\(line)" + (column.map { ",col=\($0)" } ?? "") : ""
    return "::\(level) file=\(property(path))\(place),title=\(property(title))::\(data(message))\n"
  }

  /// The text behind the second pair of colons.
  static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\n": result += "%0A"
      case _ where NavVisibleText.isHidden(scalar): result += NavVisibleText.number(of: scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// The value of a property, in which colons and commas mean something, too.
  static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

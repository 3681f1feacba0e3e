import NavCheck
import NavModel

/// A report in the Test Anything Protocol, with a test point for each evaluated property and each error in a spec.
///
/// Source of the form: testanything.org, TAP 14 specification.
struct TAPReport {
  let document: ReportDocument

  var text: String {
    var points: [String] = []
    func add(_ isOk: Bool, _ description: String, _ directive: String = "", _ details: [String] = []) {
      var point = "\(isOk ? "ok" : "not ok") \(points.count + 1) - \(Self.line(description))\(directive)\n"
      if !details.isEmpty {
        let lines = details.flatMap { $0.split(separator: "\n") }.map { "    \(Self.line(String($0)))\n" }
        point += "  ---\n  message: |\n\(lines.joined())  ...\n"
      }
      points.append(point)
    }
    for check in document.checks {
      let name = check.path + (check.variant.map { " \($0)" } ?? "") + check.versionText
      let count = points.count
      for diagnostic in check.diagnostics where diagnostic.severity == "error" {
        add(
          false, "\(name) \(diagnostic.code)", "",
          ["\(diagnostic.path):\(diagnostic.line):\(diagnostic.column): \(diagnostic.message)"])
      }
      var isRed = points.count > count
      for property in check.properties {
        let description = "\(name) \(property.name)"
        switch property.verdict {
        case "violated" where !property.isExpected:
          isRed = true
          let steps = (property.trace ?? []).enumerated().map { "\($0 + 1). \($1.actor) \($1.event)" }
          add(
            false, description, "",
            ["\(property.path):\(property.line): \(property.message ?? "it is violated")"] + steps)
        case "incomplete" where check.outcome == "incomplete":
          isRed = true
          add(false, description, "", [property.message ?? "incomplete"])
        // Nothing has decided it, and it is no failure: `bound inputs` excludes it, or the spec expects this.
        case "incomplete": add(true, description, " # SKIP incomplete: \(Self.line(property.message ?? ""))")
        case "not-applicable": add(true, description, " # SKIP not applicable")
        default: add(true, description)
        }
      }
      if !isRed, check.outcome == "not-as-expected" || check.outcome == "incomplete" {
        add(false, "\(name) expectations", "", check.differences.isEmpty ? check.cuts : check.differences)
      }
      if check.omission != nil, let first = check.cuts.first {
        points.append("# weakened: \(Self.line(first))\n")
      }
    }
    let tests = points.filter { !$0.hasPrefix("#") }
    return "TAP version 14\n1..\(tests.count)\n" + points.joined()
  }

  /// Joins the lines of a text, and escapes number signs, which would begin a directive.
  private static func line(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#").unicodeScalars.reduce(into: "") {
      result, scalar in
      if NavVisibleText.isHidden(scalar) {
        result += NavVisibleText.number(of: scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

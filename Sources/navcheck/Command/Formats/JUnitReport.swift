import NavCheck
import NavModel

/// A report as JUnit XML for CI systems.
///
/// It has a suite for each check, and a case for each property and each error in a spec. It contains no times, so that
/// equal results give equal bytes.
///
/// Source of the format: the schema of Jenkins' xUnit plug-in (junit-10.xsd).
struct JUnitReport {
  let document: ReportDocument

  var text: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"navcheck\">\n"
    for check in document.checks { text += suite(check) }
    return text + "</testsuites>\n"
  }

  private func suite(_ check: ReportDocument.Check) -> String {
    let name = check.path + (check.variant.map { " \($0)" } ?? "") + check.versionText
    var cases: [String] = []
    var counts = (failures: 0, errors: 0, skipped: 0)
    func add(_ testCase: String, _ inner: String) {
      cases.append(
        "    <testcase classname=\"\(Self.escaped(name))\" name=\"\(Self.escaped(testCase))\""
          + (inner.isEmpty ? "/>\n" : ">\n\(inner)    </testcase>\n"))
    }
    for diagnostic in check.diagnostics where diagnostic.severity == "error" {
      counts.errors += 1
      add(
        "\(diagnostic.line):\(diagnostic.column) \(diagnostic.code)",
        Self.element(
          "error", diagnostic.code, "\(diagnostic.path):\(diagnostic.line): \(diagnostic.message)", ""))
    }
    for property in check.properties {
      switch property.verdict {
      case "violated" where !property.isExpected:
        counts.failures += 1
        add(property.name, Self.element("failure", "violated", property.message ?? "", details(property)))
      case "incomplete" where check.outcome == "incomplete":
        counts.errors += 1
        add(property.name, Self.element("error", "incomplete", property.message ?? "", ""))
      // Nothing has decided it, and it is no failure: `bound inputs` excludes it, or the spec expects this.
      case "incomplete":
        counts.skipped += 1
        let why = Self.escaped(property.message ?? "")
        add(property.name, "      <skipped type=\"incomplete\" message=\"\(why)\"/>\n")
      case "not-applicable":
        counts.skipped += 1
        add(property.name, "      <skipped/>\n")
      default: add(property.name, "")
      }
    }
    // An incomplete exploration of an app has no incomplete property, so it gets a case of its own.
    if check.outcome == "incomplete", counts.errors == 0 {
      counts.errors += 1
      add(
        "exploration", Self.element("error", "incomplete", (check.cuts + check.differences).first ?? "", ""))
    }
    // A failed expectation without an unexpected violation: a violation that is gone, or has another length.
    if check.outcome == "not-as-expected", counts.failures == 0 {
      counts.failures += 1
      add(
        "expectations",
        Self.element(
          "failure", "not-as-expected", check.differences.first ?? "",
          check.differences.joined(separator: "\n")))
    }
    // The format has no element for remarks about all cases, so this is a comment.
    let weakened =
      check.omission == nil ? "" : "  <!-- weakened: \(Self.commented(check.cuts.first ?? "")) -->\n"
    return weakened
      + "  <testsuite name=\"\(Self.escaped(name))\" tests=\"\(cases.count)\" failures=\"\(counts.failures)\""
      + " errors=\"\(counts.errors)\" skipped=\"\(counts.skipped)\">\n" + cases.joined() + "  </testsuite>\n"
  }

  private func details(_ property: ReportDocument.Property) -> String {
    var lines = ["\(property.path):\(property.line)"]
    for (index, step) in (property.trace ?? []).enumerated() {
      let changes = step.changes.isEmpty ? "" : "   \(step.changes.joined(separator: " · "))"
      lines.append("\(index + 1)  \(step.actor)  \(step.event)\(changes)")
    }
    if let lasso = property.lasso {
      let rest = (property.trace?.count ?? 0) > lasso.repeatsAfter
      lines.append(
        rest ? "the steps after step \(lasso.repeatsAfter) repeat for ever" : "the run may stop here")
    }
    return lines.joined(separator: "\n")
  }

  private static func element(_ name: String, _ type: String, _ message: String, _ text: String) -> String {
    "      <\(name) type=\"\(escaped(type))\" message=\"\(escaped(message))\">\(escaped(text))</\(name)>\n"
  }

  /// Escapes text within a comment, which must not contain two hyphens in a row.
  private static func commented(_ text: String) -> String { escaped(text).replacing("--", with: "- -") }

  /// Escapes text for XML; characters that XML 1.0 forbids become their numbers.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\u{FFFE}", "\u{FFFF}": result += NavVisibleText.number(of: scalar)
      case _ where NavVisibleText.isHidden(scalar): result += NavVisibleText.number(of: scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }.replacing("##[", with: "#&#35;[")
  }
}

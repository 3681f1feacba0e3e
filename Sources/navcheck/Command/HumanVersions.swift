import NavCheck
import NavModel

/// The results on several versions of iOS as text: first the common results, then the differences.
struct HumanVersions {
  let comparison: VersionComparison
  let style: TextStyle
  let options: CheckOptions

  private var parts: [VersionComparison.Part] { comparison.parts }
  private var versions: String { VersionComparison.list(parts.map(\.version)) }
  /// The report for the common results: that of the spec's own version, otherwise of the latest version.
  private var main: VersionComparison.Part? {
    parts.first { $0.human.specVersion == $0.version } ?? parts.last
  }

  var text: String {
    guard let main else { return "" }
    var text = parts.map { part in
      part.human.reservations.isEmpty ? "" : "iOS \(part.version.name) \(part.human.reservations)"
    }.joined()
    if comparison.exitCode == .asRequired, options.isQuiet { return text }
    text += "\(heading(main))\n"
    for part in parts { text += "  \(style.dim("\(part.human.facts) · \(part.human.counts)"))\n" }
    text += "  \(note(main))\n"
    text += sentences
    text += main.human.warnings { finding in
      comparison.rows.first { $0.name == finding.name }?.findings.allSatisfy {
        $0.verdict == finding.verdict && $0.allowances == finding.allowances
      } ?? true
    }
    if options.isVerbose {
      for part in parts { text += "  iOS \(part.version.name)\n\(part.human.table)" }
    }
    return text + same(main) + differences
  }

  private func heading(_ main: VersionComparison.Part) -> String {
    let faulty = parts.filter { $0.outcome != .asExpected && $0.outcome.exitCode == comparison.exitCode }
    let place = " on \(VersionComparison.list(faulty.map(\.version)))"
    var words: [String] = []
    switch comparison.exitCode {
    case .asRequired: break
    case .incomplete: words.append("incomplete" + place)
    default: words.append((options.changesScope ? "violated" : "not as expected") + place)
    }
    let count = comparison.differences.count
    if count > 0 {
      let properties = count == 1 ? "1 property differs" : "\(count) properties differ"
      words.append("\(properties) between \(versions)")
    } else if words.isEmpty {
      let word =
        options.changesScope
        ? "nothing is violated" : main.human.expected.isEmpty ? "holds" : "violated as expected"
      words.append("\(word) on \(versions)")
    }
    return "\(mark) \(style.bold(main.human.title))  \(words.joined(separator: ", "))"
  }

  private var mark: String {
    switch comparison.exitCode {
    case .asRequired: style.green("✓")
    case .incomplete: style.yellow("?")
    default: style.red("✗")
    }
  }

  /// A sentence that names the version on which expectations are checked.
  private func note(_ main: VersionComparison.Part) -> String {
    if options.changesScope { return HumanReport.changedScope }
    guard let own = main.human.specVersion else { return "" }
    return own == main.version
      ? "expectations are about iOS \(own.name) and are checked only there"
      : "expectations are about iOS \(own.name) and are not checked"
  }

  /// The unexpected and incomplete results, each with its versions.
  private var sentences: String {
    var lines: [(line: String, versions: [NavPlatform.Version])] = []
    func add(_ line: String, _ version: NavPlatform.Version) {
      if let index = lines.firstIndex(where: { $0.line == line }) {
        lines[index].versions.append(version)
      } else {
        lines.append((line, [version]))
      }
    }
    for part in parts {
      switch part.outcome {
      case .asExpected: break
      case .unmet(let sentences, _): for sentence in sentences { add(sentence, part.version) }
      case .incomplete(let sentences):
        for sentence in sentences.prefix(options.isVerbose ? 0 : 3) { add(sentence, part.version) }
        let rest = sentences.count - 3
        if rest > 0, !options.isVerbose {
          add("and \(rest) more \(rest == 1 ? "property" : "properties")", part.version)
        }
      }
      for cut in part.report.cuts {
        add("\(style.yellow("the rest is incomplete")): \(cut)", part.version)
        if let advice = part.human.advice(on: cut) { add(advice, part.version) }
      }
      if let unreached = part.human.unreached { add(unreached, part.version) }
      if let runs = part.report.completeRuns { add(runs, part.version) }
    }
    return lines.map { "  \(VersionComparison.list($0.versions)): \($0.line)\n" }.joined()
  }

  /// The violations on all versions: the names of expected ones, the traces of others.
  private func same(_ main: VersionComparison.Part) -> String {
    let rows = comparison.rows.filter(\.isViolatedOnAll)
    let names = Set(rows.map(\.name))
    let unexpected = main.human.unexpected.filter { names.contains($0.name) }
    let known = Set(main.human.known.map(\.name))
    let width = rows.map(\.name.count).max() ?? 0
    var text = rows.map { row in
      let isNews = unexpected.contains { $0.name == row.name }
      return "  \(DisplayWidth.padded(row.name, to: width))  \(comparison.text(of: row))"
        + (isNews ? "" : "  \(known.contains(row.name) ? style.yellow("known") : style.dim("as expected"))")
        + "\n"
    }.joined()
    text += main.human.traces(of: unexpected, areExpected: false)
    if options.isVerbose {
      let tolerated = main.report.findings.filter { finding in
        names.contains(finding.name) && !unexpected.contains { $0.name == finding.name }
      }
      text += main.human.traces(of: tolerated, areExpected: true)
    }
    return text
  }

  /// The differences, each with the trace on the first version that has a violation.
  private var differences: String {
    let rows = comparison.differences
    let cutOff = comparison.cutOff
    if rows.isEmpty, cutOff.count == 0 { return "" }
    let width = rows.map(\.name.count).max() ?? 0
    var text = "\n  different results on \(versions)\n"
    for row in rows {
      text += "    \(DisplayWidth.padded(row.name, to: width))  \(comparison.text(of: row))\n"
    }
    if cutOff.count > 0 {
      let properties = cutOff.count == 1 ? "1 property" : "\(cutOff.count) properties"
      text += "    \(properties) incomplete on \(VersionComparison.list(cutOff.versions))\n"
    }
    for (index, part) in parts.enumerated() {
      let shown = rows.filter { row in row.findings.firstIndex(where: \.isViolated) == index }
        .map { $0.findings[index] }
      let news = Set(part.human.unexpected.map(\.name))
      text += part.human.traces(of: shown.filter { news.contains($0.name) }, areExpected: false)
      text += part.human.traces(of: shown.filter { !news.contains($0.name) }, areExpected: true)
    }
    return text
  }
}

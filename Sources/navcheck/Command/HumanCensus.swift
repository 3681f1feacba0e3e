import NavCheck
import NavModel

/// A census as text and as an element of the JSON report.
struct HumanCensus {
  /// The number of rows of a kind, and of members of a group, that are listed without `--verbose`.
  private static let (mostRows, mostMembers) = (12, 3)
  /// The width of the first column, and of those with numbers.
  private static let (textWidth, numberWidth) = (54, 11)

  private let census: Census
  private let check: NavigationCheck
  private let subject: CheckRun.Subject
  private let style: TextStyle
  private let options: CheckOptions
  private let specVersion: NavPlatform.Version?

  /// The census of a unit.
  init(
    _ census: Census, _ unit: CheckUnit, _ subject: CheckRun.Subject, _ style: TextStyle,
    _ options: CheckOptions
  ) {
    (self.census, self.subject, self.style, self.options) = (census, subject, style, options)
    (check, specVersion) = (unit.check, unit.specVersion)
  }

  private var program: NavProgram { check.program }
  private var shown: String { SpecFiles.shown(subject.path) }

  /// The report for people.
  var text: String {
    var text = "\(style.bold(title))  census\n" + facts
    let dimensions = rows(of: census.dimensions)
    if !dimensions.isEmpty { text += "\n" + heading("without") + dimensions.joined() }
    let remains = rows(of: census.remains)
    if !remains.isEmpty { text += "\n" + heading("if no settled world had") + remains.joined() }
    let inputs = rows(of: census.inputs)
    if !inputs.isEmpty { text += "\n" + heading("if it never happens") + inputs.joined() }
    let bounds = rows(of: census.bounds)
    if !bounds.isEmpty { text += "\n" + heading("with a tighter bound") + bounds.joined() }
    return text + savings + "\n"
  }

  private var title: String {
    let version = specVersion.map { _ in "  on iOS \(program.platform.version.name)" } ?? ""
    return (program.variant.map { "\(shown)  variant \($0)" } ?? shown) + version
  }

  private var facts: String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number.grouped) \(noun)\(number == 1 ? "" : "s")"
    }
    let motion = census.worlds - census.worldsAtRest
    var text = "  \(count(census.worlds, "world"))\(census.isExact ? " (all)" : ""): "
    text += "\(census.worldsAtRest.grouped) at rest, \(motion.grouped) in motion\n"
    text += "  \(count(census.pictures, "picture")) of all stacks, "
    text += "\(census.fronts.grouped) of what the user sees\n"
    if census.endsAfterViolations {
      text += "  worlds after certain violations are left out: --beyond-violations counts them\n"
    }
    for capacity in census.capacities { text += "  worlds beyond '\(capacity)' are left out\n" }
    if census.isExact { return text }
    text += "  \(style.yellow("an estimate")): there are more worlds than the "
    text += "\(census.worlds.grouped) that were counted\n"
    return text + census.cuts.map { "    \($0)\n" }.joined()
  }

  // MARK: Tables

  private func heading(_ text: String) -> String {
    "  " + style.dim(DisplayWidth.padded(text, to: Self.textWidth) + right("worlds") + right("factor")) + "\n"
  }

  private func row(_ text: String, _ left: Int) -> String {
    var text = text
    if DisplayWidth.of(text) > Self.textWidth - 1 {
      while DisplayWidth.of(text) > Self.textWidth - 2 { text.removeLast() }
      text += "…"
    }
    return "  " + DisplayWidth.padded(text, to: Self.textWidth) + right(left.grouped)
      + right(Self.factor(census.factor(left))) + "\n"
  }

  private func right(_ text: String) -> String {
    String(repeating: " ", count: max(1, Self.numberWidth - DisplayWidth.of(text))) + text
  }

  /// Formats a factor with two decimals up to 100, and without decimals above.
  static func factor(_ factor: Double) -> String {
    if factor >= 99.995 { return "×" + Int(factor.rounded()).grouped }
    let hundredths = Int((factor * 100).rounded())
    let rest = hundredths % 100
    return "×\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Whether a row is listed without `--verbose`: its factor is not printed as 1.
  private func matters(_ left: Int) -> Bool { options.isVerbose || census.factor(left) >= 1.005 }

  private func rows(of dimensions: [CensusDimension]) -> [String] {
    let all = dimensions.filter { matters($0.left) }
    let groups = all.filter { $0.group == nil }
    let grouped = Dictionary(grouping: all.filter { $0.group != nil }) { $0.group }
    var rows: [String] = []
    let shown = options.isVerbose ? groups[...] : groups.prefix(Self.mostRows)
    for group in shown {
      rows.append(row(group.text, group.left))
      let members = grouped[group.dimension] ?? []
      let listed = options.isVerbose ? members[...] : members.prefix(Self.mostMembers)
      rows += listed.map { row("  \($0.text)", $0.left) }
      if members.count > listed.count { rows.append(more(members.count - listed.count, "    ")) }
    }
    if groups.count > shown.count { rows.append(more(groups.count - shown.count, "  ")) }
    return rows
  }

  private func rows(of exclusions: [CensusExclusion]) -> [String] {
    let all = exclusions.filter { $0.left < census.worlds && matters($0.left) }
    let shown = options.isVerbose ? all[...] : all.prefix(Self.mostRows)
    return shown.map { row($0.text, $0.left) }
      + (all.count > shown.count ? [more(all.count - shown.count, "  ")] : [])
  }

  private func more(_ count: Int, _ indent: String) -> String {
    indent + style.dim("\(count) more: --verbose lists all") + "\n"
  }

  // MARK: Savings

  private var savings: String {
    if census.savings.isEmpty { return "" }
    var text = "\n  \(style.bold("what would save most"))\(census.isExact ? "" : " (estimate)")\n"
    for (index, saving) in census.savings.enumerated() {
      let factor = Self.factor(census.factor(saving.left))
      text += "  \(index + 1)  \(place(of: saving))  \(saving.text)\n"
      text += "     \(saving.advice)\n"
      text += "     \(style.dim("\(saving.left.grouped) worlds are left, \(factor)"))\n"
    }
    return text
  }

  private func place(of saving: CensusSaving) -> String {
    guard let place = saving.origin.map(documentPlace) ?? header(saving.text) else { return shown }
    return "\(SpecFiles.shown(place.path)):\(place.line)"
  }

  /// Returns the line of a header; the first line of the system if the spec does not write the header.
  private func header(_ text: String) -> ReportDocument.Place? {
    let words = text.split(separator: " ").dropLast()
    func line(_ isFound: ([Substring]) -> Bool) -> Int? {
      subject.lines.first { isFound($0.split(whereSeparator: { " ,\t".contains($0) })) }
    }
    let own = line { found in found.first == words.first && words.allSatisfy(found.contains) }
    return (own ?? line { $0.first == "system" }).map { ReportDocument.Place(path: shown, line: $0) }
  }

  private func documentPlace(_ origin: NavSpec.Origin) -> ReportDocument.Place {
    ReportDocument.Place(
      path: program.path(of: origin) ?? subject.path, line: origin.line, text: subject.lines.text(at: origin))
  }

  /// The report for programs.
  var document: ReportDocument.Check {
    var document = ReportDocument.Check(path: subject.path, variant: program.variant, outcome: "counted")
    document.platform = program.platform.name
    document.scope = check.scope
    document.worlds = census.worlds
    document.isComplete = census.isExact && census.capacities.isEmpty
    document.cuts = census.capacities + census.cuts
    document.census = CensusDocument(census, place: documentPlace)
    return document
  }
}

import NavCheck
import NavModel

/// What `check` writes into a spec: `known violated …` lines, one for each of today's findings (`--accept`), and the
/// numbers of worlds that its `expect` lines pin (`--expect-worlds`).
struct KnownFindings {
  /// What changes in the text.
  private var lines = NavKnownLines()
  /// How many findings are listed when the change is made.
  private(set) var count = 0
  /// How many numbers of worlds are written.
  var pinned: Int { lines.pinned.count + lines.expected.count }
  /// Whether a number of worlds is not known, so that it is left as it is.
  var leavesWorlds = false

  /// Why a spec cannot be written.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Whether there is anything to write.
  var isEmpty: Bool { lines.isEmpty }

  /// Takes the findings of a report that its spec does not expect.
  ///
  /// A line stays where it is as long as its finding is there. Lines of a part belong to every spec that uses it, and
  /// are not this one's to change; what was not explored to the end is known as before.
  mutating func add(_ report: NavigationReport) {
    let expected = Set(report.expectedViolations.map(\.name))
    let names = report.findings.filter { $0.isViolated && !expected.contains($0.name) }
    count += names.count
    var news = Dictionary(
      uniqueKeysWithValues: names.map { finding in
        (
          finding.name,
          NavSpec.Known(
            claim: NavSpec.Expectation.Claim(
              property: NavSpec.Name(finding.name), inputs: finding.trace?.length),
            signature: finding.signature)
        )
      })
    for known in report.program.known where known.origin.file == 0 && !report.isUndecided(known) {
      let name = known.claim.property.text
      guard let new = news[name], new.signature == known.signature else {
        lines.removed.append(known.origin)
        continue
      }
      news[name] = nil
      if new.claim.inputs != known.claim.inputs { lines.replaced.append((known.origin, new)) }
    }
    lines.added += names.compactMap { news[$0.name] }.map { (report.program.variant, $0) }
  }

  /// Takes the number of worlds of a report, which the lines of the text that state one pin from now on.
  ///
  /// Where none states one, the first `expect holds` does, else the last `expect violated`, else a line that is new.
  /// Lines of a part are not this spec's to change.
  mutating func pin(_ worlds: Int, of report: NavigationReport) {
    let own = report.program.expectations.filter { $0.origin.file == 0 }
    let stating = own.filter { $0.worlds != nil }
    if !stating.isEmpty {
      lines.pinned += stating.filter { $0.worlds != worlds }.map { ($0.origin, worlds) }
    } else if let line = own.first(where: { $0.kind == .holds }) ?? own.last(where: \.listsViolations) {
      lines.pinned.append((line.origin, worlds))
    } else {
      lines.expected.append((report.program.variant, worlds))
    }
  }

  /// The text of a spec with its known lines, and its numbers of worlds, replaced.
  func written(into text: [UInt8]) throws(Failure) -> [UInt8] {
    guard let written = lines.applied(to: text) else {
      throw Failure(
        description: "the lines cannot be written without changing other text; "
          + "put every 'expect' and 'known' on a line of its own")
    }
    return written
  }
}

extension NavSpec.Expectation {
  /// Whether it is `expect violated …`.
  fileprivate var listsViolations: Bool { if case .violated = kind { true } else { false } }
}

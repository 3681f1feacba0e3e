import NavCheck
import NavModel

/// The `known violated …` lines that `check --accept` writes into a spec, one for each of today's findings.
struct KnownFindings {
  /// What changes in the text.
  private var lines = NavKnownLines()
  /// How many findings are listed when the change is made.
  private(set) var count = 0

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

  /// The text of a spec with its known lines replaced.
  func written(into text: [UInt8]) throws(Failure) -> [UInt8] {
    guard let written = lines.applied(to: text) else {
      throw Failure(
        description: "its known lines cannot be written without a change of something else; "
          + "put every 'expect' and 'known' on a line of its own")
    }
    return written
  }
}

import NavCheck
import NavModel

/// The lines that `check` writes into a spec: a `known violated …` line for each finding (`--accept`), and the numbers
/// of worlds in its `expect` lines (`--expect-worlds`).
struct KnownFindings {
  /// The edits of the text.
  private var lines = NavKnownLines()
  /// The number of listed findings after the edits.
  private(set) var count = 0
  /// The number of written world counts.
  var pinned: Int { lines.pinned.count + lines.expected.count }
  /// Whether a number of worlds is unknown, and so stays unchanged.
  var leavesWorlds = false

  /// The reason why a spec cannot be written.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Whether there are no edits.
  var isEmpty: Bool { lines.isEmpty }

  /// Adds the findings of a report that its spec does not expect.
  ///
  /// A line stays in its place as long as its finding exists. Lines of a part are not changed, since other specs may
  /// use the part. If the exploration is incomplete, the lines of undecided properties stay.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - listed: The `known` lines of the text; the program of the report may have more.
  mutating func add(_ report: NavigationReport, listed: [NavSpec.Known]) {
    var news = report.acceptable
    count += news.count
    for known in listed where known.origin.file == 0 && !report.isUndecided(known) {
      guard
        let index = news.firstIndex(where: {
          $0.claim.property.text == known.claim.property.text && $0.signature == known.signature
            && (known.subject == nil || "\($0.title)" == known.title)
        })
      else {
        lines.removed.append(known.origin)
        continue
      }
      var new = news.remove(at: index)
      new.subject = known.subject
      if new.claim.inputs != known.claim.inputs { lines.replaced.append((known.origin, new)) }
    }
    lines.added += news.map { (report.program.variant, $0) }
  }

  /// Adds the number of worlds of a report to the lines that state one.
  ///
  /// If no line does, the number goes to the first `expect holds`, otherwise to the last `expect violated`, otherwise
  /// to a new line. Lines of a part are not changed.
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

  /// Returns the text of a spec after the edits.
  func written(into text: [UInt8]) throws(Failure) -> [UInt8] {
    guard let written = lines.applied(to: text) else {
      throw Failure(
        description: "is not changed: the lines cannot be written without changing other text; "
          + "put every 'expect' and 'known' on a line of its own, without a '///' comment")
    }
    return written
  }
}

extension NavSpec.Expectation {
  /// Whether the line is `expect violated …`.
  fileprivate var listsViolations: Bool { if case .violated = kind { true } else { false } }
}

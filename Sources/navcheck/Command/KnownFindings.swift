import NavCheck
import NavModel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The `known violated …` lines that `check --accept` writes into a spec, one for each of today's findings.
struct KnownFindings {
  /// The findings of the text as written (nil) and of each variant, as lines; what was not checked is left alone.
  private var found: [(variant: String?, lines: [String])] = []
  /// The lines that list what is known in what was checked, by number.
  private var stale: Set<Int> = []

  /// Why a spec cannot be written.
  struct Failure: Error, CustomStringConvertible {
    var message: String
    var description: String { message }
  }

  /// Whether there is anything to write.
  var isEmpty: Bool { stale.isEmpty && found.allSatisfy(\.lines.isEmpty) }

  /// How many findings are listed.
  var count: Int { found.reduce(0) { $0 + $1.lines.count } }

  /// Takes the findings of a report that its spec does not expect.
  mutating func add(_ report: NavigationReport) {
    let expected = Set(report.expectedViolations.map(\.name))
    let lines = report.findings.filter { $0.isViolated && !expected.contains($0.name) }.map { finding in
      let known = NavSpec.Known(
        claim: NavSpec.Expectation.Claim(
          property: NavSpec.Name(finding.name), inputs: finding.trace?.length),
        signature: finding.signature)
      return "\(NavSpec.Item.known(known))"
    }
    found.append((report.program.variant, lines))
    // Known lines of a part belong to every spec that uses it, and are not this one's to change; what was not
    // explored to the end is known as before.
    for known in report.program.known where known.origin.file == 0 && !report.isUndecided(known) {
      stale.insert(known.origin.line)
    }
  }

  /// The text of a spec with its known lines replaced.
  ///
  /// A line stands behind the last `expect` of its variant, or behind the line that opens the variant.
  func written(into text: String, of spec: NavSpec) throws(Failure) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for number in stale.sorted().reversed() {
      guard lines.indices.contains(number - 1), Self.isAlone(lines[number - 1], "known") else {
        throw Failure(message: "line \(number) holds more than 'known …'; put it on a line of its own")
      }
    }
    var insertions: [(after: Int, lines: [String])] = []
    for (variant, news) in found where !news.isEmpty {
      let place = try anchor(of: variant, in: spec, lines)
      let indent = variant == nil ? "" : "  "
      insertions.append((place, news.map { indent + $0 }))
    }
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      if !stale.contains(index + 1) { result.append(line) }
      for insertion in insertions where insertion.after == index + 1 { result += insertion.lines }
    }
    return result.joined(separator: "\n")
  }

  private func anchor(of variant: String?, in spec: NavSpec, _ lines: [String]) throws(Failure) -> Int {
    let items =
      variant.flatMap { name in spec.variants.first { $0.name.text == name }?.items }
      ?? (variant == nil ? spec.items : [])
    var last: Int?
    for case .expect(let expectation) in items where expectation.origin.file == 0 {
      last = expectation.origin.line
    }
    if let last {
      guard Self.isAlone(lines[last - 1], "expect") else {
        throw Failure(message: "line \(last) holds more than 'expect …'; put it on a line of its own")
      }
      return last
    }
    guard let variant, let opened = spec.variants.first(where: { $0.name.text == variant }) else {
      return lines.last == "" ? lines.count - 1 : lines.count
    }
    let line = opened.name.origin.line
    guard lines[line - 1].last(where: { !$0.isWhitespace }) == "{" else {
      throw Failure(message: "variant \(variant) stands on one line; break it, so that lines can be added")
    }
    return line
  }

  /// Whether a line begins with a word and closes no brace that it does not open.
  private static func isAlone(_ line: String, _ word: String) -> Bool {
    let text = line.drop { $0.isWhitespace }
    return text.hasPrefix(word) && !text.contains(";") && text.last(where: { !$0.isWhitespace }) != "}"
  }
}

/// The counts of a run, for its last line.
struct CheckTally: Codable, Sendable {
  var specs = 0
  var variants = 0
  /// The number of specs and variants with different results on the versions of iOS.
  var differing = 0
  /// The number of units with each exit code.
  private var counts: [String: Int] = [:]

  /// Counts an exit code.
  mutating func add(_ answer: ExitCode) {
    counts["\(answer.rawValue)", default: 0] += 1
  }

  /// Adds the counts of another run.
  mutating func add(_ other: CheckTally) {
    specs += other.specs
    variants += other.variants
    differing += other.differing
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// The numbers of specs and variants, such as `12 specs, 9 variants`.
  var scope: String {
    let parts = [Self.count(specs, "spec"), variants > 0 ? Self.count(variants, "variant") : nil]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// The counts of unsuccessful results; empty if all succeeded.
  var faults: String {
    let words: [(ExitCode, String)] = [
      (.usage, "not checked"), (.invalidSpec, "with mistakes"), (.notMet, "not as expected"),
      (.gate, "not satisfying --require"), (.incomplete, "incomplete"),
    ]
    return words.compactMap { code, word in counts["\(code.rawValue)"].map { "\($0) \(word)" } }.joined(
      separator: ", ")
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

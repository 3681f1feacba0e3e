/// What a run has counted, for its last line.
struct CheckTally: Codable, Sendable {
  var specs = 0
  var variants = 0
  /// How many specs and variants are not the same on all versions of iOS that were named.
  var differing = 0
  /// How many have each answer, by its number.
  private var counts: [String: Int] = [:]

  /// Counts an answer.
  mutating func add(_ answer: ExitCode) {
    counts["\(answer.rawValue)", default: 0] += 1
  }

  /// Adds what another run has counted.
  mutating func add(_ other: CheckTally) {
    specs += other.specs
    variants += other.variants
    differing += other.differing
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// `12 specs, 9 variants`.
  var scope: String {
    let parts = [Self.count(specs, "spec"), variants > 0 ? Self.count(variants, "variant") : nil]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// What is not as it should be; empty where all is.
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

@testable import NavCheck

/// Small numbers, of which it can be noted which are read.
struct ProductState: Hashable, Sendable, CustomStringConvertible {
  private var values: [Int]
  var reads: ProductReads?
  var ignoring: UInt64 = 0
  var focus: Int?

  init(_ values: [Int]) { self.values = values }

  /// One of the parts; replacing it counts as reading it.
  subscript(part: Int) -> Int {
    get {
      note(part)
      return values[part]
    }
    set {
      note(part)
      values[part] = newValue
    }
  }

  /// Whether a part is odd, which is one of its two facets.
  func isOdd(_ part: Int) -> Bool {
    noteFacet(0, of: part)
    return values[part] & 1 == 1
  }

  /// Half of a part, which is the other one.
  func half(_ part: Int) -> Int {
    noteFacet(1, of: part)
    return values[part] >> 1
  }

  /// The parts, as the engine asks for them.
  var parts: [Int] { values }

  /// The parts that are spoken of.
  var focused: [Int] { focus.map { [$0] } ?? Array(values.indices) }

  /// The same, not observed.
  var plain: ProductState { ProductState(values) }

  /// What the machine hides that it reads.
  func readUntracked(_ part: Int) -> Int { values[part] }

  /// What the machine hides that it writes.
  mutating func poke(_ part: Int, _ value: Int) { values[part] = value }

  private func note(_ part: Int) {
    if ignoring >> UInt64(part) & 1 == 0 { reads?.note(part) }
  }

  private func noteFacet(_ facet: Int, of part: Int) {
    guard let reads, ignoring >> UInt64(part) & 1 == 0, !reads.reads.contains(part) else { return }
    reads.note(values.count + 2 * part + facet)
  }

  static func == (left: ProductState, right: ProductState) -> Bool { left.values == right.values }
  func hash(into hasher: inout Hasher) { hasher.combine(values) }
  var description: String { "\(values)" }
}

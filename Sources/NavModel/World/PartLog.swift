/// What was read of a world, in the order of the first reads: parts as a whole, and facets of parts (``NavFacets``).
///
/// It is shared by the copies of a world that one question is asked of, and used by one thread.
package final class PartLog: @unchecked Sendable {
  /// The numbers of what was read, each once.
  package private(set) var reads: [Int] = []
  private var words: [UInt64] = []

  /// A log that has noted nothing.
  package init() {}

  /// Whether something was noted.
  func has(_ number: Int) -> Bool {
    number >> 6 < words.count && words[number >> 6] >> UInt64(number & 63) & 1 == 1
  }

  /// Notes something once.
  func read(_ number: Int) {
    if has(number) { return }
    while words.count <= number >> 6 { words.append(0) }
    words[number >> 6] |= 1 << UInt64(number & 63)
    reads.append(number)
  }
}

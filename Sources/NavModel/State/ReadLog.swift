/// A log of the parts and facets (``NavFacets``) that were read, in the order of the first reads.
///
/// All copies of a world during the evaluation of one predicate share the log. Only one thread uses it.
package final class ReadLog: @unchecked Sendable {
  private var noted: [Int] = []
  /// The identifiers below 64, one bit each.
  private var low: UInt64 = 0
  private var high: Set<Int> = []

  /// Creates an empty log.
  package init() {}

  /// The identifiers of the parts and facets that were read, each once.
  package var reads: [Int] { noted }

  /// Whether a read was recorded.
  func has(_ number: Int) -> Bool {
    number < 64 ? low &>> UInt64(number) & 1 == 1 : high.contains(number)
  }

  /// Records a read, unless it was recorded before.
  func read(_ number: Int) {
    if has(number) { return }
    if number < 64 {
      low |= 1 &<< UInt64(number)
    } else {
      high.insert(number)
    }
    noted.append(number)
  }
}

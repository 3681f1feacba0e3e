/// A log of the parts and facets (``NavFacets``) that were read, in the order of the first reads.
///
/// All copies of a world during the evaluation of one predicate share the log. Only one thread uses it.
@safe package final class PartLog: @unchecked Sendable {
  // Accesses never overlap, and the dynamic exclusivity check would cost more than the access.
  @exclusivity(unchecked) private var noted: [Int] = []
  /// The identifiers below 64, one bit each.
  @exclusivity(unchecked) private var low: UInt64 = 0
  @exclusivity(unchecked) private var high: Set<Int> = []

  /// Creates an empty log.
  package init() {}

  /// The identifiers of the parts and facets that were read, each once.
  package var reads: [Int] { unsafe noted }

  /// Whether a read was recorded.
  func has(_ number: Int) -> Bool {
    unsafe number < 64 ? low &>> UInt64(number) & 1 == 1 : high.contains(number)
  }

  /// Records a read, unless it was recorded before.
  func read(_ number: Int) {
    if has(number) { return }
    if number < 64 {
      unsafe low |= 1 &<< UInt64(number)
    } else {
      unsafe high.insert(number)
    }
    unsafe noted.append(number)
  }
}

/// What was read of a world, in the order of the first reads: parts as a whole, and facets of parts (``NavFacets``).
///
/// The copies of a world that one predicate reads share it; one thread uses it.
@safe package final class PartLog: @unchecked Sendable {
  // Nothing is noted while something else is; to make sure of it would take longer than to note.
  @exclusivity(unchecked) private var noted: [Int] = []
  /// A bit for each number up to 63.
  @exclusivity(unchecked) private var low: UInt64 = 0
  @exclusivity(unchecked) private var high: Set<Int> = []

  /// A log that has noted nothing.
  package init() {}

  /// The numbers of what was read, each once.
  package var reads: [Int] { unsafe noted }

  /// Whether something was noted.
  func has(_ number: Int) -> Bool {
    unsafe number < 64 ? low &>> UInt64(number) & 1 == 1 : high.contains(number)
  }

  /// Notes something once.
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

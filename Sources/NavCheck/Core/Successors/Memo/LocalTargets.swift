/// The new values of the parts that the steps of an entry read only locally (``ReadRecorder/reads``).
///
/// For such a part, a new value depends on the old value of this part, and on nothing else that the entry does not
/// determine already.
struct LocalTargets {
  private struct Key: Hashable {
    let part: Int
    let old: Int
  }

  /// The parts, one bit each.
  let parts: UInt64
  /// For each part and old value, the new values: one for each emission of the entry.
  private var targets: [Key: [Int]] = [:]

  /// Creates an empty table for some parts.
  init(parts: UInt64) { self.parts = parts }

  /// Whether the table has the new values for the parts of a state.
  func have(_ ids: [Int]) -> Bool {
    ids.indices.allSatisfy { parts >> UInt64($0) & 1 == 0 || targets[Key(part: $0, old: ids[$0])] != nil }
  }

  /// The new value of a part after an emission, counted from the first of the entry; nil if it is not known.
  func target(of old: Int, as part: Int, at emission: Int) -> Int? {
    targets[Key(part: part, old: old)]?[emission]
  }

  /// Records new values.
  ///
  /// - Parameters:
  ///   - new: For each emission, the numbers of all parts.
  ///   - ids: The numbers of the parts before.
  /// - Returns: Whether they agree with the known ones.
  mutating func add(_ new: [[Int]], to ids: [Int]) -> Bool {
    for part in ids.indices where parts >> UInt64(part) & 1 == 1 {
      let key = Key(part: part, old: ids[part])
      let values = new.map { $0[part] }
      if let known = targets[key], known != values { return false }
      targets[key] = values
    }
    return true
  }
}

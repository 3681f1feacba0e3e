/// The results that depend on the first part of a state and one other part, for the queries of a group; one cache
/// line.
struct ObservedSubRow: BitwiseCopyable {
  /// The largest number of entries.
  static var width: Int { 6 }

  /// The number of the group plus 1, and the number of the part's value; 0 before the first lookup.
  var key: UInt64 = 0
  /// The results of the properties of the single lane.
  var matters: UInt64 = 0
  var broken: UInt64 = 0
  /// The entries of the steps.
  private var list: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0, 0)
  /// The positions of the queries that read further parts: state queries first, then step queries.
  var firstOpen: Int32 = 0
  var openOfStates: Int16 = 0
  var openOfSteps: Int16 = 0
  private(set) var entries: Int16 = 0
  /// Whether there are more entries than fit, so that the queries of the group are looked up one by one.
  private(set) var isFull = false

  init() {}

  /// Creates a row without results.
  init(key: UInt64, firstOpen: Int) {
    self.key = key
    self.firstOpen = Int32(firstOpen)
  }

  /// The key for the number of a group and that of a part.
  static func key(_ group: Int, _ number: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: group &+ 1) &<< 32 | UInt64(truncatingIfNeeded: number)
  }

  mutating func add(_ entry: UInt32) {
    switch entries {
    case 0: list.0 = entry
    case 1: list.1 = entry
    case 2: list.2 = entry
    case 3: list.3 = entry
    case 4: list.4 = entry
    case 5: list.5 = entry
    default:
      isFull = true
      return
    }
    entries += 1
  }

  /// Writes all entries, including unused ones.
  @inline(__always) func write(to target: UnsafeMutablePointer<UInt32>) {
    unsafe target[0] = list.0
    unsafe target[1] = list.1
    unsafe target[2] = list.2
    unsafe target[3] = list.3
    unsafe target[4] = list.4
    unsafe target[5] = list.5
  }
}

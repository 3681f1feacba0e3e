/// What the first part of a state and one other decide together of the questions of a group: as much as has room in what
/// a processor reads at once.
struct ObservedSubRow: BitwiseCopyable {
  /// How many entries there is room for.
  static var width: Int { 6 }

  /// The number of the group plus 1, and that of the part; 0 where nothing was looked up yet.
  var key: UInt64 = 0
  /// What the properties of the one lane say.
  var matters: UInt64 = 0
  var broken: UInt64 = 0
  /// The entries of the steps.
  private var list: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0, 0)
  /// Where the questions lie that read still more: those about states, then those about steps.
  var firstOpen: Int32 = 0
  var openOfStates: Int16 = 0
  var openOfSteps: Int16 = 0
  private(set) var entries: Int16 = 0
  /// Whether there is more than there is room for, so that the questions of the group are looked up one by one.
  private(set) var isFull = false

  init() {}

  /// A row that knows nothing yet.
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

  /// Writes all entries, with what there would be room for behind them.
  @inline(__always) func write(to target: UnsafeMutablePointer<UInt32>) {
    unsafe target[0] = list.0
    unsafe target[1] = list.1
    unsafe target[2] = list.2
    unsafe target[3] = list.3
    unsafe target[4] = list.4
    unsafe target[5] = list.5
  }
}

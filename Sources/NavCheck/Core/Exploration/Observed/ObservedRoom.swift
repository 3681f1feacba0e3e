/// The scratch data of one job for expanding states of an ``ObservedPlan``.
@safe struct ObservedRoom<Word: PackedWord> {
  /// The number of states after which the counters are added to the sums.
  static var width: Int { 256 }
  /// The number of bit planes of a counter up to the width.
  static var planeCount: Int { 9 }

  private let sizes: ObservedRoomSizes
  var output = BlockOutput<Word>()
  /// The numbers of the parts of one state.
  let ids: UnsafeMutablePointer<Int>
  /// The entries of the steps of one state.
  let answers: UnsafeMutablePointer<UInt32>
  /// For each lane, the results of its properties for one state.
  let matters: UnsafeMutablePointer<UInt64>
  let broken: UnsafeMutablePointer<UInt64>
  /// The cached results for values of the first part.
  var rows = WordList<ObservedRow>(capacity: 64)
  /// For each row and lane, the results of its properties.
  var rowMatters = WordList<UInt64>(capacity: 64)
  var rowBroken = WordList<UInt64>(capacity: 64)
  var rowEntries = WordList<UInt32>(capacity: 64)
  var groups = WordList<ObservedRow.Group>(capacity: 64)
  /// The cached results for a group and the part that it reads next; for a single lane only.
  let subRows: UnsafeMutablePointer<ObservedSubRow>
  var open = WordList<ObservedRow.Open>(capacity: 64)
  /// For each lane counters of its properties, a bit of each in every plane.
  let planes: UnsafeMutablePointer<UInt64>
  /// For each lane, 64 sums of counters.
  let mattered: UnsafeMutablePointer<Int>
  /// For each lane, the properties with findings to keep.
  let wanted: UnsafeMutablePointer<UInt64>
  /// The properties about steps of which findings would be kept, by their place.
  var openSteps: UInt64 = 0
  /// The number of uses of entries, by their results.
  var uses = WordList<Int>(capacity: 16)
  /// The states that are findings, with the lane and the properties.
  var findings = WordList<Word>(capacity: 64)
  var findingLanes = WordList<Int>(capacity: 64)
  var findingBits = WordList<UInt64>(capacity: 64)
  /// The states from which some steps of an entry are findings, and the entry.
  var stepFindings = WordList<Word>(capacity: 64)
  var stepEntries = WordList<UInt32>(capacity: 64)
  /// The truncated states, and the limits.
  var cuts = WordList<Word>(capacity: 64)
  var cutReasons = WordList<UInt32>(capacity: 64)

  init(parts: Int, lanes: Int, stepQuestions: Int, _ sizes: ObservedRoomSizes) {
    self.sizes = sizes
    unsafe ids = .allocate(capacity: parts + 1)
    unsafe answers = .allocate(capacity: stepQuestions + ObservedSubRow.width)
    unsafe subRows = LargePages.allocate(1 << sizes.subRowBits, filledWith: ObservedSubRow())
    unsafe matters = .allocate(capacity: lanes + 1)
    unsafe broken = .allocate(capacity: lanes + 1)
    unsafe planes = .allocate(capacity: lanes * Self.planeCount + 1)
    unsafe planes.initialize(repeating: 0, count: lanes * Self.planeCount)
    unsafe mattered = .allocate(capacity: lanes * 64 + 1)
    unsafe mattered.initialize(repeating: 0, count: lanes * 64)
    unsafe wanted = .allocate(capacity: lanes + 1)
    unsafe wanted.initialize(repeating: 0, count: lanes + 1)
  }

  /// Removes the findings of a block.
  mutating func clear() {
    output.clear()
    findings.removeAll()
    findingLanes.removeAll()
    findingBits.removeAll()
    stepFindings.removeAll()
    stepEntries.removeAll()
    cuts.removeAll()
    cutReasons.removeAll()
  }

  /// The slot of the sub-row with a key; it may contain another sub-row.
  @inline(__always) func subRow(of key: UInt64) -> UnsafeMutablePointer<ObservedSubRow> {
    unsafe subRows + Int(truncatingIfNeeded: key.mixed &>> UInt64(64 &- sizes.subRowBits))
  }

  /// Whether the cached rows exceed their size limit, so that all rows must be discarded.
  var isCrowded: Bool { open.count &+ rowEntries.count > sizes.openCount }

  /// Removes all rows.
  mutating func forgetRows() {
    groups.removeAll()
    unsafe subRows.update(repeating: ObservedSubRow(), count: 1 << sizes.subRowBits)
    rows.removeAll()
    rowMatters.removeAll()
    rowBroken.removeAll()
    rowEntries.removeAll()
    open.removeAll()
  }

  /// The place for the row of a number of the first part, which may hold another row.
  mutating func rowPlace(of number: Int, lanes: Int) -> Int {
    let place = number & (1 &<< sizes.rowBits &- 1)
    while rows.count <= place {
      rows.append(ObservedRow())
      for _ in 0..<lanes {
        rowMatters.append(0)
        rowBroken.append(0)
      }
    }
    return place
  }

  /// Resets the counters.
  mutating func forget(lanes: Int) {
    unsafe mattered.update(repeating: 0, count: lanes * 64)
    for index in 0..<uses.count { uses[index] = 0 }
  }

  func release() {
    output.release()
    unsafe ids.deallocate()
    unsafe answers.deallocate()
    unsafe matters.deallocate()
    unsafe broken.deallocate()
    unsafe planes.deallocate()
    unsafe mattered.deallocate()
    unsafe wanted.deallocate()
    rows.release()
    rowMatters.release()
    rowBroken.release()
    rowEntries.release()
    groups.release()
    unsafe LargePages.deallocate(subRows)
    open.release()
    uses.release()
    findings.release()
    findingLanes.release()
    findingBits.release()
    stepFindings.release()
    stepEntries.release()
    cuts.release()
    cutReasons.release()
  }
}

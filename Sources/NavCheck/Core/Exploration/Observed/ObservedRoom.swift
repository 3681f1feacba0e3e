/// What one job needs to expand states of an ``ObservedPlan``.
@safe struct ObservedRoom<Word: PackedWord> {
  /// How many states are looked at together.
  static var width: Int { 256 }
  /// How many planes a counter up to the width takes.
  static var planeCount: Int { 9 }

  var output = BlockOutput<Word>()
  /// The numbers of the parts, state after state.
  let ids: UnsafeMutablePointer<Int>
  /// For each state 1 where all its answers are known, else 0.
  let known: UnsafeMutablePointer<UInt32>
  /// For each question about steps the entries of all states.
  let answers: UnsafeMutablePointer<UInt32>
  /// For each lane what its properties say of all states.
  let matters: UnsafeMutablePointer<UInt64>
  let broken: UnsafeMutablePointer<UInt64>
  /// For each lane counters of its properties, a bit of each in every plane.
  let planes: UnsafeMutablePointer<UInt64>
  /// For each lane 64 sums of what counters have counted.
  let mattered: UnsafeMutablePointer<Int>
  /// For each lane the properties whose findings would be kept.
  let open: UnsafeMutablePointer<UInt64>
  /// The properties about steps of which findings would be kept, by their place.
  var openSteps: UInt64 = 0
  /// How often entries with each verdict were used.
  var uses = WordList<Int>(capacity: 16)
  /// The states that are findings, with the lane and the properties.
  var findings = WordList<Word>(capacity: 64)
  var findingLanes = WordList<Int>(capacity: 64)
  var findingBits = WordList<UInt64>(capacity: 64)
  /// The states from which some steps of an entry are findings, and the entry.
  var stepFindings = WordList<Word>(capacity: 64)
  var stepEntries = WordList<UInt32>(capacity: 64)
  /// The states that limits cut off, and the limits.
  var cuts = WordList<Word>(capacity: 64)
  var cutReasons = WordList<UInt32>(capacity: 64)

  init(parts: Int, lanes: Int, stepQuestions: Int) {
    let width = Self.width
    unsafe ids = .allocate(capacity: parts * width)
    unsafe known = .allocate(capacity: width)
    unsafe answers = .allocate(capacity: stepQuestions * width + 1)
    unsafe matters = .allocate(capacity: lanes * width + 1)
    unsafe broken = .allocate(capacity: lanes * width + 1)
    unsafe planes = .allocate(capacity: lanes * Self.planeCount + 1)
    unsafe planes.initialize(repeating: 0, count: lanes * Self.planeCount)
    unsafe mattered = .allocate(capacity: lanes * 64 + 1)
    unsafe mattered.initialize(repeating: 0, count: lanes * 64)
    unsafe open = .allocate(capacity: lanes + 1)
    unsafe open.initialize(repeating: 0, count: lanes + 1)
  }

  /// Forgets what was found in a block.
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

  /// Forgets what was counted.
  mutating func forget(lanes: Int) {
    unsafe mattered.update(repeating: 0, count: lanes * 64)
    for index in 0..<uses.count { uses[index] = 0 }
  }

  func release() {
    output.release()
    unsafe ids.deallocate()
    unsafe known.deallocate()
    unsafe answers.deallocate()
    unsafe matters.deallocate()
    unsafe broken.deallocate()
    unsafe planes.deallocate()
    unsafe mattered.deallocate()
    unsafe open.deallocate()
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

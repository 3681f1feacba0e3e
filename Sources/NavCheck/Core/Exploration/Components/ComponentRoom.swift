/// The scratch data of one job for expanding states of a ``ComponentPlan``.
@safe struct ComponentRoom<Word: PackedWord> {
  var output = BlockOutput<Word>()
  let ids: UnsafeMutablePointer<Int>
  let entries: UnsafeMutablePointer<UInt64>
  /// The number of states to which each local property applied.
  let mattered: UnsafeMutablePointer<Int>
  /// The number of states to which all local properties applied.
  var whole = 0
  /// The states that break local properties, and which.
  var findings = WordList<Word>(capacity: 64)
  var broken = WordList<UInt64>(capacity: 64)

  init(parts: Int, groups: Int) {
    unsafe ids = .allocate(capacity: parts + 1)
    unsafe entries = .allocate(capacity: groups + 1)
    unsafe mattered = .allocate(capacity: 64)
    unsafe mattered.initialize(repeating: 0, count: 64)
  }

  func release() {
    output.release()
    unsafe ids.deallocate()
    unsafe entries.deallocate()
    unsafe mattered.deallocate()
    findings.release()
    broken.release()
  }
}

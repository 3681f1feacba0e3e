/// A ``RuleMemo`` as the innermost loop sees it: good until something is learned.
@safe struct MemoView {
  /// The bits of the guards that must all be open.
  let guards: UInt64
  private let table: UnsafeMutablePointer<UInt64>?
  private let memo: Unmanaged<RuleMemo>
  // Up to three parts, which most rules make do with, are looked at without a loop.
  private let parts: (Int, Int, Int)
  private let strides: (Int, Int, Int)
  private let isWide: Bool

  init(_ memo: RuleMemo, guards: UInt64) {
    self.guards = guards
    unsafe table = memo.table
    unsafe self.memo = Unmanaged.passUnretained(memo)
    let (keys, steps) = (memo.keys + [0, 0, 0], memo.strides + [0, 0, 0])
    parts = (keys[0], keys[1], keys[2])
    strides = (steps[0], steps[1], steps[2])
    isWide = memo.keys.count > 3
  }

  /// The entry for numbers of parts, or 0.
  @inline(__always) func entry(_ ids: UnsafeMutablePointer<Int>) -> UInt64 {
    if isWide { return unsafe wideEntry(ids) }
    let key =
      unsafe ids[parts.0] &* strides.0 &+ (ids[parts.1] &* strides.1) &+ (ids[parts.2] &* strides.2)
    if let table = unsafe table { return unsafe table[key] }
    return unsafe memo.takeUnretainedValue()[key]
  }

  private func wideEntry(_ ids: UnsafeMutablePointer<Int>) -> UInt64 {
    let memo = unsafe memo.takeUnretainedValue()
    var key = 0
    for index in 0..<memo.keys.count { unsafe key &+= ids[memo.keys[index]] &* memo.strides[index] }
    return memo[key]
  }
}

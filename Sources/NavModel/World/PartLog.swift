/// Which parts of a world were read, in the order of the first reads.
///
/// It is shared by the copies of a world that one question is asked of, and used by one thread.
package final class PartLog: @unchecked Sendable {
  /// The parts, each once.
  package private(set) var partsRead: [Int]
  private var mask: UInt64

  /// A log that notes the first part, which every question reads.
  package init() {
    partsRead = [0]
    mask = 1
  }

  /// Notes a part.
  func read(_ part: UInt8) {
    let bit: UInt64 = 1 << UInt64(part)
    if mask & bit != 0 { return }
    mask |= bit
    partsRead.append(Int(part))
  }
}

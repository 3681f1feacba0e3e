import Dispatch

/// A queue of the work chunks of a round, from which each job takes the next chunk.
///
/// Cores differ in speed and availability, so no job has a fixed share. Each job first takes the chunks of its own
/// shard, since steps from these states mostly lead to states of the same shard.
final class PieceDeal: @unchecked Sendable {
  private let gate = DispatchSemaphore(value: 1)
  private var left: [Range<Int>]

  /// A deal of the pieces with these numbers, share after share.
  init(_ shares: [Range<Int>]) { left = shares }

  /// A deal of the pieces with these numbers among some jobs, the first of which has none of its own.
  convenience init(_ pieces: Range<Int>, behindFirstOf jobs: Int) {
    let ends = (0..<jobs).map { pieces.lowerBound + pieces.count * $0 / (jobs - 1) }
    self.init([pieces.lowerBound..<pieces.lowerBound] + zip(ends, ends.dropFirst()).map { $0..<$1 })
  }

  /// The share and number of the next piece for a job, until none is left.
  func next(for job: Int) -> (share: Int, number: Int)? {
    gate.wait()
    defer { gate.signal() }
    if !left[job].isEmpty { return (job, left[job].removeFirst()) }
    // Its owner comes to the last one last.
    guard let share = left.indices.max(by: { left[$0].count < left[$1].count }), !left[share].isEmpty else {
      return nil
    }
    return (share, left[share].removeLast())
  }
}

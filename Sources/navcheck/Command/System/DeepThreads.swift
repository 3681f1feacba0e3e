import Foundation

/// Threads with as much stack as the main one: what may be nested there may be nested on all.
///
/// Those of Dispatch have 512 KB on a Mac, which a spec at the limits of nesting uses up.
/// Source: Apple, Threading Programming Guide, "Thread costs".
enum DeepThreads {
  /// The stack of a thread in bytes, as the main one has it on Linux and on a Mac.
  static let stackSize = 8 << 20

  /// Calls a function with 0 up to a count, as ``WorkerThreads/Crew`` says.
  ///
  /// The caller works as well: where the system refuses threads, it does all there is to do.
  @Sendable static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let jobs = Jobs(count)
    for _ in 1..<count {
      let thread = Thread {
        Traps.onOwnSignalStack {
          while let job = jobs.take() {
            work(job)
            jobs.finish()
          }
        }
      }
      thread.stackSize = stackSize
      thread.start()
    }
    while let job = jobs.take() {
      work(job)
      jobs.finish()
    }
    jobs.waitForAll()
  }

  /// Jobs by their numbers, each of which is taken once.
  private final class Jobs: @unchecked Sendable {
    private let condition = NSCondition()
    private let count: Int
    private var taken = 0
    private var finished = 0

    init(_ count: Int) { self.count = count }

    func take() -> Int? {
      condition.withLock {
        if taken == count { return nil }
        taken += 1
        return taken - 1
      }
    }

    func finish() {
      condition.withLock {
        finished += 1
        if finished == count { condition.broadcast() }
      }
    }

    func waitForAll() {
      condition.withLock { while finished < count { condition.wait() } }
    }
  }
}

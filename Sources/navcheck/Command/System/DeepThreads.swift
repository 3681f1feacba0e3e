import Foundation

/// Threads with as much stack as the main thread, so that nested specs do not overflow it.
///
/// Threads of Dispatch have 512 KB on macOS, which is too little for a spec at the limits of nesting.
/// Source: Apple, Threading Programming Guide, "Thread costs".
enum DeepThreads {
  /// The stack size of a thread in bytes, as of the main thread on Linux and macOS.
  static let stackSize = 8 << 20

  /// Calls a function with each number from 0 up to a count, as ``WorkerThreads/Crew`` requires.
  ///
  /// The calling thread works as well, so that all calls happen even if the system creates no threads.
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

  /// A counter from which threads take job numbers, each once.
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

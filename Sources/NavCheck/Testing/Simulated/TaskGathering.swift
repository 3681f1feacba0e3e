import Dispatch
import Foundation

/// Marks the main queue, on which the jobs of the main actor run: on Linux no thread is the main one for long.
private let mainQueueMark = DispatchSpecificKey<Bool>()

private func isOnMainQueue() -> Bool { DispatchQueue.getSpecific(key: mainQueueMark) == true }

/// How many jobs the main actor has put on itself; what other threads put there belongs to other tests.
///
/// It is no static member, since the runtime's hooks are functions without a context.
@safe nonisolated(unsafe) private var gatheredJobs = 0

/// Makes tasks that leave the main actor stay on it, and counts them, so that a turn can wait for all that it has begun.
///
/// The concurrency runtime asks one hook where a job that belongs to no actor is to run, and another where one of the main actor is. Without
/// the hooks, which a statically linked runtime does not export, jobs of no actor run beside the exploration, and may end in a later
/// step than the one that has begun them.
/// Source: `swift_task_enqueueGlobal_hook` and `swift_task_enqueueMainExecutor_hook` in the runtime's `Concurrency.h`.
enum TaskGathering {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  @safe nonisolated(unsafe) private static let global = unsafe hook("swift_task_enqueueGlobal_hook")
  @safe nonisolated(unsafe) private static let main = unsafe hook("swift_task_enqueueMainExecutor_hook")

  private static func hook(_ name: String) -> UnsafeMutablePointer<Hook?>? {
    guard let library = unsafe dlopen(nil, RTLD_LAZY), let symbol = unsafe dlsym(library, name) else {
      return nil
    }
    return unsafe symbol.assumingMemoryBound(to: Hook?.self)
  }

  /// How many jobs have been begun on the main actor; nil where the runtime does not tell.
  @MainActor static var jobs: Int? { unsafe global == nil || main == nil ? nil : gatheredJobs }

  /// From now on jobs gather on the main actor.
  @MainActor static func begin() {
    DispatchQueue.main.setSpecific(key: mainQueueMark, value: true)
    global?.pointee = { job, original in
      // What other threads begin belongs to other tests.
      if isOnMainQueue() { MainActor.shared.enqueue(job) } else { original(job) }
    }
    main?.pointee = { job, original in
      if isOnMainQueue() { gatheredJobs += 1 }
      original(job)
    }
  }

  /// From now on jobs run where the runtime puts them.
  @MainActor static func end() {
    global?.pointee = nil
    main?.pointee = nil
  }
}

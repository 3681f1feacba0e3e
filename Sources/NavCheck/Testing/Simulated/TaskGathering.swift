import Dispatch
import Foundation

/// Returns whether the current code runs on the main queue, which has no fixed thread on Linux.
private let mainQueueMark = DispatchSpecificKey<Bool>()

private func isOnMainQueue() -> Bool { DispatchQueue.getSpecific(key: mainQueueMark) == true }

/// The number of jobs that main-actor code has enqueued on the main actor; jobs of other threads belong to other tests.
///
/// The variable is global, since the runtime's hooks are functions without a context.
@safe nonisolated(unsafe) private var gatheredJobs = 0

/// Redirects tasks without an actor to the main actor, and counts them, so that a step can wait for all tasks that it
/// has started.
///
/// The concurrency runtime calls one hook to enqueue a job without an actor, and another to enqueue a job of the main
/// actor. A statically linked runtime does not export the hooks. Jobs without an actor then run concurrently with the
/// exploration, and may end in a later step than the step that started them.
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

  /// The number of jobs that have begun on the main actor; nil if the hooks are missing.
  @MainActor static var jobs: Int? { unsafe global == nil || main == nil ? nil : gatheredJobs }

  /// Redirects jobs to the main actor from now on.
  @MainActor static func begin() {
    DispatchQueue.main.setSpecific(key: mainQueueMark, value: true)
    global?.pointee = { job, original in
      // Jobs that other threads enqueue belong to other tests.
      if isOnMainQueue() { MainActor.shared.enqueue(job) } else { original(job) }
    }
    main?.pointee = { job, original in
      if isOnMainQueue() { gatheredJobs += 1 }
      original(job)
    }
  }

  /// Stops redirecting jobs.
  @MainActor static func end() {
    global?.pointee = nil
    main?.pointee = nil
  }
}

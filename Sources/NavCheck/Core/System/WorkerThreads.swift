import Dispatch

/// The worker threads of a search; no other code distributes work to threads.
package struct WorkerThreads: Sendable {
  /// Calls a function with 0 up to a count, several at once as far as there are threads, and returns when all are done.
  package typealias Crew = @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

  /// The implementation of worker threads that is in use; a program can set another for a scope.
  ///
  /// A structure, since setting a task-local function crashes in optimized builds (Swift 6.3.1, Linux). The attribute
  /// `@TaskLocal` is a macro, which `.ci/apple-stdlib` cannot expand.
  package static let current = TaskLocal(
    wrappedValue: WorkerThreads { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) })

  private let crew: Crew

  /// Threads that do their work by a function.
  package init(_ crew: @escaping Crew) { self.crew = crew }

  /// Calls a function with 0 up to a count, all at once; with one alone, here.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    if count == 1 { return body(0) }
    let threads = current.get()
    // A thread that asks for others itself gets the same.
    threads.crew(count) { job in current.withValue(threads) { body(job) } }
  }
}

import Dispatch

/// The threads that work beside the one that asks: the only place that gives work to others.
package enum WorkerThreads {
  /// Calls a function with 0 up to a count, several at once as far as there are threads, and returns when all are done.
  package typealias Crew = @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

  /// Those that are used; a program that wants others sets them around what it runs.
  @TaskLocal package static var crew: Crew = { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }

  /// Calls a function with 0 up to a count, all at once; with one alone, here.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    if count == 1 { return body(0) }
    let crew = crew
    // A thread that asks for others itself gets the same.
    crew(count) { job in $crew.withValue(crew) { body(job) } }
  }
}

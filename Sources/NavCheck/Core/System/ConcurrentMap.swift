/// Computes the results of a function for 0 up to a count concurrently, in order.
///
/// - Parameters:
///   - count: The number of results.
///   - jobs: The number of threads; with 1, the function runs on the calling thread.
///   - body: Returns the result for an index; called once for each index.
/// - Returns: The results, in the order of the indices.
package func concurrentMap<Result: Sendable>(
  _ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
  guard jobs > 1, count > 1 else { return (0..<count).map(body) }
  let slots = (0..<count).map { _ in ResultSlot<Result>() }
  let width = min(jobs, count)
  WorkerThreads.run(width) { job in
    for index in stride(from: job, to: count, by: width) { slots[index].result = body(index) }
  }
  return slots.indices.map { index in
    guard let result = slots[index].result else {
      preconditionFailure("Iteration \(index) returned no result.")
    }
    return result
  }
}

/// The result of one iteration, which one thread writes, and which is read when all threads have ended.
private final class ResultSlot<Result>: @unchecked Sendable {
  var result: Result?
}

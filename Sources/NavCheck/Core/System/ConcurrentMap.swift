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
  let places = UnsafeMutableBufferPointer<Result?>.allocate(capacity: count)
  unsafe places.initialize(repeating: nil)
  defer {
    unsafe places.deinitialize()
    unsafe places.deallocate()
  }
  // Each place is written by one iteration only, and read when all are done.
  nonisolated(unsafe) let written = unsafe places
  let width = min(jobs, count)
  WorkerThreads.run(width) { job in
    for index in stride(from: job, to: count, by: width) { unsafe written[index] = body(index) }
  }
  return (0..<count).map { index in
    guard let result = unsafe places[index] else {
      preconditionFailure("Iteration \(index) returned no result.")
    }
    return result
  }
}

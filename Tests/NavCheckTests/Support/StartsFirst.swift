import Testing

/// Runs the tests of a suite before those of other suites where both wait for a thread.
///
/// The tests of real code take turns on the main actor. Each hop between it and the threads of other tests waits behind all of
/// these, so the main actor would stand still until the others have ended, and one core with it.
struct StartsFirst: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      try await Task(priority: .high) { try await function() }.value
    }
  }
}

extension Trait where Self == StartsFirst {
  /// Runs the tests of a suite before those of other suites where both wait for a thread.
  static var startsFirst: Self { Self() }
}

import NavCheckTesting

// A file that imports this module sleeps here: the exploration chooses when it is over, and nothing takes time.
extension Task where Success == Never, Failure == Never {
  /// Waits as work of the app that is called `sleep`, which the exploration ends at any time; does not wait outside a run.
  ///
  /// - Parameter duration: In nanoseconds; has no effect.
  /// - Throws: `CancellationError` if the task is cancelled meanwhile.
  public static func sleep(nanoseconds duration: UInt64) async throws { try await simulatedSleep() }

  /// Waits as work of the app that is called `sleep`, which the exploration ends at any time; does not wait outside a run.
  ///
  /// - Parameter duration: Has no effect.
  /// - Throws: `CancellationError` if the task is cancelled meanwhile.
  public static func sleep(for duration: Duration) async throws { try await simulatedSleep() }
}

private func simulatedSleep() async throws { _ = try await SimulatedNavigation.current?.work("sleep") }

import NavCheckTesting

// In a file that imports this module, `Task.sleep` means these methods. The exploration chooses when a sleep ends, and
// no time passes.
extension Task where Success == Never, Failure == Never {
  /// Suspends the task as simulated work named `sleep`, which the exploration ends at any time.
  ///
  /// Returns at once outside a launch or step of an app on the simulated platform.
  ///
  /// - Parameter duration: The duration in nanoseconds, which is ignored.
  /// - Throws: `CancellationError` if the task is cancelled, or the launch ends, before the sleep ends.
  public static func sleep(nanoseconds duration: UInt64) async throws { try await simulatedSleep() }

  /// Suspends the task as simulated work named `sleep`, which the exploration ends at any time.
  ///
  /// Returns at once outside a launch or step of an app on the simulated platform.
  ///
  /// - Parameter duration: The duration, which is ignored.
  /// - Throws: `CancellationError` if the task is cancelled, or the launch ends, before the sleep ends.
  public static func sleep(for duration: Duration) async throws { try await simulatedSleep() }
}

private func simulatedSleep() async throws { _ = try await SimulatedNavigation.current?.work("sleep") }

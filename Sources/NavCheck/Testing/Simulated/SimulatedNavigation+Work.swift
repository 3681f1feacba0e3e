// The simulated work of an app.
extension SimulatedNavigation {
  /// Ends the app with the finding `no-fatal`; call it where the app would end the process.
  ///
  /// The call returns, but no further event is possible in this launch.
  ///
  /// - Parameter message: The error, as a sentence without a full stop.
  public func crash(_ message: String) { session.crash(message) }

  /// Starts simulated work; the exploration chooses its outcome and when it ends.
  ///
  /// The end of the work costs no input, so ``SimulatedBudget/inputs(_:)`` does not limit the number of outcomes.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - outcomes: The possible outcomes; the exploration tries each. Without outcomes, the work never ends.
  ///   - completion: Called with the outcome when the work ends; never if the work is cancelled or the launch ends.
  /// - Returns: The work, which the app may cancel.
  @discardableResult public func work(
    _ name: String, outcomes: [String] = ["done"], completion: @escaping (_ outcome: String) -> Void
  ) -> SimulatedWork {
    let work = SimulatedWork(name, self)
    begin(Pending(work: work, outcomes: outcomes, completion: completion))
    return work
  }

  /// Starts simulated work and waits for its outcome.
  ///
  /// The exploration chooses the outcome and the time. Call the method from a fake of a server or a clock.
  ///
  /// ```swift
  /// struct FakeServer: Server {
  ///   let navigation: SimulatedNavigation
  ///   func login() async throws -> User {
  ///     guard try await navigation.work("login", outcomes: ["ok", "refused"]) == "ok" else { throw Refused() }
  ///     return User()
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - outcomes: The possible outcomes; the exploration tries each. Without outcomes, the work never ends.
  /// - Returns: The chosen outcome.
  /// - Throws: `CancellationError` if the waiting task is cancelled, or if the launch has ended or ends.
  public func work(_ name: String, outcomes: [String] = ["done"]) async throws -> String {
    let work = SimulatedWork(name, self)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if Task.isCancelled || hasEnded { return continuation.resume(throwing: CancellationError()) }
        begin(
          Pending(work: work, outcomes: outcomes) {
            continuation.resume(returning: $0)
          } cancel: {
            continuation.resume(throwing: CancellationError())
          })
      }
    } onCancel: {
      Task { @MainActor in work.cancel() }
    }
  }

  private func begin(_ work: Pending) {
    activity += 1
    pending.append(work)
  }

  /// Removes work that the app has cancelled.
  func cancel(_ work: SimulatedWork) {
    guard let position = pending.firstIndex(where: { $0.work === work }) else { return }
    pending.remove(at: position).cancel?()
  }
}

import Dispatch
import Foundation

/// Records the current step, so that the message about a crash or a hang names it.
///
/// A step that takes too long ends the process, since code that hangs on the main actor cannot be interrupted.
final class Watchdog: Sendable {
  private let system: String
  private let breadcrumb: Breadcrumb
  private let seconds: Int?
  private let queue = DispatchQueue(label: "navcheck.watchdog")

  /// The steps of an earlier run in the same folder that ended during the last of these steps; empty if none did.
  let interrupted: [String]

  /// Starts the watchdog, and prints the steps of an interrupted earlier run to the error stream at once.
  ///
  /// The message comes before the first step, since code that crashed then may crash again.
  init(system: String, seconds: Int?) {
    self.system = system
    self.seconds = seconds
    breadcrumb = Breadcrumb(system, isWrittenAhead: true)
    interrupted = breadcrumb.leftover ?? []
    if !interrupted.isEmpty {
      tell(
        "an earlier run of \(system) ended in the middle of the last step:\n\(Breadcrumb.told(interrupted))")
    }
  }

  private func tell(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("navcheck: \(message)".utf8))
  }

  /// Runs the last of some steps, and ends the process if it takes longer than the limit.
  func watch<Result>(
    _ steps: [String], isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    breadcrumb.leave(steps, of: system)
    let timer = seconds.map { seconds in
      let item = DispatchWorkItem { [self] in
        tell(
          "the driver has not answered for \(seconds) s (secondsToAnswer), in the last of these steps:\n\(Breadcrumb.told(steps))"
        )
        exit(70)
      }
      queue.asyncAfter(deadline: .now() + .seconds(seconds), execute: item)
      return item
    }
    defer {
      timer?.cancel()
      breadcrumb.pass()
    }
    return try await body()
  }

  /// Ends the run and removes the record of its steps.
  func end() { breadcrumb.end() }
}

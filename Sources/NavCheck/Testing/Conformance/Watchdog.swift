import Dispatch
import Foundation

/// Remembers the step that is under way, so that a crash or a hang can be told with it.
///
/// A step that takes too long ends the process: code that hangs on the main actor cannot be interrupted otherwise.
final class Watchdog: Sendable {
  private let system: String
  private let breadcrumb: Breadcrumb
  private let seconds: Int?
  private let queue = DispatchQueue(label: "navcheck.watchdog")

  /// The steps of an earlier run of the same folder that ended in the middle of the last of them; empty if none did.
  let interrupted: [String]

  /// Starts to watch, and tells at once on the error stream what an earlier run was doing when it ended: code that crashes
  /// there may do so again.
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

  /// Runs a step under watch.
  func watch<Result>(
    _ steps: [String], isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    breadcrumb.leave(steps, of: system)
    let timer = seconds.map { seconds in
      let item = DispatchWorkItem { [self] in
        tell(
          "the driver has not answered for \(seconds) s, in the last of these steps:\n\(Breadcrumb.told(steps))"
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

  /// The run is over.
  func end() { breadcrumb.end() }
}

import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Remembers the step that is under way, so that a crash or a hang can be told with it.
///
/// Before each step its way is written to a temporary file, which is removed when the run is over. A step that takes too long ends the
/// process: code that hangs on the main actor cannot be interrupted otherwise.
final class Watchdog: Sendable {
  private let path: String
  /// Open until the end: a breadcrumb is written before each of thousands of steps.
  private let file: FileHandle?
  private let seconds: Int?
  private let queue = DispatchQueue(label: "navcheck.watchdog")

  /// The steps of an earlier run of the same folder that ended in the middle of the last of them; empty if none did.
  let interrupted: [String]

  /// Starts to watch, and tells at once on the error stream what an earlier run was doing when it ended: code that crashes
  /// there may do so again.
  init(system: String, seconds: Int?) {
    let name = String(system.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    let folder = FileManager.default.currentDirectoryPath
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "navcheck-\(name)-\(String(StableHash.of(folder), radix: 16)).breadcrumb").path
    self.seconds = seconds
    let leftover = Self.leftover(try? String(contentsOfFile: path, encoding: .utf8))
    interrupted = (leftover ?? "").split(separator: "\n").map { line in
      String(line.drop { $0 == " " || $0.isNumber })
    }
    if let leftover {
      let message = "navcheck: an earlier run of \(system) ended in the middle of the last step:\n\(leftover)"
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    }
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    file = FileHandle(forWritingAtPath: path)
  }

  /// The steps of a breadcrumb whose process is gone; one that runs still is another's business.
  private static func leftover(_ text: String?) -> String? {
    guard let text, let end = text.firstIndex(of: "\n"), let owner = Int32(text[..<end]),
      owner != ProcessInfo.processInfo.processIdentifier, kill(owner, 0) != 0
    else { return nil }
    return String(text[text.index(after: end)...])
  }

  /// Runs a step under watch.
  func watch<Result>(
    _ steps: [String], isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let text = steps.enumerated().map { "  \($0.offset + 1)  \($0.element)\n" }.joined()
    let owner = ProcessInfo.processInfo.processIdentifier
    leave(Data("\(owner)\n\(text)".utf8))
    let timer = seconds.map { seconds in
      let item = DispatchWorkItem {
        let message =
          "navcheck: the driver has not answered for \(seconds) s, in the last of these steps:\n\(text)"
        try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
        exit(70)
      }
      queue.asyncAfter(deadline: .now() + .seconds(seconds), execute: item)
      return item
    }
    defer { timer?.cancel() }
    return try await body()
  }

  /// Writes the breadcrumb in place of the one before.
  private func leave(_ breadcrumb: Data) {
    try? file?.seek(toOffset: 0)
    try? file?.write(contentsOf: breadcrumb)
    try? file?.truncate(atOffset: UInt64(breadcrumb.count))
  }

  /// The run is over.
  func end() {
    try? file?.close()
    try? FileManager.default.removeItem(atPath: path)
  }
}

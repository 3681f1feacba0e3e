import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A record of the current steps in a file that outlives the process.
///
/// The code under test can end the process by `fatalError`, a trap, a signal or `exit`. A handler then writes the path
/// to the file, so that the next process can name the step. To also record a process that hung or was stopped,
/// `isWrittenAhead` writes the path before each step and removes it afterwards.
final class Breadcrumb: Sendable {
  /// The steps of an earlier process that ended during the last of them; nil if none did.
  let leftover: [String]?
  /// Whether the last of these steps crashed the earlier process, in contrast to a process that was stopped.
  let hasCrashed: Bool

  private let path: String
  private let isWrittenAhead: Bool
  /// The file, which stays open until the end since there may be thousands of steps.
  private let file: FileHandle?
  private let descriptor: Int32

  /// Reads the record of an earlier run with the same name in the same folder, and starts a new record.
  ///
  /// - Parameters:
  ///   - name: The name of the run.
  ///   - isWrittenAhead: Whether the path is written before each step, in addition to a crash.
  init(_ name: String, isWrittenAhead: Bool) {
    self.isWrittenAhead = isWrittenAhead
    path = Self.path(name, "breadcrumb")
    var steps = Self.steps(in: try? String(contentsOfFile: path, encoding: .utf8))
    hasCrashed = steps?.last == CrashMessage.mark
    if hasCrashed { steps?.removeLast() }
    leftover = steps
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    file = FileHandle(forWritingAtPath: path)
    descriptor = file?.fileDescriptor ?? -1
    CrashMessage.install()
  }

  /// Returns the path of a temporary file for a run in this folder.
  static func path(_ name: String, _ kind: String) -> String {
    let key = "\(name)\n\(FileManager.default.currentDirectoryPath)"
    return FileManager.default.temporaryDirectory
      .appending(path: "navcheck-\(String(StableHash.of(key), radix: 16)).\(kind)").path
  }

  /// Returns the recorded steps of an earlier process; nil if that process still runs.
  private static func steps(in text: String?) -> [String]? {
    guard let text, let end = text.firstIndex(of: "\n"), let owner = Int32(text[..<end]),
      owner != ProcessInfo.processInfo.processIdentifier, kill(owner, 0) != 0
    else { return nil }
    return text[text.index(after: end)...].split(separator: "\n").map(String.init)
  }

  /// Records that a step begins.
  ///
  /// - Parameters:
  ///   - steps: The path, which ends with the step.
  ///   - title: The title of the run in messages.
  func leave(_ steps: [String], of title: String) {
    let text = "\(Self.owner)\n\(steps.joined(separator: "\n"))\n"
    if isWrittenAhead { write(Data(text.utf8)) }
    CrashMessage.set(
      steps.isEmpty
        ? "navcheck: the process ended at the launch of \(title)\n"
        : "navcheck: the process ended in the last of these steps of \(title):\n\(Self.told(steps))",
      leaving: isWrittenAhead ? CrashMessage.mark : text + CrashMessage.mark, in: descriptor)
  }

  private static let owner = ProcessInfo.processInfo.processIdentifier

  /// Formats the steps as numbered lines.
  static func told(_ steps: [String]) -> String {
    steps.enumerated().map { "  \($0.offset + 1)  \($0.element)\n" }.joined()
  }

  /// Records that the step has ended.
  func pass() {
    if isWrittenAhead { write(Data()) }
    CrashMessage.clear()
  }

  private func write(_ bytes: Data) {
    try? file?.seek(toOffset: 0)
    try? file?.write(contentsOf: bytes)
    try? file?.truncate(atOffset: UInt64(bytes.count))
  }

  /// Ends the run and removes the file.
  func end() {
    CrashMessage.clear()
    try? file?.close()
    try? FileManager.default.removeItem(atPath: path)
  }
}

import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The steps that are under way, in a file that outlives the process.
///
/// Code that is driven can end the process: `fatalError`, a trap, a signal, `exit`. The way to the step is then written into the file, so a file
/// with steps whose process is gone names the step that has ended it. Where it shall also be known that somebody stopped the process, or that
/// it hung, the way is written before each step, and taken away after it.
final class Breadcrumb: Sendable {
  /// The steps that an earlier process had begun when it ended; nil if there were none.
  let leftover: [String]?
  /// Whether the last of these steps has ended that process, rather than somebody who stopped it.
  let hasCrashed: Bool

  private let path: String
  private let isWrittenAhead: Bool
  /// Open until the end: there may be thousands of steps.
  private let file: FileHandle?
  private let descriptor: Int32

  /// Takes over what an earlier run of the same name in the same folder has left.
  ///
  /// - Parameters:
  ///   - name: What is run.
  ///   - isWrittenAhead: Whether steps are written before they are taken.
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

  /// The path of a temporary file that belongs to a run of this folder.
  static func path(_ name: String, _ kind: String) -> String {
    let key = "\(name)\n\(FileManager.default.currentDirectoryPath)"
    return FileManager.default.temporaryDirectory
      .appending(path: "navcheck-\(String(StableHash.of(key), radix: 16)).\(kind)").path
  }

  /// The steps of a process that is gone; those of one that still runs are its own.
  private static func steps(in text: String?) -> [String]? {
    guard let text, let end = text.firstIndex(of: "\n"), let owner = Int32(text[..<end]),
      owner != ProcessInfo.processInfo.processIdentifier, kill(owner, 0) != 0
    else { return nil }
    return text[text.index(after: end)...].split(separator: "\n").map(String.init)
  }

  /// A step begins.
  ///
  /// - Parameters:
  ///   - steps: The way, which ends with the step.
  ///   - title: What is run, in words.
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

  /// The steps, a numbered line each.
  static func told(_ steps: [String]) -> String {
    steps.enumerated().map { "  \($0.offset + 1)  \($0.element)\n" }.joined()
  }

  /// The step is over.
  func pass() {
    if isWrittenAhead { write(Data()) }
    CrashMessage.clear()
  }

  private func write(_ bytes: Data) {
    try? file?.seek(toOffset: 0)
    try? file?.write(contentsOf: bytes)
    try? file?.truncate(atOffset: UInt64(bytes.count))
  }

  /// The run is over.
  func end() {
    CrashMessage.clear()
    try? file?.close()
    try? FileManager.default.removeItem(atPath: path)
  }
}

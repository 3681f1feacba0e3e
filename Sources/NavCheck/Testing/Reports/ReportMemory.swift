import Dispatch
import NavCheck

/// The reports of this process, by file; equal checks of one test share a file.
///
/// The cases of a parameterised test run concurrently, and their arguments are unknown here. A file therefore sorts the
/// checks by content, so that its bytes do not depend on the order of the cases. Reports of earlier processes are
/// replaced.
final class ReportMemory: @unchecked Sendable {
  /// The instance of this process.
  static let shared = ReportMemory()

  /// The queue that protects the state.
  ///
  /// It also serialises the writes, so that the last write contains every check.
  private let queue = DispatchQueue(label: "navcheck.reports")
  private var checks: [String: [(check: ReportDocument.Check, text: [UInt8])]] = [:]

  /// Adds a check to a file.
  ///
  /// - Parameters:
  ///   - check: The result of the check.
  ///   - file: The path of the file.
  ///   - write: Writes the file with all of its checks, sorted by their JSON form.
  /// - Throws: The error of the encoder or of `write`. After an error of `write`, the check stays recorded.
  func add(
    _ check: ReportDocument.Check, to file: String, write: ([ReportDocument.Check]) throws -> Void
  ) throws {
    let text = try JSONForm.bytes(of: check)
    try queue.sync {
      checks[file, default: []].append((check, text))
      checks[file]?.sort { $0.text.lexicographicallyPrecedes($1.text) }
      try write((checks[file] ?? []).map(\.check))
    }
  }
}

import Dispatch
import NavCheck

/// What the checks of this process have left so far, file by file: equal checks of one test share a file.
///
/// Cases of a parameterised test run side by side and cannot be told apart by their arguments, so that a file lists what they have
/// found by content: in any order of the cases its bytes are the same. What an earlier process left is no part of it.
final class ReportMemory: @unchecked Sendable {
  /// The one of this process.
  static let shared = ReportMemory()

  /// Guards what is below; files are written behind it, too, so that the last one written has every check.
  private let queue = DispatchQueue(label: "navcheck.reports")
  private var checks: [String: [(check: ReportDocument.Check, text: [UInt8])]] = [:]

  /// Adds a check to a file.
  ///
  /// - Parameters:
  ///   - check: What was found.
  ///   - file: The path of the file.
  ///   - write: Writes the file, with all of its checks, in the order of their JSON form.
  /// - Throws: What the encoder or `write` throws; the check is remembered nevertheless.
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

import NavCheck

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Testing)
import Testing
#endif

/// The folder to which the checks of a test run write their reports, for `navcheck report`.
enum ReportFolder {
  /// The path of the folder, from the environment variable `NAVCHECK_REPORTS`; nil to write no reports.
  @TaskLocal static var path: String? = ProcessInfo.processInfo.environment["NAVCHECK_REPORTS"].flatMap {
    $0.isEmpty ? nil : $0
  }

  /// Writes the report of a check, and replaces the report of an earlier run.
  ///
  /// Equal checks of one test, and those of its cases, share one file, sorted by content.
  ///
  /// - Parameters:
  ///   - kind: The kind of the check, which begins the name of the file.
  ///   - check: The result of the check.
  static func leave(_ kind: String, _ check: @autoclosure () -> ReportDocument.Check) {
    guard let path else { return }
    var check = check()
    check.kind = kind
    let file = URL(filePath: path).appending(path: name(kind, check))
    write(to: path) {
      try ReportMemory.shared.add(check, to: file.path) { checks in
        var document = ReportDocument(checks: checks, exitCode: ReportDocument.exitCode(of: checks))
        document.shard = TestShard.current
        try Data(JSONForm.bytes(of: document)).write(to: file, options: .atomic)
      }
    }
    leaveMark()
  }

  /// Writes an empty report, so that `navcheck merge` can distinguish a shard without work from a missing shard.
  static func leaveMark() {
    guard let path, let shard = TestShard.current else { return }
    var document = ReportDocument()
    document.shard = shard
    let file = URL(filePath: path).appending(path: "shard-\(shard.index)-of-\(shard.count).json")
    write(to: path) { try Data(JSONForm.bytes(of: document)).write(to: file, options: .atomic) }
  }

  private static func write(to path: String, _ write: () throws -> Void) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try write()
    } catch {
      #if canImport(Testing)
      Issue.record("NAVCHECK_REPORTS: cannot write a report to '\(path)': \(error)")
      #else
      print("NAVCHECK_REPORTS: cannot write a report to '\(path)': \(error)")
      #endif
    }
  }

  /// Returns the name of the file: a readable title of the check, and a hash of the test.
  static func name(_ kind: String, _ check: ReportDocument.Check) -> String {
    var identity = [kind, check.path, check.variant ?? ""]
    #if canImport(Testing)
    if let test = Test.current { identity += [test.sourceLocation.fileID, test.name] }
    #endif
    let hash = StableHash.of(identity.joined(separator: "\n"))
    let words = [kind, check.path, check.variant].compactMap(\.self).joined(separator: "-")
    let shown = String(words.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }.prefix(60))
    return "\(shown)-\(String(hash, radix: 16)).json"
  }

  /// The command that repeats the running test; nil outside a test, and for a name that the shell or the filter would
  /// need escaped.
  static var again: String? {
    #if canImport(Testing)
    guard let name = Test.current?.name else { return nil }
    let plain = name.prefix { $0 != "(" }.filter { $0 != "`" }
    let isPlain = plain.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "_ ,-".contains($0) }
    return isPlain && !plain.isEmpty ? "swift test --filter \"\(plain)\"" : nil
    #else
    return nil
    #endif
  }

  /// The name of the running test, for checks without a spec.
  static var test: String {
    #if canImport(Testing)
    if let test = Test.current { return test.displayName ?? test.name }
    #endif
    return "app"
  }
}

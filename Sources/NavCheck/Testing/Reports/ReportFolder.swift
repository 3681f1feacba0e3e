import NavCheck

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Testing)
import Testing
#endif

/// The folder in which the checks of a test run leave their reports, for `navcheck report`.
enum ReportFolder {
  /// Where it is: what the environment variable `NAVCHECK_REPORTS` names; nil for nowhere.
  @TaskLocal static var path: String? = ProcessInfo.processInfo.environment["NAVCHECK_REPORTS"].flatMap {
    $0.isEmpty ? nil : $0
  }

  /// Leaves the report of a check, in place of what an earlier run has left.
  ///
  /// Equal checks of one test, and those of its cases, are in one file, in an order by content.
  ///
  /// - Parameters:
  ///   - kind: Which function has checked.
  ///   - check: What it has found.
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

  /// Leaves a report of nothing, by which `merge` tells a shard that has nothing to do from one that is lost.
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

  /// The name of the file: what was checked, for people, and a number for the test that did.
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

  /// The command that runs the test again which runs; nil outside of one, and for a name that a shell or the filter would not take as it is.
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

  /// The name of the test that runs, for checks that have no spec.
  static var test: String {
    #if canImport(Testing)
    if let test = Test.current { return test.displayName ?? test.name }
    #endif
    return "app"
  }
}

import NavCheck

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The shard reports in some folders.
struct ShardFiles {
  /// The kind of the shard reports.
  enum Contents {
    /// The shards of a run of `check` or `simulate`.
    case checks(ShardSet)
    /// The combined report of test runs with NAVCHECK_SHARD and NAVCHECK_REPORTS.
    case tests(ReportDocument)
  }

  /// The fields by which shard reports are recognised.
  private struct Head: Decodable {
    let version: Int?
    let shard: CheckShard?
    let pieces: [Nothing]?

    struct Nothing: Decodable {}
  }

  private var checks: [(path: String, report: ShardReport)] = []
  private var tests: [(path: String, folder: String, document: ReportDocument)] = []

  /// The shard reports with their paths.
  var paths: [String] { checks.map(\.path) + tests.map(\.path) }

  /// Reads each `*.json` file of some folders, in the order of their names, and skips files that are no shard reports.
  ///
  /// - Throws: ``ShardSet/Mistake`` for an unreadable folder or file, for a report of another version or form, and if there
  ///   is no shard report.
  init(in folders: [String]) throws(ShardSet.Mistake) {
    for folder in folders {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        throw ShardSet.Mistake(message: "the folder '\(folder)' cannot be read")
      }
      let files = names.filter { $0.hasSuffix(".json") }
      for name in files.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        try read("\(folder)/\(name)", in: folder)
      }
    }
    if checks.isEmpty, tests.isEmpty {
      throw ShardSet.Mistake(
        message: "there is no report of a shard in \(folders.map { "'\($0)'" }.joined(separator: ", ")): "
          + "run each shard with --shard I/N --format shard=FILE")
    }
  }

  private mutating func read(_ path: String, in folder: String) throws(ShardSet.Mistake) {
    guard let data = FileManager.default.contents(atPath: path),
      let head = try? JSONDecoder().decode(Head.self, from: data)
    else {
      throw ShardSet.Mistake(message: "'\(path)' is not a readable JSON object; the file may be cut off")
    }
    if head.shard == nil { return }
    let isOfTests = head.pieces == nil
    let known = isOfTests ? ReportDocument.currentVersion : ShardReport.currentVersion
    guard let version = head.version, version == known else {
      throw ShardSet.Mistake(
        message:
          "'\(path)' has version \(head.version.map(String.init) ?? "?"), but this navcheck reads \(known)")
    }
    do {
      if isOfTests {
        tests.append((path, folder, try JSONDecoder().decode(ReportDocument.self, from: data)))
      } else {
        checks.append((path, try JSONDecoder().decode(ShardReport.self, from: data)))
      }
    } catch {
      throw ShardSet.Mistake(
        message: "'\(path)' is not a report of a shard: fields are missing or have another type")
    }
  }

  /// Combines the reports.
  ///
  /// - Throws: ``ShardSet/Mistake`` unless the reports are exactly the shards of one run.
  func contents() throws(ShardSet.Mistake) -> Contents {
    if tests.isEmpty { return .checks(try ShardSet(checks)) }
    if let check = checks.first {
      throw ShardSet.Mistake(
        message:
          "'\(check.path)' is a report of navcheck \(check.report.verb), but '\(tests[0].path)' of tests: "
          + "merge them separately")
    }
    return .tests(try document())
  }

  /// Combines the reports of test runs, in the order of their file names.
  ///
  /// Every shard runs the checks that are not distributed; the result contains them once.
  private func document() throws(ShardSet.Mistake) -> ReportDocument {
    var folders: [String: CheckShard] = [:]
    var found: [String: (path: String, document: ReportDocument)] = [:]
    for test in tests {
      guard let shard = test.document.shard else { continue }
      if test.document.tool != tests[0].document.tool {
        throw ShardSet.Mistake(
          message: "'\(test.path)' was written by navcheck \(test.document.tool), but '\(tests[0].path)' by "
            + "\(tests[0].document.tool): run all shards with one version")
      }
      if let other = folders.updateValue(shard, forKey: test.folder), other != shard {
        throw ShardSet.Mistake(
          message: "'\(test.folder)' holds reports of shard \(other) and of shard \(shard): "
            + "give each shard a folder of its own")
      }
      let name = String(test.path.dropFirst(test.folder.count + 1))
      if let other = found[name], other.document.checks != test.document.checks {
        throw ShardSet.Mistake(
          message: "'\(test.path)' and '\(other.path)' report the same check with different results: "
            + "run all shards on one version of the code")
      }
      found[name] = (test.path, test.document)
    }
    try ShardSet.checkCompleteness(folders.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    var document = ReportDocument()
    for name in found.keys.sorted() { document.checks += found[name]?.document.checks ?? [] }
    document.exitCode = ReportDocument.exitCode(of: document.checks)
    return document
  }
}

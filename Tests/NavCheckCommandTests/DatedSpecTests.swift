import Foundation
import NavCheck
import NavModel
import Testing

@testable import NavCheckCommand

/// The specs of `specs/ios26`: each has a bug that only iOS 26 shows.
@Suite struct `Bugs that began with iOS 26` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "specs/ios26").path

  /// The file, the property that is violated on iOS 26 only, and in how many inputs.
  static let bugs: [(file: String, property: String, inputs: Int)] = [
    ("buffer-swallows-back", "back-goes-back", 2),
    ("close-and-back", "close-leaves-the-photo", 4),
    ("done-after-back", "done-leaves-the-editor", 4),
    ("flow-started-twice", "two-logins", 2),
    ("last-of-an-empty-path", "no-fatal", 3),
    ("pays-while-leaving", "pays-on-the-page", 3),
    ("question-comes-too-late", "nothing-lost", 5),
    ("stale-row", "no-fatal", 3),
    ("swipe-skips-the-question", "nothing-lost-unasked", 3),
    ("two-rows-two-details", "two-details", 2),
  ]

  private func document(_ arguments: String...) throws -> ReportDocument {
    let answer = running(["check"] + arguments + ["--format", "json"])
    #expect(answer.code == 0 && answer.errors.isEmpty)
    return try JSONDecoder().decode(ReportDocument.self, from: Data(answer.output.utf8))
  }

  @Test(arguments: bugs.indices)
  func `are violated on iOS 26 and hold before`(_ index: Int) throws {
    let bug = Self.bugs[index]
    let path = "\(Self.folder)/\(bug.file).nav"
    let found = try document(path, "--ios", "17,18,26")
    let difference = ReportDocument.VersionDifference(
      path: path, variant: nil, property: bug.property,
      verdicts: [
        ReportDocument.VersionVerdict(ios: 17, verdict: "holds", inputs: nil),
        ReportDocument.VersionVerdict(ios: 18, verdict: "holds", inputs: nil),
        ReportDocument.VersionVerdict(ios: 26, verdict: "violated", inputs: bug.inputs),
      ])
    #expect(found.versionDifferences == [difference])
    #expect(
      found.checks.map { "\($0.variant ?? "base") \($0.ios ?? 0) \($0.specIOS ?? 0)" }
        == [
          "base 17 26", "base 18 26", "base 26 26", "on-ios-18 18 18", "fixed 17 26", "fixed 18 26",
          "fixed 26 26",
        ])
    for check in found.checks {
      let violated = check.properties.filter { $0.verdict == "violated" }.map(\.name)
      #expect(violated == (check.variant == nil && check.ios == 26 ? [bug.property] : []))
    }
  }

  @Test func `say what users saw and where it is reported`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(files.sorted() == Self.bugs.map { "\($0.file).nav" })
    for file in files {
      let text = try String(contentsOfFile: "\(Self.folder)/\(file)", encoding: .utf8)
      #expect(text.hasPrefix("/// What users saw: "))
      #expect(text.contains("/// Reported: ") || text.contains("/// Not reported; "))
      #expect((20...60).contains(text.split(separator: "\n", omittingEmptySubsequences: false).count))
    }
  }
}

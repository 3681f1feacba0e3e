import Foundation
import Testing

@testable import NavCheckCommand

@Suite("What check tells of the tour")
struct SnapshotTests {
  private static let specs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("specs").path

  @Test(
    "Every trace of a spec, as recorded",
    arguments: [
      "tour/05-cancelled-swipe", "tour/06-sheet", "tour/07-late-notice", "tour/08-double-tap",
      "tour/09-deep-link", "tour/17-eventually",
    ])
  func report(spec: String) throws {
    let answer = running(["check", "\(Self.specs)/\(spec).nav", "--verbose"])
    #expect(answer.code == 0)
    try expectRecorded(
      answer.output.replacing(Self.specs + "/", with: ""), spec.replacing("/", with: "-"))
  }

  /// An app, the property that compares, and what the report says of the difference.
  static let comparisons = [
    (
      "re-entry",
      """
      coordinator App {
        var isUsed: Bool = false
        start home
        screen home { on tap open { if isUsed { fail "used" }; isUsed = true; push page } }
        screen page
      }

      """, "✗ the app is running the first time, and ended by a crash (used) the second time"
    ),
    (
      "link-reaches-target",
      """
      link news to App.page
      coordinator App {
        start home
        screen home
        screen page
        on link news { push page }
      }

      """,
      "✗ on screen is [App.home, App.page] after the first, and [App.home, App.page, App.page] after the second"
    ),
  ]

  @Test("A comparing property names the difference last, as recorded", arguments: comparisons)
  func comparison(property: String, app: String, difference: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("app.nav", "system S\n  platform uikit { ios = 18 }\n" + app)
    let answer = running(["check", path, "--property", property])
    #expect(answer.code == 1)
    let lines = answer.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let ways = try #require(lines.firstIndex { $0 == "\(property) compares two continuations from here" })
    #expect(lines[ways...].first { $0.hasPrefix("✗") } == Substring(difference))
    try expectRecorded(answer.output.replacing(folder.path + "/", with: ""), "compares-\(property)")
  }

  /// Lines of which readers of the first trial could make nothing: made-up names, positions, tautologies, and differences
  /// without a name.
  @Test(arguments: [
    "some x1 in", "parameter 1", "false is false", "true is true", "'false' is", "'true' is",
    "what no variable shows",
    "the worlds differ",
  ]) func `No recorded report has a line that says nothing`(_ line: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Snapshots")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".txt")
    }
    #expect(files.count > 40)
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(!text.contains(line), "\(file)")
    }
  }

  @Test func `Every finding of the coordinators in a hurry, as recorded`() throws {
    let answer = running([
      "check", "\(Self.specs)/systems/coordinator.nav", "--variant", "hurried", "--verbose",
    ])
    #expect(answer.code == 0)
    try expectRecorded(answer.output.replacing(Self.specs + "/", with: ""), "systems-coordinator-hurried")
  }
}

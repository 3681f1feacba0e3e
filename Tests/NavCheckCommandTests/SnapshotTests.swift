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

  @Test func `Every finding of the coordinators in a hurry, as recorded`() throws {
    let answer = running([
      "check", "\(Self.specs)/systems/coordinator.nav", "--variant", "hurried", "--verbose",
    ])
    #expect(answer.code == 0)
    try expectRecorded(answer.output.replacing(Self.specs + "/", with: ""), "systems-coordinator-hurried")
  }
}

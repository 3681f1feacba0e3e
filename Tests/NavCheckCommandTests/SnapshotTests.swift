import Foundation
import Testing

@testable import NavCheckCommand

@Suite("What a person reads is what was recorded")
struct SnapshotTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test(
    "the report of a spec",
    arguments: [
      "tour/05-cancelled-swipe", "tour/06-sheet", "tour/07-late-notice", "tour/08-double-tap",
      "tour/09-deep-link",
    ])
  func report(spec: String) throws {
    let specs = Self.folder.deletingLastPathComponent().deletingLastPathComponent().appending(path: "specs")
    let path = specs.appending(path: "\(spec).nav").path
    let answer = Answer("check", path, "--verbose").output.replacing(path, with: "\(spec).nav")
    let file = Self.folder.appending(path: "Snapshots/\(spec.replacing("/", with: "-")).txt")
    let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil
    if isRecording { try Data(answer.utf8).write(to: file) }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(answer == recorded)
    #expect(!isRecording, "Recorded a new text; run again without RECORD_SNAPSHOTS.")
  }
}

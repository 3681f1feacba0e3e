import Foundation
import Testing

/// How a run that goes on for ever is told, and a place without a way out.
@Suite struct LivenessReportTests {
  private static let text = """
    system Trap
      platform uikit
      timing atomic

    coordinator App {
      var locked: Bool = false
      start home
      screen home {
        on tap lock when not locked { locked = true }
        on tap open when not locked { push list }
        on tap help { push help }
      }
      screen list
      screen help
    }

    possible list-again: App.list is visible
    eventually helped: App.help is visible

    """

  @Test func `a trap and a lasso are told as recorded, in every format`() throws {
    for format in ["human", "json", "junit"] {
      let folder = try TemporaryFolder()
      let path = try folder.write("trap.nav", Self.text)
      let answer = running(["check", path, "--format", format])
      #expect(answer.code == 1)
      try expectRecorded(answer.output.replacing(folder.path + "/", with: ""), "trap-\(format)")
    }
  }

  @Test func `what the end of a trace does not show is not kept for being played again`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("trap.nav", Self.text)
    #expect(running(["check", path, "--save"]).code == 1)
    let kept = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/trap.corpus")) ?? []
    #expect(kept.isEmpty)
  }
}

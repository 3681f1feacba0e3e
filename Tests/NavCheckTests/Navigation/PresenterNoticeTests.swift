import NavModel
import Testing

@testable import NavCheck

/// In UIKit the presenter is usually the delegate of the presentation controller.
@Suite("Notices to the coordinator that presented a flow")
struct PresenterNoticeTests {
  @Test(
    arguments: ["removed", "didDismiss", "didDisappear"], ["present f as sheet", "present f as popover"])
  func `it hears the end of the layer of a flow that no branch made`(notice: String, command: String) throws {
    let report = try check(
      """
      system S
        platform uikit
      coordinator App {
        var open: Flow?
        start home
        screen home {
          on tap open when open is none {
            let f = new Flow
            open = f
            \(command)
          }
        }
        on \(notice) { if this is not home { open = none } }
      }
      coordinator Flow {
        start first
        screen first
      }
      always matches when settled: App.open is none or Flow is onScreen
      """)
    #expect(report["matches"]?.verdict == .holds)
    #expect(report[.noDeadlock]?.verdict == .holds)
  }

  @Test func `a coordinator that is both owner and presenter hears it once`() throws {
    let report = try check(
      """
      system S
        platform uikit
      coordinator App {
        var heard: 0...3 = 0
        start home
        screen home { on tap open when heard == 0 { present box as sheet } }
        screen box
        on didDismiss { heard = heard + 1 }
      }
      always once: App.heard <= 1
      sometimes heard: App.heard == 1
      """)
    #expect(report["once"]?.verdict == .holds)
    #expect(report["heard"]?.verdict == .holds)
  }
}

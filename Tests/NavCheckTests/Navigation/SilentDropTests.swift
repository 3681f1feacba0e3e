import NavCheck
import NavModel
import Testing

@Suite("A request that nothing ever shows is a finding")
struct SilentDropTests {
  /// A flow in a sheet whose screen does something when it is done.
  private func app(_ platform: String, _ does: String, _ finished: String = "note ended") -> String {
    """
    system S
      platform \(platform)
      timing atomic
      bound stack 3
    coordinator App {
      start home
      screen home { on tap show when presented is none { present auth as sheet } }
      branch auth: Auth { on finished { \(finished) } }
    }
    coordinator Auth {
      start login
      screen login { on tap done { \(does) } }
      screen register
    }
    """
  }

  @Test(
    "a present that is refused in the step that closes the screen is lost",
    arguments: [
      // UIKit refuses while a layer goes; SwiftUI's binding waits for it.
      ("uikit", "dismiss; present register as sheet", true),
      ("uikit", "dismiss; present register as sheet from home", true),
      // The screen is gone when the block runs.
      ("uikit", "dismiss then { present register as sheet }", true),
      ("uikit", "dismiss then { present register as sheet from home }", false),
      ("swiftui", "dismiss; present register as sheet", false), ("uikit", "dismiss", false),
    ] as [(String, String, Bool)])
  func refused(platform: String, does: String, isLost: Bool) throws {
    let text = """
      system S
        platform \(platform)
        timing atomic
      coordinator App {
        start home
        screen home { on tap show when presented is none { present login as sheet } }
        screen login { on tap done { \(does) } }
        screen register
      }
      """
    let finding = try #require(try check(text, only: ["no-silent-drop"])["no-silent-drop"])
    #expect(finding.verdict.isViolated == isLost)
    if isLost {
      #expect(finding.message?.hasPrefix("the platform did not show App.register") == true)
    }
  }

  @Test(
    "a dismissal that is refused loses its block",
    arguments: [
      // The alert is still coming; the first dismissal runs the block of the second; nothing moves.
      ("event done at most 1", "dismiss progress then { push main }", true),
      ("event done at most 2 when settled", "dismiss progress then { push main }", false),
      ("event done at most 1", "dismiss progress", false),
    ])
  func lostBlock(event: String, does: String, isLost: Bool) throws {
    let text = """
      system S
        platform uikit
      \(event)
      coordinator App {
        start login
        screen login { on tap create when presented is none { present progress as alert } }
        screen progress { on tap cancel {} }
        screen main
        on done when progress is onScreen { \(does) }
        on done {}
      }
      """
    let finding = try #require(try check(text, only: ["no-silent-drop"])["no-silent-drop"])
    #expect(finding.verdict.isViolated == isLost, "\(finding.message ?? "")")
    if isLost {
      #expect(
        finding.message
          == "a request is lost: the block of 'dismiss then': a transition is in flight")
    }
  }

  /// Source: `NavigationPath.removeLast` shows no screen; the one below was there before.
  @Test(arguments: [("path.removeLast()", false), ("path.append(list)", true)])
  func `a path of a layer that is gone loses the screens that come, not those that stay`(
    row: (does: String, isLost: Bool)
  ) throws {
    let text = """
      system S
        platform swiftui
      event out at most 1
      coordinator App {
        start home
        screen home { on tap open { present flow as sheet } }
        branch flow: Flow { on removed { drop child } }
        on out { dismiss flow }
      }
      coordinator Flow {
        effect load: done
        var path: [route] binds stack
        start page
        on start { path = [page, list] }
        screen page
        screen list { on tap save when load is not running { run load } }
        on load done { \(row.does) }
      }
      """
    let finding = try #require(try check(text, only: ["no-silent-drop"])["no-silent-drop"])
    #expect(finding.verdict.isViolated == row.isLost, "\(finding.message ?? "")")
  }

  @Test func `a dismissal that comes twice loses nothing`() throws {
    let text = """
      system S
        platform uikit
      event done at most 2
      coordinator App {
        start login
        screen login { on tap create when presented is none { present progress as sheet with noAnimation } }
        screen progress { without interactiveDismissal }
        screen main
        on done when progress is onScreen { dismiss progress then { push main } }
        on done {}
      }
      """
    let finding = try #require(try check(text, only: ["no-silent-drop"])["no-silent-drop"])
    #expect(finding.verdict == .holds, "\(finding.message ?? "")")
  }

  @Test("a refusal is reported at the screen with the handler, though another screen's transition ends last")
  func place() throws {
    let text = """
      system S
        platform uikit { ios = 17 }
      coordinator App {
        start home
        screen home {
          on tap open { present pick as sheet; present info as sheet }
        }
        screen pick
        screen info
      }
      """
    let finding = try #require(try check(text, only: ["no-silent-drop"])["no-silent-drop"])
    #expect(finding.trace?.steps.last?.action.description == "transition ends @ App.pick")
    #expect(finding.origin.line == 5)
  }

  @Test(
    "what goes to the stack of a layer that is on its way out is lost",
    arguments: [
      // UIKit takes the push and never shows it; SwiftUI's path has no view any more.
      ("uikit", "dismiss; push register", true), ("uikit", "dismiss; later { push register }", true),
      ("swiftui", "dismiss; push register", true),
      ("uikit", "push register", false), ("swiftui", "push register", false),
    ] as [(String, String, Bool)])
  func lost(platform: String, does: String, isLost: Bool) throws {
    let finding = try #require(
      try check(app(platform, does), only: ["no-silent-drop"])["no-silent-drop"])
    #expect(finding.verdict.isViolated == isLost)
    if isLost { #expect(finding.trace?.length == 2) }
  }
}

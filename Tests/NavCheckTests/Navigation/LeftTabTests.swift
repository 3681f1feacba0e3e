import NavModel
import Testing

@testable import NavCheck

@Suite("Late work in a tab whose tab bar has left the screen")
struct LeftTabTests {
  private static func spec(_ platform: String, _ tab: String) -> String {
    """
    system S
      platform \(platform)
    event logout at most 1
    coordinator App {
      start session
      branch session: Session { on removed { drop child } }
      screen login
      on logout { replaceRoot login }
    }
    coordinator Session {
      start main
      tabs main { tab a: A; tab b: B }
    }
    coordinator A {
      start x
      \(tab)
      screen y
    }
    coordinator B { start u; screen u }
    always login-stays when settled and Session.main is not onScreen: App.login is visible
    """
  }

  private static let byCoordinator = """
    effect load: done
    screen x { on tap open when load is not running { run load } }
    on load done { COMMAND }
    """
  private static let byScreen = """
    screen x {
      effect load: done
      on tap open when load is not running { run load }
      on load done { COMMAND }
    }
    """

  @Test(
    arguments: ["uikit", "swiftui", "ideal"],
    [byCoordinator, byScreen].flatMap { members in
      ["push y", "setStack [y]"].map { members.replacing("COMMAND", with: $0) }
    })
  func `changes no other stack`(platform: String, tab: String) throws {
    let report = try check(Self.spec(platform, tab), only: ["login-stays", "screen-has-owner"])
    #expect(report["login-stays"]?.verdict == .holds)
    #expect(report[.screenHasOwner]?.verdict == .holds)
  }

  @Test func `while the tab bar is on screen, it changes the stack of the tab`() throws {
    let report = try check(
      Self.spec("uikit", Self.byCoordinator.replacing("COMMAND", with: "push y"))
        + "\nsometimes pushed: A.y is visible and settled and Session.main is onScreen")
    #expect(report["pushed"]?.verdict == .holds)
  }
}

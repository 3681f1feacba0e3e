import NavModel
import Testing

@testable import NavCheck

/// Apps that use RxFlow set `window.rootViewController` to the root of a flow.
///
/// Source: RxSwiftCommunity/RxFlow, Reactive+UIViewController.swift: a root counts as dismissed if its view has disappeared
/// because it is dismissed, or if it has left its parent. Neither is true of a root of the window.
@Suite("The root of a flow as the root of the window")
struct FlowWindowTests {
  private static let head = """
    platform uikit { ios = 18 }
      without swipe
      bound stack 2
    step login
    step main
    step page
    step detail
    step loggedIn
    step loggedOut
    """

  private static let tabs = """
    coordinator One {
      on start { emit page }
      screen feed { on tap open { emit detail } }
      screen post
      on step page { push feed }
      on step detail { push post }
    }
    coordinator Two {
      on start { emit page }
      screen settings { on tap logout { emit loggedOut } }
      on step page { push settings }
      on step loggedOut { emit loggedOut to parent }
    }
    """

  /// A login and a main flow, which is `main`, take turns as the root of the window; the login ends with `end`.
  private static func app(_ dialect: String, _ main: String, end: String = "; finish", _ rest: String)
    -> String
  {
    """
    system Shop
      dialect \(dialect)
      \(head)
    coordinator App {
      on start { emit login }
      on step login {
        let flow = new Login
        start flow
        whenReady flow { replaceRoot flow in window }
      }
      \(main)
      on step loggedIn { emit main to self }
      on step loggedOut { emit login to self }
    }
    coordinator Login {
      on start { emit page }
      screen name { on tap next { emit detail } }
      screen password { on tap ok { emit loggedIn } }
      on step page { push name }
      on step detail { push password }
      on step loggedIn { emit loggedIn to parent\(end) }
    }
    \(tabs)
    \(rest)
    """
  }

  private static let mainFlow = """
    on step main {
        let flow = new Main
        start flow
        whenReady flow { replaceRoot flow in window }
      }
    """

  private static let mainOfTabs = """
    coordinator Main {
      on start { emit page }
      tabs bar { tab one: One; tab two: Two }
      on step page { start one; start two; whenReady one, two { push bar } }
      on step loggedOut { emit loggedOut to parent; finish }
    }
    """

  private func violated(_ text: String) throws -> [String] {
    let report = try check(text)
    #expect(report.isComplete)
    // Not every app here uses the flows of the tabs.
    return report.findings.filter(\.isViolated).map(\.name).filter { $0 != "everything-reachable" }
  }

  private static let dialects = ["rxflow-1", "rxflow-2"]

  @Test(arguments: dialects)
  func nothingStaysOfFlowsThatEnd(_ dialect: String) throws {
    let text = Self.app(
      dialect, Self.mainFlow,
      """
      \(Self.mainOfTabs)
      sometimes main-is-shown: One.post is visible
      sometimes login-again: Login.name is visible and Main.instances is empty
      """)
    #expect(try violated(text) == [])
  }

  /// A flow whose root leaves the window is not removed by the library.
  @Test(arguments: dialects)
  func aFlowThatDoesNotEndStays(_ dialect: String) throws {
    let text = Self.app(
      dialect, Self.mainFlow, end: "",
      """
      coordinator Main {
        on start { emit page }
        screen home { on tap open { emit detail } }
        screen post
        on step page { push home }
        on step detail { push post }
      }
      sometimes both: Login is alive and Main.home is visible
      """)
    #expect(try violated(text) == ["child-has-screen"])
  }

  /// A flow keeps its stack while another flow is in the window.
  @Test(arguments: dialects)
  func aFlowComesBackAsItWas(_ dialect: String) throws {
    let text = """
      system Turns
        dialect \(dialect)
        \(Self.head)
      coordinator App {
        var first: One? = none
        on start { emit main }
        on step main {
          let flow = new One
          start flow
          first = flow
          whenReady flow { replaceRoot flow in window }
        }
        on step login {
          let flow = new Login
          start flow
          whenReady flow { replaceRoot flow in window }
        }
        on step loggedIn { if first is not none { replaceRoot first in window } }
      }
      coordinator One {
        on start { emit page }
        screen feed { on tap open { emit detail } }
        screen post { on tap lock { emit login } }
        on step page { push feed }
        on step detail { push post }
        on step login { emit login to parent }
      }
      coordinator Login {
        on start { emit page }
        screen name { on tap ok { emit loggedIn } }
        on step page { push name }
        on step loggedIn { emit loggedIn to parent; finish }
      }
      sometimes locked: Login.name is visible and One is alive
      change unlocks when before(Login is alive) and Login.instances is empty: One.post is visible
      """
    #expect(try violated(text) == ["child-has-screen"])
  }

  /// The tab bar of the root flow gets new flows each time, and the old ones stay.
  @Test func aNewBarGetsFlowsOfItsOwn() throws {
    let text = Self.app(
      "rxflow-2",
      """
      tabs bar { tab one: One; tab two: Two }
      on step main { start one; start two; whenReady one, two { replaceRoot bar in window } }
      """, "sometimes again: Login is not alive and One.instances.count == 2 and App.bar.instances.count == 1"
    )
    .replacing("bound stack 2", with: "bound stack 2, coordinators 8")
    let report = try check(text)
    #expect(
      report.findings.filter(\.isViolated).map(\.name).sorted() == [
        "child-ends-with-branch", "child-has-screen",
      ])
  }
}

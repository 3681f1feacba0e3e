import Testing

@testable import NavCheck
@testable import NavModel

@Suite("What stays possible by ways of root and one tab") struct SoloWayTests {
  /// Two tabs; one has a cell that can be left while the other shows a page, or at any time.
  ///
  /// That page can be opened only from outside of the cell.
  private func app(leavingWhen condition: String) -> String {
    """
    system Trap
      platform uikit
      timing atomic
      bound stack 2
      without swipe, backMenu, background, reselect

    coordinator App {
      start main
      tabs main {
        tab one: One
        tab other: Other
      }
    }
    coordinator One {
      start home
      screen home { on tap enter { push cell } }
      screen cell {
        without back
        on tap leave\(condition) { pop }
      }
    }
    coordinator Other {
      start list
      screen list { on tap open when One.cell is not onScreen { push page } }
      screen page
    }
    possible home-again: One.home is visible

    """
  }

  private func check(leavingWhen condition: String) throws -> NavigationCheck {
    let text = app(leavingWhen: condition)
    let spec = try #require(NavSpec.parse(text).spec, "\(NavSpec.parse(text).diagnostics)")
    return NavigationCheck(try #require(NavProgram.resolve(spec, variant: nil).program))
  }

  private func verdicts(
    leavingWhen condition: String, leavingOut omission: ModularOmission? = nil
  ) throws -> (pairs: String, worlds: String) {
    let check = try check(leavingWhen: condition)
    let search = ModularSearch(check.modularChecker(judging: check.properties), omission: omission)
    search.run()
    #expect(search.cut == nil)
    let pairs = ModularVerdicts(search).results
    let worlds = check.checker(judging: check.properties).run()
    let name = "home-again"
    return (
      pairs[name]?.verdict == .holds ? "holds" : "open",
      worlds[name] == .holds ? "holds" : worlds[name].isViolated ? "violated" : "open"
    )
  }

  @Test func `a way that needs no other tab shows it`() throws {
    let found = try verdicts(leavingWhen: "")
    #expect(found.worlds == "holds")
    #expect(found.pairs == "holds")
  }

  @Test func `a way that another tab can close does not`() throws {
    let found = try verdicts(leavingWhen: " when Other.page is onScreen")
    #expect(found.worlds == "violated")
    #expect(found.pairs == "open")
  }

  @Test func `to take it for one that needs none is noticed`() throws {
    let found = try verdicts(leavingWhen: " when Other.page is onScreen", leavingOut: .readsOfWays)
    #expect(found.pairs == "holds")
  }
}

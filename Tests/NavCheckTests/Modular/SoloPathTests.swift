import Testing

@testable import NavCheck
@testable import NavModel

@Suite("What stays possible by paths of root and one tab") struct SoloPathTests {
  /// Two tabs; one has a cell that can be left while the other shows a page, or at any time.
  ///
  /// That page can be opened only from outside of the cell.
  ///
  /// - Parameters:
  ///   - condition: When it can be left; never if nil.
  ///   - other: When it can be left by another control; never if nil.
  ///   - event: An event by which it is left; none if nil.
  /// - Returns: The text of the spec.
  private func app(leavingWhen condition: String?, orWhen other: String?, by event: String? = nil) -> String {
    """
    system Trap
      platform uikit
      timing atomic
      bound stack 2
      without swipe, backMenu, background, reselect
    \(event.map { "event rescue \($0)" } ?? "")

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
        \(condition.map { "on tap leave\($0) { pop }" } ?? "")
        \(other.map { "on tap flee when \($0) { pop }" } ?? "")
      }
      \(event == nil ? "" : "on rescue { popToRoot }")
    }
    coordinator Other {
      start list
      screen list { on tap open when One.cell is not onScreen { push page } }
      screen page
    }
    possible home-again: One.home is visible

    """
  }

  /// Two tabs, and a cover over them that can be left where the conditions say so.
  private func cover(leavingWhen conditions: [String]) -> String {
    """
    system Stuck
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
      screen home {
        on tap open { push page }
        on tap block { present wall as cover }
      }
      screen page { on tap block { present wall as cover } }
      screen wall { \(conditions.map { "on tap leave when \($0) { dismiss }" }.joined(separator: "; ")) }
    }
    coordinator Other {
      start list
      screen list { on tap open { push page } }
      screen page
    }

    """
  }

  private func verdicts(
    _ name: String, of text: String, leavingOut omission: ModularOmission? = nil
  ) throws -> (pairs: String, worlds: String) {
    let spec = try #require(NavSpec.parse(text).spec, "\(NavSpec.parse(text).diagnostics)")
    let check = NavigationCheck(try #require(NavProgram.resolve(spec, variant: nil).program))
    let search = ModularSearch(
      check.modularChecker(judging: check.properties), limitedEvents: check.limitedEvents, omission: omission)
    search.run()
    #expect(search.cut == nil)
    let pairs = ModularVerdicts(search).results
    let worlds = check.checker(judging: check.properties).run()
    return (
      pairs[name]?.verdict == .holds ? "holds" : "open",
      worlds[name] == .holds ? "holds" : worlds[name].isViolated ? "violated" : "open"
    )
  }

  private func verdicts(
    leavingWhen condition: String, orWhen other: String? = nil, leavingOut omission: ModularOmission? = nil
  ) throws -> (pairs: String, worlds: String) {
    try verdicts("home-again", of: app(leavingWhen: condition, orWhen: other), leavingOut: omission)
  }

  @Test func `a path that needs no other tab shows it`() throws {
    let found = try verdicts(leavingWhen: "")
    #expect(found.worlds == "holds")
    #expect(found.pairs == "holds")
  }

  @Test func `a path that another tab can close does not`() throws {
    let found = try verdicts(leavingWhen: " when Other.page is onScreen")
    #expect(found.worlds == "violated")
    #expect(found.pairs == "open")
  }

  @Test func `to take it for one that needs none is noticed`() throws {
    let found = try verdicts(leavingWhen: " when Other.page is onScreen", leavingOut: .readsOfPaths)
    #expect(found.pairs == "holds")
  }

  @Test func `paths of which there is one whatever the other tab holds show it`() throws {
    let found = try verdicts(
      leavingWhen: " when Other.page is onScreen", orWhen: "Other.page is not onScreen")
    #expect(found.worlds == "holds")
    #expect(found.pairs == "holds")
  }

  @Test func `a world is not stuck that can be left whatever two tabs hold`() throws {
    let either = "One.page is onScreen or Other.page is onScreen"
    let none = "One.page is not onScreen and Other.page is not onScreen"
    let found = try verdicts("no-deadlock", of: cover(leavingWhen: [either, none]))
    #expect(found.worlds == "holds")
    #expect(found.pairs == "holds")
  }

  @Test(arguments: [nil, ModularOmission.readsOfPaths])
  func `a world is stuck that two tabs close`(_ omission: ModularOmission?) throws {
    let text = cover(leavingWhen: ["One.page is onScreen or Other.page is onScreen"])
    let found = try verdicts("no-deadlock", of: text, leavingOut: omission)
    #expect(found.worlds == "violated")
    #expect(found.pairs == (omission == nil ? "open" : "holds"))
  }

  @Test(arguments: [nil, ModularOmission.limitsOfEvents])
  func `an event that may not occur any more is no path`(_ omission: ModularOmission?) throws {
    let text = app(leavingWhen: nil, orWhen: nil, by: "at most 1")
    let found = try verdicts("home-again", of: text, leavingOut: omission)
    #expect(found.worlds == "violated")
    #expect(found.pairs == (omission == nil ? "open" : "holds"))
  }
}

import NavCheck
import NavModel
import Testing

@Suite struct LeavingRuleTests {
  private func flows(_ tell: String) -> String {
    """
    system S
      platform uikit
    step wish
    coordinator App {
      var flow: Flow?
      start home
      screen home {
        on tap make when flow is none { flow = new Flow }
        on tap tell when flow is not none { \(tell) }
      }
    }
    coordinator Flow { on step wish { note heard } }
    """
  }

  @Test func `A step that is emitted twice to one coordinator is handled twice`() throws {
    let twice = try check(flows("emit wish to flow; emit wish to flow"), only: ["handled-once"])
    #expect(twice["handled-once"]?.message == "Flow handles step wish twice")
    let once = try check(flows("emit wish to flow"), only: ["handled-once"])
    #expect(once["handled-once"]?.verdict == .holds)
  }

  private func pit(_ condition: String) -> String {
    """
    system S
      platform uikit
      without backMenu
    coordinator App {
      start home
      screen home { on tap go { push pit } }
      screen pit {
        without back
        on tap more { push more }
        on tap out\(condition) { popToRoot }
      }
      screen more
    }
    possible home-again: App.home is visible and settled
    """
  }

  @Test func `A way out that exists only inside a race is none`() throws {
    for name in ["no-trap", "home-again"] {
      let hasty = try #require(try check(pit(" when more is leaving"), only: [name])[name])
      #expect(hasty.verdict.isViolated)
      #expect(hasty.message?.hasSuffix(", for a user who waits until the app rests") == true)
      #expect(hasty.trace?.length == 1)
      #expect(try check(pit(""), only: [name])[name]?.verdict == .holds)
    }
  }

  private func rooms(_ claim: String) -> String {
    """
    system S
      platform uikit
    type Room = { r1, r2 }
    coordinator App {
      var invite: Room = r1
      start list
      screen list { on tap open(r: Room) { push room(r) } }
      screen room(id: Room)
    }
    \(claim)
    """
  }

  @Test(arguments: [
    (
      "always invited when App.room is onScreen: every r in App.room.instances: r.id == r1",
      "every r in App.room.instances: r.id == r1 is false (r = App.room(r2), r.id = r2)"
    ),
    (
      "always few: count of r in App.room.instances where r is onScreen < 1",
      "count of r in App.room.instances where r is onScreen < 1 is false "
        + "(count of r in App.room.instances where r is onScreen = 1, App.room.instances = [App.room(r1)])"
    ),
    ("always none-open when App.room is onScreen: false", "App.room is onScreen is true"),
    (
      "never open: some r in App.room.instances: r is visible",
      "some r in App.room.instances: r is visible is true (r = App.room(r1))"
    ),
  ]) func `A written property prints as it is written, with the values`(_ claim: String, _ message: String)
    throws
  {
    let report = try check(rooms(claim))
    #expect(report.findings.first?.message == message)
  }

  @Test func `What is counted prints as it was read`() throws {
    let text = "always few: count of r in App.room.instances where (r is visible and r.id == r1) < 2"
    let (spec, mistakes) = NavSpec.parse(rooms(text))
    #expect(mistakes.map(\.message) == [])
    #expect(spec?.printed().hasSuffix(text + "\n") == true)
  }
}

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
      #expect(hasty.message?.hasSuffix(", for a user who waits until the app has settled") == true)
      #expect(hasty.trace?.length == 1)
      #expect(try check(pit(""), only: [name])[name]?.verdict == .holds)
    }
  }

  /// A lock that only a tap during a transition closes, and that `out` opens again.
  private func lock(_ out: String) -> String {
    """
    system S
      platform uikit
    coordinator App {
      var isLocked: Bool = false
      start home
      screen home {
        on tap go { push page }
        on tap close when transitioning { isLocked = true }
        on tap open\(out) { isLocked = false }
      }
      screen page
    }
    possible unlocked: not App.isLocked
    """
  }

  @Test func `A trap to which only a race leads counts if only a race leads out`() throws {
    let trapped = try #require(try check(lock(" when transitioning"), only: ["unlocked"])["unlocked"])
    #expect(trapped.verdict.isViolated)
    #expect(trapped.message?.hasSuffix(", for a user who waits until the app has settled") == true)
    #expect(trapped.trace?.steps.contains { $0.action.text.hasPrefix("tap close") } == true)
    #expect(trapped.trace?.final.searchMark == NavSearchMark.none)
    #expect(try check(lock(""), only: ["unlocked"])["unlocked"]?.verdict == .holds)
    // The race takes two inputs, so it is beyond a scope of one.
    let short = lock(" when transitioning").replacing(
      "platform uikit", with: "platform uikit\n  bound inputs 1")
    #expect(try check(short, only: ["unlocked"])["unlocked"]?.verdict == .holds)
  }

  @Test(arguments: ["interleaved", "atomic"]) func `What comes back within one step comes back`(
    timing: String
  ) throws {
    func text(_ removed: String) -> String {
      """
      system S
        platform uikit
        timing \(timing)
      coordinator App {
        start home
        screen home { on tap go { push detail } }
        screen detail
        on removed(x) { \(removed) }
      }
      """
    }
    let name = "back-is-final"
    let broken = try #require(try check(text("push detail with noAnimation"), only: [name])[name])
    #expect(broken.message == "back @ App.detail removes App.detail, which comes back without further input")
    #expect(try check(text("note gone"), only: [name])[name]?.verdict == .holds)
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
      "'every r in App.room.instances: r.id == r1' is false (r = App.room(r2), r.id = r2)"
    ),
    (
      "always few: count of r in App.room.instances where r is onScreen < 1",
      "'count of r in App.room.instances where r is onScreen < 1' is false "
        + "(count of r in App.room.instances where r is onScreen = 1, App.room.instances = [App.room(r1)])"
    ),
    ("always none-open when App.room is onScreen: false", "'App.room is onScreen' is true"),
    (
      "never open: some r in App.room.instances: r is visible",
      "'some r in App.room.instances: r is visible' is true (r = App.room(r1))"
    ),
  ]) func `A written property prints as it is written, with the values`(_ claim: String, _ message: String)
    throws
  {
    let report = try check(rooms(claim))
    #expect(report.findings.first?.message == message)
  }

  @Test(arguments: [
    "always one: id == r1", "never two: id == r2 and page is onScreen",
    "always no when page is onScreen: false",
    "always all: every p in page.instances: p.copy == r1",
    "never some-copy: some p in page.instances: p.copy == r2",
  ]) func `No message names what the text does not name`(_ claim: String) throws {
    let report = try check(
      """
      system S
        platform uikit
      type Room = { r1, r2 }
      coordinator App {
        start home
        screen home { on tap open(r: Room) { push flow(r) } }
        branch flow(room: Room): Flow(room) { on removed { drop child } }
      }
      coordinator Flow(id: Room) {
        start page(id)
        screen page(copy: Room) { on tap more { push page(id) } }
        \(claim)
      }
      """)
    let finding = try #require(report.findings.first { !$0.isBuiltIn })
    let message = try #require(finding.message)
    let words = message.split { !$0.isLetter && !$0.isNumber }
    for (first, second) in zip(words, words.dropFirst()) {
      #expect(!(["parameter", "variable", "case"].contains(first) && Int(second) != nil), "\(message)")
    }
    #expect(!words.contains { $0.hasPrefix("x") && Int($0.dropFirst()) != nil }, "\(message)")
    for empty in ["'false' is", "'true' is"] {
      #expect(!message.contains(empty))
    }
  }

  @Test func `What is counted prints as it was read`() throws {
    let text = "always few: count of r in App.room.instances where (r is visible and r.id == r1) < 2"
    let (spec, mistakes) = NavSpec.parse(rooms(text))
    #expect(mistakes.map(\.message) == [])
    #expect(spec?.printed().hasSuffix(text + "\n") == true)
  }
}

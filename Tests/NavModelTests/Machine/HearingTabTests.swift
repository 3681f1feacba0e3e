import Testing

@testable import NavModel

@Suite("The tabs on which something may be: what hears of views, and a screen that a command looks for")
struct HearingTabTests {
  /// Two tabs, with what each coordinator says besides.
  private func program(
    app: String = "", tab: String = "", one: String = "", other: String = ""
  ) throws -> NavProgram {
    let text = """
      system Tabs
      coordinator App {
        start main
        tabs main {
          tab one: One\(tab)
          tab other: Other
        }
        screen notice
        \(app)
      }
      coordinator One {
        start home
        screen home { on tap open { push page } }
        screen page
        \(one)
      }
      coordinator Other {
        start list
        screen list { on tap open { push item } }
        screen item
        \(other)
      }
      coordinator Flow {
        start first
        screen first { on didAppear { note seen } }
      }

      """
    let spec = try #require(NavSpec.parse(text).spec)
    let result = NavProgram.resolve(spec, variant: nil)
    return try #require(result.program, "\(result.diagnostics)")
  }

  private func names(_ tabs: Set<Int>?, _ program: NavProgram) -> [String]? {
    tabs.map { $0.sorted().map { program.places[$0].signature.name } }
  }

  /// The tabs on which something may hear of views.
  private func tabs(app: String = "", tab: String = "", one: String = "", other: String = "") throws
    -> [String]?
  {
    let program = try program(app: app, tab: tab, one: one, other: other)
    let views: Set<NavNotice.Kind> = [.willAppear, .didAppear, .willDisappear, .didDisappear]
    return names(program.tabs(hearing: views, program.namedPlaces), program)
  }

  /// The tabs on which a screen may be.
  private func holders(of place: String, app: String = "", one: String = "", other: String = "") throws
    -> [String]?
  {
    let program = try program(app: app, one: one, other: other)
    let index = try #require(program.places.firstIndex { $0.signature.name == place })
    return names(program.holders(program.namedPlaces)[index], program)
  }

  @Test func `the first screen of a tab's flow is on that tab, unless it is named`() throws {
    #expect(try holders(of: "home") == ["one"])
    #expect(try holders(of: "list") == ["other"])
    #expect(try holders(of: "page") == nil)
    #expect(try holders(of: "first") == [])
    let looking = "screen sheet { on tap more { present page as sheet from home } }"
    #expect(try holders(of: "home", one: looking) == ["one"])
    #expect(try holders(of: "home", one: "on tap back { popTo home }") == ["one"])
    #expect(try holders(of: "home", other: "on tap home { push One.home }") == nil)
    #expect(try holders(of: "home", other: "branch flow: One\n on tap flow { push flow }") == nil)
  }

  @Test func `what is only presented is on no tab`() throws {
    let flow = "branch flow: Flow\n on tap flow { present flow as sheet }"
    #expect(try holders(of: "flow", one: flow) == [])
    #expect(try holders(of: "first", one: flow) == [])
    #expect(try holders(of: "flow", one: flow + "\n on tap push { push flow }") == nil)
    #expect(try holders(of: "flow", one: flow + "\n on tap move { push this }") == nil)
    #expect(try holders(of: "one") == ["one"])
    #expect(try holders(of: "notice", app: "on tap tell { present notice as sheet }") == [])
  }

  @Test func `where screens may be moved, any stack may hold them`() throws {
    #expect(try holders(of: "home", one: "on tap move { push this in parent }") == nil)
    #expect(try tabs(one: "on tap move { push this in parent }") == nil)
  }

  @Test func `a flow that no tab makes is on none`() throws {
    #expect(try tabs() == [])
  }

  @Test func `a tab that makes what hears`() throws {
    #expect(try tabs(tab: " { on didAppear { note seen } }") == ["one"])
    #expect(
      try tabs(one: "on didAppear { note seen }") == nil, "Its screens are named, and may come anywhere.")
    #expect(try tabs(other: "screen hearing { on didAppear { note seen } }") == ["other"])
  }

  @Test func `what is named may come anywhere`() throws {
    #expect(try tabs(other: "branch flow: Flow\n on tap flow { push flow }") == nil)
    #expect(try tabs(app: "on tap flow { push Flow.first }") == nil)
  }

  @Test func `a parent hears of its tabs, and the system of all`() throws {
    #expect(try tabs(app: "on didAppear { note seen }") == ["one", "other"])
  }
}

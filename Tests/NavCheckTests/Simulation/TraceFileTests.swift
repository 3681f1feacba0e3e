import NavModel
import Testing

@testable import NavCheck

@Suite struct `Trace files` {
  @Test func `a trace is played in its own scope, whatever the spec's is now`() throws {
    let text = """
      system Two
      overtake free
      bound stack 7, layers 6
      without background
      coordinator App {
        start home
        screen home { on tap open { push home } }
      }
      never twice: true
      """
    let wide = try program(text)
    let finding = try #require(NavigationCheck(wide).run(within: .states(50))["twice"])
    let file = try #require(NavigationTraceFile(finding, of: wide))
    #expect(file.scope.applied(to: NavScope()) == wide.scope)
    var narrow = wide
    narrow.scope = NavScope()
    let replay = try #require(NavigationCheck(narrow).replay(file))
    #expect(replay.hasOtherScope && replay.finding != nil && replay.isExact)
    var old = file.scope
    old.layers = nil
    #expect(old.applied(to: NavScope()).layers == .max, "a file of a version without the limit")
  }

  @Test func `equal failures have one name, others have another`() throws {
    let program = try program("system A\ncoordinator App { start home; screen home }")
    let one = NavigationTraceFile(words: ["tap a @ x", "transition ends @ x"], of: program, property: "p")
    let same = NavigationTraceFile(words: ["tap a @ x"], of: program, property: "p")
    #expect(one.name == same.name && one.length == 1)
    #expect(one.name != NavigationTraceFile(words: ["tap b @ x"], of: program, property: "p").name)
    #expect(one.name != NavigationTraceFile(words: ["tap a @ x"], of: program, property: "q").name)
  }
}

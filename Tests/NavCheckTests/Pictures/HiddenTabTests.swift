import NavModel
import Testing

@testable import NavCheck

@Suite("The picture of a step leaves out hidden tabs that are as before") struct HiddenTabTests {
  /// The app with a bar of three tabs, each with these screens, and perhaps a sheet.
  private static func picture(
    _ tabs: [[String]], selected: Int, isNew: Bool? = nil, sheet: String? = nil
  ) -> StatePicture {
    func screens(_ names: [String], _ owner: Int) -> [StatePicture.Screen] {
      names.map {
        StatePicture.Screen(
          name: $0.filter { $0 != "+" }, owner: owner, isNew: $0.hasPrefix("+") ? true : nil)
      }
    }
    let bar = StatePicture.Screen(
      name: "main", owner: 0, isNew: isNew,
      tabs: StatePicture.Tabs(
        kind: "tabs", names: ["a", "b", "c"],
        stacks: tabs.enumerated().map { StatePicture.Stack(owner: $0 + 1, screens: screens($1, $0 + 1)) },
        selected: selected))
    let root = StatePicture.Layer(stack: StatePicture.Stack(owner: 0, screens: [bar]))
    let above = sheet.map {
      StatePicture.Layer(
        style: "sheet", stack: StatePicture.Stack(owner: 0, screens: screens([$0], 0)), isNew: true)
    }
    return StatePicture(
      layers: [root] + (above.map { [$0] } ?? []),
      coordinators: ["App", "A", "B", "C"].map { StatePicture.Coordinator(name: $0, state: "alive") },
      mail: [], effects: [], beliefs: [], variables: [], isAtRest: true)
  }

  private static let before = picture([["home"], ["list"], ["me"]], selected: 0)

  @Test(arguments: [
    (picture([["home", "+page"], ["list"], ["me"]], selected: 0), "App[main(›A[home, +page] | …)]"),
    (picture([["home"], ["list"], ["me"]], selected: 1), "App[main(A[home] | ›B[list] | …)]"),
    (
      picture([["home"], ["list", "+page"], ["me"]], selected: 0), "App[main(›A[home] | B[list, +page] | …)]"
    ),
    (
      picture([["home"], ["list"], ["me"]], selected: 0, sheet: "menu"),
      "App[main(›A[home] | …)]  +sheet App[menu]"
    ),
    (
      picture([["home"], ["list"], ["me"]], selected: 0, isNew: true),
      "+App[main(›A[home] | B[list] | C[me])]"
    ),
  ])
  func `of these pictures`(after: StatePicture, text: String) {
    #expect(after.text(since: Self.before) == text)
    #expect(!after.text.contains("…"))
  }

  @Test func `between others that are shown`() {
    let first = Self.picture([["home"], ["list"], ["me"]], selected: 1)
    let second = Self.picture([["home"], ["list"], ["me", "+page"]], selected: 1)
    #expect(second.text(since: first) == "App[main(… | ›B[list] | C[me, +page])]")
  }

  @Test func `not of two tab bars of one name`() {
    let bars = StatePicture.Stack(
      owner: 0, screens: [Self.before, Self.before].flatMap { $0.layers[0].stack.screens })
    var twice = Self.before
    twice.layers[0].stack = bars
    #expect(!twice.text(since: twice).contains("…"))
  }

  @Test(arguments: [
    ("push A.page in a", "[App.main(›[A.home] | …)]", "[App.main(›[A.home, A.page] | …)]"),
    (
      "push C.page in c", "[App.main(›[A.home] | … | [C.home])]",
      "[App.main(›[A.home] | … | [C.home, C.page])]"
    ),
    ("select b", "[App.main(›[A.home] | [B.home] | …)]", "[App.main([A.home] | ›[B.home] | …)]"),
  ])
  func `in a difference of two worlds`(command: String, left: String, right: String) throws {
    let coordinators = ["A", "B", "C"].map {
      "coordinator \($0) {\n  start home\n  screen home\n  screen page\n}\n"
    }
    let parsed = NavSpec.parse(
      """
      system Bar
        platform ideal
        timing atomic
      event go
      coordinator App {
        start main
        tabs main {
          tab a: A
          tab b: B
          tab c: C
        }
        on go { \(command) }
      }
      \(coordinators.joined())
      """)
    let spec = try #require(parsed.spec)
    let machine = NavMachine(try #require(NavProgram.resolve(spec).program))
    let start = try #require(machine.initialWorlds.first)
    let event = try #require(
      machine.enabledEvents(in: start).first { if case .external = $0.kind { true } else { false } })
    var after: NavWorld?
    machine.follow(event, in: start) { after = $0 }
    let difference = NavigationRules(machine).difference(start, try #require(after))
    #expect(difference.subject == "on screen is")
    #expect(difference.left == left)
    #expect(difference.right == right)
  }

  @Test func `in a bar that leaves`() throws {
    let program = try program(
      """
      system Leaving
        platform uikit
      coordinator App {
        start login
        screen login { on tap enter { push main } }
        tabs main { tab a: A; tab b: B }
      }
      coordinator A { start home; screen home }
      coordinator B { start list; screen list }
      """)
    let machine = NavMachine(program)
    var world = try #require(machine.initialWorlds.first)
    for words in ["tap enter", "transition ends", "back"] {
      var next: NavWorld?
      machine.forEachStep(from: world) { step, after in
        if step.description.hasPrefix(words) { next = after }
      }
      world = try #require(next)
    }
    #expect(StatePicture(world, machine).text == "App[login, main(›A[home] | B[list]) leaving]")
  }
}

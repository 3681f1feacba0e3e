import Testing

@testable import NavModel

@Suite("How a coordinator finished is known to its parent and to properties")
struct EndingTests {
  /// An app whose handlers note what they know about an end.
  private func text(_ handler: String, _ finishes: String = "", dialect: String = "coordinator") -> String {
    """
    system S
      platform swiftui
      dialect \(dialect)
      timing atomic

    type User = { ann, bob }

    coordinator App {
      start home
      screen home {
        on tap open { push flow(bob) }
        on tap pop { pop }
      }
      branch flow(user: User): Flow(user) { \(handler) }
      on link home { popToRoot }
    }
    link home to App.home

    coordinator Flow(user: User) {
      \(finishes)
      start page
      screen page {
        on tap save { finish saved(user) }
        on tap end { finish }
      }
    }
    """
  }

  private static let byCause = "on finished { if cause == user { note user } else { note program } }"
  private static let byResult = """
    on finished {
      if result is none { note nothing }
      if result is saved { note saved }
      if result is saved(bob) { note bob }
      if result == saved(ann) { note ann }
      if result is cancelled { note cancelled }
    }
    on finished cancelled(u) when cause is user { note cancelledByUser(u) }
    """
  private static let defaults = "finishes user, program: cancelled(user)"

  @Test(
    "A handler knows cause and result",
    arguments: [
      (byCause, "", "back @", ["note user"]), (byCause, "", "tap save", ["note program"]),
      (byCause, "", "link home", ["note program"]),
      (byResult, "finishes user: cancelled(user)", "tap save", ["note saved", "note bob"]),
      (byResult, "finishes user: cancelled(user)", "tap end", ["note nothing"]),
      (byResult, "finishes user: cancelled(user)", "link home", ["note nothing"]),
      (byResult, "finishes user: cancelled(user)", "back @", ["note cancelledByUser"]),
      (byResult, defaults, "link home", ["note cancelled"]),
      (byResult, defaults, "tap end", ["note cancelled"]),
      // A later line goes before an earlier one.
      (byResult, "\(defaults); finishes user: none", "back @", ["note nothing"]),
      (byResult, "\(defaults); finishes user: none", "link home", ["note cancelled"]),
      // A value or a variable of the same name goes before the word.
      ("on finished cancelled(cause) { if cause == bob { note bob } }", defaults, "back @", ["note bob"]),
      ("var result: Bool = true; on finished { if result { note mine } }", "", "back @", ["note mine"]),
    ] as [(String, String, String, [String])])
  func known(handler: String, finishes: String, input: String, notes: [String]) throws {
    var walk = try Walk(text(handler, finishes))
    try walk.play("tap open")
    let before = walk.told.count
    try walk.play(input)
    #expect(walk.told[before...].filter { $0.hasPrefix("note") } == notes)
  }

  @Test(
    "A property asks for result, values and cause of an end",
    arguments: [
      ("did finish(Flow)", "back @", true), ("did finish(Flow, by: user)", "back @", true),
      ("did finish(Flow, by: program)", "back @", false),
      ("did finish(Flow, by: program)", "tap save", true),
      ("did finish(Flow, saved, by: program)", "tap save", true),
      ("did finish(Flow, saved, by: user)", "tap save", false),
      ("did finish(Flow, saved(bob))", "tap save", true), ("did finish(Flow, saved(ann))", "tap save", false),
      ("did finish(Flow, cancelled(bob), by: user)", "back @", true),
      ("did finish(Flow, saved)", "back @", false),
    ] as [(String, String, Bool)])
  func asked(claim: String, input: String, holds: Bool) throws {
    let spec = text("on finished { note ended }", Self.defaults) + "\nchange p: \(claim)"
    var walk = try Walk(spec)
    try walk.play("tap open")
    let property = try #require(walk.machine.program.properties.first)
    var judged = false
    walk.machine.forEachStep(from: walk.world) { step, _ in
      guard step.description.hasPrefix(input) else { return }
      judged = true
      #expect(walk.machine.judge(property, before: walk.world, step: step).holds == holds)
    }
    #expect(judged)
  }

  @Test(
    "Default results are for libraries that end coordinators by themselves", arguments: ["plain", "feedback"])
  func refused(dialect: String) throws {
    let spec = try #require(
      NavSpec.parse(text("on finished { note ended }", Self.defaults, dialect: dialect)).spec)
    #expect(NavProgram.resolve(spec).diagnostics.map(\.code) == ["no-exits"])
  }

  @Test func `a default result is printed, read and built alike`() throws {
    let text = """
      system S

      coordinator Flow(user: User) {
        finishes user, program: cancelled(user)
        finishes user: none
        start page
        screen page
      }

      """
    let spec = try #require(NavSpec.parse(text).spec)
    #expect(spec.printed() == text)
    #expect(NavSpec.formatted(Array(text.utf8)) == text)
    guard case .coordinator(let flow) = spec.items.first else {
      Issue.record("the coordinator is gone")
      return
    }
    #expect(
      flow.members.prefix(2) == [
        finishes(
          "user", "program",
          with: NavSpec.Route(path: ["cancelled"], arguments: [NavSpec.Argument(value: "user")])),
        finishes("user", with: nil),
      ])
  }
}

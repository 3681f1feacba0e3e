import Testing

@testable import NavModel

/// What the two dialects of the SwiftUI coordinators do where parent and child meet.
@Suite struct `The SwiftUI coordinators` {
  /// A parent with a pushed child, presented screens and a presented child; each event is one command.
  private func text(_ dialect: String, _ parent: String, _ child: String = "", sheet: String = "") -> String {
    let events = [parent, child, sheet].joined(separator: "\n").split(separator: "\n").map { line in
      "event \(line.split(separator: " ")[1])\n"
    }
    return """
      system Commands
        platform swiftui
        dialect \(dialect)
        timing atomic
        bound stack 8
      \(events.joined())
      coordinator R {
        start home
        screen home
        screen a
        screen other
        screen s
        branch px: C { on finished { note pushedEnded } }
        branch m: M { on finished { replaceRoot other in self } }
      \(parent)
      }
      coordinator C {
        start c0
        screen c0
        screen c1
        branch pg: G
      \(child)
      }
      coordinator G { start g0; screen g0 }
      coordinator M {
        start m0
        screen m0
        screen m1
      \(sheet)
      }
      """
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let dialect: String
    let events: [String]
    let told: [String]
    let screens: [[String]]
  }

  static let parent = """
      on a { push a }
      on px { push px }
      on pop { pop }
      on s { present s as sheet }
      on cover { present s as cover }
      on m { present m as sheet }
      on root { popToRoot }
      on end { finish }
      on both { push a; push other }
      on forth { push a; pop }
      on glimpse { present s as sheet; dismiss }
    """

  static let child = """
      on c1 { push c1 }
      on pg { push pg }
      on cPop { pop }
      on cRoot { popToRoot }
    """

  static let rows = [
    Row(
      testDescription: "the parent's pop takes the route of its child, and ends it", dialect: "coordinator",
      events: ["a", "px", "c1", "pop"], told: ["finished C program", "note pushedEnded"],
      screens: [["R.home", "R.a"]]),
    Row(
      testDescription: "a child's pop takes the route of its grandchild", dialect: "coordinator",
      events: ["px", "c1", "pg", "cPop"], told: ["finished G program"],
      screens: [["R.home", "C.c0", "C.c1"]]),
    Row(
      testDescription: "a child never pops what its parent has pushed over it", dialect: "coordinator",
      events: ["px", "a", "cRoot"], told: [], screens: [["R.home", "C.c0", "R.a"]]),
    Row(
      testDescription: "a sheet with the same item stays as it is", dialect: "coordinator",
      events: ["m", "m"], told: [], screens: [["R.home"], ["M.m0"]]),
    Row(
      testDescription: "a released sheet with the same item stays as it is", dialect: "coordinator-1",
      events: ["s", "s"], told: [], screens: [["R.home"], ["R.s"]]),
    Row(
      testDescription: "popToRoot is the child's own, as intended", dialect: "coordinator",
      events: ["px", "c1", "cRoot"], told: [], screens: [["R.home", "C.c0"]]),
    Row(
      testDescription: "popToRoot is the child's own, as released", dialect: "coordinator-1",
      events: ["px", "c1", "cRoot"], told: [], screens: [["R.home", "C.c0"]]),
    Row(
      testDescription: "a released popToRoot of the root lets its sheet stand", dialect: "coordinator-1",
      events: ["s", "a", "root"], told: [], screens: [["R.home"], ["R.s"]]),
    Row(
      testDescription: "a released root that unwinds under a sheet fires its exit", dialect: "coordinator-1",
      events: ["s", "end"], told: ["exit R.s"], screens: [["R.home"]]),
    Row(
      testDescription: "a sheet with the same item keeps what its flow has pushed", dialect: "coordinator",
      events: ["m", "m1", "m"], told: [], screens: [["R.home"], ["M.m0", "M.m1"]]),
    Row(
      testDescription: "two released pushes in one handler are shown at once", dialect: "coordinator-1",
      events: ["both"], told: [], screens: [["R.home", "R.a", "R.other"]]),
    Row(
      testDescription: "a released push that is popped in the same handler is never shown",
      dialect: "coordinator-1", events: ["forth"], told: [], screens: [["R.home"]]),
    Row(
      testDescription: "a released sheet that is dismissed in the same handler is never shown",
      dialect: "coordinator-1", events: ["glimpse"], told: [], screens: [["R.home"]]),
    Row(
      testDescription: "a released root that unwinds under a cover fires its exit", dialect: "coordinator-1",
      events: ["cover", "end"], told: ["exit R.s"], screens: [["R.home"]]),
  ]

  @Test(arguments: rows) func `Each command does what the library's sources say`(_ row: Row) throws {
    var walk = try Walk(text(row.dialect, Self.parent, Self.child, sheet: "  on m1 { push m1 }"))
    for event in row.events { try walk.play("event \(event)") }
    #expect(walk.told == row.told)
    #expect(walk.screens == row.screens)
  }

  @Test(
    "A released root that removes what no view has shown keeps its flag",
    arguments: [["s", "end"], ["forth"]])
  func keepsFlag(events: [String]) throws {
    var walk = try Walk(text("coordinator-1", Self.parent))
    for event in events { try walk.play("event \(event)") }
    let root = try #require(walk.world.coordinators.first)
    #expect(walk.machine.program.dialect.raisedFlags(of: root) == ["changedByProgram"])
  }

  @Test(
    "What a command takes away while a finger drags it goes, however the finger lets go",
    arguments: [
      ("coordinator", "px", "swipe back", "pop", ["finished C program", "note pushedEnded"]),
      ("coordinator-1", "s", "swipe down", "end", ["exit R.s"]),
    ], ["is finished", "is let go"])
  func dragged(row: (String, String, String, String, [String]), end: String) throws {
    let (dialect, shows, gesture, command, told) = row
    for timing in ["atomic", "interleaved"] {
      let text = text(dialect, Self.parent).replacing("timing atomic", with: "timing \(timing)")
      var walk = try Walk(text)
      try walk.rest("event \(shows)")
      try walk.play("\(gesture) begins", "event \(command)")
      #expect(walk.told == told.filter { !$0.hasPrefix("exit") })
      if walk.enabled.contains(where: { $0.hasPrefix("\(gesture) \(end)") }) {
        try walk.play("\(gesture) \(end)")
      }
      walk.settle()
      #expect(walk.told == told)
      #expect(walk.screens == [["R.home"]])
    }
  }

  @Test func `One end that brings about another is not handled twice`() throws {
    var walk = try Walk(
      text("coordinator", "  on px { push px }\n  on m { present m as sheet }\n  on out { dismiss }"))
    try walk.play("event px", "event m", "event out")
    #expect(walk.told == ["finished M program", "finished C program", "note pushedEnded"])
    #expect(walk.screens == [["R.other"]])
    #expect(
      !walk.outputs.contains { output in
        if case .handledTwice = output { true } else { false }
      })
  }

  @Test(
    "A removal by the program is no news for the library",
    arguments: [("event pop", false), ("back @", true)])
  func newsOfRemovals(input: String, isTold: Bool) throws {
    let text = text("coordinator", Self.parent).replacing("timing atomic", with: "timing interleaved")
    var walk = try Walk(text)
    try walk.rest("event a")
    try walk.play(input, "transition ends")
    let removals = walk.outputs.filter { if case .delivered(.removed, _) = $0 { true } else { false } }
    #expect(removals.isEmpty != isTold)
  }

  @Test(
    "Which goes first is open where a child's view goes together with the parent's around it",
    arguments: [
      (["a"], "back @", 1), (["px"], "back @", 2), (["px"], "event a", 2), (["px", "c1"], "back @", 1),
      (["m"], "event m1", 1), (["m"], "event mCover", 2), (["m", "m1"], "event mCover", 1),
    ])
  func orders(events: [String], last: String, count: Int) throws {
    let sheet = "  on m1 { push m1 }\n  on mCover { present m1 as cover }"
    var walk = try Walk(text("coordinator-1", Self.parent, Self.child, sheet: sheet))
    for event in events { try walk.play("event \(event)") }
    #expect(walk.enabled.count { $0.hasPrefix(last) } == count)
  }
}

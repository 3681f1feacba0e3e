import Testing

/// The two references of the SwiftUI coordinators, held to the library's own specification and published tests.
@Suite struct `Reference of the coordinators` {
  typealias Event = CoordinatorEvent

  static let tree = CoordinatorTree(coordinators: [
    .init(
      name: "R", screens: ["home", "a", "b", "s", "t"], branches: ["px": "C", "py": "D", "m": "M", "k": "K"]),
    .init(name: "C", screens: ["c0", "c1"], branches: ["pg": "G"]),
    .init(name: "D", screens: ["d0"], branches: [:]),
    .init(name: "G", screens: ["g0", "g1"], branches: [:]),
    .init(name: "M", screens: ["m0", "m1"], branches: [:]),
    .init(name: "K", screens: ["k0", "k1"], branches: [:]),
  ])

  static func r(_ command: CoordinatorCommand) -> Event { .command("R", command) }
  static func c(_ command: CoordinatorCommand) -> Event { .command("C", command) }
  static func m(_ command: CoordinatorCommand) -> Event { .command("M", command) }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let events: [CoordinatorEvent]
    let outputs: [String]
    let screens: [[String]]
    var testDescription: String { name }
  }

  /// FunctionalSpecs by number, and the tests of the same numbers.
  static let intended = [
    Row(name: "1", events: [r(.push("a"))], outputs: [], screens: [["R.home", "R.a"]]),
    Row(name: "2", events: [r(.push("a")), .back], outputs: ["exit R.a"], screens: [["R.home"]]),
    Row(
      name: "3", events: [r(.push("a")), r(.push("b")), r(.sheet("s")), r(.replaceRoot("b"))], outputs: [],
      screens: [["R.b"], ["R.s"]]),
    Row(name: "4", events: [r(.sheet("m"))], outputs: [], screens: [["R.home"], ["M.m0"]]),
    Row(name: "5", events: [r(.sheet("s")), r(.dismiss)], outputs: [], screens: [["R.home"]]),
    Row(name: "5a", events: [r(.sheet("s")), .swipeDown], outputs: ["exit R.s"], screens: [["R.home"]]),
    Row(
      name: "6", events: [r(.sheet("m")), r(.dismiss)], outputs: ["finished M program"], screens: [["R.home"]]
    ),
    Row(
      name: "6a, 8, 31", events: [r(.sheet("m")), m(.push("m1")), .swipeDown],
      outputs: ["exit M.m1", "exit M.m0", "finished M user"], screens: [["R.home"]]),
    Row(
      name: "7, 17, 30", events: [r(.sheet("m")), m(.push("m1")), m(.finish("done"))],
      outputs: ["finished M program done"], screens: [["R.home"]]),
    Row(
      name: "9-11", events: [r(.cover("k")), r(.dismiss)], outputs: ["finished K program"],
      screens: [["R.home"]]),
    Row(name: "12", events: [r(.push("px"))], outputs: [], screens: [["R.home", "C.c0"]]),
    Row(
      name: "13", events: [r(.push("px")), c(.push("c1")), c(.pop(10))], outputs: [],
      screens: [["R.home", "C.c0"]]),
    Row(
      name: "14", events: [r(.push("a")), r(.push("b")), r(.push("a")), r(.popTo("b")), r(.popTo("s"))],
      outputs: [], screens: [["R.home", "R.a", "R.b"]]),
    Row(
      name: "15", events: [r(.push("px")), c(.push("c1")), c(.popTo("c0"))], outputs: [],
      screens: [["R.home", "C.c0"]]),
    Row(
      name: "16", events: [r(.push("px")), .back], outputs: ["exit C.c0", "finished C user"],
      screens: [["R.home"]]),
    Row(
      name: "README: branchedFrom", events: [r(.push("a")), r(.push("px")), c(.push("c1")), r(.pop(1))],
      outputs: ["finished C program"], screens: [["R.home", "R.a"]]),
    Row(
      name: "descendants first", events: [r(.push("px")), c(.push("pg")), .backMenu(2)],
      outputs: ["exit G.g0", "finished G user", "exit C.c0", "finished C user"], screens: [["R.home"]]),
  ]

  @Test("As intended", arguments: intended) func asIntended(_ row: Row) {
    var reference = IntendedCoordinators(Self.tree)
    let outputs = row.events.flatMap { reference.play($0) }
    #expect(outputs.map(\.description) == row.outputs)
    #expect(reference.screens == row.screens)
  }

  /// What the released code does, read in Coordinator.swift, where it differs from the specification.
  static let released = [
    Row(
      name: "T1", events: [r(.push("px")), c(.push("c1")), .back], outputs: ["exit C.c1", "finished C user"],
      screens: [["R.home", "C.c0"]]),
    Row(
      name: "T2", events: [r(.push("px")), .back], outputs: ["exit C.c0", "finished C user", "exit C.c0"],
      screens: [["R.home"]]),
    Row(name: "T3", events: [r(.push("px")), r(.pop(1))], outputs: ["exit C.c0"], screens: [["R.home"]]),
    Row(
      name: "T4", events: [r(.push("a")), r(.push("px")), c(.push("c1")), r(.pop(1))], outputs: ["exit C.c1"],
      screens: [["R.home", "R.a", "C.c0"]]),
    Row(
      name: "T4b", events: [r(.push("a")), r(.push("px")), c(.push("c1")), r(.pop(1)), .back],
      outputs: ["exit C.c1", "exit C.c0"], screens: [["R.home", "R.a"]]),
    Row(
      name: "T5", events: [r(.push("s")), r(.push("px")), c(.push("c1")), c(.finish("v")), .back],
      outputs: ["finished C program v", "exit C.c1"], screens: [["R.home"]]),
    Row(name: "T6", events: [r(.sheet("s")), r(.dismiss)], outputs: ["exit R.s"], screens: [["R.home"]]),
    Row(
      name: "T7", events: [r(.sheet("m")), m(.finish("v"))],
      outputs: ["finished M program v", "exit M.m0", "exit M.m0"], screens: [["R.home"]]),
    Row(
      name: "T8", events: [r(.sheet("m")), r(.dismiss)],
      outputs: ["exit M.m0", "finished M user", "exit M.m0"],
      screens: [["R.home"]]),
    Row(
      name: "T9", events: [r(.push("px")), c(.popTo("c0")), .back], outputs: ["exit C.c0"],
      screens: [["R.home"]]),
    Row(
      name: "T10", events: [r(.push("px")), c(.push("pg")), .back],
      outputs: ["exit G.g0", "exit G.g0", "finished C user"], screens: [["R.home", "C.c0"]]),
    Row(
      name: "T11", events: [r(.push("a")), r(.push("b")), r(.push("s")), .backMenu(3)], outputs: ["exit R.s"],
      screens: [["R.home"]]),
    Row(
      name: "T12", events: [r(.push("px")), c(.push("c1")), .backMenu(2)],
      outputs: ["exit C.c1", "finished C user"], screens: [["R.home"]]),
    Row(
      name: "T13", events: [r(.push("px")), r(.push("s")), .back, c(.push("c1"))],
      outputs: ["exit R.s", "exit C.c0", "finished C user"], screens: [["R.home", "C.c0", "C.c1"]]),
    Row(
      name: "T14", events: [r(.push("px")), c(.push("c1")), r(.finish(nil))], outputs: ["exit C.c1"],
      screens: [["R.home"]]),
    Row(
      name: "T16", events: [r(.push("a")), r(.push("b")), r(.push("px")), c(.push("c1")), r(.popTo("a"))],
      outputs: ["exit C.c1"], screens: [["R.home", "R.a", "R.b"]]),
    Row(
      name: "T17", events: [r(.push("px")), c(.push("c1")), c(.pop(1)), .back],
      outputs: ["exit C.c0", "finished C user", "exit C.c0"], screens: [["R.home"]]),
    Row(
      name: "T18", events: [r(.sheet("s")), r(.sheet("t"))], outputs: ["exit R.s"],
      screens: [["R.home"], ["R.t"]]),
    Row(
      name: "T19", events: [r(.push("s")), r(.push("px")), c(.finish("v"))],
      outputs: ["finished C program v"],
      screens: [["R.home", "R.s"]]),
    Row(
      name: "T22", events: [r(.sheet("m")), m(.push("m1")), m(.pop(1))], outputs: ["exit M.m0"],
      screens: [["R.home"], ["M.m0", "M.m1"]]),
    Row(
      name: "T24", events: [r(.push("home")), r(.push("a")), r(.replaceRoot("b"))], outputs: [],
      screens: [["R.b", "R.home"]]),
    Row(
      name: "T26", events: [r(.push("px")), r(.push("b")), r(.push("px")), c(.finish("v"))],
      outputs: ["finished C program v"], screens: [["R.home"]]),
    Row(
      name: "root unwind under a sheet",
      events: [r(.sheet("s")), r(.finish(nil)), r(.sheet("s")), .swipeDown],
      outputs: ["exit R.s", "exit R.s"], screens: [["R.home"]]),
  ]

  @Test("As released", arguments: released) func asReleased(_ row: Row) {
    var reference = ReleasedCoordinators(Self.tree, on: ReleasedPlatform(exitLeaks: true))
    let outputs = row.events.flatMap { reference.play($0) }
    #expect(outputs.map(\.description) == row.outputs)
    #expect(reference.screens == row.screens)
  }
}

import NavModel

extension ReleasedRow {
  /// What the released library does, row by row; the numbers are those of the study of its code.
  static let table: [ReleasedRow] = [
    ReleasedRow(
      name: "T1", inputs: ["rPx", "cC1", "back"], told: ["exit C.c1", "finished C user"],
      screens: [["R.home", "C.c0"]], breaks: ["child-ends-with-branch", "screen-has-owner"]),
    ReleasedRow(
      name: "T2", inputs: ["rPx", "back"], told: ["exit C.c0", "finished C user"], screens: [["R.home"]]),
    ReleasedRow(
      name: "T2 with leaking exits", inputs: ["rPx", "back"],
      told: ["exit C.c0", "finished C user", "exit C.c0"], screens: [["R.home"]],
      breaks: ["exit-once", "exits-before-finish"],
      leaks: true),
    ReleasedRow(
      name: "T3", inputs: ["rPx", "rPop"], told: ["exit C.c0"], screens: [["R.home"]],
      breaks: ["child-ends-with-branch", "child-has-screen", "exit-once"]),
    ReleasedRow(
      name: "T3 outer view first", inputs: ["rPx", "rPop"], told: ["exit C.c0"], screens: [["R.home"]],
      breaks: ["child-ends-with-branch", "child-has-screen", "exit-once"], outerFirst: true),
    ReleasedRow(
      name: "T4", inputs: ["rA", "rPx", "cC1", "rPop"], told: ["exit C.c1"],
      screens: [["R.home", "R.a", "C.c0"]], breaks: ["exit-once", "flags-at-rest", "pops-its-own"],
      claims: """
        change pops-its-own on rPop: not (before(C.c1 is onScreen) and C.c1 is not onScreen and C.c0 is onScreen)
        """),
    ReleasedRow(
      name: "T4b", inputs: ["rA", "rPx", "cC1", "rPop", "back"], told: ["exit C.c1", "exit C.c0"],
      screens: [["R.home", "R.a"]],
      breaks: ["child-ends-with-branch", "child-has-screen", "exit-once", "flags-at-rest"]),
    ReleasedRow(
      name: "T5", inputs: ["rS", "rPx", "cC1", "cUnwind"], told: ["finished C program done", "exit C.c1"],
      screens: [["R.home", "R.s"]], breaks: ["exit-once", "exits-before-finish", "flags-at-rest"]),
    ReleasedRow(
      name: "T5b", inputs: ["rS", "rPx", "cC1", "cUnwind", "back"],
      told: ["finished C program done", "exit C.c1"], screens: [["R.home"]],
      breaks: ["exit-once", "exits-before-finish", "flags-at-rest"]),
    ReleasedRow(
      name: "T6", inputs: ["rSheet", "rDismiss"], told: ["exit R.s1"], screens: [["R.home"]],
      breaks: ["exit-once"]),
    ReleasedRow(
      name: "T7", inputs: ["rSheetPx", "cUnwind"], told: ["finished C program done", "exit C.c0"],
      screens: [["R.home"]], breaks: ["exit-once", "exits-before-finish"]),
    ReleasedRow(
      name: "T8", inputs: ["rSheetPx", "rDismiss"], told: ["exit C.c0", "finished C user"],
      screens: [["R.home"]], breaks: ["exit-once", "dismissal-by-the-program-is-no-end-by-the-user"],
      claims: """
        change dismissal-by-the-program-is-no-end-by-the-user when before(C.c0 is onScreen): not did defaultExit(C.c0)
        """),
    ReleasedRow(
      name: "T9", inputs: ["rPx", "cPopTo", "back"], told: ["exit C.c0"], screens: [["R.home"]],
      breaks: ["child-ends-with-branch", "child-has-screen", "flags-at-rest"], leaks: true),
    ReleasedRow(
      name: "T10", inputs: ["rPx", "cPz", "back"], told: ["exit G.g0", "exit G.g0", "finished C user"],
      screens: [["R.home", "C.c0"]],
      breaks: ["child-ends-with-branch", "child-has-screen", "exit-once", "screen-has-owner"], leaks: true),
    ReleasedRow(
      name: "T11", inputs: ["rA", "rB", "rD", "menu"], told: ["exit R.d"], screens: [["R.home"]],
      breaks: ["exit-once"]),
    ReleasedRow(
      name: "T12", inputs: ["rPx", "cC1", "menu"], told: ["exit C.c1", "finished C user"],
      screens: [["R.home"]], breaks: ["exit-once"]),
    ReleasedRow(
      name: "T13", inputs: ["rPx", "rS", "back", "cC1"],
      told: ["exit R.s", "exit C.c0", "finished C user"], screens: [["R.home", "C.c0", "C.c1"]],
      breaks: ["child-ends-with-branch", "exit-once", "flags-at-rest", "screen-has-owner"]),
    ReleasedRow(
      name: "T14", inputs: ["rPx", "cC1", "rUnwind"], told: ["exit C.c1"], screens: [["R.home"]],
      breaks: ["child-ends-with-branch", "child-has-screen", "exit-once", "flags-at-rest"]),
    ReleasedRow(
      name: "T15", inputs: ["rS", "rPx", "cC1", "back", "tapC1", "tapUnwind"],
      told: ["exit C.c1", "finished C user"], screens: [["R.home"]],
      breaks: ["child-ends-with-branch", "screen-has-owner", "unwinds-its-own"],
      claims: "change unwinds-its-own on tap tapUnwind when before(R.s is onScreen): R.s is onScreen"),
    ReleasedRow(
      name: "T16", inputs: ["rA", "rB", "rPx", "cC1", "rPopToA"], told: ["exit C.c1"],
      screens: [["R.home", "R.a", "R.b"]],
      breaks: [
        "child-ends-with-branch", "child-has-screen", "exit-once", "flags-at-rest", "pops-to-the-target",
      ],
      claims: "change pops-to-the-target on rPopToA when before(R.a is onScreen): R.b is not onScreen"),
    ReleasedRow(
      name: "T17", inputs: ["rPx", "cC1", "cPop", "back"], told: ["exit C.c0", "finished C user"],
      screens: [["R.home"]]),
    ReleasedRow(
      name: "a pop is clamped", inputs: ["rPx", "cC1", "cPopMany"], told: [],
      screens: [["R.home", "C.c0"]]),
    ReleasedRow(
      name: "T18", inputs: ["rSheet", "rSheetTwo"], told: ["exit R.s1"], screens: [["R.home"], ["R.s2"]],
      breaks: ["exit-once"]),
    ReleasedRow(
      name: "T18 with a child", inputs: ["rSheetPx", "rSheetTwo"], told: ["exit C.c0"],
      screens: [["R.home"], ["R.s2"]], breaks: ["child-ends-with-branch", "child-has-screen", "exit-once"]),
    ReleasedRow(
      name: "T19", inputs: ["rS", "rPx", "cUnwind"], told: ["finished C program done"],
      screens: [["R.home", "R.s"]]),
    ReleasedRow(
      name: "T20", inputs: ["rSheetPx", "swipe"], told: ["exit C.c0", "finished C user"],
      screens: [["R.home"]], outerFirst: true),
    ReleasedRow(
      name: "T20 with leaking exits", inputs: ["rSheetPx", "swipe"],
      told: ["exit C.c0", "exit C.c0", "finished C user"], screens: [["R.home"]], breaks: ["exit-once"],
      leaks: true, outerFirst: true),
    ReleasedRow(
      name: "T21", inputs: ["rPx", "rPop", "rPxTwo", "cC1", "cPop"], told: ["exit C.c0", "exit C.c0"],
      screens: [["R.home", "C.c0", "C.c1"]],
      breaks: ["child-ends-with-branch", "child-has-screen", "exit-once", "gets-its-own-child"],
      claims: "change gets-its-own-child on rPxTwo: some c in C.instances: c.id == two"),
    ReleasedRow(
      name: "T22", inputs: ["rSheetPx", "cC1", "cPop"], told: ["exit C.c0"],
      screens: [["R.home"], ["C.c0", "C.c1"]], breaks: ["exit-once", "a-sheet-can-pop"],
      claims: "change a-sheet-can-pop on cPop when before(C.c1 is onScreen): C.c1 is not onScreen"),
    ReleasedRow(
      name: "T24", inputs: ["rHome", "rA", "rReplace"], told: [], screens: [["R.n", "R.home"]],
      breaks: ["replaces-all"],
      claims: "change replaces-all on rReplace: R.home is not onScreen"),
    ReleasedRow(
      name: "T25", inputs: ["rPx", "rPy", "back"], told: ["exit D.d0", "finished D user"],
      screens: [["R.home", "C.c0"]], breaks: ["flags-at-rest"]),
    ReleasedRow(
      name: "T26", inputs: ["rPx", "rB", "rPx", "cUnwind"], told: ["finished C program done"],
      screens: [["R.home"]], breaks: ["ends-where-it-stands"],
      claims: "change ends-where-it-stands on cUnwind when before(R.b is onScreen): R.b is onScreen"),
    ReleasedRow(
      // Both changes of the path are rendered at once, so that s is not shown between them and its view does not disappear.
      name: "T27", inputs: ["rS", "rPx", "cTwice"], told: ["finished C program done"],
      screens: [["R.home"]], breaks: ["unwinds-its-own"],
      claims: "change unwinds-its-own on cTwice when before(R.s is onScreen): R.s is onScreen"),
    ReleasedRow(
      // One closure, as the demo's view model has it: called by the button with false, by the library with true.
      name: "T28", inputs: ["rA", "rB", "back"], told: ["exit R.b"], screens: [["R.home"]],
      breaks: ["one-back-one-screen"],
      claims: "change one-back-one-screen on back when before(R.b is onScreen): R.a is onScreen",
      extraB: "on defaultExit { leave(true) }; on tap done { leave(false) }; action leave(user: Bool) { pop }"
    ),
    ReleasedRow(
      name: "T28 guarded", inputs: ["rA", "rB", "back"], told: ["exit R.b"], screens: [["R.home", "R.a"]],
      claims: "change one-back-one-screen on back when before(R.b is onScreen): R.a is onScreen",
      extraB: Self.guardedExit),
    ReleasedRow(
      name: "T28 guarded, by the button", inputs: ["rA", "rB", "tapDone"], told: [],
      screens: [["R.home", "R.a"]], extraB: Self.guardedExit),
    ReleasedRow(
      name: "T29", inputs: ["rPx", "back"], told: ["exit C.c0", "finished C user"], screens: [["R.home"]],
      extraC: "on defaultExit { finish late }"),
    ReleasedRow(
      name: "T30", inputs: ["rPx", "rPop", "cUnwind"], told: ["exit C.c0"], screens: [["R.home"]],
      breaks: ["child-ends-with-branch", "child-has-screen", "exit-once"]),
    ReleasedRow(
      name: "T32", inputs: ["rLink"], told: [], screens: [["R.home"]], breaks: ["no-fatal"]),
    ReleasedRow(
      name: "T33", inputs: ["rA", "back"], told: [], screens: [["R.home"]], breaks: ["exit-once"],
      switches: "    exitParameterIsIgnored = true"),
  ]

  /// The built-in properties that the table speaks of.
  static let judged: [NavBuiltIn] = [
    .exitOnce, .childEndsWithBranch, .childHasScreen, .screenHasOwner, .flagsAtRest, .noFatal, .noSilentDrop,
    .finishOnce, .exitsBeforeFinish,
  ]
}

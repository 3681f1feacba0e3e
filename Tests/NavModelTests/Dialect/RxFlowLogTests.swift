import Testing

@testable import NavModel

/// The steps that each version of RxFlow handles, in order, in apps that tell the versions apart.
@Suite struct RxFlowLogTests {
  static let versions = ["rxflow-2018", "rxflow-1", "rxflow-2"]

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let flows: String
    var inputs: [String] = []
    /// What follows the launch, as `Flow step`, in `rxflow-2018`, `rxflow-1` and `rxflow-2`; nil where there is no word for it.
    let logs: [[String]?]
  }

  /// Flows three deep that nothing shows.
  private static let deep = """
    coordinator App {
      start home
      screen home
      branch a: A
      branch b: B
      on open { emit go }
      on step go { start a; start b }
    }
    coordinator A {
      on start { emit first }
      branch c: C
      branch d: D
      on step first { start c; start d }
    }
    coordinator C {
      on start { emit first }
      branch e: E
      on step first { start e }
    }
    coordinator B { on start { emit first } }
    coordinator D { on start { emit first } }
    coordinator E { on start { emit first } }
    """

  /// A flow in a sheet, whose parent is told a step of it and may end.
  private static func child(_ parent: String, _ child: String) -> String {
    """
    coordinator App {
      start home
      screen home { on tap ask { emit ping } }
      branch inner: Inner
      on open { emit go }
      on ask { emit ping }
      on end { emit over }
      \(parent)
    }
    coordinator Inner {
      on start { emit first }
      screen page
      branch below: Below
      on speak { emit ping }
      \(child)
    }
    coordinator Below {
      on start { emit first }
      screen leaf
      on step first { push leaf }
    }
    """
  }

  /// Two flows in tabs: the second has a stepper of its own, and a screen with one.
  private static let tabs = """
    coordinator App {
      on start { emit go }
      tabs bar { tab one: One; tab two: Two }
      on step go {
        start one
        start two
        whenReady one, two { setStack [bar] }
      }
    }
    base Tab {
      on start { emit first }
      screen page {
        effect load: done many
        on start { run load }
        on load done { emit pong }
      }
      on step first { push page }
    }
    coordinator One: Tab {}
    coordinator Two: Tab { on ask { emit ping } }
    """

  static let rows = [
    Row(
      testDescription: "flows that start flows", flows: deep, inputs: ["event open"],
      logs: [
        ["App go", "A first", "C first", "E first", "D first", "B first"],
        ["App go", "A first", "C first", "B first", "E first", "D first"],
        ["App go", "A first", "C first", "E first", "B first", "D first"],
      ]),
    Row(
      testDescription: "a step for the parent comes before what is contributed",
      flows: child("on step go { start inner }", "on step first { start below; emit ping to parent }"),
      inputs: ["event open"],
      logs: [
        nil, ["App go", "Inner first", "App ping", "Below first"],
        ["App go", "Inner first", "App ping", "Below first"],
      ]),
    Row(
      testDescription: "the end of the main flow takes its children, and since 2.0 leaves it listening",
      flows: child("on step go { start inner }; on step over { finish }", "on step first { push page }"),
      inputs: ["event open", "event end", "event speak", "event ask", "tap ask"],
      logs: [
        nil, ["App go", "Inner first", "App over"],
        ["App go", "Inner first", "App over", "App ping", "App ping"],
      ]),
    Row(
      testDescription: "the own stepper of a flow that nothing has shown",
      flows: child("on step go { start inner }", "on step first { push page }"),
      inputs: ["event open", "event speak"],
      logs: [
        ["App go", "Inner first", "Inner ping"], ["App go", "Inner first"],
        ["App go", "Inner first", "Inner ping"],
      ]),
    Row(
      testDescription: "the own stepper of a tab that was never selected", flows: tabs,
      inputs: ["event ask"], logs: [["Two ping"], [], ["Two ping"]]),
    Row(
      testDescription: "the own stepper of a tab that is selected", flows: tabs,
      inputs: ["select two", "event ask"], logs: [["Two ping"], ["Two ping"], ["Two ping"]]),
    Row(
      testDescription: "the own stepper of a tab that is selected no more", flows: tabs,
      inputs: ["select two", "select one", "event ask"], logs: [[], [], ["Two ping"]]),
    Row(
      testDescription: "the screen of a tab that is selected no more", flows: tabs,
      inputs: ["select two", "load answers done (Two", "select one", "load answers done (Two"],
      logs: [["Two pong"], ["Two pong"], ["Two pong"]]),
  ]

  private static func text(_ row: Row, _ version: String) -> String {
    """
    system Log
      platform uikit
      dialect \(version)
      timing atomic
    step go
    step first
    step ping
    step pong
    step over
    event open
    event ask
    event end
    event speak
    \(row.flows)
    """
  }

  @Test("A version handles the steps that its code lets through, in its order", arguments: rows, 0..<3)
  func handles(row: Row, version: Int) throws {
    guard let log = row.logs[version] else { return }
    var walk = try Walk(Self.text(row, Self.versions[version]))
    let launch = walk.outputs.count
    for input in row.inputs where walk.enabled.contains(where: { $0.hasPrefix(input) }) {
      try walk.play(input)
    }
    #expect(walk.log(from: launch) == log)
  }

  /// Three flows in tabs, each of which calls `dismiss` on its root.
  @Test("In 2018 a flow is removed by the position at which it was registered")
  func removal() throws {
    var walk = try Walk(
      """
      system Removal
        platform uikit
        dialect rxflow-2018
        timing atomic
      step go
      step close
      coordinator App {
        on start { emit go }
        tabs bar { tab one: One; tab two: Two; tab three: Three }
        on step go {
          start one
          start two
          start three
          whenReady one, two, three { setStack [bar] }
        }
      }
      base Tab {
        on start { emit go }
        screen page { on tap close { emit close } }
        on step go { push page }
        on step close { dismiss }
      }
      coordinator One: Tab {}
      coordinator Two: Tab {}
      coordinator Three: Tab {}
      """)
    try walk.play("tap close")
    #expect(walk.alive == ["App", "Three", "Two"])
    let first = walk
    try walk.play("select two", "tap close")
    #expect(walk.alive == ["App", "Two"])
    walk = first
    try walk.play("select three", "tap close")
    #expect(walk.world.outcome == .fatal("index out of range: flow 3 is removed from a list of 3"))
  }
}

extension Walk {
  /// The steps that were handled, as `Flow step`.
  fileprivate func log(from first: Int) -> [String] {
    outputs.dropFirst(first).compactMap { output in
      guard case .navigated(let flow, let step, _) = output else { return nil }
      return "\(machine.program.coordinators[flow].name) \(machine.program.steps[step].name)"
    }
  }
}

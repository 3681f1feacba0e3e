import Testing

@testable import NavModel

/// The dialects of RxFlow against their references: every word up to four events on small trees, random ones up to twelve.
@Suite struct `Reference: RxFlow` {
  typealias Flow = RxScript.Flow

  /// A script with what happens to it.
  struct Tree {
    let name: String
    let script: RxScript
    let alphabet: [RxCore.Event]

    var forFirstRelease: Self { Self(name: name, script: script.forFirstRelease, alphabet: alphabet) }
  }

  /// Two flows in tabs, which fill stacks before they are seen, and ask while hidden.
  private static let tabs = Tree(
    name: "tabs",
    script: RxScript(
      flows: [
        "App": Flow(
          first: "show",
          steps: [
            "show": [.start("One"), .start("Two"), .whenReady(["One", "Two"], .setStack(bar: "bar"))]
          ]),
        "One": Flow(
          first: "list", steps: ["list": [.push("page")], "p": [.push("detail")], "q": [.own("r")]]),
        "Two": Flow(
          first: "list",
          steps: ["list": [.push("page")], "p": [.push("detail", .none)], "r": [.pop], "q": [.own("p")]],
          early: ["page": ["x", "y"]]),
      ], main: "App", bars: ["bar": ["One", "Two"]]),
    alphabet: [
      .select(0), .select(1), .back("One"), .tap(screen: "One.page", emits: "p"),
      .tap(screen: "Two.page", emits: "p"), .tap(screen: "Two.detail", emits: "r"), .flowEmits("Two", "p"),
      .flowEmits("One", "q"), .screenEmits("Two.page", "r"), .screenEmits("Two.page", "q"),
    ])

  /// A flow in a modal layer that ends itself, passes steps on, or is taken away.
  private static func modal(_ style: RxBoard.Style) -> Tree {
    Tree(
      name: "modal \(style)",
      script: RxScript(
        flows: [
          "App": Flow(
            start: "home",
            steps: [
              "go": [.start("Child"), .whenReady(["Child"], .present(style))], "over": [.dismiss],
              "p": [.push("detail")],
            ]),
          "Child": Flow(
            first: "first",
            steps: [
              "first": [.push("page")], "p": [.push("more")], "over": [.end("over")],
              "up": [.forwardToParent("p")], "q": [.own("p")], "close": [.dismiss],
            ]),
        ], main: "App"),
      alphabet: [
        .tap(screen: "App.home", emits: "go"), .screenEmits("App.home", "p"), .flowEmits("App", "over"),
        .tap(screen: "Child.page", emits: "over"), .tap(screen: "Child.page", emits: "p"),
        .flowEmits("Child", "up"), .flowEmits("Child", "q"), .flowEmits("Child", "close"), .swipeDown,
        .back("Child"), .back("App"),
      ])
  }

  /// A flow that is presented before it has a screen: it gets one in front of the user, ends, or is taken away.
  private static func empty(_ style: RxBoard.Style) -> Tree {
    Tree(
      name: "empty \(style)",
      script: RxScript(
        flows: [
          "App": Flow(
            start: "home",
            steps: [
              "go": [.start("Child"), .whenReady(["Child"], .present(style))], "close": [.dismiss],
              "p": [.push("detail")],
            ]),
          "Child": Flow(
            first: "nothing",
            steps: [
              "page": [.push("page")], "p": [.setStack(["page", "more"])], "over": [.end("close")],
              "close": [.dismiss],
            ]),
        ], main: "App"),
      alphabet: [
        .tap(screen: "App.home", emits: "go"), .screenEmits("App.home", "p"), .flowEmits("App", "close"),
        .flowEmits("Child", "page"), .flowEmits("Child", "p"), .tap(screen: "Child.page", emits: "page"),
        .flowEmits("Child", "over"), .flowEmits("Child", "close"), .swipeDown, .back("Child"), .back("App"),
      ])
  }

  /// A flow that is ready when the flow that it starts is, whose first step waits for an answer.
  private static let waiting = Tree(
    name: "flows that wait for flows",
    script: RxScript(
      flows: [
        "App": Flow(
          start: "home", first: "go",
          steps: ["go": [.start("Child"), .whenReady(["Child"], .present(.sheet))], "over": [.dismiss]]),
        "Child": Flow(first: "first", steps: ["first": [.push("page"), .start("Inner")]]),
        "Inner": Flow(
          first: "begin", steps: ["begin": [.push("leaf")], "over": [.end("over")]],
          adapts: ["begin": .answeredLater]),
      ], main: "App"),
    alphabet: [
      .answer("Inner", "begin"), .flowEmits("Inner", "over"), .swipeDown, .flowEmits("App", "over"),
    ])

  /// Flows two deep that nobody sees; each release has its own order.
  private static let deep = Tree(
    name: "deep",
    script: RxScript(
      flows: [
        "App": Flow(
          start: "home", steps: ["go": [.start("A"), .start("B"), .push("more")], "p": [.own("q")]]),
        "A": Flow(first: "a", steps: ["a": [.start("A1"), .start("A2")], "up": [.forwardToParent("p")]]),
        "A1": Flow(
          first: "a1",
          steps: [
            "a1": [.start("X"), .push("leaf"), .start("Y")], "up": [.forwardToParent("up")],
            "over": [.end("up")],
          ]),
        "X": Flow(first: "x", steps: ["x": [.push("leaf")], "over": [.end("over")]]),
        "Y": Flow(first: "y", steps: ["y": [.end("up")]]),
        "A2": Flow(first: "a2", steps: ["a2": [.push("leaf")], "q": [.own("p"), .own("q1")]]),
        "B": Flow(first: "b", steps: ["b": [.push("leaf")]]),
      ], main: "App"),
    alphabet: [
      .tap(screen: "App.home", emits: "go"), .flowEmits("App", "p"), .flowEmits("A1", "up"),
      .flowEmits("X", "over"), .flowEmits("A2", "q"), .flowEmits("B", "p"), .screenEmits("X.leaf", "over"),
      .back("App"), .flowEmits("A1", "over"),
    ])

  /// Tabs on a stack: the flows in them are not told that their bar is popped.
  private static let bar = Tree(
    name: "bar",
    script: RxScript(
      flows: [
        "App": Flow(
          start: "home", first: "show",
          steps: [
            "show": [.start("One"), .start("Two"), .whenReady(["One", "Two"], .push(bar: "bar"))],
            "p": [.push("detail")],
          ]),
        "One": Flow(first: "list", steps: ["list": [.push("page")], "p": [.push("detail")]]),
        "Two": Flow(first: "list", steps: ["list": [.push("page")]]),
      ], main: "App", bars: ["bar": ["One", "Two"]]),
    alphabet: [
      .back("App"), .back("One"), .select(0), .select(1), .tap(screen: "One.page", emits: "p"),
      .flowEmits("One", "p"), .flowEmits("App", "p"),
    ])

  /// A flow that ends while flows below it, which go with it, have still others to start.
  private static let ends = Tree(
    name: "ends",
    script: RxScript(
      flows: [
        "App": Flow(start: "home", steps: ["go": [.start("A")], "p": [.push("detail")]]),
        "A": Flow(first: "a", steps: ["a": [.start("B")], "up": [.end("p")]]),
        "B": Flow(first: "b", steps: ["b": [.start("C")], "up": [.forwardToParent("up")]]),
        "C": Flow(first: "c", steps: ["c": [.start("X"), .start("Y")], "up": [.forwardToParent("up")]]),
        "X": Flow(first: "x", steps: ["x": [.forwardToParent("up")]]),
        "Y": Flow(first: "y", steps: ["y": [.push("leaf")]]),
      ], main: "App"),
    alphabet: [
      .tap(screen: "App.home", emits: "go"), .flowEmits("C", "c"), .flowEmits("Y", "y"), .back("App"),
    ])

  /// A flow with a modal screen of its own, below it and above it.
  private static let own = Tree(
    name: "own modal",
    script: RxScript(
      flows: [
        "App": Flow(
          first: "show",
          steps: [
            "show": [
              .start("One"), .start("Two"), .start("Three"),
              .whenReady(["One", "Two", "Three"], .setStack(bar: "bar")),
            ], "close": [.dismiss],
          ]),
        "One": Flow(first: "list", steps: lists), "Two": Flow(first: "list", steps: lists),
        "Three": Flow(first: "list", steps: lists),
      ], main: "App", bars: ["bar": ["One", "Two", "Three"]]),
    alphabet: [
      .select(0), .select(1), .select(2), .tap(screen: "One.page", emits: "info"),
      .tap(screen: "Two.page", emits: "info"), .tap(screen: "One.page", emits: "close"),
      .flowEmits("Two", "close"),
      .tap(screen: "One.note", emits: "close"), .flowEmits("Three", "close"), .flowEmits("App", "close"),
      .swipeDown,
    ])
  private static let lists: [String: [RxScript.Action]] = [
    "list": [.push("page")], "info": [.presentScreen("note", .sheet)], "close": [.dismiss],
  ]

  /// Contributions beside side effects, deep links, and what 2.x alone has.
  private static let contributions = Tree(
    name: "contributions",
    script: RxScript(
      flows: [
        "App": Flow(
          start: "home",
          steps: [
            "go": [.forwardToCurrent("p"), .start("Mid"), .start("B", whenDismissed: true)],
            "show": [.start("B", whenDismissed: true), .whenReady(["B"], .present(.sheet))],
            "over": [.end("p")],
            "up": [.push("more")],
          ]),
        "Mid": Flow(
          first: "mid",
          steps: [
            "mid": [.start("E"), .forwardToParent("up"), .forwardToCurrent("q")],
            "q": [.push("page", .whenNotPresented), .own("r"), .own("s")], "s": [.forwardToParent("t")],
            "link": [.end("t")],
          ]),
        "B": Flow(first: "b", steps: ["b": [.push("leaf")], "link": [.forwardToParent("t")]]),
        "E": Flow(first: "e", steps: ["link": [.forwardToParent("s")]]),
      ], main: "App"),
    alphabet: [
      .tap(screen: "App.home", emits: "go"), .tap(screen: "App.home", emits: "show"),
      .flowEmits("App", "over"),
      .deepLink("link"), .deepLink("b"), .screenEmits("Mid.page", "s"), .swipeDown, .flowEmits("B", "b"),
      .flowEmits("Mid", "link"), .tap(screen: "B.leaf", emits: "link"),
    ])

  /// Deep links to flows that forward, end, and end the others.
  private static let links = Tree(
    name: "links",
    script: RxScript(
      flows: [
        "App": Flow(
          start: "home",
          steps: ["show": [.start("A"), .start("B"), .start("D")], "t": [.own("u")], "over": [.end("t")]]),
        "A": Flow(first: "a", steps: ["a": [.start("C")], "link": [.forwardToParent("t")]]),
        "B": Flow(
          first: "b", steps: ["b": [.push("page")], "link": [.end("t")], "stop": [.forwardToParent("over")]]),
        "C": Flow(
          first: "c", steps: ["link": [.forwardToCurrent("d"), .forwardToParent("t")], "d": [.end("e")]]),
        "D": Flow(first: "d", steps: ["link": [.own("v"), .own("w")], "w": [.push("page")]]),
      ], main: "App"),
    alphabet: [
      .tap(screen: "App.home", emits: "show"), .deepLink("link"), .deepLink("stop"),
      .flowEmits("App", "over"),
      .flowEmits("C", "link"), .flowEmits("B", "link"), .flowEmits("D", "link"), .flowEmits("A", "link"),
    ])

  /// Steps that are adapted at once or later, also the first one of a flow, and ends while they wait.
  private static func adapting(newStepCancels: Bool) -> Tree {
    Tree(
      name: "adapting, cancelled: \(newStepCancels)",
      script: RxScript(
        flows: [
          "App": Flow(
            start: "home",
            steps: [
              "go": [.start("Child"), .whenReady(["Child"], .present(.sheet)), .own("r")],
              "q": [.own("s"), .own("t")],
              "r": [.push("detail")], "over": [.dismiss],
            ],
            adapts: [
              "go": .answeredLater, "p": .replaced(by: "q"), "r": .answeredLater, "t": .replaced(by: "s"),
            ]),
          "Child": Flow(
            first: "first",
            steps: [
              "first": [.push("page"), .forwardToCurrent("p")], "more": [.push("more"), .own("up")],
              "over": [.end("over")], "up": [.forwardToParent("p")],
            ], adapts: ["first": .answeredLater, "over": .answeredLater, "p": .replaced(by: "more")]),
        ], main: "App", newStepCancelsAdapt: newStepCancels),
      alphabet: [
        .tap(screen: "App.home", emits: "go"), .tap(screen: "App.home", emits: "p"), .flowEmits("App", "r"),
        .answer("App", "go"), .answer("App", "r"), .answer("Child", "first"), .answer("Child", "over"),
        .tap(screen: "Child.page", emits: "p"), .flowEmits("Child", "over"), .deepLink("first"),
        .deepLink("over"), .swipeDown, .flowEmits("Child", "r"),
      ])
  }

  private func check<Reference: RxReference>(
    _ type: Reference.Type, _ dialect: String, _ trees: [(Tree, Int)], walks: Int
  ) throws {
    var generator = ReferenceRandom(seed: 20_180_118)
    var count = 0
    for (tree, length) in trees {
      var comparison = try RxComparison<Reference>(
        tree.name, tree.script, dialect: dialect, alphabet: tree.alphabet)
      comparison.playAll(upTo: length)
      if length == 4 { for _ in 0..<walks { comparison.playRandom(12, &generator) } }
      count += comparison.stepCount
      #expect(comparison.differences.isEmpty, "\(comparison.differences.joined(separator: "\n"))")
    }
    #expect(count >= 10_000, "\(dialect) is compared in \(count) steps")
  }

  @Test func `rxflow-2018 does what the library did`() throws {
    try check(
      Rx2018.self, "rxflow-2018",
      [
        (Self.tabs, 4), (Self.shown, 4), (Self.bare, 4), (Self.own, 4), (Self.taken, 4), (Self.chain(), 4),
        (Self.refused.forFirstRelease, 3),
      ], walks: 400)
  }

  @Test func `rxflow-1 does what the library did`() throws {
    try check(
      Rx1.self, "rxflow-1",
      [
        (Self.tabs, 4), (Self.modal(.sheet), 4), (Self.modal(.cover), 3), (Self.deep, 4), (Self.bar, 3),
        (Self.ends, 3), (Self.empty(.sheet), 4), (Self.empty(.cover), 3), (Self.window(ends: false), 4),
        (Self.window(ends: true), 4), (Self.turns(ends: false, parentEmits: false), 4),
        (Self.turns(ends: true, parentEmits: false), 3), (Self.chain(), 4), (Self.moment("p"), 4),
        (Self.moment("out"), 3), (Self.refused, 3),
      ],
      walks: 450)
  }

  @Test func `rxflow-2 does what the library does`() throws {
    try check(
      Rx2.self, "rxflow-2",
      [
        (Self.tabs, 4), (Self.modal(.sheet), 4), (Self.modal(.cover), 3), (Self.deep, 4),
        (Self.contributions, 3), (Self.links, 3), (Self.adapting(newStepCancels: false), 4),
        (Self.adapting(newStepCancels: true), 3),
        (Self.bar, 3), (Self.ends, 3), (Self.empty(.sheet), 4), (Self.empty(.cover), 3),
        (Self.waiting, 4), (Self.window(ends: false), 4), (Self.window(ends: true), 4),
        (Self.turns(ends: false), 4), (Self.turns(ends: true), 3), (Self.chain(.whenNotPresented), 4),
        (Self.moment("p"), 4), (Self.moment("out"), 3), (Self.refused, 3),
      ], walks: 450)
  }

  /// The trees above without what January 2018 has no word for.
  private static let shown = modal(.sheet).forFirstRelease
  private static let bare = deep.forFirstRelease
}

extension RxScript {
  /// Without steps for parents and ends, which came later.
  fileprivate var forFirstRelease: Self {
    let flows = flows.mapValues { flow in
      var flow = flow
      flow.steps = flow.steps.mapValues { actions in
        actions.filter { action in
          switch action {
          case .forwardToParent, .forwardToCurrent, .end: false
          default: true
          }
        }
      }
      return flow
    }
    return Self(flows: flows, main: main, bars: bars)
  }
}

import Testing

/// The references against what the library publishes: its tests, its demo's log, its README.
@Suite struct `Reference: RxFlow as published` {
  typealias Flow = RxScript.Flow

  /// The demo of January 2018, with the movies and the cast that the log names.
  private static let demo: RxScript = {
    let lists: [String: [RxScript.Action]] = [
      "movieList": [.push("list")], "moviePicked": [.push("detail")], "castPicked": [.push("cast", .none)],
    ]
    let settings: [String: [RxScript.Action]] = [
      "settings": [.start("Settings"), .whenReady(["Settings"], .present(.cover))]
    ]
    return RxScript(
      flows: [
        "Main": Flow(
          first: "apiKey",
          steps: [
            "apiKey": [.push("welcome")],
            "apiKeyIsComplete": [
              .start("Wishlist"), .start("Watched"),
              .whenReady(["Wishlist", "Watched"], .push(bar: "movies")),
            ],
          ]),
        "Wishlist": Flow(first: "movieList", steps: lists.merging(settings) { $1 }),
        "Watched": Flow(first: "movieList", steps: lists),
        "Settings": Flow(
          first: "settings",
          steps: [
            "settings": [.push("rows")], "settingsDone": [.dismiss],
            "apiKey": [.setStack(["rows", "keyForm"], .none)],
            "about": [.setStack(["rows", "aboutText"], .none)],
          ]),
      ], main: "Main")
  }()

  func did(_ log: [String]?) -> [String] {
    (log ?? ["cannot happen"]).compactMap { line in
      line.hasPrefix("will ") ? nil : line.hasPrefix("did ") ? String(line.dropFirst(4)) : line
    }
  }

  @Test func `The demo's log of thirteen lines`() {
    var app = Rx2018(Self.demo)
    #expect(did(app.core.outputs) == ["Main apiKey"])
    let rows: [(RxCore.Event, [String])] = [
      (
        .tap(screen: "Main.welcome", emits: "apiKeyIsComplete"),
        ["Main apiKeyIsComplete", "Wishlist movieList", "Watched movieList"]
      ),
      (.tap(screen: "Wishlist.list", emits: "moviePicked"), ["Wishlist moviePicked"]),
      (.tap(screen: "Wishlist.detail", emits: "castPicked"), ["Wishlist castPicked"]),
      (.select(1), []),
      (.screenEmits("Wishlist.list", "moviePicked"), []),
      (.tap(screen: "Watched.list", emits: "moviePicked"), ["Watched moviePicked"]),
      (.tap(screen: "Watched.detail", emits: "castPicked"), ["Watched castPicked"]),
      (.select(0), []), (.back("Wishlist"), []), (.back("Wishlist"), []),
      (.flowEmits("Wishlist", "settings"), ["Wishlist settings", "Settings settings"]),
      (.tap(screen: "Settings.rows", emits: "apiKey"), ["Settings apiKey"]),
      (.flowEmits("Settings", "about"), ["Settings about"]),
      (.flowEmits("Settings", "apiKey"), ["Settings apiKey"]),
      (.flowEmits("Settings", "settingsDone"), ["Settings settingsDone"]),
    ]
    for (event, expected) in rows { #expect(did(app.play(event)) == expected, "\(event)") }
    #expect(app.live == ["Main", "Watched", "Wishlist"])
    #expect(app.layers == [["Main.welcome", "Main.movies"]])
    #expect(app.play(.tap(screen: "Settings.rows", emits: "about")) == nil)
  }

  /// Three flows in tabs, each of which can dismiss; the removal is by the place at the end of `coordinate`.
  @Test func `The removal by place ends another coordinator, then the process`() {
    let flow = Flow(first: "show", steps: ["show": [.push("page")], "close": [.dismiss]])
    let script = RxScript(
      flows: [
        "App": Flow(
          first: "show",
          steps: [
            "show": [
              .start("F1"), .start("F2"), .start("F3"),
              .whenReady(["F1", "F2", "F3"], .setStack(bar: "bar")),
            ]
          ]), "F1": flow, "F2": flow, "F3": flow,
      ], main: "App")
    var app = Rx2018(script)
    #expect(did(app.core.outputs) == ["App show", "F1 show", "F2 show", "F3 show"])
    #expect(app.coordinated.map { app.core.flows[$0] } == ["App", "F1", "F2", "F3"])
    _ = (app.play(.select(2)), app.play(.select(0)))
    #expect(did(app.play(.tap(screen: "F1.page", emits: "close"))) == ["F1 close"])
    #expect(app.live == ["App", "F2", "F3"])
    _ = app.play(.select(1))
    #expect(did(app.play(.tap(screen: "F2.page", emits: "close"))) == ["F2 close"])
    #expect(app.live == ["App", "F2"])
    _ = app.play(.select(2))
    #expect(did(app.play(.tap(screen: "F3.page", emits: "close"))) == ["fatal"])
  }

  @Test func `A first step that shows nothing never makes its flow ready in 2018 only`() {
    let script = RxScript(
      flows: [
        "App": Flow(
          start: "home", steps: ["go": [.start("Child"), .whenReady(["Child"], .present(.sheet))]]),
        "Child": Flow(first: "nothing"),
      ], main: "App")
    let go = RxCore.Event.tap(screen: "App.home", emits: "go")
    var first = Rx2018(script)
    var middle = Rx1(script)
    var last = Rx2(script)
    for log in [first.play(go), middle.play(go), last.play(go)] {
      #expect(did(log) == ["App go", "Child nothing"])
    }
    #expect(first.layers == [["App.home"]])
    #expect(middle.layers == [["App.home"], []])
    #expect(last.layers == [["App.home"], []])
  }

  private static let deep: RxScript = {
    func leaf(_ step: String) -> Flow { Flow(first: step, steps: [step: [.push("leaf")]]) }
    return RxScript(
      flows: [
        "App": Flow(start: "home", steps: ["go": [.start("A"), .start("B")]]),
        "A": Flow(first: "a", steps: ["a": [.start("A1"), .start("A2")]]),
        "A1": Flow(first: "a1", steps: ["a1": [.start("X"), .start("Y")]]),
        "X": leaf("x"), "Y": leaf("y"), "A2": leaf("a2"), "B": leaf("b"),
      ], main: "App")
  }()

  @Test func `Each release starts children in its own order`() {
    let go = RxCore.Event.tap(screen: "App.home", emits: "go")
    var first = Rx2018(Self.deep)
    #expect(did(first.play(go)) == ["App go", "A a", "A1 a1", "X x", "Y y", "A2 a2", "B b"])
    var middle = Rx1(Self.deep)
    #expect(did(middle.play(go)) == ["App go", "A a", "A1 a1", "B b", "X x", "A2 a2", "Y y"])
    var last = Rx2(Self.deep)
    #expect(did(last.play(go)) == ["App go", "A a", "A1 a1", "X x", "B b", "A2 a2", "Y y"])
  }

  // MARK: FlowCoordinatorTests of 2.13.2

  @Test func `The initial step is handled inside of coordinate`() {
    let script = RxScript(flows: ["F": Flow(first: "one")], main: "F")
    #expect(did(Rx2(script).core.outputs) == ["F one"])
  }

  @Test func `Steps while not presented, allowed and not`() {
    for (registration, expected) in [(RxScript.Registration.normal, []), (.whenNotPresented, ["Hidden two"])]
    {
      let script = RxScript(
        flows: [
          "App": Flow(start: "home", steps: ["go": [.start("Hidden")]]),
          "Hidden": Flow(first: "one", steps: ["one": [.push("page", registration)]]),
        ], main: "App")
      var app = Rx2(script)
      _ = app.play(.tap(screen: "App.home", emits: "go"))
      #expect(did(app.play(.screenEmits("Hidden.page", "two"))) == expected)
    }
  }

  @Test func `A forwarded step comes after the contributions`() {
    let script = RxScript(
      flows: [
        "F": Flow(first: "multiple", steps: ["multiple": [.start("G"), .forwardToCurrent("one")]]),
        "G": Flow(first: "two"),
      ], main: "F")
    #expect(did(Rx2(script).core.outputs) == ["F multiple", "G two", "F one"])
  }

  @Test func `A step is replaced before it is navigated to`() {
    let script = RxScript(
      flows: ["F": Flow(start: "home", adapts: ["one": .replaced(by: "unauthorized")])], main: "F")
    var app = Rx2(script)
    #expect(did(app.play(.flowEmits("F", "one"))) == ["F unauthorized"])
    #expect(did(app.play(.tap(screen: "F.home", emits: "one"))) == ["F unauthorized"])
  }

  @Test func `A deep link reaches every flow, its children in any order`() throws {
    let script = RxScript(
      flows: [
        "F": Flow(first: "one", steps: ["one": [.start("G"), .start("H")]]),
        "G": Flow(first: "two"), "H": Flow(first: "two"),
      ], main: "F")
    let logs = Rx2(script).outcomes(of: .deepLink("three")).map { did($0.1) }
    #expect(logs == [["F three", "G three", "H three"], ["F three", "H three", "G three"]])
  }

  @Test func `A dismissed flow is released, one that allows steps goes on`() {
    for (allows, expected) in [(false, ["App two"]), (true, ["App two", "G two"])] {
      let script = RxScript(
        flows: [
          "App": Flow(
            start: "home",
            steps: ["go": [.start("G", whenDismissed: allows), .whenReady(["G"], .present(.sheet))]]),
          "G": Flow(first: "one", steps: ["one": [.push("page")]]),
        ], main: "App")
      var app = Rx2(script)
      _ = app.play(.tap(screen: "App.home", emits: "go"))
      #expect(app.layers == [["App.home"], ["G.page"]])
      #expect(app.play(.swipeDown) == [])
      #expect(did(app.play(.deepLink("two"))) == expected)
    }
  }

  @Test func `Two answers of adapt may come in any order`() {
    let script = RxScript(
      flows: ["F": Flow(start: "home", adapts: ["one": .answeredLater, "two": .answeredLater])], main: "F")
    var app = Rx2(script)
    #expect(app.play(.flowEmits("F", "one")) == [])
    #expect(app.play(.flowEmits("F", "two")) == [])
    #expect(did(app.play(.answer("F", "two"))) == ["F two"])
    #expect(did(app.play(.answer("F", "one"))) == ["F one"])
  }

  @Test func `Before 2.13.0 a step cancels the one that is adapted`() {
    let script = RxScript(
      flows: ["F": Flow(start: "home", adapts: ["one": .answeredLater])], main: "F",
      newStepCancelsAdapt: true)
    var app = Rx2(script)
    #expect(app.play(.flowEmits("F", "one")) == [])
    #expect(did(app.play(.flowEmits("F", "two"))) == ["F two"])
    #expect(app.play(.answer("F", "one")) == [])
  }

  // MARK: What the releases do with flows that nobody sees

  private static let hidden = RxScript(
    flows: [
      "App": Flow(
        start: "home",
        steps: [
          "go": [.start("Child")], "over": [.end("ignored")], "up": [.dismiss],
          "multi": [.start("Child"), .forwardToCurrent("up")],
        ]),
      "Child": Flow(
        first: "f0", steps: ["f0": [.push("page")], "out": [.end("over")], "pass": [.own("f1")]]),
    ], main: "App")

  @Test func `The own stepper of a flow that was never shown`() {
    let go = RxCore.Event.tap(screen: "App.home", emits: "go")
    var first = Rx2018(Self.hidden)
    var middle = Rx1(Self.hidden)
    var last = Rx2(Self.hidden)
    for _ in 0..<1 { _ = (first.play(go), middle.play(go), last.play(go)) }
    #expect(did(first.play(.flowEmits("Child", "f1"))) == ["Child f1"])
    #expect(did(middle.play(.flowEmits("Child", "f1"))) == [])
    #expect(did(last.play(.flowEmits("Child", "f1"))) == ["Child f1"])
  }

  @Test func `The end of a root ends its children and leaves it listening`() {
    var app = Rx2(Self.hidden)
    _ = app.play(.tap(screen: "App.home", emits: "go"))
    #expect(app.live == ["App", "Child"])
    #expect(did(app.play(.flowEmits("App", "over"))) == ["App over"])
    #expect(app.live == ["App"])
    #expect(did(app.play(.tap(screen: "App.home", emits: "ping"))) == ["App ping"])
    var middle = Rx1(Self.hidden)
    _ = middle.play(.tap(screen: "App.home", emits: "over"))
    #expect(middle.live == [])
    #expect(middle.play(.tap(screen: "App.home", emits: "ping")) == [])
  }

  @Test func `A child's end is told before its parent's step`() {
    var app = Rx2(Self.hidden)
    _ = app.play(.tap(screen: "App.home", emits: "go"))
    #expect(did(app.play(.flowEmits("Child", "out"))) == ["Child out", "App over"])
    #expect(app.live == ["App"])
  }

  /// A handler that makes the own stepper emit: nested, put off, or behind, by release and by who began.
  @Test func `A step emitted inside of a handler`() {
    let script = RxScript(
      flows: ["F": Flow(start: "home", steps: ["a": [.own("b")]])], main: "F")
    let tap = RxCore.Event.tap(screen: "F.home", emits: "a")
    let own = RxCore.Event.flowEmits("F", "a")
    var first = Rx2018(script)
    #expect(first.play(tap) == ["will F a", "will F b", "did F b", "did F a"])
    #expect(first.play(own) == ["will F a", "did F a", "will F b", "did F b"])
    var middle = Rx1(script)
    #expect(middle.play(tap) == ["will F b", "did F b", "did F a"])
    #expect(middle.play(own) == ["will F a", "did F a", "will F b", "did F b"])
    var last = Rx2(script)
    for event in [tap, own] { #expect(last.play(event) == ["will F a", "did F a", "will F b", "did F b"]) }
  }

  @Test func `The last step before the first appearance is kept in 2018 only`() {
    let script = RxScript(
      flows: ["F": Flow(start: "home", early: ["home": ["a", "b"]])], main: "F")
    #expect(did(Rx2018(script).core.outputs) == ["F b"])
    #expect(did(Rx1(script).core.outputs) == [])
    #expect(did(Rx2(script).core.outputs) == [])
  }
}

import Testing

/// What the releases do when the window gets another root.
extension `Reference: RxFlow as published` {
  @Test func `Another root of the window leaves, and is not dismissed`() {
    var board = RxBoard()
    let page = board.make("page", in: 0)
    _ = (board.setStack([page], of: 0), board.setWindowRoot(0), board.settle())
    let old: [RxBoard.Controller] = [.screen(page), .root(0)]
    #expect(board.setWindowRoot(1) == old.map { .leaves($0) } + old.map { .disappeared($0) })
    #expect(board.settle() == [.appeared(.root(1))])
    #expect(board.setWindowRoot(1) == [])
    #expect(board.stacks[0] == [page])
  }

  /// Children that take the window from each other by the parent, which is in it at first.
  private static let window: RxScript = {
    let child = Flow(
      first: "first",
      steps: [
        "first": [.push("page")], "p": [.push("more")], "any": [.push("any", .whenNotPresented)],
        "close": [.dismiss], "next": [.start("Next"), .whenReady(["Next"], .window)],
        "back": [.forwardToParent("back")], "over": [.end("back")], "out": [.end("ignored")],
      ])
    return RxScript(
      flows: [
        "App": Flow(
          start: "home",
          steps: [
            "go": [.start("Child"), .whenReady(["Child"], .window)], "again": [.window("Child")],
            "back": [.window("App")], "p": [.push("detail")],
          ]),
        "Child": child, "Next": child,
      ], main: "App")
  }()

  private static let go = RxCore.Event.tap(screen: "App.home", emits: "go")

  /// The log of the last of some events, and what the app is like then.
  private func after<Reference: RxReference>(
    _ events: [RxCore.Event], _ type: Reference.Type
  ) -> (log: [String], app: Reference) {
    var app = Reference(Self.window)
    var log: [String] = []
    for event in events { log = did(app.play(event)) }
    return (log, app)
  }

  @Test func `A flow whose root leaves the window keeps its coordinator and its screens`() {
    func check<Reference: RxReference>(_ type: Reference.Type) {
      let (log, app) = after([Self.go, .tap(screen: "Child.page", emits: "next")], type)
      #expect(log == ["Child next", "Next first"])
      #expect(app.live == ["App", "Child", "Next"])
      #expect(app.layers == [["Next.page"]])
      #expect(app.stack(of: "App") == ["App.home"])
      #expect(app.stack(of: "Child") == ["Child.page"])
    }
    check(Rx2018.self)
    check(Rx1.self)
    check(Rx2.self)
  }

  /// Events with what is heard of the last one in 2018, which cannot give the window back, in 1.6.2 and in 2.13.2.
  @Test func `The steps of a flow that has left the window`() {
    let next = RxCore.Event.tap(screen: "Child.page", emits: "next")
    let back = RxCore.Event.tap(screen: "Child.page", emits: "back")
    let again = RxCore.Event.tap(screen: "App.home", emits: "again")
    let hidden: [RxCore.Event] = [Self.go, .flowEmits("Child", "any"), .flowEmits("Child", "next")]
    let rows: [([RxCore.Event], [String]?, [String], [String])] = [
      ([Self.go, .screenEmits("App.home", "p")], [], [], []),
      ([Self.go, next, .screenEmits("Child.page", "p")], [], [], []),
      (hidden + [.screenEmits("Child.any", "p")], nil, [], ["Child p"]),
      // In 1.6.2 the first step of the own stepper passes.
      ([Self.go, .flowEmits("App", "p")], [], ["App p"], ["App p"]),
      ([Self.go, .flowEmits("App", "p"), .flowEmits("App", "p")], [], [], ["App p"]),
      ([Self.go, .flowEmits("Child", "p")], ["Child p"], ["Child p"], ["Child p"]),
      ([Self.go, next, .flowEmits("Child", "p")], [], [], ["Child p"]),
      ([Self.go, back], nil, ["Child back", "App back"], ["Child back", "App back"]),
      ([Self.go, back, .screenEmits("Child.page", "p")], nil, [], []),
      ([Self.go, back, .flowEmits("Child", "p")], nil, [], ["Child p"]),
      ([Self.go, back, .tap(screen: "App.home", emits: "p")], nil, ["App p"], ["App p"]),
      ([Self.go, back, again, .tap(screen: "Child.page", emits: "p")], nil, ["Child p"], ["Child p"]),
      ([Self.go, back, again, .screenEmits("App.home", "p")], nil, [], []),
    ]
    for (events, first, middle, last) in rows {
      if let first { #expect(after(events, Rx2018.self).log == first, "\(events)") }
      #expect(after(events, Rx1.self).log == middle, "\(events)")
      #expect(after(events, Rx2.self).log == last, "\(events)")
    }
  }

  @Test func `The end of a flow in the window takes no screen away`() {
    func check<Reference: RxReference>(_ type: Reference.Type) {
      let over = after([Self.go, .tap(screen: "Child.page", emits: "over")], type)
      #expect(over.log == ["Child over", "App back"])
      #expect(over.app.live == ["App"])
      #expect(over.app.layers == [["App.home"]])
      let out = after([Self.go, .tap(screen: "Child.page", emits: "out")], type)
      #expect(out.log == ["Child out", "App ignored"])
      #expect(out.app.live == ["App"])
      #expect(out.app.layers == [["Child.page"]])
      #expect(
        after([Self.go, .flowEmits("Child", "out"), .tap(screen: "Child.page", emits: "p")], type).log == [])
    }
    check(Rx1.self)
    check(Rx2.self)
  }

  @Test func `A dismiss in the window ends the flow in 2018 only`() {
    let close: [RxCore.Event] = [Self.go, .tap(screen: "Child.page", emits: "close")]
    #expect(after(close, Rx2018.self).app.live == ["App"])
    #expect(after(close, Rx1.self).app.live == ["App", "Child"])
    #expect(after(close, Rx2.self).app.live == ["App", "Child"])
    for layers in [after(close, Rx2018.self).app.layers, after(close, Rx2.self).app.layers] {
      #expect(layers == [["Child.page"]])
    }
    #expect(after(close + [.tap(screen: "Child.page", emits: "p")], Rx2018.self).log == ["fatal"])
  }

  @Test func `A screen that is pushed outside of the window is heard when it comes into it`() {
    for (isFirst, layers) in [(true, ["App.home", "App.detail"]), (false, ["App.home"])] {
      let events: [RxCore.Event] = [Self.go] + (isFirst ? [.flowEmits("App", "p")] : [])
      let back = RxCore.Event.tap(screen: "Child.page", emits: "back")
      #expect(after(events + [back], Rx1.self).app.layers == [layers])
      let top = layers.last ?? ""
      #expect(after(events + [back, .tap(screen: top, emits: "p")], Rx1.self).log == ["App p"])
      #expect(after(events + [back, .tap(screen: top, emits: "p")], Rx2.self).log == ["App p"])
    }
  }
}

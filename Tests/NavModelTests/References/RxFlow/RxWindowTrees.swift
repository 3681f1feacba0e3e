/// Trees in which the root of a flow becomes the root of the window.
extension `Reference: RxFlow` {
  /// A flow that takes the window from its parent, and gives it back alive or at its end.
  static func window(ends: Bool) -> Tree {
    let alive: [RxCore.Event] = [
      .screenEmits("Child.page", "p"), .flowEmits("Child", "up"), .tap(screen: "App.home", emits: "again"),
    ]
    return Tree(
      name: "window, ends: \(ends)",
      script: RxScript(
        flows: [
          "App": Flow(
            start: "home",
            steps: [
              "go": [.start("Child"), .whenReady(["Child"], .window)], "again": [.window("Child")],
              "out": [.window("App")], "up": [.push("up")], "p": [.push("detail")],
            ]),
          "Child": Flow(
            first: "first",
            steps: [
              "first": [.push("page")], "p": [.push("more")], "up": [.forwardToParent("up")],
              "out": [ends ? .end("out") : .forwardToParent("out")],
            ]),
        ], main: "App"),
      alphabet: [
        .tap(screen: "App.home", emits: "go"), .screenEmits("App.home", "p"), .flowEmits("App", "p"),
        .flowEmits("App", "out"), .tap(screen: "Child.page", emits: "p"),
        .tap(screen: "Child.page", emits: "out"), .flowEmits("Child", "p"), .flowEmits("Child", "out"),
        .back("App"), .back("Child"),
      ] + (ends ? [] : alive))
  }

  /// Two flows that take turns in the window from the launch on, by a parent that is never seen.
  ///
  /// A parent without a screen is the window itself in the machine, as in the demo of 1.6.2, and a navigation controller
  /// here. Version 1 observes its own stepper only if it is in the window, so there it does not emit again.
  static func turns(ends: Bool, parentEmits: Bool = true) -> Tree {
    func turn(to step: String) -> Flow {
      Flow(
        first: "list",
        steps: [
          "list": [.push("page")], "p": [.push("more")], step: [ends ? .end(step) : .forwardToParent(step)],
        ])
    }
    let alive: [RxCore.Event] = [.screenEmits("Login.page", "main"), .screenEmits("Main.page", "p")]
    return Tree(
      name: "turns, ends: \(ends)",
      script: RxScript(
        flows: [
          "App": Flow(
            first: "login",
            steps: [
              "login": [.start("Login"), .whenReady(["Login"], .window)],
              "main": [.start("Main"), .whenReady(["Main"], .window)],
            ]),
          "Login": turn(to: "main"), "Main": turn(to: "login"),
        ], main: "App"),
      alphabet: [
        .tap(screen: "Login.page", emits: "main"), .tap(screen: "Main.page", emits: "login"),
        .tap(screen: "Main.page", emits: "p"), .flowEmits("Login", "main"), .flowEmits("Main", "login"),
        .flowEmits("Login", "p"), .back("Login"), .back("Main"),
      ] + (parentEmits ? [.flowEmits("App", "login")] : []) + (ends ? [] : alive))
  }

  /// Flows that take turns in the window, each of which starts the next, and that dismiss what is not presented.
  static func chain(_ registration: RxScript.Registration = .normal) -> Tree {
    Tree(
      name: "chain, \(registration)",
      script: RxScript(
        flows: [
          "App": Flow(start: "home", steps: ["login": [.start("Login"), .whenReady(["Login"], .window)]]),
          "Login": Flow(
            first: "list",
            steps: [
              "list": [.push("page")], "main": [.start("Main"), .whenReady(["Main"], .window)],
              "p": [.push("more", registration)],
            ]),
          "Main": Flow(
            first: "list",
            steps: [
              "list": [.push("page")], "login": [.start("Login"), .whenReady(["Login"], .window)],
              "close": [.dismiss],
            ]),
        ], main: "App"),
      alphabet: [
        .tap(screen: "App.home", emits: "login"), .flowEmits("App", "login"),
        .tap(screen: "Login.page", emits: "main"), .tap(screen: "Main.page", emits: "login"),
        .screenEmits("Login.page", "p"), .screenEmits("Login.more", "main"), .flowEmits("Login", "main"),
        .flowEmits("Login", "p"), .flowEmits("Main", "login"), .flowEmits("Main", "close"), .back("Login"),
      ])
  }

  /// Steps that come while the root of the window changes: of screens that are made then, of both flows.
  static func moment(_ step: String) -> Tree {
    Tree(
      name: "moment, \(step)",
      script: RxScript(
        flows: [
          "App": Flow(
            start: "home",
            steps: [
              "go": [.push("detail"), .start("Child"), .whenReady(["Child"], .window), .own(step)],
              "p": [.push("more")], "out": [.window("App")],
            ], early: ["detail": ["p"], "more": ["q"]]),
          "Child": Flow(
            first: "first",
            steps: [
              "first": [.push("page"), .own("p")], "p": [.push("more"), .forwardToParent("q")],
              "out": [.forwardToParent("out")],
            ], early: ["page": ["q", "p"]]),
        ], main: "App"),
      alphabet: [
        .tap(screen: "App.home", emits: "go"), .flowEmits("App", "go"), .flowEmits("App", "p"),
        .screenEmits("App.home", "p"), .screenEmits("App.detail", "p"),
        .tap(screen: "App.detail", emits: "go"),
        .tap(screen: "Child.page", emits: "p"), .tap(screen: "Child.page", emits: "out"),
        .flowEmits("Child", "out"), .flowEmits("Child", "p"), .back("App"), .back("Child"),
      ])
  }

  /// A flow that presents, while it has the window and while it has not.
  static let refused = Tree(
    name: "refused",
    script: RxScript(
      flows: [
        "App": Flow(
          start: "home",
          steps: [
            "go": [.start("Child"), .whenReady(["Child"], .window)], "out": [.window("App")],
            "info": [.presentScreen("note", .sheet)], "close": [.dismiss],
          ]),
        "Child": Flow(
          first: "first",
          steps: ["first": [.push("page")], "close": [.dismiss], "out": [.forwardToParent("out")]]),
      ], main: "App"),
    alphabet: [
      .tap(screen: "App.home", emits: "go"), .tap(screen: "App.home", emits: "info"),
      .flowEmits("App", "info"),
      .flowEmits("App", "close"), .flowEmits("App", "out"), .tap(screen: "App.note", emits: "close"),
      .flowEmits("Child", "close"), .tap(screen: "Child.page", emits: "close"), .flowEmits("Child", "out"),
      .tap(screen: "Child.page", emits: "out"), .swipeDown,
    ])

  /// A tree above without what January 2018 has no word for.
  ///
  /// The tree of moments is left out: it is not known whether a screen appears that is pushed when its stack leaves the window.
  static let taken = window(ends: false).forFirstRelease
}

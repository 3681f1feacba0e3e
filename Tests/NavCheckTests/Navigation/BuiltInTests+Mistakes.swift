import NavModel

extension BuiltInTests {
  static let mistakes: [Mistake] = [
    Mistake(
      builtIn: .childEndsWithBranch, inputs: 2,
      broken: plainFlow(leaving: ""), sound: plainFlow(leaving: "on removed { drop child }")),
    Mistake(
      builtIn: .childHasScreen, inputs: 2,
      broken: plainFlow(leaving: ""), sound: plainFlow(leaving: "on removed { drop child }")),
    Mistake(
      builtIn: .screenHasOwner, inputs: 2,
      broken: plainFlow(leaving: "on removed { drop child }", done: "finish"),
      sound: plainFlow(leaving: "on removed { drop child }")),
    Mistake(
      builtIn: .finishOnce, inputs: 3,
      broken: plainFlow(leaving: "on removed { drop child }", done: "finish"),
      sound: plainFlow(leaving: "on removed { drop child }", done: "finish; pop")),
    Mistake(
      builtIn: .noMessageToFinished, inputs: 3,
      broken: plainFlow(leaving: "on removed { drop child }", done: "finish"),
      sound: plainFlow(leaving: "on removed { drop child }", done: "finish; pop")),
    Mistake(
      builtIn: .beliefMatchesScreen, inputs: 2,
      broken: believing("on start { path = [home] }", "path.append(detail)", ""),
      sound: believing(
        "on start { path = [home] }", "path.append(detail)",
        "on pathWritten { path = stack.routes }")),
    Mistake(
      builtIn: .noSilentDrop, inputs: 1,
      broken: oneScreen("on tap ask { emit wish }", "step wish", "on step wish when false { note seen }"),
      sound: oneScreen("on tap ask { emit wish }", "step wish", "on step wish { note seen }")),
    Mistake(
      builtIn: .dismissesOwn, inputs: 3, broken: sheets("dismiss Flow.second"),
      sound: sheets("dismiss Flow.first")),
    Mistake(
      builtIn: .stackNeverEmpty, inputs: 1, broken: oneScreen("on tap clear { setStack [] }", ""),
      sound: oneScreen("on tap clear { setStack [home] }", "")),
    Mistake(
      builtIn: .oneIntentOnePush, inputs: 2,
      broken: twoScreens("with doubleTap", "on tap go { push detail }"),
      sound: twoScreens("with doubleTap", "on tap go when detail is not onScreen { push detail }")),
    Mistake(
      builtIn: .linkReachesTarget, inputs: 1, broken: link("if false { push detail }"),
      sound: link("setStack [home, detail]")),
    Mistake(
      builtIn: .ownerGoneEffectsGone, inputs: 2, broken: effect(""),
      sound: effect("on removed { cancel load }")),
    Mistake(
      builtIn: .locksReleased, inputs: 1,
      broken: oneScreen("on tap take { busy = true }", "", "lock busy"),
      sound: oneScreen("on tap take { busy = true }\n  on tap free { busy = false }", "", "lock busy")),
    Mistake(
      builtIn: .backIsFinal, inputs: 1,
      broken: twoScreens("platform uikit", "on tap go { push detail }", "", "on removed(x) { push detail }"),
      sound: twoScreens("platform uikit", "on tap go { push detail }", "", "on removed(x) { note gone }")),
    Mistake(
      builtIn: .layerKeepsItsContext, inputs: 3, broken: layers(logout: "popToRoot"),
      sound: layers()),
    Mistake(
      builtIn: .dismissalNamesItsLayer, inputs: 4, broken: layers(gone: "dismiss"),
      sound: layers()),
    Mistake(
      builtIn: .stackIsTreePath, inputs: 3, broken: tree(chat: "leads to profile"), sound: tree()),
    Mistake(
      builtIn: .oneSegueAtATime, inputs: 2, broken: tree("with doubleTap", ios: 26),
      sound: tree("with doubleTap\ndialect screen-tree { secondSegueIsIgnored = true }", ios: 26)),
    Mistake(
      builtIn: .dependenciesInjected, inputs: 1,
      broken: tree(menu: "on tap shortcut { segue to profile }"), sound: tree()),
    Mistake(
      builtIn: .effectHasScreen, inputs: 2, broken: feedback("swipeEndsEffect = false"),
      sound: feedback("swipeEndsEffect = true")),
    Mistake(builtIn: .reducerNotNested, inputs: 1, broken: loop("cycler"), sound: loop("floodgate")),
    Mistake(builtIn: .flowsBecomeReady, inputs: 1, broken: flow(""), sound: flow("push page")),
    Mistake(
      builtIn: .flagsAtRest, inputs: 3, broken: released("pop"), sound: released("note nothing")),
    Mistake(
      builtIn: .noTrap, inputs: 1,
      broken: twoScreens("", "on tap go { push detail }", "without back"),
      sound: twoScreens("", "on tap go { push detail }", "without back; on tap close { pop }")),
    Mistake(
      builtIn: .noFatal, inputs: 1, broken: oneScreen("on tap ask { fail \"no\" }", ""),
      sound: oneScreen("on tap ask { note seen }", "")),
    Mistake(
      builtIn: .noDeadlock, inputs: 0, broken: oneScreen("", ""),
      sound: twoScreens("", "on tap go { push detail }")),
    Mistake(
      builtIn: .everythingReachable, inputs: nil, broken: twoScreens("", "on tap go { note seen }"),
      sound: twoScreens("", "on tap go { push detail }")),
    Mistake(
      builtIn: .exitEquivalence, inputs: 1,
      broken: twoScreens(
        "", "on tap go { push detail }", "on tap close { dirty = true; pop }",
        "structural var dirty: Bool = false"),
      sound: twoScreens(
        "", "on tap go { push detail }", "on tap close { pop }", "structural var dirty: Bool = false")),
    Mistake(
      builtIn: .cancelledGesture, inputs: 1,
      broken: twoScreens(
        "", "on tap go { push detail }", "on willDisappear { dirty = true }", "var dirty: Bool = false"),
      sound: twoScreens(
        "", "on tap go { push detail }", "on didDisappear { dirty = true }", "var dirty: Bool = false")),
    Mistake(
      builtIn: .reEntry, inputs: 0,
      broken: twoScreens(
        "", "on tap go when not dirty { dirty = true; push detail }", "", "var dirty: Bool = false"),
      sound: twoScreens("", "on tap go { push detail }")),
    Mistake(
      builtIn: .removalIsExact, inputs: 2,
      broken: pops("pop"), sound: pops("")),
    Mistake(
      builtIn: .dismissalIsExact, inputs: 2,
      broken: dismissing("dismiss"), sound: dismissing("")),
  ]

  /// A flow on the parent's stack, in a coordinator without a library.
  static func plainFlow(leaving: String, done: String = "pop") -> String {
    """
    system S
    dialect plain
    bound coordinators 3
    coordinator App {
      start home
      screen home { on tap go { push flow } }
      branch flow: Flow { \(leaving)
        on finished { note over } }
    }
    coordinator Flow {
      start first
      screen first { on tap done { \(done) } }
    }
    """
  }

  static func believing(_ start: String, _ go: String, _ written: String) -> String {
    """
    system S
    platform uikit
    coordinator App {
      var path: [route] believes stack
      start home
      \(start)
      \(written)
      screen home { on tap go { push detail; \(go) } }
      screen detail
    }
    """
  }

  static func oneScreen(_ members: String, _ top: String, _ variable: String = "") -> String {
    """
    system S
    \(top)
    coordinator App {
      \(variable)
      start home
      screen home { \(members) }
    }
    """
  }

  static func twoScreens(
    _ header: String, _ home: String, _ detail: String = "", _ variable: String = ""
  ) -> String {
    """
    system S
    \(header)
    coordinator App {
      \(variable)
      start home
      screen home { \(home) }
      screen detail { \(detail) }
    }
    """
  }

  /// A flow in a sheet that presents another sheet, and what its parent does when something happens.
  static func sheets(_ poke: String) -> String {
    """
    system S
    event poke
    coordinator App {
      start home
      screen home { on tap open { present flow as sheet } }
      branch flow: Flow { on removed { drop child } }
      on poke { \(poke) }
    }
    coordinator Flow {
      start first
      screen first { on tap more { present second as sheet } }
      screen second
    }
    """
  }

  static func link(_ body: String) -> String {
    """
    system S
    link detail to App.detail
    coordinator App {
      start home
      screen home
      screen detail
      on link detail { \(body) }
    }
    """
  }

  /// The released library, with something that the program does by itself above a flow.
  static func released(_ body: String) -> String {
    """
    system S
    platform swiftui
    dialect coordinator-1
    timing atomic
    event program
    coordinator App {
      start home
      screen home { on tap go { push flow } }
      branch flow: Flow
      on program { \(body) }
    }
    coordinator Flow { start first; screen first { on tap next { push second } }; screen second }
    """
  }

  static func effect(_ leaving: String) -> String {
    """
    system S
    coordinator App {
      start home
      screen home { on tap go { push detail } }
      screen detail {
        effect load: done
        on start { run load }
        on load done { note loaded }
        \(leaving)
      }
    }
    """
  }

  /// A flow whose effect pops, and a parent that puts a screen above it.
  static func pops(_ body: String) -> String {
    """
    system S
    timing atomic
    bound coordinators 3
    step more
    coordinator App {
      start home
      screen home { on tap go { push flow } }
      screen detail
      branch flow: Flow { on removed { drop child } }
      on step more { push detail }
    }
    coordinator Flow {
      start first
      screen first {
        effect load: done
        on start { run load }
        on load done { \(body) }
        on removed { cancel load }
        on tap more { emit more to parent }
        on tap close { pop }
      }
    }
    """
  }

  /// A sheet on a sheet, where the lower one answers an effect.
  static func dismissing(_ answer: String) -> String {
    """
    system S
    platform uikit
    overtake 0
    coordinator App {
      start home
      screen home { on tap open { present outer as sheet } }
      screen outer {
        effect load: done
        on start { run load }
        on load done { \(answer) }
        on removed { cancel load }
        on tap open { present inner as sheet }
      }
      screen inner { on tap close { dismiss inner } }
    }
    """
  }
}

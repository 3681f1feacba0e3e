import NavModel

extension ProbeCase {
  /// All cases.
  ///
  /// Their numbers are part of the log format, so the number of a removed case stays unused.
  static let all: [ProbeCase] = alone + byPerson + unknown

  /// The cases that the app performs by itself.
  private static let alone: [ProbeCase] = [
    ProbeCase(number: 1, name: "launch", subject: "notices of the first screen"),
    ProbeCase(
      number: 2, name: "push",
      subject: "whether begin notices come in the turn of the command, and end notices in one turn",
      moments: [.app([.push("b")]), .rest]),
    ProbeCase(
      number: 3, name: "pop", subject: "order of notices at a pop by code", stage: .stack(["a", "b"]),
      moments: [.app([.pop]), .rest]),
    ProbeCase(
      number: 4, name: "push-at-once",
      subject: "whether a push without animation begins and ends in one turn",
      moments: [.app([.push("b", isAnimated: false)]), .rest], packs: [.uikit]),
    ProbeCase(
      number: 5, name: "pop-to-root", subject: "notices for the screens between top and target",
      stage: .stack(["a", "b", "c"]),
      moments: [.app([.popToRoot]), .rest]),
    ProbeCase(
      number: 6, name: "set-stack", subject: "notices when one assignment changes the top screen",
      stage: .stack(["a", "b"]),
      moments: [.app([.set(["a", "c"])]), .rest]),
    ProbeCase(
      number: 7, name: "two-pushes", subject: "two pushes in one turn of the run loop",
      moments: [.app([.push("b"), .push("c")]), .rest]),
    ProbeCase(
      number: 8, name: "push-during-push", subject: "whether the command is queued, dropped or runs at once",
      moments: [.app([.push("b")]), .app([.push("c")]), .rest]),
    ProbeCase(
      number: 9, name: "pop-during-push", subject: "whether the command is queued, dropped or runs at once",
      moments: [.app([.push("b")]), .app([.pop]), .rest]),
    ProbeCase(
      number: 10, name: "pop-during-pop", subject: "whether the command is queued, dropped or runs at once",
      stage: .stack(["a", "b", "c"]),
      moments: [.app([.pop]), .app([.pop]), .rest]),
    ProbeCase(
      number: 11, name: "cover", subject: "a full-screen cover is presented and dismissed by code",
      moments: [.app([.present("s", .cover)]), .rest, .app([.dismiss("s")]), .rest]),
    ProbeCase(
      number: 12, name: "sheet", subject: "a sheet is presented and dismissed by code",
      moments: [.app([.present("s", .sheet)]), .rest, .app([.dismiss("s")]), .rest]),
    ProbeCase(
      number: 13, name: "present-while-presenting",
      subject: "a second sheet while the first is being presented",
      moments: [
        .app([.present("s", .sheet)]), .app([.present("t", .sheet)]), .rest, .app([.dismiss("s")]), .rest,
      ]),
    ProbeCase(
      number: 14, name: "push-during-alert", subject: "a push while an alert is being presented",
      moments: [.app([.present("x", .alert)]), .app([.push("b")]), .rest, .app([.dismiss("x")]), .rest]),
    ProbeCase(
      number: 15, name: "push-during-sheet", subject: "a push below a sheet that is being presented",
      moments: [.app([.present("s", .sheet)]), .app([.push("b")]), .rest], packs: [.uikit]),
    ProbeCase(
      number: 16, name: "alert-with-closing-sheet",
      subject: "an alert that the app asks for in the turn that closes a sheet",
      prepared: [.present("s", .sheet)], moments: [.app([.dismiss("s"), .present("x", .alert)]), .rest]),
    ProbeCase(
      number: 17, name: "select-tab", subject: "order of the four calls at a tab switch by code",
      stage: .tabs([["a"], ["b"]]), moments: [.app([.select(1)]), .rest]),
    ProbeCase(
      number: 18, name: "select-tab-during-push", subject: "whether a tab switch ends a push",
      stage: .tabs([["a"], ["b"]]), moments: [.app([.push("c")]), .app([.select(1)]), .rest]),
  ]

  /// The cases that need inputs of the user.
  private static let byPerson: [ProbeCase] = [
    ProbeCase(
      number: 19, name: "back",
      subject: "order of notices at a pop by the back button; when the path is written",
      stage: .stack(["a", "b"]), instruction: "tap the back button once", moments: [.person(.back), .rest]),
    ProbeCase(
      number: 20, name: "back-menu", subject: "a pop of several screens at once; when the path is written",
      stage: .stack(["a", "b", "c"]), instruction: "hold the back button and choose 'a'",
      moments: [.person(.menu(2)), .rest]),
    ProbeCase(
      number: 21, name: "swipe-finished", subject: "the stack during a drag; when the path is written",
      stage: .stack(["a", "b"]),
      instruction: "drag from the left edge to the right, slowly, and let go at the end",
      moments: [.person(.swipeBegin), .person(.swipeFinish), .rest]),
    ProbeCase(
      number: 22, name: "swipe-cancelled",
      subject: "order of notices at a cancelled swipe, the stack, and didShow",
      stage: .stack(["a", "b"]), instruction: "drag from the left edge, move back, and let go near the edge",
      moments: [.person(.swipeBegin), .person(.swipeCancel), .rest]),
    ProbeCase(
      number: 23, name: "push-during-drag", subject: "whether the command is queued, dropped or runs at once",
      stage: .stack(["a", "b"]),
      instruction: "drag from the left edge, hold still for 2 seconds, move back, let go near the edge",
      moments: [.person(.swipeBegin), .app([.push("c")]), .person(.swipeCancel), .rest]),
    ProbeCase(
      number: 24, name: "pop-during-drag", subject: "whether the command is queued, dropped or runs at once",
      stage: .stack(["a", "b", "c"]),
      instruction: "drag from the left edge, hold still for 2 seconds, move back, let go near the edge",
      moments: [.person(.swipeBegin), .app([.pop]), .person(.swipeCancel), .rest]),
    ProbeCase(
      number: 25, name: "tap-during-push", subject: "whether a screen that moves takes taps",
      instruction: "press Go, and at once tap the middle of the screen that slides in",
      moments: [.app([.push("b")]), .person(.tap("b")), .rest]),
    ProbeCase(
      number: 26, name: "back-during-push", subject: "whether the back button works during a push",
      instruction: "press Go, and at once tap where the back button appears",
      moments: [.app([.push("b")]), .person(.back), .rest]),
    ProbeCase(
      number: 27, name: "two-backs", subject: "a second tap on the back button during the pop",
      stage: .stack(["a", "b", "c"]), instruction: "tap the back button twice, fast",
      moments: [.person(.back), .person(.back), .rest]),
    ProbeCase(
      number: 28, name: "sheet-dragged",
      subject: "whether didDismiss and the binding come before or after didDisappear",
      prepared: [.present("s", .sheet)], instruction: "drag the sheet down until it is dismissed",
      moments: [.person(.sheetDragBegin), .person(.sheetDragFinish), .rest]),
    ProbeCase(
      number: 29, name: "sheet-drag-cancelled", subject: "notices when a sheet goes back to its place",
      prepared: [.present("s", .sheet)],
      instruction: "drag the sheet down a little, move back up, and let go",
      moments: [.person(.sheetDragBegin), .person(.sheetDragCancel), .rest]),
    ProbeCase(
      number: 30, name: "tap-below-leaving-sheet", subject: "taps below a sheet that slides out after a drag",
      prepared: [.present("s", .sheet)],
      instruction: "drag the sheet down, let go, and at once tap the top of the screen below",
      moments: [.person(.sheetDragBegin), .person(.sheetDragFinish), .person(.tap("a")), .rest]),
    ProbeCase(
      number: 31, name: "tap-below-coming-sheet", subject: "taps below a sheet that is being presented",
      instruction: "press Go, and at once tap the top of the screen below the sheet",
      moments: [.app([.present("s", .sheet)]), .person(.tap("a")), .rest]),
    ProbeCase(
      number: 32, name: "tap-below-closing-sheet", subject: "taps below a sheet that is dismissed by code",
      prepared: [.present("s", .sheet)],
      instruction: "press Go, and at once tap the top of the screen below the sheet",
      moments: [.app([.dismiss("s")]), .person(.tap("a")), .rest]),
    ProbeCase(
      number: 33, name: "second-finger", subject: "a second finger's tap during a drag",
      stage: .stack(["a", "b"]),
      instruction: "drag from the left edge, hold, tap with another finger, move back, let go near the edge",
      moments: [.person(.swipeBegin), .person(.tap("b")), .person(.swipeCancel), .rest]),
    ProbeCase(
      number: 34, name: "tab-tapped", subject: "order of notices at a tab switch by the user",
      stage: .tabs([["a"], ["b"]]), instruction: "tap the second tab",
      moments: [.person(.selectTab(1)), .rest]),
    ProbeCase(
      number: 35, name: "reselect", subject: "whether a tap on the selected tab pops",
      stage: .tabs([["a", "c"], ["b"]]), instruction: "tap the first tab, which is selected already",
      moments: [.person(.reselectTab), .rest]),
    ProbeCase(
      number: 36, name: "reselect-during-push", subject: "a tap on the selected tab during a push",
      stage: .tabs([["a"], ["b"]]), instruction: "press Go, and at once tap the first tab",
      moments: [.app([.push("c")]), .person(.reselectTab), .rest]),
    ProbeCase(
      number: 37, name: "home-during-push", subject: "which calls come before the app goes to the background",
      instruction: "press Go, at once go to the home screen, wait 3 seconds, and come back",
      moments: [.app([.push("b")]), .person(.home)]),
    ProbeCase(
      number: 38, name: "home-during-drag", subject: "which calls come before the app goes to the background",
      stage: .stack(["a", "b"]),
      instruction: "drag from the left edge, hold, go to the home screen with another finger, and come back",
      moments: [.person(.swipeBegin), .person(.home)]),
    ProbeCase(
      number: 39, name: "home-during-dismissal",
      subject: "which calls come before the app goes to the background",
      prepared: [.present("s", .sheet)],
      instruction: "press Go, at once go to the home screen, wait 3 seconds, and come back",
      moments: [.app([.dismiss("s")]), .person(.home)]),
  ]

  /// The cases for which the platform has no rule.
  private static let unknown: [ProbeCase] = [
    ProbeCase(
      number: 40, name: "hidden-back-swipe", subject: "a content swipe with a hidden back button",
      stage: .stack(["a", "b"]), instruction: "drag from the left edge, then from the middle, to the right",
      moments: [.person(.swipeBegin), .person(.swipeFinish), .rest], hidesBack: true, isOpen: true),
    ProbeCase(
      number: 41, name: "cold-link",
      subject: "whether the link comes before or after the first screen at a cold launch",
      instruction: "press Go, quit the app, and open navcheck-probe://link in Safari", isOpen: true),
  ]
}

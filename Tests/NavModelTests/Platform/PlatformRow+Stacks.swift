import NavModel

extension PlatformRow {
  private static let push = "willDisappear home, willAppear page, willShow page"
  private static let pushed = "didDisappear home, didAppear page, didShow page"
  private static let pop = "willDisappear page, willAppear home, willShow home"
  private static let popped = "didDisappear page, removed page, didAppear home, didShow home"
  private static let logs = "vastdevblog.vast.com 2012, UIViewController life cycle"
  private static let order = "wangling.me 2014, The inconsistent order of view transition events"

  /// Pushes and pops where nothing else moves.
  static let stacks = [
    PlatformRow(
      statement: "Launch tells will and did of the first screen in one go", source: logs,
      way: ["launch": "willAppear home, willShow home, didAppear home, didShow home"]),
    PlatformRow(
      statement:
        "A link that launches the app comes before any screen has appeared, and what it pushes is there at once",
      source: "apache/cordova-ios issue 1671; expo/expo pull request 47628", app: .links,
      way: [
        "launch by link deep": "willAppear page, willShow page, didAppear page, didShow page",
        "back": "…",
      ], impossible: ["launch by link"], screens: "home"),
    PlatformRow(
      statement: "What a link presents that launches the app is not in the window hierarchy, and is lost",
      source: "apache/cordova-ios issue 1671; expo/expo pull request 47628", app: .links,
      way: [
        "launch by link modal":
          "refused present: the presenter or stack is hidden, leaving or gone, willAppear home, "
          + "willShow home, didAppear home, didShow home"
      ], possible: ["link modal"], screens: "home"),
    PlatformRow(
      statement: "A push tells its begin with the command and its end in one call chain", source: logs,
      way: ["tap open": push, "transition ends": pushed], impossible: ["transition ends"],
      screens: "home page"),
    PlatformRow(
      statement: "The stack holds the new screen when the command returns",
      source: "react-native-screens, RNSStackNavigationController.mm", way: ["tap open": push],
      screens: "home page"),
    PlatformRow(
      statement: "What waits for the end of a transition runs behind its notices",
      source: "Apple, UIViewControllerTransitionCoordinator",
      way: ["tap pushThenNote": push, "transition ends": pushed + ", note shown"]),
    PlatformRow(
      statement: "A push without animation begins and ends in one step",
      source: "a stack trace from _startDeferredTransitionIfNeeded to didEndTransition",
      way: ["tap jump": push + ", " + pushed], impossible: ["transition ends"]),
    PlatformRow(
      statement: "A stack that cannot be seen tells nothing; its new top appears when it comes into view",
      source: "react-native-screens, RNSScreenStack.mm",
      way: [
        "tap film": "…", "transition ends": "…", "event arrives": "",
        "tap close": "willDisappear film, willAppear other",
        "transition ends ": "didDisappear film, removed film, didAppear other",
      ]),
    PlatformRow(
      statement: "Back shortens the stack with the tap and tells its end in one call chain",
      source: "readke.com 2021, order of appearance calls",
      way: ["tap open": "…", "transition ends": "…", "back": pop + ", pathWritten page"], screens: "home"),
    PlatformRow(
      statement: "The end of a pop tells the screen that leaves first",
      source: "readke.com 2021, order of appearance calls",
      way: ["tap open": "…", "transition ends": "…", "back": "…", "transition ends ": popped]),
    PlatformRow(
      statement: "The bar's delegate may refuse a pop", source: "Apple, navigationBar(_:shouldPop:)",
      way: ["tap guarded": "…", "transition ends": "…", "back": "refused back: a handler refused"],
      impossible: ["transition ends"], screens: "home guarded"),
    PlatformRow(
      statement: "The back menu pops several at once, and tells nothing of those between",
      source: "swift-navigation pull request 324; radianttap/Coordinator pull request 21",
      way: [
        "tap open": "…", "transition ends": "…", "tap more": "…", "transition ends ": "…",
        "back menu to App.home": "willDisappear more, willAppear home, willShow home, pathWritten more page",
        "transition ends  ": "didDisappear more, removed more, removed page, didAppear home, didShow home",
      ], screens: "home"),
    PlatformRow(
      statement: "popToRoot tells nothing of the screens between",
      source: "swift-navigation pull request 324; radianttap/Coordinator pull request 21",
      way: [
        "tap open": "…", "transition ends": "…", "tap more": "…", "transition ends ": "…",
        "tap home": "willDisappear more, willAppear home, willShow home",
        "transition ends  ": "didDisappear more, removed more, removed page, didAppear home, didShow home",
      ]),
    PlatformRow(
      statement: "setViewControllers pushes a new top", source: "react-native-screens, RNSScreenStack.mm",
      way: [
        "tap open": "…", "transition ends": "…",
        "tap replace": "willDisappear page, willAppear other, willShow other",
        "transition ends ": "didDisappear page, removed page, didAppear other, didShow other",
      ], screens: "home other"),
    PlatformRow(
      statement: "setViewControllers with the same top tells nothing of it",
      source: "react-native-screens, RNSScreenStack.mm",
      way: ["tap open": "…", "transition ends": "…", "tap same": "removed home"],
      impossible: ["transition ends"], screens: "other page"),
    PlatformRow(
      statement: "setViewControllers with a top from further down pops to it",
      source: "react-native-screens, RNSScreenStack.mm; swift-navigation, NavigationStackController.swift",
      way: [
        "tap open": "…", "transition ends": "…", "tap more": "…", "transition ends ": "…",
        "tap cut": "willDisappear more, willAppear page, willShow page",
        "transition ends  ": "didDisappear more, removed more, didAppear page, didShow page",
      ], screens: "home page"),
    PlatformRow(
      statement: "Where the app turns off the recognizer of the edge, nothing is swiped back up to iOS 18",
      source: "fastred/AHKNavigationController", versions: [.ios17, .ios18],
      way: ["tap edged": "…", "transition ends": "…"], possible: ["back"], impossible: ["swipe"]),
    PlatformRow(
      statement: "The recognizer of the content is another one than that of the edge",
      source: "Apple, interactiveContentPopGestureRecognizer", versions: [.ios26],
      way: ["tap edged": "…", "transition ends": "…"], possible: ["back", "swipe back begins"]),
    PlatformRow(
      statement: "A hidden back button leaves neither back nor menu nor swipe",
      source: "fastred/AHKNavigationController; subconsciousnetwork/subconscious issue 46",
      way: ["tap locked": "…", "transition ends": "…"], impossible: ["back", "swipe"], screens: "home locked"),
  ]

  /// Swipes back.
  static let swipes = [
    PlatformRow(
      statement: "A swipe tells its begin with the finger, and the stack is short from then on",
      source: "hotwire-native-ios, Session.swift; wix/react-native-navigation, StackControllerDelegate.mm",
      way: ["tap open": "…", "transition ends": "…", "swipe back begins": pop + ", swipeBegan page"],
      screens: "home"),
    PlatformRow(
      statement: "The release of a swipe tells the interaction's change only; the end is that of a pop",
      source: order,
      way: [
        "tap open": "…", "transition ends": "…", "swipe back begins": "…",
        "swipe back is finished": "swipeFinished page, pathWritten page", "transition ends ": popped,
      ]),
    PlatformRow(
      statement: "A cancelled swipe tells nothing at the release but the interaction's change",
      source: "WWDC24 session 10145; " + order,
      way: [
        "tap open": "…", "transition ends": "…", "swipe back begins": "…",
        "swipe back is let go": "swipeCancelled page",
      ], screens: "home"),
    PlatformRow(
      statement:
        "A cancelled swipe tells all four in one step when the screen is back; no didShow before iOS 18",
      source: order + "; openradar 21137690", versions: [.ios17],
      way: [
        "tap open": "…", "transition ends": "…", "swipe back begins": "…", "swipe back is let go": "…",
        "transition ends ": "willDisappear home, didDisappear home, willAppear page, didAppear page",
      ], screens: "home page"),
    PlatformRow(
      statement:
        "A cancelled swipe tells all four in one step when the screen is back, then willShow and didShow",
      source: order + "; heinzl/swift-composable-navigation issue 17", versions: [.ios18, .ios26],
      way: [
        "tap open": "…", "transition ends": "…", "swipe back begins": "…", "swipe back is let go": "…",
        "transition ends ":
          "willDisappear home, didDisappear home, willAppear page, didAppear page, willShow page, didShow page",
      ], screens: "home page"),
  ]

  /// Commands and touches while a stack moves.
  static let moving = [
    PlatformRow(
      statement: "Of two pushes in one turn the second waits for the first", source: "openradar 44091459",
      versions: [.ios17, .ios18],
      way: [
        "tap both": push, "transition ends": pushed + ", willDisappear page, willAppear more, willShow more",
      ], screens: "home page more"),
    PlatformRow(
      statement: "After two pushes in one turn the stack shows the first only", source: "openradar 44091459",
      versions: [.ios17, .ios18], way: ["tap both": push], screens: "home page"),
    PlatformRow(
      statement: "Two pushes in one turn are both on the stack in the end", source: "openradar 44091459",
      versions: [.ios26], way: ["tap both": "…", "transition ends": "…"], impossible: ["transition ends"],
      screens: "home page more"),
    PlatformRow(
      statement: "A push during a push waits, and the stack does not show it",
      source: "openradar-mirror issue 20368; react-native-screens pull request 409",
      versions: [.ios17, .ios18],
      way: ["tap open": "…", "event arrives": ""], screens: "home page"),
    PlatformRow(
      statement: "A push that has waited begins in the step in which the running one ends",
      source: "openradar-mirror issue 20368; react-native-screens pull request 409",
      versions: [.ios17, .ios18],
      way: [
        "tap open": "…", "event arrives": "",
        "transition ends": pushed + ", willDisappear page, willAppear other, willShow other",
        "transition ends ": "didDisappear page, didAppear other, didShow other",
      ], screens: "home page other"),
    PlatformRow(
      statement: "A push during a push completes the running one and begins in the same turn",
      source: "WWDC24 session 10145; react-native-screens pull request 3093", versions: [.ios26],
      way: [
        "tap open": push, "event arrives": pushed + ", willDisappear page, willAppear other, willShow other",
      ], screens: "home page other"),
    PlatformRow(
      statement: "A pop during a push completes the push and begins in the same turn",
      source: "WWDC24 session 10145", versions: [.ios26],
      way: ["tap open": push, "event leaves": pushed + ", " + pop], screens: "home"),
    PlatformRow(
      statement: "Two quick back taps pop two screens", source: "react-native-screens pull request 3093",
      versions: [.ios26],
      way: [
        "tap open": "…", "transition ends": "…", "tap more": "…", "transition ends ": "…", "back": "…",
        "back ": "…",
      ], screens: "home"),
    PlatformRow(
      statement: "The back button takes no tap during a pop",
      source: "react-native-screens pull request 3093",
      versions: [.ios17, .ios18],
      way: ["tap open": "…", "transition ends": "…", "tap more": "…", "transition ends ": "…", "back": "…"],
      possible: ["transition ends", "event"], impossible: ["back", "swipe", "tap"]),
    PlatformRow(
      statement: "During a push neither screen takes touches, nor does the bar", source: "openradar 37068517",
      versions: [.ios17, .ios18], way: ["tap open": "…"], possible: ["event arrives", "transition ends"],
      impossible: ["tap", "back", "swipe"]),
    PlatformRow(
      statement: "During a push both screens take touches, and so do back button and swipe",
      source: "WWDC25 session 284; react-native-screens pull requests 3173 and 3093", versions: [.ios26],
      way: ["tap open": "…"],
      possible: [
        "tap more @ App.page", "tap form @ App.home", "back @ App.page", "swipe back begins @ App.page",
      ]),
    PlatformRow(
      statement: "A push with an animator of the app's own takes no touches",
      source: "grahammendick/navigation pull request 888", way: ["tap drawn": "…"],
      possible: ["event arrives", "transition ends"], impossible: ["tap", "back", "swipe"]),
    PlatformRow(
      statement: "A pop with an animator of the app's own takes no touches",
      source: "grahammendick/navigation pull request 888",
      way: ["tap drawn": "…", "transition ends": "…", "back": "…"],
      possible: ["event arrives", "transition ends"], impossible: ["tap", "back", "swipe"]),
    PlatformRow(
      statement: "An animator of the app's own is no matter for what is pushed next",
      source: "grahammendick/navigation pull request 888", versions: [.ios26],
      way: ["tap drawn": "…", "transition ends": "…", "tap more": "…"],
      possible: ["tap home @ App.more", "tap form @ App.drawn", "back @ App.more"]),
    PlatformRow(
      statement: "Links and events come at any time of a transition", source: "openradar-mirror issue 20368",
      way: ["tap open": "…", "transition ends": "…", "swipe back begins": "…"], possible: ["event arrives"]),
    PlatformRow(
      statement: "A stack command is dropped while an alert comes", source: "aryaxt/iOS-Slide-Menu issue 161",
      way: [
        "tap warning": "willAppear warning",
        "event arrives": "refused push: an alert is appearing or disappearing",
        "transition ends": "didAppear warning",
      ], screens: "home / warning"),
    PlatformRow(
      statement: "A pop is dropped while an alert comes", source: "aryaxt/iOS-Slide-Menu issue 161",
      way: [
        "tap open": "…", "transition ends": "…", "tap warning": "willAppear warning",
        "event leaves": "refused pop: an alert is appearing or disappearing",
      ], screens: "home page / warning"),
    PlatformRow(
      statement: "An assignment is dropped while an alert goes", source: "aryaxt/iOS-Slide-Menu issue 161",
      way: [
        "tap open": "…", "transition ends": "…", "tap warning": "…", "transition ends ": "…",
        "tap ok": "willDisappear warning",
        "event resets": "refused setStack: an alert is appearing or disappearing",
      ], screens: "home page / warning"),
    PlatformRow(
      statement: "A stack command without animation does not wait while a sheet comes",
      source: "openradar-mirror issue 20368",
      way: [
        "tap form": "willAppear form",
        "event jumps":
          "willDisappear home, willAppear other, willShow other, didDisappear home, didAppear other, didShow other",
      ], screens: "home other / form"),
    PlatformRow(
      statement: "A stack command waits while a sheet comes", source: "openradar-mirror issue 20368",
      way: ["tap form": "willAppear form", "event arrives": ""], screens: "home / form"),
    PlatformRow(
      statement: "A stack command that has waited for a sheet is carried out below it",
      source: "openradar-mirror issue 20368",
      way: [
        "tap form": "…", "event arrives": "",
        "transition ends":
          "didAppear form, willDisappear home, willAppear other, willShow other, didDisappear home, "
          + "didAppear other, didShow other",
      ], screens: "home other / form"),
  ]
}

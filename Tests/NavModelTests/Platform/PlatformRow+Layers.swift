import NavModel

extension PlatformRow {
  private static let delegate = "Apple, UIAdaptivePresentationControllerDelegate"
  private static let nothing = "woocommerce/woocommerce-ios, MainTabBarController.navigateTo and its tests"

  private static let container = "deltachat/deltachat-ios, AppCoordinator.coordinate"
  private static let going = "ekazaev/route-composer pull request 20"

  /// Sheets, covers and alerts.
  static let layers = [
    PlatformRow(
      statement: "A tap outside closes a popover, and the presentation controller tells it",
      source: "Apple, UIPopoverPresentationController and presentationControllerDidDismiss(_:)",
      way: [
        "tap bubble": "…", "transition ends": "…", "tap outside": "…",
        "transition ends ": "didDisappear other, didDismiss other, removed other",
      ], screens: "home"),
    PlatformRow(
      statement: "A sheet tells its presenter nothing", source: "velog.io/@yeahg_dev 2021",
      way: ["tap form": "willAppear form", "transition ends": "didAppear form"], screens: "home / form"),
    PlatformRow(
      statement: "A presentation without animation begins and ends in one step",
      source: "Apple, present(_:animated:completion:)",
      way: ["tap formAtOnce": "willAppear form, didAppear form"], impossible: ["transition ends"],
      screens: "home / form"),
    PlatformRow(
      statement: "A dismissal without animation begins and ends in one step",
      source: "Apple, dismiss(animated:completion:)",
      way: [
        "tap form": "…", "transition ends": "…",
        "tap closeAtOnce": "willDisappear form, didDisappear form, removed form",
      ], impossible: ["transition ends"], screens: "home"),
    PlatformRow(
      statement: "A cover hides its presenter", source: "velog.io/@yeahg_dev 2021",
      way: [
        "tap film": "willDisappear home, willAppear film",
        "transition ends": "didAppear film, didDisappear home",
      ]),
    PlatformRow(
      statement: "The presenter appears again when a cover goes", source: "velog.io/@yeahg_dev 2021",
      way: [
        "tap film": "…", "transition ends": "…", "tap close": "willDisappear film, willAppear home",
        "transition ends ": "didDisappear film, removed film, didAppear home",
      ]),
    PlatformRow(
      statement: "The completion of present runs behind didAppear",
      source: "Apple, present(_:animated:completion:)",
      way: ["tap presentThenNote": "willAppear form", "transition ends": "didAppear form, note shown"]),
    PlatformRow(
      statement: "A dismissal by code tells no willDismiss and no didDismiss", source: delegate,
      way: [
        "tap form": "…", "transition ends": "…", "tap closeThenNote": "willDisappear form",
        "transition ends ": "didDisappear form, removed form, note closed",
      ]),
    PlatformRow(
      statement: "A dismissal from below takes all layers above along, and tells no didDismiss",
      source: "Apple, dismiss(animated:completion:); react-native-screens, RNSFormSheetContentController.mm",
      way: [
        "tap form": "…", "transition ends": "…", "tap deeper": "…", "transition ends ": "…", "tap form ": "…",
        "transition ends  ": "didDisappear hint, didDisappear form, removed hint, removed form",
      ], screens: "home"),
    PlatformRow(
      statement: "The completion of a dismissal runs if nothing is presented", source: nothing,
      way: ["tap nothing": "", "next turn": "note closed"]),
    PlatformRow(
      statement: "The completion of a dismissal runs if a named layer is not presented", source: nothing,
      way: ["tap nothingNamed": "", "next turn": "note closed"]),
    PlatformRow(
      statement: "The completion of a dismissal runs when the user has dismissed the sheet", source: nothing,
      way: [
        "tap form": "…", "transition ends": "…", "swipe down begins": "…", "swipe down is finished": "…",
        "transition ends ": "…", "event closesForm": "", "next turn": "note closed",
      ]),
    PlatformRow(
      statement: "No completion runs if the layer goes already", source: going,
      way: [
        "tap form": "…", "transition ends": "…", "swipe down begins": "…", "swipe down is finished": "…",
        "event closes": "refused dismiss: there is no layer that it could dismiss",
      ], impossible: ["next turn"]),
    PlatformRow(
      statement: "No completion runs if the named layer goes already", source: going,
      way: [
        "tap form": "…", "transition ends": "…", "swipe down begins": "…", "swipe down is finished": "…",
        "event closesForm": "refused dismiss: there is no layer that it could dismiss",
      ], impossible: ["next turn"]),
    PlatformRow(
      statement: "A presenter that presents already presents nothing else",
      source: "MvvmCross/MvvmCross issue 3546",
      way: [
        "tap form": "…", "transition ends": "…",
        "event warns": "refused present: a layer is already presented",
      ], screens: "home / form"),
    PlatformRow(
      statement: "A screen below others on the stack presents, since its container does", source: container,
      way: ["tap open": "…", "transition ends": "…", "event shows": "willAppear hint"],
      screens: "home page / hint"),
    PlatformRow(
      statement: "A screen that was removed below the top has no container, and presents nothing",
      source: "Apple, popToRootViewController(animated:), whose other controllers leave at once",
      way: [
        "tap open": "…", "transition ends": "…", "tap more": "…", "transition ends ": "…", "tap home": "…",
        "event popped": "refused present: the presenter or stack is hidden, leaving or gone",
      ], screens: "home"),
    PlatformRow(
      statement: "A hidden tab presents, since its tab bar controller does", source: container, app: .tabs,
      way: ["event arrives": "…", "event tips": "…"], possible: ["transition ends"]),
    PlatformRow(
      statement: "Nothing is presented while a layer comes", source: "MvvmCross/MvvmCross issue 3546",
      way: ["tap form": "…", "event warns": "refused present: a layer is already presented"],
      screens: "home / form"),
    PlatformRow(
      statement: "Nothing is presented in the turn of a dismissal", source: "openradar 19045528",
      way: [
        "tap form": "…", "transition ends": "…",
        "tap swap": "refused present: a layer is already presented, willDisappear form",
      ], screens: "home / form"),
    PlatformRow(
      statement: "A dismissal of a layer that comes is ignored", source: "react-native-screens issue 1299",
      way: ["tap film": "…"], impossible: ["tap close"]),
    PlatformRow(
      statement: "A dismissal and a push below it work in one turn",
      source: "hotwire-native-ios, NavigationHierarchyController.swift",
      way: ["tap form": "…", "transition ends": "…", "tap closeAndPush": "…", "transition ends ": "…"],
      screens: "home page"),
    PlatformRow(
      statement: "Nothing below a sheet that comes takes touches", source: "wangling.me 2012",
      way: ["tap form": "…"], impossible: ["tap", "back", "swipe"]),
    PlatformRow(
      statement: "A drag of a sheet tells willDismiss, then willDisappear", source: delegate,
      way: [
        "tap form": "…", "transition ends": "…",
        "swipe down begins": "willDismiss form, willDisappear form, swipeBegan form",
      ]),
    PlatformRow(
      statement: "A sheet that the user has dragged down tells didDisappear and didDismiss at its end",
      source: delegate,
      way: [
        "tap form": "…", "transition ends": "…", "swipe down begins": "…",
        "swipe down is finished": "swipeFinished form",
        "transition ends ": "didDisappear form, didDismiss form, removed form",
      ], screens: "home"),
    PlatformRow(
      statement: "A sheet that springs back appears again, and tells no didDismiss",
      source: "criticalmaps/criticalmaps-ios issue 171",
      way: [
        "tap form": "…", "transition ends": "…", "swipe down begins": "…",
        "swipe down is let go": "swipeCancelled form", "transition ends ": "willAppear form, didAppear form",
      ], screens: "home / form"),
    PlatformRow(
      statement: "A dismissal that shouldDismiss refuses tells didAttemptToDismiss only", source: delegate,
      way: [
        "event shows": "…", "transition ends": "…",
        "swipe down begins": "refused dismissal: a handler refused, dismissRefused hint",
      ], screens: "home / hint"),
    PlatformRow(
      statement: "A modal sheet cannot be dragged down", source: "Apple, isModalInPresentation",
      way: ["tap modal": "…", "transition ends": "…"], impossible: ["swipe"]),
    PlatformRow(
      statement: "While a sheet slides out that the user has dragged down, the screens below take touches",
      source: "react-native-screens issue 2454; FlowStacks issue 69",
      way: [
        "tap form": "…", "transition ends": "…", "swipe down begins": "…", "swipe down is finished": "…",
      ], possible: ["tap open"]),
    PlatformRow(
      statement: "An alert's action runs when the alert has left",
      source: "swift-navigation pull request 201",
      way: [
        "tap warning": "…", "transition ends": "…", "tap ok": "willDisappear warning",
        "transition ends ": "didDisappear warning, removed warning, note confirmed",
      ]),
    PlatformRow(
      statement: "An alert's action may present",
      source: "pointfreeco/swift-composable-architecture pull request 3309",
      way: [
        "tap warning": "…", "transition ends": "…", "tap again": "willDisappear warning",
        "transition ends ": "didDisappear warning, removed warning, willAppear hint",
      ], screens: "home / hint"),
  ]

  /// Tab bars.
  static let tabs = [
    PlatformRow(
      statement: "A tap on a tab tells both screens and the delegate in one step",
      source: "Apple, tabBarController(_:didSelect:)", app: .tabs,
      way: [
        "select beta":
          "willDisappear list, didDisappear list, willAppear list, didAppear list, tabSelected bar"
      ], impossible: ["transition ends"]),
    PlatformRow(
      statement: "A tab that is selected by code tells the delegate nothing",
      source: "Apple, tabBarController(_:didSelect:)", app: .tabs,
      way: ["event arrives": "willDisappear list, didDisappear list, willAppear list, didAppear list"]),
    PlatformRow(
      statement: "A tap on the selected tab is told, also where there is nothing to pop",
      source: "Apple, tabBarController(_:didSelect:)", app: .tabs,
      way: ["reselect": "tabReselected bar"], impossible: ["transition ends"]),
    PlatformRow(
      statement: "A tap on the selected tab pops its stack to the root",
      source: "boctor/idev-recipes issue 5; Ramotion/animated-tab-bar pull request 40", app: .tabs,
      way: [
        "tap open": "…", "transition ends": "…",
        "reselect": "willDisappear item, willAppear list, willShow list, pathWritten item, tabReselected bar",
        "transition ends ": "didDisappear item, removed item, didAppear list, didShow list",
      ]),
    PlatformRow(
      statement: "The tab bar takes taps during a push",
      source: "pointfreeco/swift-composable-architecture issue 3450", app: .tabs, way: ["tap open": "…"],
      possible: ["select beta", "reselect"]),
    PlatformRow(
      statement: "A container forwards its appearance to the child that it shows",
      source: "Apple, shouldAutomaticallyForwardAppearanceMethods", app: .tabs,
      way: [
        "event films": "willDisappear bar, willDisappear list, willAppear film",
        "transition ends": "didAppear film, didDisappear bar, didDisappear list",
      ]),
    PlatformRow(
      statement: "A container that is covered by a push tells its child as well",
      source: "Apple, shouldAutomaticallyForwardAppearanceMethods", app: .tabs,
      way: [
        "event asks": "willDisappear bar, willDisappear list, willAppear question, willShow question",
        "transition ends": "didDisappear bar, didDisappear list, didAppear question, didShow question",
        "back": "willDisappear question, willAppear bar, willAppear list, willShow bar, pathWritten question",
        "transition ends ":
          "didDisappear question, removed question, didAppear bar, didAppear list, didShow bar",
      ]),
    PlatformRow(
      statement: "TabView does not pop on reselect",
      source: "ruddarr/app issue 43; canopas/UIPilot issue 63", pack: .swiftui, versions: [.ios17, .ios18],
      app: .tabs,
      way: ["tap open": "…", "transition ends": "…", "reselect": "tabReselected bar"],
      impossible: ["transition ends"]),
  ]
}

import NavModel

extension PlatformRow {
  private static let push = "willDisappear home, willAppear page, willShow page"
  private static let pop = "willDisappear page, willAppear home, willShow home"

  /// Paths and presentations of SwiftUI.
  static let bindings = [
    PlatformRow(
      statement: "onAppear comes with the begin and onDisappear with the end of a push",
      source: "AltSwiftUI pull request 65", pack: .swiftui,
      way: ["tap open": push, "transition ends": "didDisappear home, didAppear page, didShow page"]),
    PlatformRow(
      statement: "A cancelled swipe does not write the path",
      source: "a design note on completed back swipes",
      pack: .swiftui, versions: [.ios17],
      way: [
        "tap open": "…", "transition ends": "…", "swipe back begins": pop + ", swipeBegan page",
        "swipe back is let go": "swipeCancelled page",
        "transition ends ": "willDisappear home, didDisappear home, willAppear page, didAppear page",
      ], screens: "home page"),
    PlatformRow(
      statement: "Several appends of one update are one push", source: "johnpatrickmorgan/FlowStacks issue 3",
      pack: .swiftui,
      way: [
        "tap both": "willDisappear home, willAppear more, willShow more",
        "transition ends": "didDisappear home, didAppear more, didShow more",
      ], impossible: ["transition ends"], screens: "home page more"),
    PlatformRow(
      statement: "A path that changes while the stack moves is taken when it rests",
      source: "pointfreeco/swift-composable-architecture issue 2396", pack: .swiftui,
      way: [
        "tap open": "…", "event arrives": "",
        "transition ends":
          "didDisappear home, didAppear page, didShow page, willDisappear page, willAppear other, willShow other",
      ], screens: "home page other"),
    PlatformRow(
      statement: "On iOS 16 to 18 a path that changes while the stack moves is lost now and then",
      source: "pointfreeco/swift-composable-architecture issues 2806 and 3450", pack: .swiftui,
      settings: "pathChangeIsLost = true",
      way: [
        "tap open": "…", "event arrives": "refused path: a transition is in flight",
        "transition ends": "didDisappear home, didAppear page, didShow page",
      ], impossible: ["transition ends"], screens: "home page"),
    PlatformRow(
      statement: "Where the path is written at the end, nothing is written when the user's pop begins",
      source: "inferred from valentinradu/Helm issue 9, about NavigationLink", pack: .swiftui,
      settings: "pathWrittenAtEnd = true",
      way: [
        "tap open": "…", "transition ends": "…",
        "back": "willDisappear page, willAppear home, willShow home",
        "transition ends ": "pathWritten page, didDisappear page, removed page, didAppear home, didShow home",
      ], screens: "home"),
    PlatformRow(
      statement: "A path that changes while an alert comes is lost",
      source: "aryaxt/iOS-Slide-Menu issue 161", pack: .swiftui,
      way: [
        "tap warning": "…", "event arrives": "refused path: an alert is appearing or disappearing",
        "transition ends": "didAppear warning",
      ], screens: "home / warning"),
    PlatformRow(
      statement: "A hidden back button takes the swipe along",
      source: "subconsciousnetwork/subconscious issue 46",
      pack: .swiftui, way: ["tap locked": "…", "transition ends": "…"], impossible: ["back", "swipe"]),
    PlatformRow(
      statement: "The binding of a sheet that is dragged down is written at the end; taps below come before",
      source: "johnpatrickmorgan/FlowStacks issue 69", pack: .swiftui,
      way: [
        "tap bound": "…", "transition ends": "…", "swipe down begins": "…",
        "swipe down is finished": "swipeFinished form",
      ], possible: ["tap open"], impossible: ["tap unbound"]),
    PlatformRow(
      statement: "The binding of a sheet that was dragged down is nil when the sheet has gone",
      source: "johnpatrickmorgan/FlowStacks issue 69", pack: .swiftui,
      way: [
        "tap bound": "…", "transition ends": "…", "swipe down begins": "…", "swipe down is finished": "…",
        "transition ends ": "didDisappear form, didDismiss form, removed form",
      ], possible: ["tap unbound"]),
    PlatformRow(
      statement: "onDismiss runs for a dismissal by code, too", source: "swift-navigation pull request 238",
      pack: .swiftui,
      way: [
        "tap form": "…", "transition ends": "…", "tap closeThenNote": "willDisappear form",
        "transition ends ": "didDisappear form, didDismiss form, removed form, note closed",
      ]),
    PlatformRow(
      statement: "Another item is dismissal, onDismiss and presentation, in this order",
      source: "swift-navigation pull request 238", pack: .swiftui,
      way: [
        "tap form": "…", "transition ends": "…", "tap swap": "willDisappear form",
        "transition ends ": "didDisappear form, didDismiss form, removed form, willAppear hint",
      ], screens: "home / hint"),
    PlatformRow(
      statement: "A second presentation waits until the first is dismissed",
      source: "subconsciousnetwork/subconscious issue 900", pack: .swiftui,
      way: [
        "tap form": "…", "transition ends": "…", "event covers": "", "tap close": "willDisappear form",
        "transition ends ":
          "didDisappear form, didDismiss form, removed form, willDisappear home, willAppear film",
      ], screens: "home / film"),
    PlatformRow(
      statement: "Several layers that are dropped in one update go in one step",
      source: "johnpatrickmorgan/FlowStacks, waiting before iOS 17", pack: .swiftui,
      way: [
        "tap form": "…", "transition ends": "…", "tap covered": "…", "transition ends ": "…",
        "tap form ": "…",
        "transition ends  ":
          "didDisappear film, didDismiss film, didDismiss form, removed film, removed form",
      ], screens: "home"),
    PlatformRow(
      statement: "An alert that opens in the update that closes a sheet is not shown",
      source: "pointfreeco/swift-composable-architecture issue 1991", pack: .swiftui,
      way: [
        "tap form": "…", "transition ends": "…",
        "tap closeAndWarn": "refused present: another layer is being dismissed, willDisappear form",
        "transition ends ": "didDisappear form, didDismiss form, removed form",
      ], impossible: ["transition ends"], screens: "home"),
    PlatformRow(
      statement: "An alert that is shown stays when another takes its place",
      source: "swift-navigation pull request 352; swift-composable-architecture issue 973", pack: .swiftui,
      way: [
        "tap warning": "…", "transition ends": "…",
        "event worries": "refused present: a layer is already presented",
      ], impossible: ["transition ends"], screens: "home / warning"),
    PlatformRow(
      statement:
        "A binding with another alert in it changes nothing on screen, and is nil when the first one goes",
      source: "swift-navigation pull request 352; swift-composable-architecture issue 973", pack: .swiftui,
      way: [
        "tap told": "…", "transition ends": "…",
        "event corrects": "refused present: a layer is already presented",
        "tap ok": "willDisappear warning", "transition ends ": "…",
      ], possible: ["tap untold"], impossible: ["transition ends"], screens: "home"),
    PlatformRow(
      statement: "Where alerts follow their item, another one is dismissal and presentation",
      source: "swift-navigation pull request 352", pack: .swiftui, settings: "alertIgnoresNewItem = false",
      way: [
        "tap warning": "…", "transition ends": "…", "event worries": "willDisappear warning",
        "transition ends ": "didDisappear warning, didDismiss warning, removed warning, willAppear worry",
      ], screens: "home / worry"),
    PlatformRow(
      statement: "An alert that an action of another one opens is not closed by the other's binding",
      source: "pointfreeco/swift-composable-architecture pull request 3309", pack: .swiftui,
      way: [
        "tap warning": "…", "transition ends": "…", "tap anew": "willDisappear warning",
        "transition ends ": "didDisappear warning, didDismiss warning, removed warning, willAppear worry",
      ], screens: "home / worry"),
    PlatformRow(
      statement: "An alert's action runs when its binding is false and the alert has gone",
      source: "scgopi/GraphCode issue 35; pointfreeco/swift-composable-architecture pull request 3309",
      pack: .swiftui,
      way: [
        "tap warning": "…", "transition ends": "…", "tap ok": "willDisappear warning",
        "transition ends ": "didDisappear warning, didDismiss warning, removed warning, note confirmed",
      ]),
    PlatformRow(
      statement: "A screen that goes takes along what it presents",
      source: "swift-navigation pull request 192",
      pack: .swiftui,
      way: [
        "tap open": "…", "transition ends": "…", "tap form": "…", "transition ends ": "…",
        "event leaves": "…",
        "transition ends  ": "…", "transition ends   ": "…",
      ], impossible: ["transition ends"], screens: "home"),
    PlatformRow(
      statement: "interactiveDismissDisabled keeps a sheet from being dragged down",
      source: "Apple, interactiveDismissDisabled(_:)", pack: .swiftui,
      way: ["tap modal": "…", "transition ends": "…"], impossible: ["swipe"]),
  ]
}

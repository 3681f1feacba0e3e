extension NavPlatform {
  /// A behaviour of a platform pack that no spec can change.
  public struct Fact: Hashable, Sendable {
    /// The subject of the behaviour, as a short name.
    public let name: String
    /// The behaviour, with its source and certainty.
    ///
    /// Where the behaviour of the platform is unknown, the pack assumes the most harmless one.
    public let evidence: Evidence

    init(_ name: String, _ explanation: String, _ source: String, _ certainty: Certainty) {
      (self.name, evidence) = (name, Evidence(explanation, source, certainty))
    }
  }
}

extension NavPlatform.Pack {
  /// The behaviours of the pack that no rule changes.
  public var facts: [NavPlatform.Fact] {
    switch self {
    case .ideal: []
    case .uikit: Self.common + Self.ofUIKit
    case .swiftui: Self.common + Self.ofSwiftUI
    }
  }

  private static let common: [NavPlatform.Fact] = [
    .init(
      "push and pop",
      "willDisappear, willAppear and willShow come with the command; didDisappear, didAppear and "
        + "didShow one after the "
        + "other in the step of the end.",
      "vastdevblog.vast.com 2012; wangling.me 2014", .logged),
    .init(
      "cancelled swipe",
      "The release reports only the end of the interaction. All four calls of the views come together "
        + "when the screen is back.",
      "WWDC24 session 10145; wangling.me 2014", .documented),
    .init(
      "stack during a drag",
      "It is short from the begin of the swipe, and whole again when the swipe is cancelled.",
      "hotwire-native-ios, Session.swift; react-native-navigation, StackControllerDelegate.mm", .inferred),
    .init(
      "end of a layer", "didDisappear comes before didDismiss or onDismiss.", "none was found", .unknown),
    .init(
      "layers above a dismissed one", "They go in the same step.",
      "react-native-screens, RNSFormSheetContentController.mm; FlowStacks", .reported),
    .init(
      "taps below a layer", "There is none below a layer that is presented, or dismissed by code.",
      "none was found", .unknown),
    .init("second finger", "It taps nothing while the first one drags.", "none was found", .unknown),
    .init(
      "tab switch", "The tab that is left gets its callbacks first, then the other; nothing is animated.",
      "programmerteach.com shows another order than for a push", .unknown),
    .init(
      "background", "Gestures are cancelled and transitions end before the app hears of it.",
      "Orderella/PopupDialog pull request 293", .unknown),
    .init(
      "appearance and background", "Going to the background calls no willDisappear and no didDisappear.",
      "none was found", .inferred),
    .init(
      "split view in mid-transition",
      "It collapses and expands at once and without animation, also while a stack moves, whose transition ends first.",
      "Ranchero-Software/NetNewsWire issues 5371 and 5385 for a stack at rest", .inferred),
    .init(
      "layer that goes in mid-transition", "A transition inside it ends first, in the same step.",
      "none was found",
      .unknown),
    .init(
      "launch", "The root is in the window when the app starts its first screen, so that it may present.",
      "none was found", .unknown),
    .init(
      "link that launches the app",
      "With the adversary linkAtLaunch it is handed over before any screen has appeared. SwiftUI "
        + "shows what it asks for "
        + "with the first screen.",
      "apache/cordova-ios issue 1671; expo/expo pull request 47628; none was found for SwiftUI", .reported),
    .init(
      "custom animators",
      "With one, touches stay blocked on every version; so they do where a screen has 'without "
        + "touchesWhileMoving'.",
      "grahammendick/navigation pull request 888", .reported),
    .init(
      "zoom transitions",
      "Not modelled by screen: since iOS 18 they take touches and are interrupted at any time. For "
        + "an app whose pushes all "
        + "zoom, iOS 18 is described by touchesWhileMoving = true and whileMoving = now.",
      "WWDC24 session 10145", .documented),
    .init(
      "release", "A popped screen is released in the step that ends the pop, unless the app retains it.",
      "readke.com 2021, order of appearance calls", .logged),
  ]

  private static let ofUIKit: [NavPlatform.Fact] = [
    .init(
      "pop during a push", "Up to iOS 18 it waits as a push does.", "react-native-screens pull request 409",
      .unknown),
    .init("command during a drag", "It waits for the end of the drag.", "none was found", .unknown),
    .init(
      "willShow and didShow",
      "A stack tells them when it changes, and once each at launch; not when its tab is selected or a cover above it goes. "
        + "A log of iOS 5 has didShow twice at launch.",
      "vastdevblog.vast.com 2012", .unknown),
    .init("refused presentation", "Its completion never runs.", "none was found", .unknown),
    .init(
      "push without animation",
      "Its end comes in the step of its begin. There is no transition coordinator, so what an app "
        + "hangs on one never runs; "
        + "what a spec writes behind 'then' does.",
      "faberNovel/ADUtils issue 63; radianttap/Coordinator issue 19", .reported),
    .init(
      "back menu",
      "The stack is short in its willAppear. iOS 14 showed the two last screens in the "
        + "wrong order there.",
      "qanswer.space 2021, stack order with the back button's menu", .logged),
    .init(
      "swipe on the root",
      "It never begins. Apps that replace the recognizer's delegate have to refuse it themselves, as "
        + "well as a swipe during a "
        + "push up to iOS 18; neither is modelled.",
      "forkingdog/FDFullscreenPopGesture; fastred/AHKNavigationController", .reported),
    .init(
      "search controllers",
      "One that comes or goes drops commands of its stack as an alert does. "
        + "Not modelled.",
      "aryaxt/iOS-Slide-Menu issue 161", .reported),
    .init(
      "two assignments in one turn",
      "The last one counts. Not modelled: with an empty list first, animated, the screen stays empty "
        + "until it is turned.",
      "openradar 48067497", .reported),
    .init(
      "interactive assignment",
      "Not modelled: a setViewControllers that a gesture drives and cancels leaves the screens of "
        + "both sides on the stack.",
      "openradar 14794181", .reported),
    .init(
      "reselect in a wrapped controller",
      "A container around the tab's navigation controller keeps it from popping to the root up to "
        + "iOS 18. Set "
        + "tabReselectPopsToRoot = false for such an app.",
      "react-native-screens, RNSTabBarController.mm", .reported),
    .init(
      "refused tab",
      "shouldSelect is not modelled: a tap on a tab that it refuses changes nothing "
        + "and is not told.",
      "react-native-screens, RNSTabBarController.mm", .reported),
  ]

  private static let ofSwiftUI: [NavPlatform.Fact] = [
    .init(
      "onAppear and onDisappear",
      "They come with willAppear and didDisappear, also when a swipe is cancelled.",
      "AltSwiftUI pull request 65; none was found for a cancelled swipe", .unknown),
    .init(
      "hidden back button", "It takes both swipes along, also the one in the content.",
      "subconsciousnetwork/subconscious issue 46 for the edge", .unknown),
    .init(
      "path at launch", "The first update shows it without animation.", "none was found", .inferred),
    .init(
      "selection by code", "It causes no notice; only the app's own observers see it.", "none was found",
      .inferred),
    .init(
      "tasks",
      "A view's task is cancelled some time after the view has disappeared: its answer may "
        + "come once more.",
      "Apple, task(priority:_:)", .documented),
    .init(
      "path as a binding of the app's own",
      "Not modelled: with get and set in place of a property, an app that was built with the SDK of "
        + "iOS 18.4 gets onAppear on "
        + "screens further down, and removes more than there is after quick back taps.",
      "RobertDresler/SwiftUINavigation issue 36; pointfreeco/swift-composable-architecture issue "
        + "2058", .reported),
    .init(
      "path written twice",
      "Not modelled: a NavigationLink may write nil twice. For NavigationStack it was not reported.",
      "pointfreeco/swift-navigation, on FB9404926", .reported),
    .init(
      "destination that is a Bool or an item",
      "Setting it back pops. Not modelled: this was seen to do nothing where the stack has no path.",
      "VAndrJ/awesome-apple-bugs pull request 9", .reported),
    .init(
      "back button of the app's own",
      "Not modelled: tapped faster than the animation, it left blank screens and crashed on iOS 17 "
        + "and 18. pathChangeIsLost = "
        + "true finds code that depends on each of its pops.",
      "developer.apple.com/forums/thread/750879", .reported),
    .init(
      "dismissal while a layer comes",
      "It waits. Not modelled: the crash of a zoom presentation whose binding is false again in onAppear.",
      "a crash note of an app", .reported),
    .init(
      "views torn down at the end",
      "Not modelled: on iOS 26 a path that changes when a transition ends was seen to tear views "
        + "down within its completion.",
      "a crash note of an app", .reported),
  ]
}

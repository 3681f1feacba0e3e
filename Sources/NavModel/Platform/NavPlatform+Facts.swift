extension NavPlatform {
  /// A behaviour of a platform that has no rule of its own.
  public struct Fact: Hashable, Sendable {
    /// The subject of the behaviour, as a short name.
    public let name: String
    /// The behaviour in one to three sentences, with its source and certainty.
    ///
    /// If the behaviour is not part of the model, the text says so.
    public let evidence: Evidence

    init(_ name: String, _ explanation: String, _ source: String, _ certainty: Certainty) {
      (self.name, evidence) = (name, Evidence(explanation, source, certainty))
    }
  }
}

extension NavPlatform.Pack {
  /// The known behaviours that have no rule of their own, described for default values of the rules; empty for
  /// `ideal`.
  ///
  /// The pack does not model all of them.
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
      "willDisappear, willAppear and willShow come when the transition begins. didDisappear, didAppear and "
        + "didShow come one after another in the step that ends the transition.",
      "vastdevblog.vast.com 2012; wangling.me 2014", .logged),
    .init(
      "cancelled swipe",
      "When the user lets go, only the end of the interaction is reported. willDisappear, didDisappear, willAppear "
        + "and didAppear come together when the screen is back in place.",
      "WWDC24 session 10145; wangling.me 2014", .documented),
    .init(
      "stack during a drag",
      "The stack lacks the top screen from the beginning of the swipe, and contains it again when the swipe is "
        + "cancelled.",
      "hotwire-native-ios, Session.swift; react-native-navigation, StackControllerDelegate.mm", .inferred),
    .init(
      "end of a layer", "didDisappear comes before didDismiss or onDismiss.", "no documentation or report",
      .unknown),
    .init(
      "layers above a dismissed layer", "The layers above a dismissed layer are removed in the same step.",
      "react-native-screens, RNSFormSheetContentController.mm; FlowStacks", .reported),
    .init(
      "taps below a layer",
      "Nothing below a layer takes taps while the layer is presented or dismissed by code.",
      "no documentation or report", .unknown),
    .init(
      "second finger",
      "While the first finger drags a screen or a layer, a second finger cannot tap the screens of the same stack or "
        + "layer.",
      "no documentation or report",
      .unknown),
    .init(
      "tab switch", "The old tab gets its callbacks before the new tab. The switch is not animated.",
      "programmerteach.com, with a different order than for a push", .unknown),
    .init(
      "background", "Gestures are cancelled and transitions end before the app is notified.",
      "Orderella/PopupDialog pull request 293", .unknown),
    .init(
      "appearance and background", "Going to the background calls no willDisappear and no didDisappear.",
      "no documentation or report", .inferred),
    .init(
      "split view during a transition",
      "A split view collapses and expands at once and without animation. If a stack is in transition, the transition "
        + "ends first.",
      "Ranchero-Software/NetNewsWire issues 5371 and 5385 for a stack at rest", .inferred),
    .init(
      "layer removed during a transition",
      "If a layer is removed while a transition runs inside it, the transition ends first, in the same step.",
      "no documentation or report",
      .unknown),
    .init(
      "launch",
      "The root is in the window when the app starts its first coordinator, so the root can present layers.",
      "no documentation or report", .unknown),
    .init(
      "link that launches the app",
      "With the adversary linkAtLaunch the app gets the link before any screen has appeared. SwiftUI "
        + "shows the link's target "
        + "with the first screen.",
      "apache/cordova-ios issue 1671; expo/expo pull request 47628; no source for SwiftUI", .reported),
    .init(
      "custom animators",
      "During a custom transition, touches stay blocked on every version. Declare 'without touchesWhileMoving' at "
        + "each screen with such a transition.",
      "grahammendick/navigation pull request 888", .reported),
    .init(
      "zoom transitions",
      "Not modelled for single screens: since iOS 18, zoom transitions take touches and can be interrupted at any "
        + "time. For an app in which all pushes zoom, set touchesWhileMoving = true and, on uikit, whileMoving = "
        + "now.",
      "WWDC24 session 10145", .documented),
    .init(
      "release", "A popped screen is released in the step that ends the pop, unless the app retains it.",
      "readke.com 2021, order of appearance calls", .logged),
  ]

  private static let ofUIKit: [NavPlatform.Fact] = [
    .init(
      "pop during a push",
      "Up to iOS 18 (whileMoving = queue), a pop during a push waits until the push has ended.",
      "react-native-screens pull request 409",
      .unknown),
    .init(
      "command during a drag", "A command for a stack waits while the user drags a screen of this stack.",
      "no documentation or report",
      .unknown),
    .init(
      "willShow and didShow",
      "A stack calls willShow and didShow when its top screen changes while the stack is visible, and once at "
        + "launch. It does not call them when its tab is selected or a cover above it is removed. A log of iOS 5 has "
        + "didShow twice at launch.",
      "vastdevblog.vast.com 2012", .unknown),
    .init(
      "refused presentation", "The completion of a refused present never runs.", "no documentation or report",
      .unknown),
    .init(
      "dismissal of nothing",
      "If nothing is presented, the completion of a dismissal runs. Whether it runs before the call returns is unknown; here "
        + "it runs in the next turn. It does not run if the layer is already being dismissed.",
      "woocommerce/woocommerce-ios, MainTabBarController.navigateTo and its tests; ekazaev/route-composer pull request 20",
      .reported),
    .init(
      "screens in two places",
      "UIKit raises an exception if the app pushes a controller that is on the stack, sets a stack with one controller twice, "
        + "pops to a controller that is not on the stack, or presents a controller that is presented or in a container. Here "
        + "the app crashes in dialect plain; a place that names no screen on the stack is refused, since the app looks for "
        + "the screen itself.",
      "artsy/eigen issue 2188 and element-ios issue 3924 for push; wordpress-mobile/WordPress-iOS issue 15337 for a stack; "
        + "helpscout/beacon-ios-sdk issue 132 for popTo; capacitor-community/privacy-screen issues 56 and 83 for present",
      .reported),
    .init(
      "root of the window",
      "A window that gets another root dismisses no layer: the old root and what it has presented stay in memory. Whether the "
        + "layer is still seen depends on the version; here it is not.",
      "AdevintaSpain/Sencha pull request 23; Rightpoint/Swiftilities issue 38; lionheart/openradar-mirror issue 3009",
      .reported),
    .init(
      "push without animation",
      "A change without animation ends in the step in which it begins. There is no transition coordinator, so code "
        + "that an app attaches to one never runs; a spec's 'then' block does run.",
      "faberNovel/ADUtils issue 63; radianttap/Coordinator issue 19", .reported),
    .init(
      "back menu",
      "viewControllers lacks the removed screens in willAppear. iOS 14 showed the two last screens in the "
        + "wrong order there.",
      "qanswer.space 2021, stack order with the back button's menu", .logged),
    .init(
      "swipe on the root",
      "A swipe on the root never begins. An app that replaces the recognizer's delegate has to refuse this swipe "
        + "itself and, up to iOS 18, a swipe during a push. Neither case is modelled.",
      "forkingdog/FDFullscreenPopGesture; fastred/AHKNavigationController", .reported),
    .init(
      "search controllers",
      "Not modelled: an active search controller is a presented layer, so present is refused and dismiss ends the search. "
        + "While its popover appears or disappears, commands for its stack are lost, as with an alert.",
      "aryaxt/iOS-Slide-Menu issue 161", .reported),
    .init(
      "two assignments in one turn",
      "The last of two assignments takes effect. Not modelled: if the first assignment is animated and sets an empty "
        + "list, the screen stays empty until the device is rotated.",
      "openradar 48067497", .reported),
    .init(
      "interactive assignment",
      "Not modelled: a setViewControllers that a gesture drives and cancels leaves the screens of "
        + "both sides on the stack.",
      "openradar 14794181", .reported),
    .init(
      "reselect in a wrapped controller",
      "If another container wraps the tab's navigation controller, a tap on the selected tab does not pop to the "
        + "root up to iOS 18. Set tabReselectPopsToRoot = false for such an app.",
      "react-native-screens, RNSTabBarController.mm", .reported),
    .init(
      "refused tab",
      "Not modelled: if shouldSelect refuses a tab, a tap on the tab changes nothing "
        + "and calls no delegate method.",
      "react-native-screens, RNSTabBarController.mm", .reported),
  ]

  private static let ofSwiftUI: [NavPlatform.Fact] = [
    .init(
      "onAppear and onDisappear",
      "onAppear and onDisappear come when UIKit calls willAppear and didDisappear. This includes cancelled swipes.",
      "AltSwiftUI pull request 65; no source for a cancelled swipe", .unknown),
    .init(
      "hidden back button",
      "Hiding the back button also disables both swipes, at the edge and in the content. Declare 'without back' at "
        + "each screen that hides it.",
      "subconsciousnetwork/subconscious issue 46 for the edge", .unknown),
    .init(
      "path at launch", "The first update shows the initial path without animation.",
      "no documentation or report",
      .inferred),
    .init(
      "selection by code",
      "Selecting a tab by code sends no tabSelected. Apart from the appearance callbacks, only the app's own observers "
        + "see the change.",
      "no documentation or report",
      .inferred),
    .init(
      "tasks",
      "A view's task is cancelled some time after the view has disappeared. The result of the task can still arrive "
        + "after that.",
      "Apple, task(priority:_:)", .documented),
    .init(
      "custom binding for a path",
      "Not modelled: if the binding has custom get and set closures, an app built with the SDK of iOS 18.4 gets "
        + "onAppear calls for screens further down the stack. Quick taps on the back button then remove more elements "
        + "than the path has.",
      "RobertDresler/SwiftUINavigation issue 36; pointfreeco/swift-composable-architecture issue "
        + "2058", .reported),
    .init(
      "path written twice",
      "Not modelled: a NavigationLink may write nil twice. This was not reported for NavigationStack.",
      "pointfreeco/swift-navigation, on FB9404926", .reported),
    .init(
      "destination bound to a Bool or an item",
      "Resetting the Bool or item pops the screen. Not modelled: a destination declared in another destination goes "
        + "with it, while a path keeps what a leaving screen appends. On a stack without a path, the reset was "
        + "reported to have no effect.",
      "VAndrJ/awesome-apple-bugs pull request 9", .reported),
    .init(
      "custom back button",
      "Not modelled: taps that were faster than the animation left blank screens and crashed apps on iOS 17 and 18. "
        + "Setting pathChangeIsLost = true finds code that depends on each of the pops.",
      "developer.apple.com/forums/thread/750879", .reported),
    .init(
      "another first view",
      "The layers of a first view that another one replaces go without an animation, shortly after the view.",
      "pointfreeco/swift-navigation pull request 192", .reported),
    .init(
      "dismissal during a presentation",
      "A dismissal waits until the layer has been presented. Not modelled: a zoom presentation crashes if its "
        + "binding becomes false in onAppear.",
      "a crash report of an app", .reported),
    .init(
      "path change at the end of a transition",
      "Not modelled: on iOS 26, a path that changed at the end of a transition removed views while the completion "
        + "was running.",
      "a crash report of an app", .reported),
  ]
}

extension NavPlatform.Rule {
  /// The behaviour of the platform if the rule is on, in one to three sentences; for named values, that of each value.
  public var explanation: String { evidence.explanation }
  /// The source of the default value, such as documentation or a log.
  public var source: String { evidence.source }
  /// The certainty of the default value.
  public var certainty: NavPlatform.Certainty { evidence.certainty }

  private var evidence: NavPlatform.Evidence {
    switch self {
    case .noticesLag:
      .init(
        "Each notice of a stack or layer is delivered in a step of its own, and inputs can come before it. No device "
          + "does this. The rule finds code that depends on the exact timing of notices.",
        "UIKit calls didDisappear, didAppear and didShow one after the other when an animation ends "
          + "(wangling.me, The inconsistent order of view transition events, 2014)", .logged)
    case .didShowAfterCancel:
      .init(
        "A cancelled swipe delivers willShow and didShow for the screen that stays.",
        "heinzl/swift-composable-navigation issue 17 (iOS 18); openradar 21137690 (not delivered before)",
        .reported)
    case .didDismissOnCommand:
      .init(
        "didDismiss is also called for a dismissal by code, and for the layers above a dismissed layer. UIKit calls it "
          + "only for the layer that the user dismisses. SwiftUI runs onDismiss for every dismissal.",
        "Apple, presentationControllerDidDismiss(_:); pointfreeco/swift-navigation pull request 238",
        .documented)
    case .coverHidesPresenter:
      .init(
        "A full-screen cover removes its presenter from the hierarchy, so the presenter disappears and later appears "
          + "again. A sheet leaves its presenter in place.",
        "Apple, UIModalPresentationStyle.fullScreen; RxSwiftCommunity/RxFlow issue 114", .documented)
    case .whileMoving:
      .init(
        "A command for a stack in transition waits for the end of the transition (queue), ends it and runs at once "
          + "(now), or is refused (refused). During a drag of a screen, a command waits with each value. With queue "
          + "and now, an animated command also waits while a layer above the stack, other than an alert, is presented, "
          + "dismissed or dragged.",
        "openradar 44091459 and software-mansion/react-native-screens pull request 409 (queue), 3093 (now)",
        .reported)
    case .pathChangeIsLost:
      .init(
        "A path that changes while a push or pop runs is not shown, although the app's state keeps it. This happens "
          + "occasionally on iOS 16 to 18. If the rule is on, it happens every time, which finds code that depends on "
          + "such a change.",
        "pointfreeco/swift-composable-architecture issues 2806 and 3450", .reported)
    case .alertDropsStackCommands:
      .init(
        "A command for a visible stack is lost while an alert appears or disappears. The console "
          + "reports that the navigation stack will not be updated.",
        "aryaxt/iOS-Slide-Menu issue 161 (a pop), brianchance/MvvmCross-UserInteraction pull request 27 (a push)",
        .reported)
    case .alertLostWithSheet:
      .init(
        "If one update both closes a layer that is not an alert, such as a sheet, and asks for an alert, the alert is "
          + "not shown.",
        "pointfreeco/swift-composable-architecture issue 1991", .reported)
    case .alertIgnoresNewItem:
      .init(
        "If the app replaces a visible alert by another alert, the first alert stays. The second alert is never "
          + "shown, although the app's state names it until the first is closed. SwiftUI has done so since iOS 15.",
        "pointfreeco/swift-navigation pull request 352, pointfreeco/swift-composable-architecture issue 973",
        .reported)
    case .presentWhilePresentingIsRefused:
      .init(
        "A layer cannot present another layer while one that it presents stays, or while it appears, disappears or is dragged, and a "
          + "screen in no container of the window cannot present. A screen in a hidden tab or below others can, since its "
          + "outermost container presents. On uikit, a layer that appears, disappears or is dragged cannot be dismissed by "
          + "code. The console prints a warning, such as 'Attempt to present A on B (from C)', with B as the container.",
        "MvvmCross/MvvmCross issue 3546, openradar 19045528; hidden tabs: deltachat/deltachat-ios, "
          + "AppCoordinator.coordinate, and woocommerce/woocommerce-ios, MainTabBarControllerTests", .reported
      )
    case .presentWhileDismissingIsRefused:
      .init(
        "While a presented layer disappears, its presenter refuses to present another one. If the rule is off, the other "
          + "layer is presented when the first one is gone. DuckDuckGo for iOS depends on that after a dismissal by code "
          + "(SyncSettingsViewController).",
        "openradar 19045528, pointfreeco/swift-navigation pull request 332, signalapp/Signal-iOS pull request 5977",
        .reported)
    case .touchesWhileMoving:
      .init(
        "During a push or pop the controls of both screens take taps, and the back button and the swipe work.",
        "WWDC25 session 284; software-mansion/react-native-screens pull request 3173. Blocked before, except for a second "
          + "tap that comes before the transition (doubleTap): openradar 37068517",
        .documented)
    case .contentSwipe:
      .init(
        "The user can also swipe back from anywhere in the content. This swipe has its own recognizer, which stays "
          + "enabled if an app disables the recognizer at the edge (without edgeSwipe).",
        "Apple, interactiveContentPopGestureRecognizer; deltachat/deltachat-ios pull request 3088 and "
          + "nextcloud/ios pull request 4135", .reported)
    case .touchesBelowLeavingSheet:
      .init(
        "After the user has dragged a sheet down, or tapped outside a popover, the screens below take touches while "
          + "the layer disappears.",
        "software-mansion/react-native-screens issue 2454", .reported)
    case .sheetsCanBeSwiped:
      .init(
        "The user can drag a sheet down.",
        "Apple, UIModalPresentationStyle.pageSheet since iOS 13", .documented)
    case .tabReselectPopsToRoot:
      .init(
        "A tap on the selected tab pops its stack to the root. In SwiftUI, the tap only writes the selection again.",
        "boctor/idev-recipes issue 5 (UIKit); ruddarr/app issue 43, canopas/UIPilot issue 63 (SwiftUI, iOS 17 and "
          + "18; unknown for iOS 26)", .reported)
    case .pathWrittenAtEnd:
      .init(
        "SwiftUI writes the path of a NavigationStack when the user's pop has ended, not when the pop begins or the "
          + "user lifts the finger.",
        "valentinradu/Helm issue 9 for NavigationLink; for NavigationStack before the SDK of iOS 18 it can only be "
          + "inferred",
        .inferred)
    case .sheetBindingAtEnd:
      .init(
        "When the user drags a sheet down, or taps outside a popover, SwiftUI writes the binding of the layer at the "
          + "end of the dismissal. With touchesBelowLeavingSheet, taps below the layer can come before that.",
        "johnpatrickmorgan/FlowStacks issue 69", .reported)
    case .splitReportsOnBackground:
      .init(
        "When the app goes to the background, a split view with both columns visible reports that it collapsed and "
          + "expanded. The rule has no effect without a split view. The behaviour of SwiftUI is unknown.",
        "instructure/canvas-ios pull request 3118", .reported)
    }
  }
}

extension NavPlatform {
  /// A statement about the behaviour of a platform, with its source and certainty.
  public struct Evidence: Hashable, Sendable {
    /// The statement, in one to three sentences.
    public let explanation: String
    /// The source of the statement, such as documentation or a log.
    public let source: String
    /// The certainty of the statement.
    public let certainty: Certainty

    init(_ explanation: String, _ source: String, _ certainty: Certainty) {
      (self.explanation, self.source, self.certainty) = (explanation, source, certainty)
    }
  }
}

extension NavPlatform.Rule {
  /// What the platform does if the rule is on, in a sentence.
  public var explanation: String { evidence.explanation }
  /// The source of the default value, such as documentation or a log.
  public var source: String { evidence.source }
  /// The certainty of the default value.
  public var certainty: NavPlatform.Certainty { evidence.certainty }

  private var evidence: NavPlatform.Evidence {
    switch self {
    case .noticesLag:
      .init(
        "Each notice is delivered in a step of its own, which inputs can overtake. No device does this; it finds code that "
          + "depends on the moment of a notice.",
        "UIKit calls didDisappear, didAppear and didShow one after the other when an animation ends "
          + "(wangling.me, The inconsistent order of view transition events, 2014)", .logged)
    case .didShowAfterCancel:
      .init(
        "A cancelled swipe delivers willShow and didShow for the screen that stays.",
        "heinzl/swift-composable-navigation issue 17 (iOS 18); none before: openradar 21137690", .reported)
    case .didDismissOnCommand:
      .init(
        "didDismiss is also called for a dismissal by code. UIKit calls it only for the user's; SwiftUI runs onDismiss "
          + "for all.",
        "Apple, presentationControllerDidDismiss(_:); pointfreeco/swift-navigation pull request 238",
        .documented)
    case .coverHidesPresenter:
      .init(
        "A full-screen cover takes its presenter out of the hierarchy, so that it disappears and appears again; a sheet does "
          + "not.",
        "Apple, UIModalPresentationStyle.fullScreen; RxSwiftCommunity/RxFlow issue 114", .documented)
    case .whileMoving:
      .init(
        "A command for a stack whose transition runs waits for its end (queue), ends it and is carried out (now), or is "
          + "refused.",
        "openradar 44091459 and software-mansion/react-native-screens pull request 409 (queue), 3093 (now)",
        .reported)
    case .pathChangeIsLost:
      .init(
        "A path that is changed while a push or pop runs is not shown, and the app goes on to believe in it. It happens now "
          + "and then on iOS 16 to 18; on it finds code that depends on such a change.",
        "pointfreeco/swift-composable-architecture issues 2806 and 3450", .reported)
    case .alertDropsStackCommands:
      .init(
        "A command for a stack is lost while an alert comes or goes; the console says that the navigation stack will not be "
          + "updated.",
        "aryaxt/iOS-Slide-Menu issue 161", .reported)
    case .alertLostWithSheet:
      .init(
        "An alert that is wanted in the update that closes a sheet is not shown.",
        "pointfreeco/swift-composable-architecture issue 1991", .reported)
    case .alertIgnoresNewItem:
      .init(
        "An alert that is shown stays when the app puts another in its place. The other one is never shown, and the app goes "
          + "on to believe in it until the first is closed. Since iOS 15.",
        "pointfreeco/swift-navigation pull request 352, pointfreeco/swift-composable-architecture issue 973",
        .reported)
    case .presentWhilePresentingIsRefused:
      .init(
        "A layer that presents already, comes or goes presents nothing else; the console warns.",
        "MvvmCross/MvvmCross issue 3546, openradar 19045528", .reported)
    case .touchesWhileMoving:
      .init(
        "During a push or pop the controls of both screens take taps, and back button and swipe work.",
        "WWDC25 session 284; software-mansion/react-native-screens pull request 3173. Blocked before: openradar 37068517",
        .documented)
    case .contentSwipe:
      .init(
        "The user can swipe back from anywhere in the content as well, with a recognizer of its own: it stays on where an app "
          + "turns off that of the edge (without edgeSwipe).",
        "Apple, interactiveContentPopGestureRecognizer; deltachat/deltachat-ios pull request 3088 and "
          + "nextcloud/ios pull request 4135", .reported)
    case .touchesBelowLeavingSheet:
      .init(
        "While a sheet slides out that the user has dragged down, the screens below take touches.",
        "software-mansion/react-native-screens issue 2454", .reported)
    case .sheetsCanBeSwiped:
      .init(
        "The user can drag a sheet down.",
        "Apple, UIModalPresentationStyle.pageSheet since iOS 13", .documented)
    case .tabReselectPopsToRoot:
      .init(
        "A tap on the selected tab pops its stack to the root. SwiftUI only writes the selection again.",
        "boctor/idev-recipes issue 5 (UIKit); ruddarr/app issue 43, canopas/UIPilot issue 63 (SwiftUI, iOS 17 and 18; "
          + "unknown for iOS 26)", .reported)
    case .pathWrittenAtEnd:
      .init(
        "The path of a NavigationStack is written when the user's pop has ended, rather than when it begins or the swipe is "
          + "let go.",
        "valentinradu/Helm issue 9 for NavigationLink; for NavigationStack before the SDK of iOS 18 it can only be inferred",
        .inferred)
    case .sheetBindingAtEnd:
      .init(
        "The binding of a sheet that the user drags down is written at the end of the dismissal; taps below can come before.",
        "johnpatrickmorgan/FlowStacks issue 69", .reported)
    case .splitReportsOnBackground:
      .init(
        "A split view that shows both columns reports that it collapsed and expanded when the app goes to the background. "
          + "No effect without a split view; unknown for SwiftUI.",
        "instructure/canvas-ios pull request 3118", .reported)
    }
  }
}

extension NavPlatform {
  /// A statement about a platform, with its source and certainty.
  public struct Evidence: Hashable, Sendable {
    /// The statement about the platform, in a sentence.
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

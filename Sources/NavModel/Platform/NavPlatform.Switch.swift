extension NavPlatform {
  /// A rule of a platform that a spec can turn.
  public enum Switch: String, Hashable, Sendable, CaseIterable {
    /// The platform writes path and presentation bindings by mail, later, instead of in the container's own step.
    case bindingLag
    /// A pop while a transition or gesture runs on the stack is refused.
    case popWhileMovingIsRefused
    /// A push while a transition or gesture runs on the stack is refused.
    case pushWhileMovingIsRefused
    /// A present by a layer that presents already, or while a layer comes or goes, is refused.
    case presentWhilePresentingIsRefused
    /// A tap on the selected tab pops its stack to the root.
    case tabReselectPopsToRoot
    /// Sheets can be swiped down.
    case sheetsCanBeSwiped
    /// The end of a dismissal by code is told by `didDismiss` as well.
    case didDismissOnCommand
    /// `didShow` is told after a cancelled swipe, too.
    case didShowAfterCancel
    /// A cover takes the presenter out of the hierarchy, so that it disappears and appears again.
    case coverHidesPresenter
    /// The split view reports that it collapsed and expanded when the app goes to the background.
    case splitReportsOnBackground
  }

  /// The value of a switch: the spec's, else the pack's.
  public subscript(_ option: Switch) -> Bool {
    overrides[option] ?? option.value(in: pack)
  }
}

extension NavPlatform.Switch {
  /// The value that a pack gives to the switch.
  public func value(in pack: NavPlatform.Pack) -> Bool {
    switch self {
    case .bindingLag, .didShowAfterCancel, .splitReportsOnBackground: false
    case .popWhileMovingIsRefused, .presentWhilePresentingIsRefused: pack == .uikit
    case .pushWhileMovingIsRefused: false
    case .tabReselectPopsToRoot, .sheetsCanBeSwiped: true
    case .didDismissOnCommand: pack != .uikit
    case .coverHidesPresenter: pack != .ideal
    }
  }

  /// What the rule says when it is on, and where that comes from.
  public var explanation: String {
    switch self {
    case .bindingLag:
      "The binding of a path or a presentation is written after the container has changed. Reported for sheets in "
        + "johnpatrickmorgan/FlowStacks issue 69: the setter runs at the very end of the dismissal."
    case .popWhileMovingIsRefused:
      "UIKit leaves the stack as it is when a pop comes during a transition; the console says that the navigation "
        + "stack will not be updated (aryaxt/iOS-Slide-Menu issue 161)."
    case .pushWhileMovingIsRefused:
      "UIKit takes a push during a push (double taps push twice, wordpress-mobile/WordPressAuthenticator-iOS issue "
        + "453); some routers refuse it."
    case .presentWhilePresentingIsRefused:
      "UIKit presents one layer from a presenter at a time and drops a second request with a console warning "
        + "(MvvmCross/MvvmCross issue 3546, openradar 19045528)."
    case .tabReselectPopsToRoot:
      "A tap on the selected tab pops its navigation stack to the root (willowtreeapps/cordux issue 35)."
    case .sheetsCanBeSwiped:
      "Since iOS 13 the user can drag a sheet down (AndreyPanov/ApplicationCoordinator issue 30)."
    case .didDismissOnCommand:
      "UIKit calls presentationControllerDidDismiss for interactive dismissals only (mozilla-mobile/firefox-ios pull "
        + "request 14915); SwiftUI runs onDismiss for all."
    case .didShowAfterCancel:
      "Whether didShow follows a cancelled swipe depends on the system's version (heinzl/swift-composable-navigation "
        + "issue 17)."
    case .coverHidesPresenter:
      "A full-screen cover takes its presenter out of the hierarchy; a sheet does not (RxFlow issue 114 shows the "
        + "difference)."
    case .splitReportsOnBackground:
      "A split view reports collapse and expansion when the app is sent to the background (instructure/canvas-ios pull "
        + "request 3118)."
    }
  }
}

/// A notice: a callback of the platform to the app, such as `didShow`.
public struct NavNotice: Hashable, Sendable {
  /// The kinds of notices; a raw value is the name that a handler uses.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The coordinator or screen was created; this notice is delivered at once, rather than queued.
    case start
    /// The screen is about to appear or has appeared.
    case willAppear, didAppear
    /// The screen is about to disappear or has disappeared. Its value states whether the screen is removed.
    case willDisappear, didDisappear
    /// The screen has left its container for good. Its value is the screen.
    ///
    /// If the layer of a coordinator was empty, the value is that coordinator instead.
    case removed
    /// The user has left the screen, in dialects with default exits. Its value is the screen.
    case exit = "defaultExit"
    /// The top of a stack is about to change (`willShow`) or has changed (`didShow`). Its value is the screen that is
    /// then on top.
    case willShow, didShow
    /// The platform has shortened the path. Its value is the list of the routes.
    case pathWritten
    /// A layer is about to be dismissed, has been dismissed, or refuses the user's drag. Its value is the layer's
    /// bottom screen.
    case willDismiss, didDismiss, dismissRefused
    /// The user begins, cancels or finishes a swipe. Its value is the screen.
    case swipeBegan, swipeCancelled, swipeFinished
    /// A transition has ended.
    case transitionEnded
    /// The user taps another tab (`tabSelected`) or the selected one (`tabReselected`). Its value is the tab, as a
    /// route.
    case tabSelected, tabReselected
    /// The window has become narrow, so that split views collapse, or wide again.
    case collapsed, expanded
    /// The app enters the background, or returns from it.
    case background, foreground
  }

  /// The kind of the notice.
  public var kind: Kind
  /// The screens that the notice concerns, topmost first, at the time at which it was posted.
  public var screens: [ScreenID]
  /// Further values of the notice, such as whether the screen is removed, the tab, or the routes.
  public var values: [NavValue]
}

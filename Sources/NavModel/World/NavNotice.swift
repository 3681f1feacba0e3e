/// A notice of the platform to the app.
public struct NavNotice: Hashable, Sendable {
  /// The kinds of notices; the names are those that a handler listens to.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The coordinator or screen was made; delivered at once, not queued.
    case start
    case willAppear, didAppear
    /// One value: whether the screen is being removed.
    case willDisappear, didDisappear
    /// The screen has left its container for good; one value: the screen. Without a screen: the layer of the coordinator that
    /// the value names has gone, which was empty.
    case removed
    /// The user has left the screen (dialects with default exits); one value: the screen.
    case exit = "defaultExit"
    /// One value: the screen that is on top of the stack now.
    case willShow, didShow
    /// The platform has shortened the path; one value: the routes.
    case pathWritten
    /// One value: the screen at the bottom of the layer.
    case willDismiss, didDismiss, dismissRefused
    /// One value: the screen.
    case swipeBegan, swipeCancelled, swipeFinished
    case transitionEnded
    /// One value: the tab, as a route.
    case tabSelected, tabReselected
    case collapsed, expanded
    case background, foreground
  }

  /// The kind of the notice.
  public var kind: Kind
  /// The screens it speaks of, topmost first; fixed when it was posted.
  public var screens: [ScreenID]
  /// The other values: whether it is removed, the tab, the routes.
  public var values: [NavValue]
}

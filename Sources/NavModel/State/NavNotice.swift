/// A notice: a callback of the platform to the app, such as `didShow`.
public struct NavNotice: Hashable, Sendable {
  /// The kinds of notices; a raw value is the name that a handler uses.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The coordinator or screen was created. The app receives this notice at the end of the launch or of a command,
    /// usually the one that shows the instance, and never from a mailbox.
    case start
    /// The screen is about to appear or has appeared.
    case willAppear, didAppear
    /// The screen is about to disappear or has disappeared.
    ///
    /// The value states whether the screen leaves its stack, or is dismissed with its layer, rather than being covered.
    /// For a screen in a tab, page or column of a dismissed layer, only `didDisappear` states this. After
    /// `willDisappear`, the cancellation of a gesture brings the screen back.
    case willDisappear, didDisappear
    /// The screen has left its container for good, or its page has turned away. The value is the screen.
    ///
    /// If the layer of a coordinator was empty, the value is that coordinator instead.
    case removed
    /// The user has left the screen, in dialects with default exits (`on defaultExit`). The value is the screen.
    case exit = "defaultExit"
    /// The top of a stack is about to change (`willShow`) or has changed (`didShow`). The value is the new top screen.
    case willShow, didShow
    /// The platform has shortened the path. The value is the list of the remaining routes.
    case pathWritten
    /// The user begins to dismiss a layer, has dismissed it, or cannot because a handler refuses (`shouldDismiss`).
    ///
    /// The value is the layer's bottom screen. With the platform rule `didDismissOnCommand`, `didDismiss` also reports
    /// layers that a command has dismissed.
    case willDismiss, didDismiss, dismissRefused
    /// A swipe back or the drag of a layer begins, is cancelled or is finished. The value is the dragged screen, or the
    /// top screen of the layer.
    case swipeBegan, swipeCancelled, swipeFinished
    /// A transition has ended.
    case transitionEnded
    /// The user selects another tab or page (`tabSelected`), or taps the selected tab (`tabReselected`). The value is
    /// the route of the tab or page.
    case tabSelected, tabReselected
    /// The window has become narrow, so that a split view has collapsed, or wide again, so that it has expanded.
    ///
    /// With the platform rule `splitReportsOnBackground`, both notices also come for an expanded split view when the
    /// app enters the background.
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

/// The items that the navigation bar shows for a screen.
@preconcurrency @MainActor public final class SimulatedNavigationItem {
  /// Whether the back button is hidden, which also disables the swipe back.
  ///
  /// Source: the delegate of `interactivePopGestureRecognizer` declines if no back button is shown.
  public var hidesBackButton = false
  /// Whether items on the left are shown beside the back button, not in place of it.
  public var leftItemsSupplementBackButton = false
  /// Items on the left, in the place of the back button.
  public var leftBarButtonItems: [SimulatedBarButtonItem]?
  /// Items on the right.
  public var rightBarButtonItems: [SimulatedBarButtonItem]?
  /// The back button of the screen above; its appearance has no effect.
  public var backBarButtonItem: SimulatedBarButtonItem?
  /// The title of the bar.
  public var title: String?

  /// The first item on the left.
  public var leftBarButtonItem: SimulatedBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item on the right.
  public var rightBarButtonItem: SimulatedBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the first item on the left.
  public func setLeftBarButton(_ item: SimulatedBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the first item on the right.
  public func setRightBarButton(_ item: SimulatedBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Hides or shows the back button.
  public func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// Whether the bar has no back button now, as the app's state says.
  var backButtonIsHidden: (() -> Bool)?

  /// Whether the user sees a back button where one is possible.
  var hasBackButton: Bool {
    !hidesBackButton && backButtonIsHidden?() != true
      && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
  }

  /// What a user can tap in the bar.
  var controls: [SimulatedControl] {
    ((leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])).compactMap(\.control)
  }
}

/// A button in a navigation bar.
@preconcurrency @MainActor public final class SimulatedBarButtonItem {
  /// The title.
  public var title: String?
  /// Whether the user can tap it.
  public var isEnabled = true
  private let action: (() -> Void)?

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The code that a tap runs; nil for none.
  public init(_ title: String?, action: (() -> Void)?) {
    self.title = title
    self.action = action
  }

  var control: SimulatedControl? {
    action.map { action in
      SimulatedControl(
        title ?? "item", isEnabled: { [weak self] in self?.isEnabled ?? false }, action: action)
    }
  }
}

/// Stands in for `UINavigationItem`: the back button and the bar items of one screen.
@preconcurrency @MainActor public final class SimulatedNavigationItem {
  /// Whether the back button is hidden, which also disables the swipe back unless the app sets the recognizer's
  /// delegate.
  ///
  /// Source: UIKit's delegate of `interactivePopGestureRecognizer` rejects the gesture if no back button is shown.
  public var hidesBackButton = false
  /// Whether the items on the left are beside the back button instead of replacing it.
  public var leftItemsSupplementBackButton = false
  /// The items on the left, which replace the back button by default; nil for none.
  public var leftBarButtonItems: [SimulatedBarButtonItem]?
  /// The items on the right; nil for none.
  public var rightBarButtonItems: [SimulatedBarButtonItem]?
  /// The back button that the screen above shows, which has no effect here.
  public var backBarButtonItem: SimulatedBarButtonItem?
  /// The title in the bar, which has no effect here.
  public var title: String?

  /// The first item on the left; setting it replaces all items on the left.
  public var leftBarButtonItem: SimulatedBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item on the right; setting it replaces all items on the right.
  public var rightBarButtonItem: SimulatedBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces all items on the left by one item, or by none if it is nil; `animated` has no effect here.
  public func setLeftBarButton(_ item: SimulatedBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Replaces all items on the right by one item, or by none if it is nil; `animated` has no effect here.
  public func setRightBarButton(_ item: SimulatedBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Hides or shows the back button at once; `animated` has no effect here.
  public func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// Returns whether the app's state hides the back button; nil without the SwiftUI modifier.
  var backButtonIsHidden: (() -> Bool)?

  /// Whether the bar shows a back button if a screen is below this one.
  var hasBackButton: Bool {
    !hidesBackButton && backButtonIsHidden?() != true
      && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
  }

  /// The controls of the bar.
  var controls: [SimulatedControl] {
    ((leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])).compactMap(\.control)
  }
}

/// Stands in for `UIBarButtonItem`: a button in a navigation bar.
@preconcurrency @MainActor public final class SimulatedBarButtonItem {
  /// The title, which names the control in traces; nil for the name `item`.
  public var title: String?
  /// Whether the user can tap the item.
  public var isEnabled = true
  private let action: (() -> Void)?

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - title: The title, which names the control in traces; nil for the name `item`.
  ///   - action: The code that a tap runs; nil for an item that a user cannot tap.
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

// SwiftUI's modifiers of a view. Their conditions are evaluated before every step.
extension SimulatedViewController {
  /// Prevents the user from swiping down the sheet that contains the view, like SwiftUI's modifier of this name.
  ///
  /// ```swift
  /// SimulatedView("editor", owner: model).interactiveDismissDisabled(model.hasChanges)
  /// ```
  ///
  /// - Parameter isDisabled: Whether the swipe is disabled; an expression that is evaluated before every step.
  /// - Returns: The screen itself.
  @discardableResult
  public func interactiveDismissDisabled(
    _ isDisabled: @escaping @autoclosure () -> Bool = true
  ) -> Self {
    dismissalIsDisabled = isDisabled
    return self
  }

  /// Hides the back button while a condition is true, like SwiftUI's modifier of this name.
  ///
  /// Without a back button, the user cannot swipe back either, unless the app has set the delegate of the swipe's
  /// ``SimulatedGestureRecognizer``.
  ///
  /// - Parameter isHidden: Whether the back button is hidden; an expression that is evaluated before every step.
  /// - Returns: The screen itself.
  @discardableResult
  public func navigationBarBackButtonHidden(
    _ isHidden: @escaping @autoclosure () -> Bool = true
  ) -> Self {
    navigationItem.backButtonIsHidden = isHidden
    return self
  }

  /// Whether this screen lets the user swipe down the layer that contains it.
  var allowsDismissal: Bool { !isModalInPresentation && dismissalIsDisabled?() != true }
}

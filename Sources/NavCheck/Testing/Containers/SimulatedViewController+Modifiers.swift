// What SwiftUI's modifiers say of a view; the condition is evaluated again before every step.
extension SimulatedViewController {
  /// Disables swiping down the sheet that contains the view, like SwiftUI's modifier.
  ///
  /// ```swift
  /// SimulatedView("editor", owner: model).interactiveDismissDisabled(model.hasChanges)
  /// ```
  ///
  /// - Parameter isDisabled: Whether the swipe is disabled; evaluated before every step.
  /// - Returns: The screen itself.
  @discardableResult
  public func interactiveDismissDisabled(
    _ isDisabled: @escaping @autoclosure () -> Bool = true
  ) -> Self {
    dismissalIsDisabled = isDisabled
    return self
  }

  /// Sets whether the back button is hidden, like SwiftUI's modifier; without one there is no swipe back.
  ///
  /// - Parameter isHidden: Whether it is hidden; evaluated before every step.
  /// - Returns: The screen itself.
  @discardableResult
  public func navigationBarBackButtonHidden(
    _ isHidden: @escaping @autoclosure () -> Bool = true
  ) -> Self {
    navigationItem.backButtonIsHidden = isHidden
    return self
  }

  /// Whether the user can swipe down the layer in which it lies, as far as the screen says.
  var allowsDismissal: Bool { !isModalInPresentation && dismissalIsDisabled?() != true }
}

// What SwiftUI's modifiers say of a view; the condition is asked for again before every step.
extension SimulatedViewController {
  /// Says whether the user can swipe the sheet down in which it lies, like SwiftUI's modifier.
  ///
  /// ```swift
  /// SimulatedView("editor", owner: model).interactiveDismissDisabled(model.hasChanges)
  /// ```
  ///
  /// - Parameter isDisabled: Whether it stays; read before every step.
  /// - Returns: The screen itself.
  @discardableResult
  public func interactiveDismissDisabled(
    _ isDisabled: @escaping @autoclosure () -> Bool = true
  ) -> Self {
    dismissalIsDisabled = isDisabled
    return self
  }

  /// Says whether the bar has a back button for it, like SwiftUI's modifier; without one there is no swipe back.
  ///
  /// - Parameter isHidden: Whether there is none; read before every step.
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

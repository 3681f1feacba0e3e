/// Stands in for `UIAdaptivePresentationControllerDelegate`, which is called when a presented screen is dismissed, on
/// platform `uikit` only by the user.
@preconcurrency @MainActor public protocol SimulatedPresentationDelegate: AnyObject {
  /// Returns whether the user may dismiss the presented screen, by a swipe down or by a tap outside a popover.
  ///
  /// The platform may call the method several times in each step, so it should have no effects.
  func presentationControllerShouldDismiss(_ presentationController: SimulatedPresentationController) -> Bool
  /// Called when the user begins to swipe a sheet down, which may be cancelled, or taps outside a popover.
  func presentationControllerWillDismiss(_ presentationController: SimulatedPresentationController)
  /// Called when the user has dismissed the presented screen; on platforms other than `uikit`, also when the app has.
  func presentationControllerDidDismiss(_ presentationController: SimulatedPresentationController)
  /// Called when the user has tried to dismiss a sheet or popover that does not allow it.
  func presentationControllerDidAttemptToDismiss(_ presentationController: SimulatedPresentationController)
}

extension SimulatedPresentationDelegate {
  /// Returns true, so that the user may swipe the screen down.
  public func presentationControllerShouldDismiss(
    _ presentationController: SimulatedPresentationController
  ) -> Bool { true }
  /// The default implementation, which does nothing.
  public func presentationControllerWillDismiss(_ presentationController: SimulatedPresentationController) {}
  /// The default implementation, which does nothing.
  public func presentationControllerDidDismiss(_ presentationController: SimulatedPresentationController) {}
  /// The default implementation, which does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: SimulatedPresentationController
  ) {}
}

/// Stands in for `UIPresentationController`, which connects a presented screen with its delegate.
@preconcurrency @MainActor public final class SimulatedPresentationController {
  /// The delegate, which is called for dismissals by the user; on platforms other than `uikit`, also by the app.
  public weak var delegate: (any SimulatedPresentationDelegate)?
  private weak var presented: SimulatedViewController?

  init(_ presented: SimulatedViewController) { self.presented = presented }

  /// The presented view controller.
  ///
  /// - Precondition: The view controller is still in memory.
  public var presentedViewController: SimulatedViewController {
    guard let presented else { preconditionFailure("the presented controller was deallocated; retain it") }
    return presented
  }

  /// The outermost view controller of the layer below; nil if the presented one is not presented.
  public var presentingViewController: SimulatedViewController? { presented?.presentingViewController }

  /// Whether the user may dismiss the presented controller.
  var allowsDismissal: Bool {
    presented?.allowsDismissal != false
      && delegate?.presentationControllerShouldDismiss(self) != false
  }
}

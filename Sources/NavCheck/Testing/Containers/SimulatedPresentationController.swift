/// A delegate that is called when the user dismisses a presented screen (`UIAdaptivePresentationControllerDelegate`).
@preconcurrency @MainActor public protocol SimulatedPresentationDelegate: AnyObject {
  /// Returns whether the user may swipe the sheet down.
  func presentationControllerShouldDismiss(_ presentationController: SimulatedPresentationController) -> Bool
  /// Called when the user begins to swipe the sheet down, which may be cancelled.
  func presentationControllerWillDismiss(_ presentationController: SimulatedPresentationController)
  /// Called when the user has dismissed the presented screen; not called for a dismissal by the app.
  func presentationControllerDidDismiss(_ presentationController: SimulatedPresentationController)
  /// Called when the user has tried to swipe down a sheet that does not allow it.
  func presentationControllerDidAttemptToDismiss(_ presentationController: SimulatedPresentationController)
}

extension SimulatedPresentationDelegate {
  /// The default: true.
  public func presentationControllerShouldDismiss(
    _ presentationController: SimulatedPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: SimulatedPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: SimulatedPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: SimulatedPresentationController
  ) {}
}

/// Connects a presented controller with the delegate that is called when the user dismisses it.
@preconcurrency @MainActor public final class SimulatedPresentationController {
  /// The delegate, which is called for dismissals by the user.
  public weak var delegate: (any SimulatedPresentationDelegate)?
  private weak var presented: SimulatedViewController?

  init(_ presented: SimulatedViewController) { self.presented = presented }

  /// The presented controller.
  public var presentedViewController: SimulatedViewController {
    guard let presented else { preconditionFailure("the presented view controller was deallocated") }
    return presented
  }

  /// The controller that presents it.
  public var presentingViewController: SimulatedViewController? { presented?.presentingViewController }

  /// Whether the user may swipe it down.
  var allowsDismissal: Bool {
    presented?.allowsDismissal != false
      && delegate?.presentationControllerShouldDismiss(self) != false
  }
}

/// Hears of the ways in which a user dismisses what is presented (`UIAdaptivePresentationControllerDelegate`).
@preconcurrency @MainActor public protocol SimulatedPresentationDelegate: AnyObject {
  /// Whether the user may swipe it down.
  func presentationControllerShouldDismiss(_ presentationController: SimulatedPresentationController) -> Bool
  /// The user begins to swipe it down, which may be cancelled.
  func presentationControllerWillDismiss(_ presentationController: SimulatedPresentationController)
  /// The user has dismissed it; not called when the app has.
  func presentationControllerDidDismiss(_ presentationController: SimulatedPresentationController)
  /// The user has tried to swipe it down, which it does not allow.
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

/// Stands between a controller that is presented and the delegate that hears of its dismissal.
@preconcurrency @MainActor public final class SimulatedPresentationController {
  /// The delegate of dismissals by the user.
  public weak var delegate: (any SimulatedPresentationDelegate)?
  private weak var presented: SimulatedViewController?

  init(_ presented: SimulatedViewController) { self.presented = presented }

  /// The controller that is presented.
  public var presentedViewController: SimulatedViewController {
    guard let presented else { preconditionFailure("The controller that was presented is gone.") }
    return presented
  }

  /// The controller below.
  public var presentingViewController: SimulatedViewController? { presented?.presentingViewController }

  /// Whether the user may swipe it down.
  var allowsDismissal: Bool {
    presented?.allowsDismissal != false
      && delegate?.presentationControllerShouldDismiss(self) != false
  }
}

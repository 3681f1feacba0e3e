import NavModel

/// The running transition of a stack, like `UIViewControllerTransitionCoordinator`.
@preconcurrency @MainActor public final class SimulatedTransitionCoordinator {
  /// A screen of a transition.
  public enum Key: Sendable {
    /// The screen that leaves.
    case from
    /// The screen that enters.
    case to
  }

  let from: SimulatedViewController?
  let to: SimulatedViewController?
  /// Whether a gesture of the user began the transition.
  public let initiallyInteractive: Bool
  /// Whether the user's finger still drags the screen.
  public internal(set) var isInteractive: Bool
  /// Whether the transition was cancelled, so that the leaving screen stays.
  public internal(set) var isCancelled = false
  private var ends: [(SimulatedTransitionCoordinator) -> Void] = []
  private var changes: [(SimulatedTransitionCoordinator) -> Void] = []

  init(from: SimulatedViewController?, to: SimulatedViewController?, isInteractive: Bool) {
    self.from = from
    self.to = to
    (initiallyInteractive, self.isInteractive) = (isInteractive, isInteractive)
  }

  /// Returns the screen that leaves (`.from`) or enters (`.to`); nil if the transition has no such screen.
  public func viewController(forKey key: Key) -> SimulatedViewController? { key == .from ? from : to }

  /// Runs one closure at once, and another at the end of the transition.
  ///
  /// - Returns: Always true.
  @discardableResult public func animate(
    alongsideTransition animation: ((SimulatedTransitionCoordinator) -> Void)?,
    completion: ((SimulatedTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    animation?(self)
    if let completion { ends.append(completion) }
    return true
  }

  /// Runs a closure when the user lifts the finger.
  public func notifyWhenInteractionChanges(_ handler: @escaping (SimulatedTransitionCoordinator) -> Void) {
    changes.append(handler)
  }

  func letGo(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    self.isCancelled = isCancelled
    let handlers = changes
    changes = []
    for handler in handlers { handler(self) }
  }

  func end() {
    let handlers = ends
    ends = []
    for handler in handlers { handler(self) }
  }
}

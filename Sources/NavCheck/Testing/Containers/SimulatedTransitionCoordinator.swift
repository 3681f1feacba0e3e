import NavModel

/// What moves on a stack, as `UIViewControllerTransitionCoordinator` tells it.
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
  /// Whether the user's finger has begun it.
  public let initiallyInteractive: Bool
  /// Whether the user's finger still drags it.
  public internal(set) var isInteractive: Bool
  /// Whether the screen that was to leave has stayed.
  public internal(set) var isCancelled = false
  private var ends: [(SimulatedTransitionCoordinator) -> Void] = []
  private var changes: [(SimulatedTransitionCoordinator) -> Void] = []

  init(from: SimulatedViewController?, to: SimulatedViewController?, isInteractive: Bool) {
    self.from = from
    self.to = to
    (initiallyInteractive, self.isInteractive) = (isInteractive, isInteractive)
  }

  /// A screen of the transition.
  public func viewController(forKey key: Key) -> SimulatedViewController? { key == .from ? from : to }

  /// Runs something with the transition at once, and something else at its end.
  ///
  /// - Returns: The default: true.
  @discardableResult public func animate(
    alongsideTransition animation: ((SimulatedTransitionCoordinator) -> Void)?,
    completion: ((SimulatedTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    animation?(self)
    if let completion { ends.append(completion) }
    return true
  }

  /// Runs something when the user lets go.
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

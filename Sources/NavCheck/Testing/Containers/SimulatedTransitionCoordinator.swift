import NavModel

/// Stands in for `UIViewControllerTransitionCoordinator`: the running transition of a stack.
@preconcurrency @MainActor public final class SimulatedTransitionCoordinator {
  /// The role of a screen in a transition.
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
  /// Whether the user still drags the screen; false after the finger is lifted.
  public internal(set) var isInteractive: Bool
  /// Whether the transition was cancelled, so that the leaving screen stays.
  public internal(set) var isCancelled = false
  private var ends: [(SimulatedTransitionCoordinator) -> Void] = []
  private var changes: [(SimulatedTransitionCoordinator) -> Void] = []
  /// The number of closures that run at the end.
  var completions: Int { ends.count }
  /// The number of closures that run when the user lifts the finger.
  var handlers: Int { changes.count }

  init(from: SimulatedViewController?, to: SimulatedViewController?, isInteractive: Bool) {
    self.from = from
    self.to = to
    (initiallyInteractive, self.isInteractive) = (isInteractive, isInteractive)
  }

  /// Returns the screen that leaves (`.from`) or enters (`.to`); nil if the transition has no such screen.
  public func viewController(forKey key: Key) -> SimulatedViewController? { key == .from ? from : to }

  /// Runs one closure at once, and another at the end of the transition.
  ///
  /// - Parameters:
  ///   - animation: Called at once with the coordinator; nil for none.
  ///   - completion: Called with the coordinator at the end; its ``isCancelled`` is final then. Nil for none.
  /// - Returns: Always true.
  @discardableResult public func animate(
    alongsideTransition animation: ((SimulatedTransitionCoordinator) -> Void)?,
    completion: ((SimulatedTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    animation?(self)
    if let completion { ends.append(completion) }
    return true
  }

  /// Registers a closure to call once, with the coordinator, when the user lifts the finger; never without a gesture.
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

/// The values of `self`, `this`, `child` and local names in a handler or an expression.
public struct NavFrame: Hashable, Sendable {
  /// The value of `self`: the coordinator to which the handler or expression belongs; nil for none.
  public internal(set) var myself: CoordinatorID?
  /// The value of `this`: the screen that the handler or expression concerns; nil for none.
  public internal(set) var this: ScreenID?
  /// The value of `child`: the child coordinator that the handler or expression concerns; nil for none.
  public internal(set) var child: CoordinatorID?
  /// The values of the local slots: first the parameters, such as the values of an event, then the other local names.
  public internal(set) var locals: [NavValue] = []

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - myself: The value of `self`; nil for none.
  ///   - this: The value of `this`; nil for none.
  ///   - child: The value of `child`; nil for none.
  ///   - locals: The values of the local slots.
  public init(
    myself: CoordinatorID? = nil, this: ScreenID? = nil, child: CoordinatorID? = nil, locals: [NavValue] = []
  ) {
    self.myself = myself
    self.this = this
    self.child = child
    self.locals = locals
  }
}

extension NavFrame {
  /// Returns the frame without references to instances that a world does not contain.
  func known(in world: NavWorld) -> NavFrame {
    func exists(_ screen: ScreenID) -> Bool { screen.index < world.screensUntracked.count }
    func exists(_ coordinator: CoordinatorID) -> Bool {
      coordinator.index < world.coordinatorsUntracked.count
    }
    func known(_ value: NavValue) -> NavValue {
      switch value {
      case .screen(let screen): exists(screen) ? value : .none
      case .coordinator(let coordinator): exists(coordinator) ? value : .none
      case .list(let values): .list(values.map(known))
      default: value
      }
    }
    return NavFrame(
      myself: myself.flatMap { exists($0) ? $0 : nil }, this: this.flatMap { exists($0) ? $0 : nil },
      child: child.flatMap { exists($0) ? $0 : nil }, locals: locals.map(known))
  }
}

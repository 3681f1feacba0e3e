/// The values of the names of a handler while it runs.
public struct NavFrame: Hashable, Sendable {
  /// `self`.
  public internal(set) var myself: CoordinatorID?
  /// `this`.
  public internal(set) var this: ScreenID?
  /// `child`.
  public internal(set) var child: CoordinatorID?
  /// Values of the event, then of `let`, `for` and quantifiers.
  public internal(set) var locals: [NavValue] = []

  /// Makes a frame; members that are left out have no value.
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
  /// The frame without instances that a world does not have.
  func known(in world: NavWorld) -> NavFrame {
    func exists(_ screen: ScreenID) -> Bool { screen.index < world.allScreens.count }
    func exists(_ coordinator: CoordinatorID) -> Bool { coordinator.index < world.allCoordinators.count }
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

import NavCheckTesting

/// What coordinators ask of the navigation of an app.
@MainActor protocol Router: AnyObject {
  /// Shows a screen on top; the closure runs when it has left the stack, whoever took it away.
  func push(_ screen: SimulatedViewController, onPop: (() -> Void)?)
  /// Takes a screen and all above it away.
  func remove(_ screen: SimulatedViewController)
  func popToRoot()
}

/// A router on a navigation controller: told by the delegate what is shown, it finds out what has left.
@MainActor final class StackRouter: Router, SimulatedNavigationDelegate {
  private struct Entry {
    weak var screen: SimulatedViewController?
    let id: ObjectIdentifier
    var onPop: (() -> Void)?
  }

  let controller: SimulatedNavigationController
  private let context: Context
  private var entries: [Entry] = []
  /// The screens that the router takes for shown.
  private(set) var path: [SimulatedViewController] = []
  private(set) var isLocked = false

  init(_ context: Context, root: SimulatedViewController) {
    self.context = context
    controller = SimulatedNavigationController(rootViewController: root)
    path = [root]
    controller.delegate = self
    watch(root)
  }

  func push(_ screen: SimulatedViewController, onPop: (() -> Void)?) {
    // A second tap while something moves must not show anything twice.
    if isLocked { return }
    watch(screen)
    // A push can end another, of which the delegate is told before the screen is on the stack.
    controller.pushViewController(screen)
    entries.append(Entry(screen: screen, id: ObjectIdentifier(screen), onPop: onPop))
    path.append(screen)
    if context.mutant == .pushesSameInstance, screen.name == "reviews" {
      controller.pushViewController(screen)
    }
  }

  private func watch(_ screen: SimulatedViewController) {
    switch context.mutant {
    case .lockStaysOnCancelledSwipe:
      screen.onWillDisappear = { [weak self] isRemoved in if isRemoved { self?.isLocked = true } }
    case .beliefAtGestureBegin:
      screen.onWillDisappear = { [weak self] isRemoved in
        if isRemoved, self?.path.last === screen { self?.path.removeLast() }
      }
    case .actsOnGestureBegin:
      screen.onWillDisappear = { [weak self, weak screen] isRemoved in
        guard isRemoved, let self, let screen else { return }
        leave { $0.id == ObjectIdentifier(screen) }
      }
    default: break
    }
  }

  func remove(_ screen: SimulatedViewController) {
    guard let index = path.firstIndex(where: { $0 === screen }), index > 0 else { return }
    let target = context.mutant == .popsOneTooFew ? path[path.count - 2] : path[index - 1]
    if path.count - 1 == index, context.mutant == .popsOneTooFew {
      controller.popViewController()
      return
    }
    controller.popToViewController(target)
    settle()
  }

  func popToRoot() {
    controller.popToRootViewController()
    settle()
  }

  func navigationController(
    _ controller: SimulatedNavigationController, didShow screen: SimulatedViewController, animated: Bool
  ) {
    if context.mutant != .lockStaysOnCancelledSwipe || screen !== path.last { isLocked = false }
    settle()
  }

  /// Tells of what is not on the stack any more.
  private func settle() {
    let shown = controller.viewControllers
    switch context.mutant {
    case .noPopNotice: break
    case .onlyTopPopNotice:
      if let top = entries.last, !shown.contains(where: { $0 === top.screen }) { leave { $0.id == top.id } }
    case .popNoticeByIndex:
      if entries.count >= shown.count, !entries.isEmpty { entries.removeLast().onPop?() }
    default:
      leave { entry in !shown.contains { ObjectIdentifier($0) == entry.id } }
    }
    switch context.mutant {
    case .keepsBelief, .beliefAtGestureBegin: break
    case .beliefForgetsMenu: if path.count > shown.count { path.removeLast() }
    default: path = path.filter { known in shown.contains { $0 === known } }
    }
  }

  private func leave(_ isGone: (Entry) -> Bool) {
    let gone = entries.filter(isGone).reversed()
    if context.mutant != .keepsPopNotice { entries.removeAll(where: isGone) }
    for entry in gone { entry.onPop?() }
  }
}

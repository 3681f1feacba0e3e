#if canImport(UIKit)
import UIKit
#else
import NavCheckUIKitShapes
#endif

// The shape: coordinators call the navigation controller themselves, and a parent removes its children in `didShow`.

/// Shows screens on a navigation controller, and may have children that do.
@MainActor protocol StackCoordinator: AnyObject {
  var navigationController: UINavigationController { get }
  var childCoordinators: [any StackCoordinator] { get set }
  func start()
}

/// A screen that knows its coordinator.
@MainActor class NotesScreen: ButtonScreen {
  weak var coordinator: (any StackCoordinator)? { didSet { owner = coordinator } }
}

/// All notes.
@MainActor final class NotesCoordinator: NSObject, StackCoordinator, UINavigationControllerDelegate {
  let navigationController: UINavigationController
  var childCoordinators: [any StackCoordinator] = []
  private let isFixed: Bool

  init(_ navigationController: UINavigationController, isFixed: Bool) {
    self.navigationController = navigationController
    self.isFixed = isFixed
    super.init()
  }

  func start() {
    navigationController.delegate = self
    let screen = NotesViewController()
    screen.coordinator = self
    screen.button("note") { [weak self] in self?.showNote() }
    navigationController.pushViewController(screen, animated: false)
  }

  private func showNote() {
    guard childCoordinators.isEmpty else { return }
    let child = NoteCoordinator(navigationController)
    childCoordinators.append(child)
    child.start()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
    guard let child = (from as? NotesScreen)?.coordinator else { return }
    if isFixed, hasScreen(child) { return }
    childCoordinators.removeAll { $0 === child }
  }

  private func hasScreen(_ child: any StackCoordinator) -> Bool {
    navigationController.viewControllers.contains { ($0 as? NotesScreen)?.coordinator === child }
  }
}

/// One note, which can be shared.
@MainActor final class NoteCoordinator: StackCoordinator {
  let navigationController: UINavigationController
  var childCoordinators: [any StackCoordinator] = []

  init(_ navigationController: UINavigationController) { self.navigationController = navigationController }

  func start() {
    let screen = NoteViewController()
    screen.coordinator = self
    screen.button("share") { [weak self] in self?.showSharing() }
    screen.button("done") { [weak self] in self?.navigationController.popViewController(animated: true) }
    navigationController.pushViewController(screen, animated: true)
  }

  private func showSharing() {
    guard navigationController.topViewController is NoteViewController else { return }
    let screen = SharingViewController()
    screen.coordinator = self
    navigationController.pushViewController(screen, animated: true)
  }
}

@MainActor final class NotesViewController: NotesScreen {}
@MainActor final class NoteViewController: NotesScreen {}
@MainActor final class SharingViewController: NotesScreen {}

/// What an app's delegate does at launch.
@MainActor final class NotesApp {
  private let window = UIWindow()
  private let notes: NotesCoordinator

  init(isFixed: Bool) {
    let navigationController = UINavigationController()
    notes = NotesCoordinator(navigationController, isFixed: isFixed)
    notes.start()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }
}

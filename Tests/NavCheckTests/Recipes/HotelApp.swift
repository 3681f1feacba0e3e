#if canImport(UIKit)
import UIKit
#else
import NavCheckUIKitShapes
#endif

// The shape: a protocol of a router with view controllers in it, and one implementation that is the delegate of a navigation controller.

/// What coordinators ask for.
@MainActor protocol ScreenRouter: AnyObject {
  /// Puts a screen on top; the closure runs when the screen has left, however that came about.
  func push(_ screen: UIViewController, onPop: (() -> Void)?)
  func popToRoot()
  func isOnTop(_ screen: UIViewController) -> Bool
}

/// Does what coordinators ask for, and tells them which of their screens have left.
@MainActor final class NavigationRouter: NSObject, ScreenRouter, UINavigationControllerDelegate {
  private let navigationController: UINavigationController
  private let isFixed: Bool
  private var completions: [UIViewController: () -> Void] = [:]

  init(_ navigationController: UINavigationController, isFixed: Bool) {
    self.navigationController = navigationController
    self.isFixed = isFixed
    super.init()
    navigationController.delegate = self
  }

  func push(_ screen: UIViewController, onPop: (() -> Void)?) {
    navigationController.pushViewController(screen, animated: true)
    // Not earlier: a push that ends a transition tells of that first, when this screen is not on the stack yet.
    completions[screen] = onPop
  }

  func popToRoot() { navigationController.popToRootViewController(animated: true) }

  func isOnTop(_ screen: UIViewController) -> Bool { navigationController.topViewController === screen }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if isFixed { return completeAll() }
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    completions.removeValue(forKey: from)?()
  }

  private func completeAll() {
    let left = completions.keys.filter { !navigationController.viewControllers.contains($0) }
    for screen in left { completions.removeValue(forKey: screen)?() }
  }
}

// MARK: - Coordinators

/// The list of hotels, and whatever is above it.
@MainActor final class HotelsCoordinator {
  private let router: any ScreenRouter
  private var hotel: HotelCoordinator?

  init(_ router: any ScreenRouter) { self.router = router }

  func start() {
    let screen = HotelsViewController()
    screen.owner = self
    screen.button("hotel") { [weak self, unowned screen] in self?.showHotel(from: screen) }
    router.push(screen, onPop: nil)
  }

  private func showHotel(from screen: UIViewController) {
    // A screen takes taps while it leaves, and a second one while another comes.
    guard hotel == nil, router.isOnTop(screen) else { return }
    let hotel = HotelCoordinator(router)
    self.hotel = hotel
    hotel.start { [weak self] in self?.hotel = nil }
  }
}

/// One hotel.
@MainActor final class HotelCoordinator {
  private let router: any ScreenRouter
  private var room: RoomCoordinator?

  init(_ router: any ScreenRouter) { self.router = router }

  func start(onEnd: @escaping () -> Void) {
    let screen = HotelViewController()
    screen.owner = self
    screen.button("room") { [weak self, unowned screen] in self?.showRoom(from: screen) }
    router.push(screen, onPop: onEnd)
  }

  private func showRoom(from screen: UIViewController) {
    // A screen takes taps while it leaves, and a second one while another comes.
    guard room == nil, router.isOnTop(screen) else { return }
    let room = RoomCoordinator(router)
    self.room = room
    room.start { [weak self] in self?.room = nil }
  }
}

/// A room of it, which can be booked.
@MainActor final class RoomCoordinator {
  private let router: any ScreenRouter

  init(_ router: any ScreenRouter) { self.router = router }

  func start(onEnd: @escaping () -> Void) {
    let screen = RoomViewController()
    screen.owner = self
    screen.button("book") { [weak self] in self?.router.popToRoot() }
    router.push(screen, onPop: onEnd)
  }
}

@MainActor final class HotelsViewController: ButtonScreen {}
@MainActor final class HotelViewController: ButtonScreen {}
@MainActor final class RoomViewController: ButtonScreen {}

/// What an app's delegate does at launch.
@MainActor final class HotelApp {
  private let window = UIWindow()
  private let hotels: HotelsCoordinator

  init(isFixed: Bool) {
    let navigationController = UINavigationController()
    hotels = HotelsCoordinator(NavigationRouter(navigationController, isFixed: isFixed))
    hotels.start()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }
}

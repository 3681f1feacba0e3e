import Foundation
import NavCheckUIKitShapes
@testable import NavCheckTesting

/// A screen that notes what it is told.
@MainActor final class LoggedPage: UIViewController {
  let log: Log
  let page: String

  init(_ page: String, _ log: Log) {
    self.page = page
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("there is no archive") }

  override func viewDidLoad() { note("load") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear\(reason)")
  }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear\(reason)") }
  override func didMove(toParent parent: UIViewController?) { if parent == nil { note("removed") } }

  private var reason: String {
    "\(isMovingFromParent ? " from parent" : "")\(isBeingDismissed ? " dismissed" : "")"
  }

  private func note(_ what: String) { log.lines.append("\(page) \(what)") }
}

@MainActor final class Log { var lines: [String] = [] }

/// What a coordinator asks for: the window's root, and something to do.
@MainActor
final class Scene: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  let log = Log()
  let window = UIWindow()
  let navigationController = UINavigationController()
  var allowsTabs = true
  var allowsDismissal = true

  func page(_ name: String, _ controls: [(String, (LoggedPage) -> Void)] = []) -> LoggedPage {
    let page = LoggedPage(name, log)
    page.owner = self
    page.controls = controls.map { control in
      SimulatedControl(control.0) { [weak page] in if let page { control.1(page) } }
    }
    return page
  }

  func launch(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    let from = navigationController.transitionCoordinator?.viewController(forKey: .from) as? LoggedPage
    log.lines.append(
      "didShow \((viewController as? LoggedPage)?.page ?? "?") from \(from?.page ?? "nothing")")
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  {
    allowsTabs
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    log.lines.append("didSelect \((viewController as? LoggedPage)?.page ?? "stack")")
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    allowsDismissal
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.lines.append(
      "didDismiss \((presentationController.presentedViewController as? LoggedPage)?.page ?? "?")")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.lines.append("attempt")
  }
}

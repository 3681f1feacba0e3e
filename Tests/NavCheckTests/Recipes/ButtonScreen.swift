#if canImport(UIKit)
import UIKit

/// A view controller with buttons, in the place of an app's own.
@MainActor class ButtonScreen: UIViewController {
  /// The coordinator that shows it.
  weak var owner: AnyObject?

  func button(_ title: String, _ action: @escaping () -> Void) {
    let item = UIBarButtonItem(title: title, primaryAction: UIAction { _ in action() })
    navigationItem.rightBarButtonItems = (navigationItem.rightBarButtonItems ?? []) + [item]
  }
}
#else
import NavCheckTesting
import NavCheckUIKitShapes

/// A view controller with buttons, in the place of an app's own.
@MainActor class ButtonScreen: UIViewController {
  func button(_ title: String, _ action: @escaping () -> Void) {
    controls.append(SimulatedControl(title, action: action))
  }
}
#endif

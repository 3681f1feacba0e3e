public import Foundation
public import NavCheckTesting

/// Stands in for `UIApplication`: where routers look for the window, and open what is not theirs.
@preconcurrency @MainActor public final class UIApplication {
  /// The app that runs now.
  public static let shared = UIApplication()

  private init() {}

  /// One scene with the app's window.
  public var connectedScenes: Set<UIScene> { [UIWindowScene()] }
  /// The app's window.
  public var windows: [UIWindow] { UIWindow.visible }

  /// Whether another app would open something, which none does here.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and says so.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
}

/// Stands in for `UIScene`.
@preconcurrency @MainActor open class UIScene: NSObject {
  /// A scene.
  public override nonisolated init() {}
}

/// Stands in for `UIWindowScene`.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  /// The app's window.
  public var windows: [UIWindow] { UIWindow.visible }
  /// The app's window.
  public var keyWindow: UIWindow? { UIWindow.visible.last }
}

extension SimulatedWindow {
  /// Makes the window of a scene.
  public convenience init(windowScene: UIWindowScene) { self.init() }

  /// Whether it is the one that takes touches: there is one window.
  public var isKeyWindow: Bool { UIWindow.visible.contains { $0 === self } }
}

public import Foundation
public import NavCheckTesting

/// Stands in for `UIApplication`, through which routers find the window and open URLs.
@preconcurrency @MainActor public final class UIApplication {
  /// The running app.
  public static let shared = UIApplication()

  private init() {}

  /// The connected scenes: one scene with the app's window.
  public var connectedScenes: Set<UIScene> { [UIWindowScene()] }
  /// The app's window.
  public var windows: [UIWindow] { UIWindow.visible }

  /// Always false: no other app can open a URL here.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and calls the completion with false.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
}

/// Stands in for `UIScene`.
@preconcurrency @MainActor open class UIScene: NSObject {
  /// Makes a scene.
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
  /// Makes a window of a scene.
  public convenience init(windowScene: UIWindowScene) { self.init() }

  /// Whether the window takes touches: true once it has been made visible.
  public var isKeyWindow: Bool { UIWindow.visible.contains { $0 === self } }
}

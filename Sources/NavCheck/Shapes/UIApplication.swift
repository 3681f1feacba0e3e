public import Foundation
public import NavCheckTesting

/// Stands in for `UIApplication`, through which routers find the window and open URLs.
@preconcurrency @MainActor public final class UIApplication {
  /// The shared application, which always refers to the app whose launch or step is running.
  public static let shared = UIApplication()

  private init() {}

  /// The connected scenes: always one scene, made anew by each access.
  public var connectedScenes: Set<UIScene> { [UIWindowScene()] }
  /// The app's window once it shows a root controller; empty before, and outside a launch or step of the app.
  public var windows: [UIWindow] { UIWindow.visible }

  /// Returns false, since no other app exists that could open a URL.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens no URL, and calls the completion with false at once.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
}

/// Stands in for `UIScene`, the superclass of ``UIWindowScene``.
@preconcurrency @MainActor open class UIScene: NSObject {
  /// Makes a scene, which holds no state here.
  public override nonisolated init() {}
}

/// Stands in for `UIWindowScene`, through which routers find the window.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  /// The app's window once it shows a root controller; empty before, and outside a launch or step of the app.
  public var windows: [UIWindow] { UIWindow.visible }
  /// The app's window; nil before it shows a root controller, and outside a launch or step of the app.
  public var keyWindow: UIWindow? { UIWindow.visible.last }
}

extension SimulatedWindow {
  /// Makes a window of the running app; the scene is ignored, since the app has only one.
  public convenience init(windowScene: UIWindowScene) { self.init() }

  /// Whether the window receives touches: true once it shows a root controller, until another window does.
  ///
  /// It is false outside a launch or step of the app.
  public var isKeyWindow: Bool { UIWindow.visible.contains { $0 === self } }
}

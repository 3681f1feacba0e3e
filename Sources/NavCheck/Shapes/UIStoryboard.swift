public import Foundation
public import NavCheckTesting

/// Stands in for `UIStoryboard`: creates screens from registered types and closures, since no archive is read.
///
/// ```swift
/// UIStoryboard.register(HomeViewController.self, ProfileViewController.self)
/// UIStoryboard.screens["Login"] = { LoginViewController(model: FakeLogin()) }
/// ```
@preconcurrency @MainActor public final class UIStoryboard {
  /// Closures that make screens, by identifier.
  ///
  /// All storyboards share them.
  public static var screens: [String: @MainActor () -> UIViewController] = [:]
  /// Closures that make the first screen of a storyboard, by the storyboard's name; all storyboards share them.
  public static var initialScreens: [String: @MainActor () -> UIViewController] = [:]

  /// Registers screen types, each with the name of the type as identifier.
  ///
  /// `init(coder:)` creates their screens.
  ///
  /// - Parameter types: The types. If `init(coder:)` of a type returns nil, the creation of its screen ends the program
  ///   with a message.
  public static func register(_ types: UIViewController.Type...) {
    for type in types {
      screens["\(type)"] = {
        guard let screen = type.init(coder: NSCoder()) else {
          preconditionFailure(
            "\(type).init(coder:) returned no screen; register a closure that creates it in UIStoryboard.screens."
          )
        }
        return screen
      }
    }
  }

  private let name: String

  /// Makes a storyboard.
  ///
  /// - Parameters:
  ///   - name: The name, which selects the closure in ``initialScreens``.
  ///   - bundle: The bundle, which is ignored.
  public init(name: String, bundle: Bundle?) { self.name = name }

  /// Creates the screen with an identifier; if none is registered, a plain screen with the identifier as its name.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let screen = Self.screens[identifier]?() ?? UIViewController(identifier, owner: nil)
    screen.outliveStep()
    return screen
  }

  /// Creates the screen with an identifier; if none is registered, a plain screen with the identifier as its name.
  public func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }

  /// Creates the first screen of the storyboard; nil if ``initialScreens`` has no closure for its name.
  public func instantiateInitialViewController() -> UIViewController? {
    let screen = Self.initialScreens[name]?()
    screen?.outliveStep()
    return screen
  }
}

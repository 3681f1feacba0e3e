public import Foundation
public import NavCheckTesting

/// Stands in for `UIStoryboard`: creates screens from registered types and closures, since there is no archive to read.
///
/// ```swift
/// UIStoryboard.register(HomeViewController.self, ProfileViewController.self)
/// UIStoryboard.screens["Login"] = { LoginViewController(model: FakeLogin()) }
/// ```
@preconcurrency @MainActor public final class UIStoryboard {
  /// Closures that make screens, by identifier, for all storyboards.
  public static var screens: [String: @MainActor () -> UIViewController] = [:]
  /// Closures that make the first screen of a storyboard, by the storyboard's name.
  public static var initialScreens: [String: @MainActor () -> UIViewController] = [:]

  /// Registers types.
  ///
  /// Their screens are created by `init(coder:)`, and their identifiers are the names of the types.
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

  /// Makes a storyboard with a name.
  public init(name: String, bundle: Bundle?) { self.name = name }

  /// Creates the screen with an identifier; a plain screen with that name if none is registered.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let screen = Self.screens[identifier]?() ?? UIViewController(identifier, owner: nil)
    screen.outliveStep()
    return screen
  }

  /// Creates the screen with an identifier; a plain screen with that name if none is registered.
  public func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }

  /// Creates the first screen; nil if none is registered.
  public func instantiateInitialViewController() -> UIViewController? {
    let screen = Self.initialScreens[name]?()
    screen?.outliveStep()
    return screen
  }
}

public import Foundation
public import NavCheckTesting

/// Stands in for `UIStoryboard`: makes screens by the types that a test names, since there is no archive to read.
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

  /// Types whose screens are made by `init(coder:)`, and whose identifiers are their names.
  public static func register(_ types: UIViewController.Type...) {
    for type in types {
      screens["\(type)"] = {
        guard let screen = type.init(coder: NSCoder()) else {
          preconditionFailure("\(type).init(coder:) makes no screen; say how with UIStoryboard.screens.")
        }
        return screen
      }
    }
  }

  private let name: String

  /// A storyboard by its name.
  public init(name: String, bundle: Bundle?) { self.name = name }

  /// Makes a screen; a plain one with that name where none is registered.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let screen = Self.screens[identifier]?() ?? UIViewController(identifier, owner: nil)
    screen.outliveStep()
    return screen
  }

  /// Makes a screen; a plain one with that name where none is registered.
  public func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }

  /// Makes the first screen; nil where none is registered.
  public func instantiateInitialViewController() -> UIViewController? {
    let screen = Self.initialScreens[name]?()
    screen?.outliveStep()
    return screen
  }
}

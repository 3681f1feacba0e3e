public import Foundation
public import NavCheckTesting

/// Stands in for `UIStoryboard`: makes screens by the types that a test names, since there is no archive to read.
///
/// ```swift
/// UIStoryboard.screens["HomeViewController"] = { HomeViewController() }
/// ```
@MainActor public final class UIStoryboard {
  /// What makes a screen, by its identifier, in every storyboard.
  public static var screens: [String: @MainActor () -> UIViewController] = [:]
  /// What makes the first screen of a storyboard, by the storyboard's name.
  public static var initialScreens: [String: @MainActor () -> UIViewController] = [:]

  private let name: String

  /// A storyboard by its name.
  public init(name: String, bundle: Bundle?) { self.name = name }

  /// Makes a screen; a plain one with that name where nobody says how.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    Self.screens[identifier]?() ?? UIViewController(identifier, owner: nil)
  }

  /// Makes a screen; a plain one with that name where nobody says how.
  public func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }

  /// Makes the first screen; nil where nobody says how.
  public func instantiateInitialViewController() -> UIViewController? { Self.initialScreens[name]?() }
}

/// Drives real code, so that it can be compared with a spec.
///
/// ```swift
/// final class ShopDriver: NavigationDriver {
///   func reset() { app = Shop() }
///   func perform(_ input: NavigationInput) -> NavigationResponse {
///     switch (input.kind, input.name) {
///     case (.tap, "open"): app.home.open(); return .done
///     default: return .unsupported
///     }
///   }
///   func settle() async { await app.animations() }
///   func observe() -> NavigationObservation { NavigationObservation(screens: [app.stack.map(\.name)]) }
/// }
/// ```
@MainActor public protocol NavigationDriver: AnyObject {
  /// Launches the app anew; nothing may be left of the time before.
  func reset() async throws
  /// Does something to the app, or says that it cannot.
  func perform(_ input: NavigationInput) async throws -> NavigationResponse
  /// Waits until the app has come to rest.
  func settle() async throws
  /// Lets the next thing happen of what is under way, and tells it in words; nil when nothing is.
  ///
  /// A driver that can do this is given inputs in between, too. By default nil: the app comes to rest in one go.
  func advance() async throws -> String?
  /// Tells what is there now.
  func observe() async throws -> NavigationObservation
  /// The words of what the app offers now, so that the report can list what the spec does not know; by default nil: not known.
  func offered() -> [String]?
  /// Whether something happens only when the driver does it. By default these are inputs and the outcomes of effects;
  /// everything else happens by itself before ``settle()`` returns.
  func controls(_ input: NavigationInput) -> Bool
}

extension NavigationDriver {
  /// The default: the app settles in one step, so there is nothing to advance.
  public func advance() -> String? { nil }
  /// Not known.
  public func offered() -> [String]? { nil }
  /// Inputs and outcomes of effects.
  public func controls(_ input: NavigationInput) -> Bool { input.kind != .platform }
}

/// The answer of a driver.
public enum NavigationResponse: Sendable, Hashable {
  /// The app has performed the input.
  case done
  /// The app does not offer it now, though the spec says so: a difference.
  case impossible
  /// The driver cannot do it; the report lists it.
  case unsupported
}

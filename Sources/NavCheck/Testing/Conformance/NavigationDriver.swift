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
  /// Launches the app again; no state of the previous launch may remain.
  func reset() async throws
  /// Gives an input to the app, and returns whether that was possible.
  func perform(_ input: NavigationInput) async throws -> NavigationResponse
  /// Waits until the app has settled.
  func settle() async throws
  /// Runs the next pending step, such as the end of a transition, and returns its description; nil if none is pending.
  ///
  /// A driver that can do this is given inputs in between, too. By default nil: the app comes to rest in one go.
  func advance() async throws -> String?
  /// Returns the current state of the app.
  func observe() async throws -> NavigationObservation
  /// The words of what the app offers now, so that the report can list what the spec does not know; by default nil: not known.
  func offered() -> [String]?
  /// Whether something happens only when the driver does it. By default these are inputs and the outcomes of effects;
  /// everything else happens by itself before ``settle()`` returns.
  func controls(_ input: NavigationInput) -> Bool
}

extension NavigationDriver {
  /// The default: nil, since the app settles in one step.
  public func advance() -> String? { nil }
  /// The default: nil, since the controls are not known.
  public func offered() -> [String]? { nil }
  /// The default: true for inputs and outcomes of effects.
  public func controls(_ input: NavigationInput) -> Bool { input.kind != .platform }
}

/// The answer of a driver.
public enum NavigationResponse: Sendable, Hashable {
  /// The app has performed the input.
  case done
  /// The app does not offer the input, although the spec allows it. The report lists this as a difference.
  case impossible
  /// The driver cannot perform the input; the report lists it as unsupported.
  case unsupported
}

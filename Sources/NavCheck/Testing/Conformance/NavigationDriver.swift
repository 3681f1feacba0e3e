/// A driver of real code, for comparing the code with a spec.
///
/// If a method throws an error, the comparison reports a difference at the current step.
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
  /// Launches the app; no state of the previous launch may remain.
  func reset() async throws
  /// Gives an input to the app, and returns whether the app has performed it.
  ///
  /// - Parameter input: An input that the driver controls.
  /// - Returns: The result; ``NavigationResponse/unsupported`` if the driver does not know the input.
  /// - Throws: Any error, which the comparison reports as a difference.
  func perform(_ input: NavigationInput) async throws -> NavigationResponse
  /// Waits until the app has settled: no transition runs, and no event is pending that the driver does not control.
  func settle() async throws
  /// Runs the next pending step, such as the end of a transition, and returns its description; nil if none is pending.
  ///
  /// With an implementation of this method, the comparison also gives inputs after each pending step, on paths of up to
  /// ``ConformanceBudget/hurriedInputs`` inputs. The default implementation returns nil: the app settles in one step.
  func advance() async throws -> String?
  /// Returns the screens, coordinators and variables of the settled app, as far as the driver can observe them.
  func observe() async throws -> NavigationObservation
  /// Returns the descriptions of the inputs that the app offers now, as in ``NavigationInput/description``, so that the
  /// report can list those that the spec does not allow.
  ///
  /// The default implementation returns nil, which means that the driver does not know them.
  func offered() -> [String]?
  /// Returns whether an event happens only when the driver performs it.
  ///
  /// By default, the driver controls inputs and the outcomes of effects. All other events happen before ``settle()``
  /// returns.
  func controls(_ input: NavigationInput) -> Bool
}

extension NavigationDriver {
  /// Returns nil, since the app settles in one step by default.
  public func advance() -> String? { nil }
  /// Returns nil, since the driver does not know the offered inputs by default.
  public func offered() -> [String]? { nil }
  /// Returns true for inputs and outcomes of effects, and false for events of the platform.
  public func controls(_ input: NavigationInput) -> Bool { input.kind != .platform }
}

/// A driver's result of performing an input.
public enum NavigationResponse: Sendable, Hashable {
  /// The app has performed the input.
  case done
  /// The app does not offer the input. The report lists this as a difference if all worlds that agree with the
  /// observations so far allow the input.
  case impossible
  /// The driver cannot perform the input; the report lists it as unsupported.
  case unsupported
}

/// Simulated work that an app waits for, such as a request to a server.
///
/// ``SimulatedNavigation/work(_:outcomes:completion:)`` starts the work and returns this object, which the app needs
/// only to cancel the work.
@MainActor public final class SimulatedWork {
  /// The name in traces.
  public let name: String
  private weak var navigation: SimulatedNavigation?

  init(_ name: String, _ navigation: SimulatedNavigation) {
    self.name = name
    self.navigation = navigation
  }

  /// Cancels the work, so that it ends without an outcome; has no effect if the work has ended.
  public func cancel() { navigation?.cancel(self) }
}

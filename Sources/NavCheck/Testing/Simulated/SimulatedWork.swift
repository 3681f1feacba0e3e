/// Work that an app waits for, such as a request to a server.
///
/// ``SimulatedNavigation/work(_:outcomes:completion:)`` begins it. Keep it only to cancel it.
@MainActor public final class SimulatedWork {
  /// The name in traces.
  public let name: String
  private weak var navigation: SimulatedNavigation?

  init(_ name: String, _ navigation: SimulatedNavigation) {
    self.name = name
    self.navigation = navigation
  }

  /// Ends the work without an outcome, as cancelling a task does.
  ///
  /// Has no effect if the work has ended.
  public func cancel() { navigation?.cancel(self) }
}

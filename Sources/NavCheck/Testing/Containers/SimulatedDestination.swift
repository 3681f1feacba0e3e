import NavModel

/// Stands in for SwiftUI's `navigationDestination(item:)` and its relatives: pushed while the app has an item.
@MainActor final class SimulatedDestination {
  /// What the app has now; nil where that is nothing.
  let key: () -> AnyHashable?
  /// Makes the view of it.
  let view: () -> SimulatedViewController?
  /// Tells the app that the user has left.
  let clear: () -> Void

  init<Item: Hashable>(_ item: SimulatedBinding<Item?>, _ view: @escaping (Item) -> SimulatedViewController) {
    key = { item.get().map { AnyHashable($0) } }
    self.view = { item.get().map(view) }
    clear = { item.set(nil) }
  }
}

extension SimulatedViewController {
  /// Pushes a view for as long as the app has an item, like SwiftUI's `navigationDestination(item:)`.
  ///
  /// The screen must be in a ``SimulatedNavigationStack``. If other screens are above it, the item goes on top of them.
  ///
  /// - Parameters:
  ///   - item: The item; the platform sets it to nil when the user goes back.
  ///   - destination: Makes the pushed view.
  /// - Returns: The screen itself.
  @discardableResult
  public func navigationDestination<Item: Hashable>(
    item: SimulatedBinding<Item?>, destination: @escaping (Item) -> SimulatedViewController
  ) -> Self {
    destinations.append(SimulatedDestination(item, destination))
    return self
  }

  /// Pushes a view for as long as a value is true, like SwiftUI's `navigationDestination(isPresented:)`.
  ///
  /// - Parameters:
  ///   - isPresented: The value; the platform sets it to false when the user goes back.
  ///   - destination: Makes the pushed view.
  /// - Returns: The screen itself.
  @discardableResult
  public func navigationDestination(
    isPresented: SimulatedBinding<Bool>, destination: @escaping () -> SimulatedViewController
  ) -> Self {
    navigationDestination(item: isPresented.item) { _ in destination() }
  }
}

import NavModel

/// Stands in for SwiftUI's `navigationDestination(item:)` and its variants: a view that is pushed while the app has an
/// item.
@MainActor final class SimulatedDestination {
  /// Returns the app's current item; nil if it has none.
  let key: () -> AnyHashable?
  /// Makes the view of the current item; nil if there is none.
  let view: () -> SimulatedViewController?
  /// Sets the app's item to nil after the user has left the view.
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
  /// The screen must be in a ``SimulatedNavigationStack``. If other screens are above it, the new view goes on top of
  /// them.
  ///
  /// - Parameters:
  ///   - item: A binding to the item; the platform sets it to nil when the user goes back.
  ///   - destination: Makes the pushed view from the item.
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
  /// The screen must be in a ``SimulatedNavigationStack``. If other screens are above it, the new view goes on top of
  /// them.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the value; the platform sets it to false when the user goes back.
  ///   - destination: Makes the pushed view.
  /// - Returns: The screen itself.
  @discardableResult
  public func navigationDestination(
    isPresented: SimulatedBinding<Bool>, destination: @escaping () -> SimulatedViewController
  ) -> Self {
    navigationDestination(item: isPresented.item) { _ in destination() }
  }
}

/// A condition to stop that begins with its first call: a limit of time counts from there.
final class DeferredStop {
  private let make: () -> () -> String?
  // Stored once. A closure that is read from an optional and stored again gains two thunks each time, so its calls
  // become slower and deeper with their number.
  private lazy var stop = make()

  /// A condition.
  ///
  /// - Parameter make: Makes the condition; called once, by the first call.
  init(_ make: @escaping () -> () -> String?) { self.make = make }

  /// Returns the reason to stop; nil to go on.
  func callAsFunction() -> String? { stop() }
}

/// A stop condition that is created by its first call, so that a time limit counts from there.
final class DeferredStop {
  private let make: () -> () -> String?
  // Stored once. A closure that is read from an optional and stored again gains two thunks each time, so its calls
  // become slower and deeper with their number.
  private lazy var stop = make()

  /// Makes a condition.
  ///
  /// - Parameter make: Creates the condition; called once, by the first call.
  init(_ make: @escaping () -> () -> String?) { self.make = make }

  /// Returns the reason to stop; nil to continue.
  func callAsFunction() -> String? { stop() }
}

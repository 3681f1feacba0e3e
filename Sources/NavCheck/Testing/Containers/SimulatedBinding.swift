/// A value of the app that the platform reads and writes, like SwiftUI's `Binding`.
@preconcurrency @MainActor public struct SimulatedBinding<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  /// Makes a binding from two closures.
  ///
  /// - Parameters:
  ///   - get: Returns the current value; the platform calls it in every step, possibly several times.
  ///   - set: Stores the value that the platform writes, for example after an input of the user.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Makes a binding to a property of an object.
  ///
  /// - Parameters:
  ///   - object: The object, which the binding retains.
  ///   - path: The key path of the property.
  public init<Object: AnyObject>(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.init(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

extension SimulatedBinding<Bool> {
  /// The value as an optional item: true for true, and nil for false.
  var item: SimulatedBinding<Bool?> {
    SimulatedBinding<Bool?>(get: { get() ? true : nil }, set: { set($0 != nil) })
  }
}

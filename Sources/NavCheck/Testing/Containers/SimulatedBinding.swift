/// A value of the app that the platform reads and writes, like SwiftUI's `Binding`.
@preconcurrency @MainActor public struct SimulatedBinding<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  /// Makes a binding from closures that read and write a value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Makes a binding to a property of an object, which the binding retains.
  public init<Object: AnyObject>(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.init(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

extension SimulatedBinding<Bool> {
  /// The value as an item that is there or not.
  var item: SimulatedBinding<Bool?> {
    SimulatedBinding<Bool?>(get: { get() ? true : nil }, set: { set($0 != nil) })
  }
}

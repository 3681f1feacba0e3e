/// A value of the app that the platform reads and writes, like SwiftUI's `Binding`.
@preconcurrency @MainActor public struct SimulatedBinding<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  /// A value by how it is read and written.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A property of an object; the object is held.
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

/// A copy-on-write box: copies share the value until one of them changes it.
///
/// Copying a world retains every array in it. For the fields in a box, it retains only the box. An array is such a box
/// already, and its elements are compared only if two arrays are not the same one.
struct NavShared<Value: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
  /// The value, as the only element.
  private var storage: [Value]

  init(_ value: Value) { storage = [value] }

  var value: Value {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }

  /// The description of the value.
  var description: String { String(describing: value) }

  func hash(into hasher: inout Hasher) { hasher.combine(storage[0]) }
}

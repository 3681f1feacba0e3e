/// A value that copies share until one of them is changed.
///
/// Copying a world copies a reference for each array in it; of what holds many and changes little, it copies one.
@safe struct NavShared<Value: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
  private final class Storage: @unchecked Sendable {
    // It is written to by who alone refers to it; to make sure of it again would take longer than to write.
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { unsafe self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    _read { yield unsafe storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = unsafe Storage(storage.value) }
      yield unsafe &storage.value
    }
  }

  /// That of the value.
  var description: String { String(describing: value) }

  static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A copy-on-write box: copies share the value until one of them changes it.
///
/// Copying a world retains every array in it. For the fields in a box, it retains only the box.
@safe struct NavShared<Value: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
  private final class Storage: @unchecked Sendable {
    // Only the sole owner writes, and the dynamic exclusivity check would cost more than the write.
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

  /// The description of the value.
  var description: String { String(describing: value) }

  static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

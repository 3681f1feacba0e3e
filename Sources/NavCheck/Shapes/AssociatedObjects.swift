#if !canImport(ObjectiveC)
public import NavCheckTesting

// The associated objects of the Objective-C runtime. Many routers use them to let a view controller retain its
// coordinator.

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
/// Whether an association retains its value, named as in the Objective-C runtime.
public enum objc_AssociationPolicy: Sendable {
  /// `ASSIGN` does not retain, so the value is not stored here; the other policies retain the value.
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_RETAIN
}

/// Associates a value with a view controller for the controller's lifetime; nil removes the value.
///
/// - Parameters:
///   - object: A view controller; other objects cannot have associated objects here.
///   - key: The key, compared by its address.
///   - value: The value.
///   - policy: The ownership. With `OBJC_ASSOCIATION_ASSIGN`, the value is not stored.
@preconcurrency @MainActor public func objc_setAssociatedObject(
  _ object: SimulatedViewController, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  var values = object.decoration { AssociatedValues() }
  values.byAddress[Int(bitPattern: key)] = policy == .OBJC_ASSOCIATION_ASSIGN ? nil : value
  object.decorate(values)
}

/// Returns the value that is associated with a view controller.
///
/// - Parameters:
///   - object: The view controller.
///   - key: The key, compared by its address.
/// - Returns: The value; nil if none was set for the key, or if it was set with `OBJC_ASSOCIATION_ASSIGN`.
@preconcurrency @MainActor public func objc_getAssociatedObject(
  _ object: SimulatedViewController, _ key: UnsafeRawPointer
) -> Any? {
  object.decoration { AssociatedValues() }.byAddress[Int(bitPattern: key)]
}

private struct AssociatedValues {
  var byAddress: [Int: Any] = [:]
}
#endif

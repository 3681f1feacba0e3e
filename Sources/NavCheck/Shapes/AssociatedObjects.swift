#if !canImport(ObjectiveC)
public import NavCheckTesting

// Associated objects, which the runtime of Objective-C has: many routers let a view controller keep its coordinator alive by them.

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
/// How an associated object is kept.
public enum objc_AssociationPolicy: Sendable {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_RETAIN
}

/// Keeps a value with a view controller for as long as it lives; nil takes it away.
///
/// - Parameters:
///   - object: A view controller; nothing else has associated objects here.
///   - key: Tells values apart, by its address.
///   - value: The value.
///   - policy: How it is kept; by `OBJC_ASSOCIATION_ASSIGN`, not at all.
@preconcurrency @MainActor public func objc_setAssociatedObject(
  _ object: SimulatedViewController, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  var values = object.decoration { AssociatedValues() }
  values.byAddress[Int(bitPattern: key)] = policy == .OBJC_ASSOCIATION_ASSIGN ? nil : value
  object.decorate(values)
}

/// The value that a view controller keeps by a key; nil where it has none.
@preconcurrency @MainActor public func objc_getAssociatedObject(
  _ object: SimulatedViewController, _ key: UnsafeRawPointer
) -> Any? {
  object.decoration { AssociatedValues() }.byAddress[Int(bitPattern: key)]
}

private struct AssociatedValues {
  var byAddress: [Int: Any] = [:]
}
#endif

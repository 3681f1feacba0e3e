/// The index of a coordinator instance in a world.
///
/// The index is valid in that world only: after a step, the same coordinator instance can have another index. A
/// canonical world (see ``NavWorld``) orders its instances by a fixed traversal.
public struct CoordinatorID: Hashable, Sendable, Comparable {
  /// The index of the instance in ``NavWorld/coordinators``.
  public var index: Int

  /// Creates the identifier of a coordinator instance.
  ///
  /// - Parameter index: The index in ``NavWorld/coordinators``.
  public init(_ index: Int) {
    self.index = index
  }

  /// Orders identifiers by index.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

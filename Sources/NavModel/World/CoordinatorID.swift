/// The number of a coordinator instance in a world.
///
/// Numbers depend on the world. A canonical world (``NavWorld``) numbers its instances in a fixed order.
public struct CoordinatorID: Hashable, Sendable, Comparable {
  /// The index of the instance in ``NavWorld/coordinators``.
  public var index: Int

  /// Creates the number of an instance.
  ///
  /// - Parameter index: The index in ``NavWorld/coordinators``.
  public init(_ index: Int) {
    self.index = index
  }

  /// Orders numbers by their indices.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// The number of a coordinator instance in one world; a canonical world numbers by first visit.
public struct CoordinatorID: Hashable, Sendable, Comparable {
  /// The position in ``NavWorld/coordinators``.
  public var index: Int

  /// Makes a number.
  public init(_ index: Int) {
    self.index = index
  }

  /// The order of numbering.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// The number of a stack in one world; a canonical world numbers by first visit.
public struct StackID: Hashable, Sendable, Comparable {
  /// The position in ``NavWorld/stacks``.
  public var index: Int

  /// Makes a number.
  public init(_ index: Int) {
    self.index = index
  }

  /// The order of numbering.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

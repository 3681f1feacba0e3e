/// The number of a stack in a world.
///
/// Numbers depend on the world. A canonical world (``NavWorld``) numbers its stacks in a fixed order.
public struct StackID: Hashable, Sendable, Comparable {
  /// The index of the stack in ``NavWorld/stacks``.
  public var index: Int

  /// Creates the number of a stack.
  ///
  /// - Parameter index: The index in ``NavWorld/stacks``.
  public init(_ index: Int) {
    self.index = index
  }

  /// Orders numbers by their indices.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

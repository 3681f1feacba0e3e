/// The index of a stack in a world.
///
/// The index is valid in that world only: after a step, the same stack can have another index. A canonical world (see
/// ``NavWorld``) orders its stacks by a fixed traversal.
public struct StackID: Hashable, Sendable, Comparable {
  /// The index of the stack in ``NavWorld/stacks``.
  public var index: Int

  /// Creates the identifier of a stack.
  ///
  /// - Parameter index: The index in ``NavWorld/stacks``.
  public init(_ index: Int) {
    self.index = index
  }

  /// Orders identifiers by index.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// The index of a screen instance in a world.
///
/// The index is valid in that world only: after a step, the same screen instance can have another index. A canonical
/// world (see ``NavWorld``) orders its instances by a fixed traversal.
public struct ScreenID: Hashable, Sendable, Comparable {
  /// The index of the instance in ``NavWorld/screens``.
  public var index: Int

  /// Creates the identifier of a screen instance.
  ///
  /// - Parameter index: The index in ``NavWorld/screens``.
  public init(_ index: Int) {
    self.index = index
  }

  /// Orders identifiers by index.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

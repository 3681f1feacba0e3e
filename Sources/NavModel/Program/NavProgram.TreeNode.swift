extension NavProgram {
  /// A screen as a node of the tree of screens that dialect `screen-tree` walks; empty in the others.
  public struct TreeNode: Hashable, Sendable {
    /// The screens that it leads to, as indices in ``NavProgram/places``, in the order written.
    public var children: [Int] = []
    /// The dependencies that it is shown with, its values among them, as indices in ``NavProgram/dependencies``.
    public var needs: [Int] = []
    /// The dependencies that it can give, as indices in ``NavProgram/dependencies``.
    public var provides: [Int] = []
    /// The values of those dependencies that are values of screens.
    public var given: [Int: Expression] = [:]

    /// Makes a node without relations.
    public init() {}
  }

  /// Whether some screen leads to another.
  public var hasTree: Bool { places.contains { !$0.node.children.isEmpty } }
}

extension NavProgram {
  /// The relations of a screen to others in the tree of screens of dialect `screen-tree`; empty in other dialects.
  public struct TreeNode: Hashable, Sendable {
    /// The children of the screen, as indices in ``NavProgram/places``, in the order of the text.
    public var children: [Int] = []
    /// The dependencies that the screen needs, as indices in ``NavProgram/dependencies``.
    ///
    /// For a child of another screen, its values are among them.
    public var needs: [Int] = []
    /// The dependencies that the screen provides, as indices in ``NavProgram/dependencies``.
    public var provides: [Int] = []
    /// The values of those provided dependencies that are values of a screen, by the index of the dependency.
    public var given: [Int: Expression] = [:]

    /// Creates a node without relations.
    public init() {}
  }

  /// Whether the program has a tree of screens, which means that some screen has children.
  public var hasTree: Bool { places.contains { !$0.node.children.isEmpty } }
}

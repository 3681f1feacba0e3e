extension NavSpec {
  /// What a screen of a tree of screens says about itself, in dialect `screen-tree`.
  public struct TreeClause: Hashable, Sendable {
    /// What it says.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// `leads to chat`: its children, which it can present.
      case leads
      /// `needs person`: the dependencies that it is shown with.
      case needs
      /// `provides person`: the dependencies that it can give to what it asks for.
      case provides
    }

    /// What it says.
    public var kind: Kind
    /// The screens, or the dependencies.
    public var names: [Name]

    /// Makes a clause.
    public init(_ kind: Kind, _ names: [Name]) {
      self.kind = kind
      self.names = names
    }
  }
}

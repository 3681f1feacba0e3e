extension NavSpec {
  /// What a screen of a tree of screens says about itself, in dialect `screen-tree`.
  public struct TreeClause: Hashable, Sendable {
    /// What it says.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// `leads to chat`: its children, which it can present.
      case leads
      /// `needs person`: the dependencies that it is shown with.
      case needs
      /// `provides person`, `provides person = e`: the dependencies that it can give to a screen that it asks for.
      case provides
    }

    /// What it says.
    public var kind: Kind
    /// The screens, or the dependencies.
    public var names: [Name]
    /// What it gives for each name; nil where none is written.
    public var values: [Expression?]

    /// Makes a clause; `values` belong to the first of the names.
    public init(_ kind: Kind, _ names: [Name], values: [Expression?] = []) {
      self.kind = kind
      self.names = names
      self.values = names.indices.map { values.indices.contains($0) ? values[$0] : nil }
    }
  }
}

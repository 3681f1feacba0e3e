extension NavSpec {
  /// A clause of a screen in dialect `screen-tree`: `leads to`, `needs` or `provides`.
  public struct TreeClause: Hashable, Sendable {
    /// The kind of the expression, with its parts.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// `leads to chat`: its children, which it can present.
      case leads
      /// `needs person`: the dependencies that it is shown with.
      case needs
      /// `provides person`, `provides person = e`: the dependencies that it can give to a screen that it leads to.
      case provides
    }

    /// The kind of the expression, with its parts.
    public var kind: Kind
    /// The screens, or the dependencies.
    public var names: [Name]
    /// The value of each name; nil if none is written.
    public var values: [Expression?]

    /// Makes a clause; `values` belong to the first of the names.
    public init(_ kind: Kind, _ names: [Name], values: [Expression?] = []) {
      self.kind = kind
      self.names = names
      self.values = names.indices.map { values.indices.contains($0) ? values[$0] : nil }
    }
  }
}

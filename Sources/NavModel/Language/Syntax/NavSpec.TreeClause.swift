extension NavSpec {
  /// A clause of a screen in dialect `screen-tree`: `leads to`, `needs` or `provides`.
  public struct TreeClause: Hashable, Sendable {
    /// The kinds of clauses.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Names the children of the screen in the tree of screens: `leads to chat`.
      case leads
      /// Names dependencies that the screen needs from the screens above it: `needs person`.
      case needs
      /// Names dependencies that the screen gives to the screens below it: `provides person`, `provides person = e`.
      case provides
    }

    /// The kind of the clause.
    public var kind: Kind
    /// The names of the screens (for `leads to`) or of the dependencies.
    public var names: [Name]
    /// The value of each element of ``names``; nil if the clause states no value.
    public var values: [Expression?]

    /// Creates a clause.
    ///
    /// - Parameters:
    ///   - kind: The kind of the clause.
    ///   - names: The names of the screens (for `leads to`) or of the dependencies.
    ///   - values: The values of the dependencies, in the order of `names`; missing elements count as nil.
    public init(_ kind: Kind, _ names: [Name], values: [Expression?] = []) {
      self.kind = kind
      self.names = names
      self.values = names.indices.map { values.indices.contains($0) ? values[$0] : nil }
    }
  }
}

extension NavSpec {
  /// A split view: two columns, each a branch with a stack, of which a narrow window shows one.
  public struct Split: Hashable, Sendable {
    /// A column of a split view.
    public enum Column: String, Hashable, Sendable, CaseIterable {
      /// The leading column, such as a list.
      case primary
      /// The column beside it, such as the detail of what is selected in the list.
      case secondary
    }

    /// A rule for the column that a narrow window shows: `collapses to primary when condition`.
    public struct Collapse: Hashable, Sendable {
      /// The column.
      public var column: Column
      /// The condition; nil for always.
      public var condition: Expression?

      /// Makes a rule.
      public init(to column: Column, when condition: Expression? = nil) {
        self.column = column
        self.condition = condition
      }
    }

    /// The name of the route.
    public var name: Name
    /// The leading column; nil if it is missing, which is a mistake.
    public var primary: Branch?
    /// The other column; nil if it is missing, which is a mistake.
    public var secondary: Branch?
    /// Which column a narrow window shows: the first rule whose condition is true, else the secondary column.
    public var collapses: [Collapse]
    /// Whether the window is narrow when the split view is made.
    public var startsCollapsed: Bool

    /// Makes a split view.
    public init(
      name: Name, primary: Branch?, secondary: Branch?, collapses: [Collapse] = [],
      startsCollapsed: Bool = false
    ) {
      self.name = name
      self.primary = primary
      self.secondary = secondary
      self.collapses = collapses
      self.startsCollapsed = startsCollapsed
    }

    /// The declared columns, the primary one first.
    public var columns: [Branch] { [primary, secondary].compactMap(\.self) }
  }
}

extension NavSpec {
  /// A split view with two columns; a narrow window shows one column.
  ///
  /// Each column is a branch with its own stack.
  public struct Split: Hashable, Sendable {
    /// The columns of a split view.
    public enum Column: String, Hashable, Sendable, CaseIterable {
      /// The leading column, such as a list.
      case primary
      /// The other column, such as the detail of the selected item.
      case secondary
    }

    /// A rule for the column that a narrow window shows: `collapses to primary when condition`.
    public struct Collapse: Hashable, Sendable {
      /// The column that the window shows.
      public var column: Column
      /// The condition under which the rule applies; nil if it always applies.
      public var condition: Expression?

      /// Creates a rule.
      ///
      /// - Parameters:
      ///   - column: The column that the window shows.
      ///   - condition: The condition under which the rule applies; nil if it always applies.
      public init(to column: Column, when condition: Expression? = nil) {
        self.column = column
        self.condition = condition
      }
    }

    /// The name of the split view, which is also the name of its route.
    public var name: Name
    /// The leading column; the resolver reports an error if it is nil.
    public var primary: Branch?
    /// The other column; the resolver reports an error if it is nil.
    public var secondary: Branch?
    /// The rules for the column that a narrow window shows.
    ///
    /// The first rule whose condition is true applies. If no rule applies, the window shows the secondary column.
    public var collapses: [Collapse]
    /// Whether the window is narrow when the split view is created.
    public var startsCollapsed: Bool

    /// Creates a split view.
    ///
    /// - Parameters:
    ///   - name: The name of the split view, which is also the name of its route.
    ///   - primary: The leading column. The resolver reports an error if it is nil.
    ///   - secondary: The other column. The resolver reports an error if it is nil.
    ///   - collapses: The rules for the column that a narrow window shows; see ``collapses``.
    ///   - startsCollapsed: Whether the window is narrow when the split view is created.
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

    /// The declared columns, the primary column first.
    public var columns: [Branch] { [primary, secondary].compactMap(\.self) }
  }
}

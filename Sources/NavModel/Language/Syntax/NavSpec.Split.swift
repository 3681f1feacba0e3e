extension NavSpec {
  /// A split view of two columns, of which a narrow window shows one.
  ///
  /// Each column is a branch with its own stack.
  public struct Split: Hashable, Sendable {
    /// A column of a split view: primary or secondary.
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
      /// The condition under which the rule applies; nil for always.
      public var condition: Expression?

      /// Creates a rule.
      ///
      /// - Parameters:
      ///   - column: The column that the window shows.
      ///   - condition: The condition under which the rule applies; nil for always.
      public init(to column: Column, when condition: Expression? = nil) {
        self.column = column
        self.condition = condition
      }
    }

    /// The name of the split view's route.
    public var name: Name
    /// The leading column; nil if it is missing, which the resolver reports.
    public var primary: Branch?
    /// The other column; nil if it is missing, which the resolver reports.
    public var secondary: Branch?
    /// The rules for the column that a narrow window shows.
    ///
    /// The first rule whose condition is true applies. If there is none, the window shows the secondary column.
    public var collapses: [Collapse]
    /// Whether the window is narrow when the split view is created.
    public var startsCollapsed: Bool

    /// Creates a split view.
    ///
    /// - Parameters:
    ///   - name: The name of the split view's route.
    ///   - primary: The leading column; nil if it is missing, which the resolver reports.
    ///   - secondary: The other column; nil if it is missing, which the resolver reports.
    ///   - collapses: The rules for the column that a narrow window shows.
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

    /// The columns that are declared, the primary one first.
    public var columns: [Branch] { [primary, secondary].compactMap(\.self) }
  }
}

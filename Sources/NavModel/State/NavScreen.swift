/// A screen instance in a world.
///
/// Two instances with equal routes are different screens.
public struct NavScreen: Hashable, Sendable {
  /// The route of the screen.
  public internal(set) var route: NavRoute
  /// The coordinator that owns the screen; nil if there is none.
  public internal(set) var owner: CoordinatorID?
  /// The values of the screen's variables, in the order of their declaration.
  public internal(set) var variables: [NavValue]
  /// The values that the library stores in the screen; empty if it stores none.
  public internal(set) var library: [NavValue] = []
  /// Whether the parent view that contains the screen has disappeared; used by libraries that nest views.
  public internal(set) var hasLostOuterView = false
  /// The tabs, pages or columns of the screen; nil if the screen is no container.
  public internal(set) var tabs: Tabs?
  /// The cause of the screen's removal, which the first event or command of the removal determines; nil if none is
  /// recorded.
  public internal(set) var cause: NavRemovalCause?
  /// Whether the default exit of the screen has fired.
  public internal(set) var hasExited = false
  /// Whether the screen was at any time in the content of a stack, also of a stack that is not on screen.
  ///
  /// In a ``NavPlatformSimulator``, the initial content of a stack counts only after the stack is launched, presented or
  /// changed.
  public internal(set) var wasShown = false

  /// The tabs of a tab bar, the pages of a page control, or the columns of a split view.
  public struct Tabs: Hashable, Sendable {
    /// The states of a split view: both columns or one.
    public enum Columns: String, Hashable, Sendable, CaseIterable {
      /// The split view shows both columns.
      case expanded
      /// The split view shows one column.
      case collapsed
    }

    /// The replacement of one page or column by another.
    ///
    /// The transition itself belongs to the stack that contains the screen.
    public struct Turn: Hashable, Sendable {
      /// The index of the page or column that leaves.
      public internal(set) var leaving: Int
      /// Whether the user turns the page or column, rather than the app.
      public internal(set) var isByUser: Bool
    }

    /// The stack of each tab, page or column, in order; for a split view, the primary column first.
    public internal(set) var stacks: [StackID]
    /// The index of the selected tab, page or column; during a turn, of the page or column that enters.
    ///
    /// For an expanded split view, this is the secondary column.
    public internal(set) var selected: Int
    /// How the columns are shown; nil if the screen is not a split view.
    public internal(set) var columns: Columns?
    /// The turn in progress; nil if nothing turns.
    public internal(set) var turn: Turn?

    /// Returns whether a stack is shown, regardless of a turn in progress.
    ///
    /// - Parameter stack: A stack of the screen.
    /// - Returns: True for every column of an expanded split view; otherwise, true for the selected stack.
    public func shows(_ stack: StackID) -> Bool {
      columns == .expanded ? stacks.contains(stack) : stacks[selected] == stack
    }

    /// Whether a stack is visible, including a stack that is leaving.
    func isVisible(_ stack: StackID) -> Bool { shows(stack) || turn.map { stacks[$0.leaving] } == stack }
  }

  init(route: NavRoute, owner: CoordinatorID?) {
    self.route = route
    self.owner = owner
    variables = []
  }
}

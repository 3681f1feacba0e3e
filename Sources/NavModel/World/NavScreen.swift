/// A screen instance: identity apart from the route, so that two equal routes are two screens.
public struct NavScreen: Hashable, Sendable {
  /// The route that is shown.
  public internal(set) var route: NavRoute
  /// The coordinator that it belongs to.
  public internal(set) var owner: CoordinatorID?
  /// Its variables.
  public internal(set) var variables: [NavValue]
  /// The values that the library keeps in it; empty for most libraries.
  public internal(set) var library: [NavValue] = []
  /// Whether the parent's view around it has disappeared; libraries that nest views read it.
  public internal(set) var hasLostOuterView = false
  /// The stacks of its tabs, pages or columns and the selected one, if it is a tab bar, a page control or a split view.
  public internal(set) var tabs: Tabs?
  /// The cause of its removal; nil while it is not removed.
  public internal(set) var cause: NavCause?
  /// Whether its default exit has fired.
  public internal(set) var hasExited = false
  /// Whether it was in a container at some time.
  public internal(set) var wasShown = false

  /// The tabs of a tab bar, the pages of a page control, or the columns of a split view.
  public struct Tabs: Hashable, Sendable {
    /// How a split view shows its columns.
    public enum Columns: String, Hashable, Sendable, CaseIterable {
      /// Both columns are shown.
      case expanded
      /// One column is shown.
      case collapsed
    }

    /// A page or column that takes the place of another; the own stack of the screen has the transition.
    public struct Turn: Hashable, Sendable {
      /// The index of the page or column that leaves.
      public internal(set) var leaving: Int
      /// Whether the user turns, rather than the app.
      public internal(set) var isByUser: Bool
    }

    /// One stack a tab, in order; of a split view that of the primary column first.
    public internal(set) var stacks: [StackID]
    /// The position of the selected tab, or of what takes its place while it turns; the secondary column of an expanded
    /// split view.
    public internal(set) var selected: Int
    /// How the columns are shown; nil if it is no split view.
    public internal(set) var columns: Columns?
    /// The turn in flight; nil if nothing turns.
    public internal(set) var turn: Turn?

    /// Whether a stack is shown where nothing turns: all columns of an expanded split view, else what is selected.
    public func shows(_ stack: StackID) -> Bool {
      columns == .expanded ? stacks.contains(stack) : stacks[selected] == stack
    }

    /// Whether a stack can be seen, also while it leaves.
    func isVisible(_ stack: StackID) -> Bool { shows(stack) || turn.map { stacks[$0.leaving] } == stack }
  }

  init(route: NavRoute, owner: CoordinatorID?) {
    self.route = route
    self.owner = owner
    variables = []
  }
}

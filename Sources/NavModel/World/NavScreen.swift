/// A screen instance: identity apart from the route, so that two equal routes are two screens.
public struct NavScreen: Hashable, Sendable {
  /// What it shows.
  public internal(set) var route: NavRoute
  /// The coordinator that it belongs to.
  public internal(set) var owner: CoordinatorID?
  /// Its variables.
  public internal(set) var variables: [NavValue]
  /// What the library keeps in it; nothing in most.
  public internal(set) var library: [NavValue] = []
  /// Whether the view around it, that of the parent, has disappeared; asked by libraries that nest views.
  public internal(set) var hasLostOuterView = false
  /// The stacks of its tabs and the selected one, if it is a tab bar.
  public internal(set) var tabs: Tabs?
  /// Who removed it; nil while nobody has.
  public internal(set) var cause: NavCause?
  /// Whether its default exit has fired.
  public internal(set) var hasExited = false
  /// Whether it was in a container at some time.
  public internal(set) var wasShown = false

  /// The tabs of a tab bar.
  public struct Tabs: Hashable, Sendable {
    /// One stack a tab, in order.
    public internal(set) var stacks: [StackID]
    /// The position of the selected tab.
    public internal(set) var selected: Int
  }

  init(route: NavRoute, owner: CoordinatorID?) {
    self.route = route
    self.owner = owner
    variables = []
  }
}

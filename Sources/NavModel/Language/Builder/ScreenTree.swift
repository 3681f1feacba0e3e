/// Declares the children of a screen in the tree of screens: `leads to a, b`, in dialect `screen-tree`.
///
/// - Parameter screens: The names of the screens.
/// - Returns: The member.
public func leads(to screens: NavSpec.Name...) -> NavSpec.Member {
  .tree(NavSpec.TreeClause(.leads, screens))
}

/// Declares the dependencies that a screen needs from the screens above: `needs person`, in dialect `screen-tree`.
///
/// - Parameter dependencies: The names of the dependencies.
/// - Returns: The member.
public func needs(_ dependencies: NavSpec.Name...) -> NavSpec.Member {
  .tree(NavSpec.TreeClause(.needs, dependencies))
}

/// Declares the dependencies that a screen gives to the screens below: `provides person`, in dialect `screen-tree`.
///
/// - Parameter dependencies: The names of the dependencies.
/// - Returns: The member.
public func provides(_ dependencies: NavSpec.Name...) -> NavSpec.Member {
  .tree(NavSpec.TreeClause(.provides, dependencies))
}

/// Declares a dependency that a screen gives to the screens below, with its value: `provides person = e`, in dialect
/// `screen-tree`.
///
/// - Parameters:
///   - dependency: The name of the dependency.
///   - value: The value of the dependency.
/// - Returns: The member.
public func provides(_ dependency: NavSpec.Name, _ value: NavSpec.Expression) -> NavSpec.Member {
  .tree(NavSpec.TreeClause(.provides, [dependency], values: [value]))
}

/// Builds the statement `segue to a(x)` or `segue to a from b`, in dialect `screen-tree`.
///
/// The statement navigates to a screen by the shortest path in the tree of screens.
///
/// - Parameters:
///   - screen: The screen with its values.
///   - source: The screen at which the path begins; nil for the screen of the handler or, without one, the top screen.
/// - Returns: The statement.
public func segue(to screen: NavSpec.Route, from source: NavSpec.Name? = nil) -> NavSpec.Statement {
  NavSpec.Statement(.library(.segue(to: screen, from: source.map { [$0] })))
}

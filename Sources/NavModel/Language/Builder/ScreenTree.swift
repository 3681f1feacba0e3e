/// `leads to a, b`, in a screen of dialect `screen-tree`.
public func leads(to screens: NavSpec.Name...) -> NavSpec.Member {
  .tree(NavSpec.TreeClause(.leads, screens))
}

/// `needs person`, in a screen of dialect `screen-tree`.
public func needs(_ dependencies: NavSpec.Name...) -> NavSpec.Member {
  .tree(NavSpec.TreeClause(.needs, dependencies))
}

/// `provides person`, in a screen of dialect `screen-tree`.
public func provides(_ dependencies: NavSpec.Name...) -> NavSpec.Member {
  .tree(NavSpec.TreeClause(.provides, dependencies))
}

/// `provides person = e`, in a screen of dialect `screen-tree`.
public func provides(_ dependency: NavSpec.Name, _ value: NavSpec.Expression) -> NavSpec.Member {
  .tree(NavSpec.TreeClause(.provides, [dependency], values: [value]))
}

/// `segue to a(x)`, `segue to a from b`, in dialect `screen-tree`.
public func segue(to screen: NavSpec.Route, from source: NavSpec.Name? = nil) -> NavSpec.Statement {
  NavSpec.Statement(.library(.segue(to: screen, from: source.map { [$0] })))
}

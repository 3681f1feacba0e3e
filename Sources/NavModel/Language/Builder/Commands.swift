/// `push X`.
public func push(_ content: NavSpec.Expression) -> NavSpec.Command {
  NavSpec.Command { .stack(.push(content), $0) }
}

/// `replaceTop X`.
public func replaceTop(_ content: NavSpec.Expression) -> NavSpec.Command {
  NavSpec.Command { .stack(.replaceTop(content), $0) }
}

/// `replaceRoot X`.
public func replaceRoot(_ content: NavSpec.Expression) -> NavSpec.Command {
  NavSpec.Command { .stack(.replaceRoot(content), $0) }
}

/// `pop`, `pop 2`.
public func pop(_ count: Int = 1) -> NavSpec.Command { NavSpec.Command { .stack(.pop(count), $0) } }

/// `popToRoot`.
public func popToRoot() -> NavSpec.Command { NavSpec.Command { .stack(.popToRoot, $0) } }

/// `popTo X`.
public func popTo(_ screen: NavSpec.Expression) -> NavSpec.Command {
  NavSpec.Command { .stack(.popTo(screen), $0) }
}

/// `remove X`: X and what is above it.
public func remove(_ screen: NavSpec.Expression) -> NavSpec.Command {
  NavSpec.Command { .stack(.remove(screen), $0) }
}

/// `setStack [a, b]`.
public func setStack(_ list: NavSpec.Expression) -> NavSpec.Command {
  NavSpec.Command { .stack(.setStack(list), $0) }
}

/// `present X as sheet from Y`.
public func present(
  _ content: NavSpec.Expression, as style: NavSpec.Name, from presenter: NavSpec.Expression? = nil
) -> NavSpec.Command {
  NavSpec.Command { .present(content, style: style, from: presenter, $0) }
}

/// `dismiss`, `dismiss X`.
public func dismiss(_ layer: NavSpec.Expression? = nil) -> NavSpec.Command {
  NavSpec.Command { .dismiss(layer, $0) }
}

/// `select tab`.
public func select(_ tab: NavSpec.Expression) -> NavSpec.Command { NavSpec.Command { .select(tab, $0) } }

/// `show column`.
public func show(_ column: NavSpec.Expression) -> NavSpec.Command {
  NavSpec.Command { .stack(.show(column), $0) }
}

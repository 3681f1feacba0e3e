/// Builds the command `push X`, which puts a screen on top of the stack.
///
/// - Parameter content: A route, a screen, or a coordinator, whose first screen is shown.
/// - Returns: The command.
public func push(_ content: NavSpec.Expression) -> NavSpec.Command {
  NavSpec.Command { .stack(.push(content), $0) }
}

/// Builds the command `replaceTop X`, which replaces the top screen of the stack.
///
/// - Parameter content: A route, a screen, or a coordinator, whose first screen is shown.
/// - Returns: The command.
public func replaceTop(_ content: NavSpec.Expression) -> NavSpec.Command {
  NavSpec.Command { .stack(.replaceTop(content), $0) }
}

/// Builds the command `replaceRoot X`, which replaces all screens of the stack with one screen.
///
/// In some dialects, the command goes back to the first screen of the coordinator that executes it, and replaces only
/// this screen.
///
/// - Parameter content: A route, a screen, or a coordinator, whose first screen is shown.
/// - Returns: The command.
public func replaceRoot(_ content: NavSpec.Expression) -> NavSpec.Command {
  NavSpec.Command { .stack(.replaceRoot(content), $0) }
}

/// Builds the command `pop` or `pop 2`, which removes screens from the top of the stack, but never the bottom screen.
///
/// - Parameter count: The number of screens, from 1 to 64.
/// - Returns: The command.
public func pop(_ count: Int = 1) -> NavSpec.Command { NavSpec.Command { .stack(.pop(count), $0) } }

/// Builds the command `popToRoot`, which removes all screens of the stack except the bottom one.
///
/// In some dialects, the command goes back to the first screen of the coordinator that executes it.
///
/// - Returns: The command.
public func popToRoot() -> NavSpec.Command { NavSpec.Command { .stack(.popToRoot, $0) } }

/// Builds the command `popTo X`, which removes all screens above X from the stack.
///
/// - Parameter screen: A screen, a route, which stands for the topmost screen with this route, or a coordinator, which
///   stands for the screen from which it branched.
/// - Returns: The command.
public func popTo(_ screen: NavSpec.Expression) -> NavSpec.Command {
  NavSpec.Command { .stack(.popTo(screen), $0) }
}

/// Builds the command `remove X`, which removes X and all screens above X from the stack.
///
/// - Parameter screen: A screen, a route, which stands for the topmost screen with this route, or a coordinator, which
///   stands for the screen from which it branched.
/// - Returns: The command.
public func remove(_ screen: NavSpec.Expression) -> NavSpec.Command {
  NavSpec.Command { .stack(.remove(screen), $0) }
}

/// Builds the command `setStack [a, b]`, which replaces the content of the stack.
///
/// - Parameter list: The screens or routes, bottom first.
/// - Returns: The command.
public func setStack(_ list: NavSpec.Expression) -> NavSpec.Command {
  NavSpec.Command { .stack(.setStack(list), $0) }
}

/// Builds the command `present X as sheet from Y`, which presents X as a layer above a screen.
///
/// - Parameters:
///   - content: A route, a screen, or a coordinator, whose first screen is shown.
///   - style: `sheet`, `cover`, `alert` or `popover`.
///   - presenter: The screen, route or coordinator that presents the layer. Nil stands for the handler's screen or, if
///     it has none, for the topmost screen of its coordinator; some dialects choose another screen.
/// - Returns: The command.
public func present(
  _ content: NavSpec.Expression, as style: NavSpec.Name, from presenter: NavSpec.Expression? = nil
) -> NavSpec.Command {
  NavSpec.Command { .present(content, style: style, from: presenter, $0) }
}

/// Builds the command `dismiss` or `dismiss X`, which dismisses a presented layer and the layers above it.
///
/// - Parameter layer: The first screen of the layer, its route, or its coordinator. Nil stands for the layer above that
///   of the handler's screen or, if there is none, for the layer that contains the handler's screen; some dialects
///   choose another layer.
/// - Returns: The command.
public func dismiss(_ layer: NavSpec.Expression? = nil) -> NavSpec.Command {
  NavSpec.Command { .dismiss(layer, $0) }
}

/// Builds the command `select tab`, which selects a tab of a tab bar or a page of a page control.
///
/// - Parameter tab: The name of the tab or page.
/// - Returns: The command.
public func select(_ tab: NavSpec.Expression) -> NavSpec.Command { NavSpec.Command { .select(tab, $0) } }

/// Builds the command `show column`, which shows a column of a collapsed split view.
///
/// - Parameter column: The name of the column.
/// - Returns: The command.
public func show(_ column: NavSpec.Expression) -> NavSpec.Command {
  NavSpec.Command { .stack(.show(column), $0) }
}

/// Declares the first screen of a coordinator: `start route`.
///
/// - Parameter route: The route of the screen.
/// - Returns: The member.
public func start(_ route: NavSpec.Route) -> NavSpec.Member { .start(route) }

/// Declares the result of a coordinator that finishes without naming one: `finishes user: result`.
///
/// - Parameters:
///   - causes: The causes of the end: `user`, `program` or both.
///   - result: The result with its values; nil to remove an earlier declaration.
/// - Returns: The member.
public func finishes(_ causes: NavSpec.Name..., with result: NavSpec.Route?) -> NavSpec.Member {
  .finishes(NavSpec.DefaultResult(causes: causes, result: result))
}

/// Declares a lock: `lock name`.
///
/// A lock is a Boolean variable that is false at first and must always be able to become false again.
///
/// - Parameter name: The name of the lock.
/// - Returns: The member.
public func lock(_ name: NavSpec.Name) -> NavSpec.Member { .lock(name) }

/// Closes ways out of a screen or branch, or turns off adversaries there: `without back when condition`.
///
/// - Parameters:
///   - ways: The names of the ways out and of the adversaries.
///   - condition: The condition under which they are disabled; nil if they are always disabled.
/// - Returns: The member.
public func without(_ ways: NavSpec.Name..., when condition: NavSpec.Expression? = nil) -> NavSpec.Member {
  .without(ways, when: condition)
}

/// Declares an effect, which is an asynchronous operation: `effect name(params): outcome, …`.
///
/// - Parameters:
///   - message: The name with its parameters.
///   - outcomes: The possible outcomes.
///   - isBlocking: Whether the effect blocks, so that the app does not count as settled while the effect runs.
/// - Returns: The effect.
public func effect(
  _ message: NavSpec.Message, _ outcomes: NavSpec.Outcome..., isBlocking: Bool = false
) -> NavSpec.Effect {
  NavSpec.Effect(
    name: message.name, isBlocking: isBlocking, parameters: message.parameters, outcomes: outcomes)
}

/// Declares a screen of a coordinator: `screen name(params) tagged tags { … }`.
///
/// - Parameters:
///   - message: The name with its parameters.
///   - tags: The tags, by which properties refer to several screens.
///   - members: The members.
/// - Returns: The screen.
public func screen(
  _ message: NavSpec.Message, tagged tags: [NavSpec.Name] = [],
  @NavSpec.MemberBuilder _ members: () -> [NavSpec.Member] = { [] }
) -> NavSpec.Place {
  NavSpec.Place(name: message.name, parameters: message.parameters, tags: tags, members: members())
}

/// Declares a branch, which is a route that creates a child coordinator.
///
/// The syntax is `branch name(params): Coordinator(arguments) { … }`.
///
/// - Parameters:
///   - message: The name with its parameters.
///   - coordinator: The child coordinator with its arguments.
///   - members: The members.
/// - Returns: The branch.
public func branch(
  _ message: NavSpec.Message, _ coordinator: NavSpec.Route,
  @NavSpec.MemberBuilder _ members: () -> [NavSpec.Member] = { [] }
) -> NavSpec.Branch {
  NavSpec.Branch(
    name: message.name, parameters: message.parameters,
    coordinator: NavSpec.Name(coordinator.path.map(\.text).joined(separator: ".")),
    arguments: coordinator.arguments, members: members())
}

/// Declares a tab for ``tabs(_:_:)``: `tab name: Coordinator(arguments) { … }`.
///
/// - Parameters:
///   - message: The name with its parameters.
///   - coordinator: The child coordinator with its arguments.
///   - members: The members.
/// - Returns: The branch.
public func tab(
  _ message: NavSpec.Message, _ coordinator: NavSpec.Route,
  @NavSpec.MemberBuilder _ members: () -> [NavSpec.Member] = { [] }
) -> NavSpec.Branch {
  branch(message, coordinator, members)
}

/// Declares a page for ``pages(_:_:)``: `page name: Coordinator(arguments) { … }`.
///
/// - Parameters:
///   - message: The name with its parameters.
///   - coordinator: The child coordinator with its arguments.
///   - members: The members.
/// - Returns: The branch.
public func page(
  _ message: NavSpec.Message, _ coordinator: NavSpec.Route,
  @NavSpec.MemberBuilder _ members: () -> [NavSpec.Member] = { [] }
) -> NavSpec.Branch {
  branch(message, coordinator, members)
}

/// Declares a tab bar: `tabs name { … }`.
///
/// - Parameters:
///   - name: The name of the tab bar.
///   - tabs: The tabs, in order.
/// - Returns: The container.
public func tabs(_ name: NavSpec.Name, @NavSpec.TabBuilder _ tabs: () -> [NavSpec.Branch]) -> NavSpec.Tabs {
  NavSpec.Tabs(name: name, tabs: tabs())
}

/// Declares a split view: `split name { primary name: Coordinator; secondary name: Coordinator; … }`.
///
/// Create the columns with ``branch(_:_:_:)``.
///
/// - Parameters:
///   - name: The name of the split view.
///   - primary: The leading column.
///   - secondary: The other column.
///   - collapses: The rules for the column that a narrow window shows; the first rule that applies determines it. If no
///     rule applies, the window shows the secondary column.
///   - startsCollapsed: Whether the window is narrow when the split view is created.
/// - Returns: The split view.
public func split(
  _ name: NavSpec.Name, primary: NavSpec.Branch, secondary: NavSpec.Branch,
  collapses: [NavSpec.Split.Collapse] = [], startsCollapsed: Bool = false
) -> NavSpec.Split {
  NavSpec.Split(
    name: name, primary: primary, secondary: secondary, collapses: collapses, startsCollapsed: startsCollapsed
  )
}

/// Declares a page control, whose hidden pages leave the view hierarchy: `pages name { … }`.
///
/// - Parameters:
///   - name: The name of the page control.
///   - pages: The pages, in order.
/// - Returns: The container.
public func pages(_ name: NavSpec.Name, @NavSpec.TabBuilder _ pages: () -> [NavSpec.Branch]) -> NavSpec.Tabs {
  NavSpec.Tabs(name: name, arePages: true, tabs: pages())
}

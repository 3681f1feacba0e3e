/// `start route`: the first screen of a coordinator.
public func start(_ route: NavSpec.Route) -> NavSpec.Member { .start(route) }

/// `finishes user: result`: the result of an end that names none; nil takes an earlier line back.
public func finishes(_ causes: NavSpec.Name..., with result: NavSpec.Route?) -> NavSpec.Member {
  .finishes(NavSpec.DefaultResult(causes: causes, result: result))
}

/// `lock name`: a Bool, false at first, that must not stay true.
public func lock(_ name: NavSpec.Name) -> NavSpec.Member { .lock(name) }

/// `without back when condition`, in a screen or a branch: ways out and adversaries that cannot happen there.
public func without(_ ways: NavSpec.Name..., when condition: NavSpec.Expression? = nil) -> NavSpec.Member {
  .without(ways, when: condition)
}

/// `effect name(params): outcome, …`.
public func effect(
  _ message: NavSpec.Message, _ outcomes: NavSpec.Outcome..., isBlocking: Bool = false
) -> NavSpec.Effect {
  NavSpec.Effect(
    name: message.name, isBlocking: isBlocking, parameters: message.parameters, outcomes: outcomes)
}

/// `screen name(params) tagged tags { … }`.
public func screen(
  _ message: NavSpec.Message, tagged tags: [NavSpec.Name] = [],
  @NavSpec.MemberBuilder _ members: () -> [NavSpec.Member] = { [] }
) -> NavSpec.Place {
  NavSpec.Place(name: message.name, parameters: message.parameters, tags: tags, members: members())
}

/// `branch name(params): Coordinator(arguments) { … }`.
public func branch(
  _ message: NavSpec.Message, _ coordinator: NavSpec.Route,
  @NavSpec.MemberBuilder _ members: () -> [NavSpec.Member] = { [] }
) -> NavSpec.Branch {
  NavSpec.Branch(
    name: message.name, parameters: message.parameters,
    coordinator: NavSpec.Name(coordinator.path.map(\.text).joined(separator: ".")),
    arguments: coordinator.arguments, members: members())
}

/// `tab name: Coordinator(arguments) { … }`, in ``tabs(_:_:)``.
public func tab(
  _ message: NavSpec.Message, _ coordinator: NavSpec.Route,
  @NavSpec.MemberBuilder _ members: () -> [NavSpec.Member] = { [] }
) -> NavSpec.Branch {
  branch(message, coordinator, members)
}

/// `page name: Coordinator(arguments) { … }`, in ``pages(_:_:)``.
public func page(
  _ message: NavSpec.Message, _ coordinator: NavSpec.Route,
  @NavSpec.MemberBuilder _ members: () -> [NavSpec.Member] = { [] }
) -> NavSpec.Branch {
  branch(message, coordinator, members)
}

/// `tabs name { … }`.
public func tabs(_ name: NavSpec.Name, @NavSpec.TabBuilder _ tabs: () -> [NavSpec.Branch]) -> NavSpec.Tabs {
  NavSpec.Tabs(name: name, tabs: tabs())
}

/// `split name { primary name: Coordinator; secondary name: Coordinator; … }`; the columns are made with ``branch(_:_:_:)``.
public func split(
  _ name: NavSpec.Name, primary: NavSpec.Branch, secondary: NavSpec.Branch,
  collapses: [NavSpec.Split.Collapse] = [], startsCollapsed: Bool = false
) -> NavSpec.Split {
  NavSpec.Split(
    name: name, primary: primary, secondary: secondary, collapses: collapses, startsCollapsed: startsCollapsed
  )
}

/// `pages name { … }`.
public func pages(_ name: NavSpec.Name, @NavSpec.TabBuilder _ pages: () -> [NavSpec.Branch]) -> NavSpec.Tabs {
  NavSpec.Tabs(name: name, arePages: true, tabs: pages())
}

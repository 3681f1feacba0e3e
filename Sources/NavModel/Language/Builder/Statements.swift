/// `start x`, `start x with option`: makes a coordinator a child of `self` and runs its `on start`.
public func start(_ coordinator: NavSpec.Expression, with options: NavSpec.Name...) -> NavSpec.Statement {
  NavSpec.Statement(.start(coordinator, options: options))
}

/// `drop x`: removes a child from the coordinator.
public func drop(_ coordinator: NavSpec.Expression) -> NavSpec.Statement {
  NavSpec.Statement(.drop(coordinator))
}

/// `finish`, `finish saved(x)`.
public func finish(_ result: NavSpec.Route? = nil) -> NavSpec.Statement { NavSpec.Statement(.finish(result)) }

/// `emit step(x)`, `emit step to c`.
public func emit(_ step: NavSpec.Route, to receiver: NavSpec.Expression? = nil) -> NavSpec.Statement {
  NavSpec.Statement(.emit(step, to: receiver))
}

/// `forward to parent`: passes the event that the handler handles.
public func forward(to receiver: NavSpec.Expression) -> NavSpec.Statement {
  NavSpec.Statement(.forward(to: receiver))
}

/// `post event(x)`.
public func post(_ event: NavSpec.Route) -> NavSpec.Statement { NavSpec.Statement(.post(event)) }

/// `run load(x)`.
public func run(_ effect: NavSpec.Route) -> NavSpec.Statement { NavSpec.Statement(.run(effect)) }

/// `cancel load`.
public func cancel(_ effect: NavSpec.Name) -> NavSpec.Statement { NavSpec.Statement(.cancel(effect)) }

/// `note label(x)`.
public func note(_ label: NavSpec.Route) -> NavSpec.Statement { NavSpec.Statement(.note(label)) }

/// `fail "message"`: the app crashes here.
public func fail(_ message: String) -> NavSpec.Statement { NavSpec.Statement(.fail(message)) }

/// `refuse`, in `shouldPop` and `shouldDismiss`.
public func refuse() -> NavSpec.Statement { NavSpec.Statement(.refuse) }

/// `let name = value`.
public func bind(_ name: NavSpec.Name, to value: NavSpec.Expression) -> NavSpec.Statement {
  NavSpec.Statement(.bind(name, value))
}

/// `target = value`.
public func set(_ target: NavSpec.Expression, to value: NavSpec.Expression) -> NavSpec.Statement {
  NavSpec.Statement(.assign(target, value))
}

/// `list.append(x)` and the other changes of a list.
public func call(_ change: NavSpec.Expression) -> NavSpec.Statement { NavSpec.Statement(.call(change)) }

/// `if condition { … }`.
public func ifTrue(
  _ condition: NavSpec.Expression, @NavSpec.StatementBuilder _ then: () -> [NavSpec.Statement]
) -> NavSpec.Statement {
  NavSpec.Statement(.branch(condition, then: then(), otherwise: nil))
}

/// `if condition { … } else { … }`.
public func ifTrue(
  _ condition: NavSpec.Expression, @NavSpec.StatementBuilder _ then: () -> [NavSpec.Statement],
  @NavSpec.StatementBuilder otherwise: () -> [NavSpec.Statement]
) -> NavSpec.Statement {
  NavSpec.Statement(.branch(condition, then: then(), otherwise: otherwise()))
}

/// `choose { … } or { … }`: one of two blocks runs; navcheck explores both.
public func choose(
  @NavSpec.StatementBuilder _ first: () -> [NavSpec.Statement],
  @NavSpec.StatementBuilder or second: () -> [NavSpec.Statement]
) -> NavSpec.Statement {
  NavSpec.Statement(.choose([first(), second()]))
}

/// `choose { … } or { … } or { … }`: one of three blocks runs; navcheck explores all.
public func choose(
  @NavSpec.StatementBuilder _ first: () -> [NavSpec.Statement],
  @NavSpec.StatementBuilder or second: () -> [NavSpec.Statement],
  @NavSpec.StatementBuilder or third: () -> [NavSpec.Statement]
) -> NavSpec.Statement {
  NavSpec.Statement(.choose([first(), second(), third()]))
}

/// `choose` among any number of blocks, at least two.
public func choose(among blocks: [[NavSpec.Statement]]) -> NavSpec.Statement {
  NavSpec.Statement(.choose(blocks))
}

/// `for name in list { … }`.
public func each(
  _ name: NavSpec.Name, in list: NavSpec.Expression,
  @NavSpec.StatementBuilder _ body: () -> [NavSpec.Statement]
) -> NavSpec.Statement {
  NavSpec.Statement(.each(name, in: list, body()))
}

/// `later { … }`: in the next turn.
public func later(@NavSpec.StatementBuilder _ body: () -> [NavSpec.Statement]) -> NavSpec.Statement {
  NavSpec.Statement(.later(body()))
}

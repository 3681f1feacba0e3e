/// Builds the statement `start x`, which makes a coordinator a child of `self` and runs its `on start`.
///
/// - Parameters:
///   - coordinator: The coordinator to start, or the route of a branch, whose coordinator is created if necessary.
///   - options: The options after `with`.
/// - Returns: The statement.
public func start(_ coordinator: NavSpec.Expression, with options: NavSpec.Name...) -> NavSpec.Statement {
  NavSpec.Statement(.start(coordinator, options: options))
}

/// Builds the statement `drop x`, which removes a coordinator from the children of its parent.
///
/// - Parameter coordinator: The coordinator to remove.
/// - Returns: The statement.
public func drop(_ coordinator: NavSpec.Expression) -> NavSpec.Statement {
  NavSpec.Statement(.drop(coordinator))
}

/// Builds the statement `finish` or `finish saved(x)`, which ends the coordinator.
///
/// - Parameter result: The result with its values; nil for none.
/// - Returns: The statement.
public func finish(_ result: NavSpec.Route? = nil) -> NavSpec.Statement { NavSpec.Statement(.finish(result)) }

/// Builds the statement `emit step(x)` or `emit step to c`, which sends a step to a coordinator.
///
/// - Parameters:
///   - step: The step with its values.
///   - receiver: The coordinator that receives the step; nil for `self`.
/// - Returns: The statement.
public func emit(_ step: NavSpec.Route, to receiver: NavSpec.Expression? = nil) -> NavSpec.Statement {
  NavSpec.Statement(.emit(step, to: receiver))
}

/// Builds the statement `forward to parent`, which passes on the event that the handler handles.
///
/// - Parameter receiver: The coordinator that receives the event.
/// - Returns: The statement.
public func forward(to receiver: NavSpec.Expression) -> NavSpec.Statement {
  NavSpec.Statement(.forward(to: receiver))
}

/// Builds the statement `post event(x)`, which enqueues an event of the spec.
///
/// - Parameter event: The event with its values.
/// - Returns: The statement.
public func post(_ event: NavSpec.Route) -> NavSpec.Statement { NavSpec.Statement(.post(event)) }

/// Builds the statement `run load(x)`, which starts an effect.
///
/// - Parameter effect: The effect with its arguments.
/// - Returns: The statement.
public func run(_ effect: NavSpec.Route) -> NavSpec.Statement { NavSpec.Statement(.run(effect)) }

/// Builds the statement `cancel load`, which ends an effect of the handler's coordinator or screen without an outcome.
///
/// - Parameter effect: The name of the effect.
/// - Returns: The statement.
public func cancel(_ effect: NavSpec.Name) -> NavSpec.Statement { NavSpec.Statement(.cancel(effect)) }

/// Builds the statement `note label(x)`, which reports a label to properties and logs.
///
/// - Parameter label: The label with its values.
/// - Returns: The statement.
public func note(_ label: NavSpec.Route) -> NavSpec.Statement { NavSpec.Statement(.note(label)) }

/// Builds the statement `fail "message"`, which crashes the app, as `fatalError` does.
///
/// - Parameter message: The message of the crash.
/// - Returns: The statement.
public func fail(_ message: String) -> NavSpec.Statement { NavSpec.Statement(.fail(message)) }

/// Builds the statement `refuse`, which keeps the screen in handlers of `shouldPop`, and the layer in those of
/// `shouldDismiss`.
///
/// - Returns: The statement.
public func refuse() -> NavSpec.Statement { NavSpec.Statement(.refuse) }

/// Builds the statement `let name = value`, which names a value for the rest of the block.
///
/// - Parameters:
///   - name: The name of the value.
///   - value: The value.
/// - Returns: The statement.
public func bind(_ name: NavSpec.Name, to value: NavSpec.Expression) -> NavSpec.Statement {
  NavSpec.Statement(.bind(name, value))
}

/// Builds the statement `target = value`, which assigns a value to a variable.
///
/// - Parameters:
///   - target: The variable.
///   - value: The value.
/// - Returns: The statement.
public func set(_ target: NavSpec.Expression, to value: NavSpec.Expression) -> NavSpec.Statement {
  NavSpec.Statement(.assign(target, value))
}

/// Builds a statement that changes a list or calls an action, such as `list.append(x)`.
///
/// - Parameter change: The call, such as `"list.append(x)"` or `"leave(2)"`.
/// - Returns: The statement.
public func call(_ change: NavSpec.Expression) -> NavSpec.Statement { NavSpec.Statement(.call(change)) }

/// Builds the statement `if condition { … }`.
///
/// - Parameters:
///   - condition: The condition.
///   - then: The block for a true condition.
/// - Returns: The statement.
public func ifTrue(
  _ condition: NavSpec.Expression, @NavSpec.StatementBuilder _ then: () -> [NavSpec.Statement]
) -> NavSpec.Statement {
  NavSpec.Statement(.branch(condition, then: then(), otherwise: nil))
}

/// Builds the statement `if condition { … } else { … }`.
///
/// - Parameters:
///   - condition: The condition.
///   - then: The block for a true condition.
///   - otherwise: The block for a false condition.
/// - Returns: The statement.
public func ifTrue(
  _ condition: NavSpec.Expression, @NavSpec.StatementBuilder _ then: () -> [NavSpec.Statement],
  @NavSpec.StatementBuilder otherwise: () -> [NavSpec.Statement]
) -> NavSpec.Statement {
  NavSpec.Statement(.branch(condition, then: then(), otherwise: otherwise()))
}

/// Builds the statement `choose { … } or { … }`, which runs one of two blocks; the check explores both.
///
/// - Parameters:
///   - first: The first block.
///   - second: The second block.
/// - Returns: The statement.
public func choose(
  @NavSpec.StatementBuilder _ first: () -> [NavSpec.Statement],
  @NavSpec.StatementBuilder or second: () -> [NavSpec.Statement]
) -> NavSpec.Statement {
  NavSpec.Statement(.choose([first(), second()]))
}

/// Builds the statement `choose { … } or { … } or { … }`, which runs one of three blocks; the check explores all.
///
/// - Parameters:
///   - first: The first block.
///   - second: The second block.
///   - third: The third block.
/// - Returns: The statement.
public func choose(
  @NavSpec.StatementBuilder _ first: () -> [NavSpec.Statement],
  @NavSpec.StatementBuilder or second: () -> [NavSpec.Statement],
  @NavSpec.StatementBuilder or third: () -> [NavSpec.Statement]
) -> NavSpec.Statement {
  NavSpec.Statement(.choose([first(), second(), third()]))
}

/// Builds the statement `choose` for a list of blocks, which runs one of them; the check explores all.
///
/// - Parameter blocks: The blocks; at least two.
/// - Returns: The statement.
public func choose(among blocks: [[NavSpec.Statement]]) -> NavSpec.Statement {
  NavSpec.Statement(.choose(blocks))
}

/// Builds the statement `for name in list { … }`, which runs a block for each element.
///
/// - Parameters:
///   - name: The name of an element in the block.
///   - list: The list.
///   - body: The statements that run.
/// - Returns: The statement.
public func each(
  _ name: NavSpec.Name, in list: NavSpec.Expression,
  @NavSpec.StatementBuilder _ body: () -> [NavSpec.Statement]
) -> NavSpec.Statement {
  NavSpec.Statement(.each(name, in: list, body()))
}

/// Builds the statement `later { … }`, which runs a block in a later turn of the run loop.
///
/// - Parameter body: The statements that run.
/// - Returns: The statement.
public func later(@NavSpec.StatementBuilder _ body: () -> [NavSpec.Statement]) -> NavSpec.Statement {
  NavSpec.Statement(.later(body()))
}

/// The parts of a spec's declarations that lint examines.
enum NavLintPart {
  /// A handler with its events, condition and statements.
  case handler(NavSpec.Handler)
  /// A property.
  case property(NavSpec.Property)
  /// The statements of an action or of a feedback, which have no event.
  case block([NavSpec.Statement])
  /// A condition or another expression outside of handlers and properties.
  case condition(NavSpec.Expression)
}

extension NavSpec.Item {
  /// The handlers, properties and conditions of a declaration, without those of a variant.
  var lintParts: [NavLintPart] {
    switch self {
    case .coordinator(let coordinator): coordinator.members.flatMap(\.lintParts)
    case .base(let base): base.members.flatMap(\.lintParts)
    case .handler(let handler): [.handler(handler)]
    case .property(let property): [.property(property)]
    case .action(let action): [.block(action.body)]
    case .assume(let assumption): [.condition(assumption.claim)]
    case .final(let condition): [.condition(condition)]
    case .event(let event): event.condition.map { [.condition($0)] } ?? []
    case .link(let link): link.blockedBy.map { [.condition($0)] } ?? []
    default: []
    }
  }
}

extension NavSpec.Member {
  /// The members of a screen, a branch, all tabs or all columns; empty for other members.
  var inner: [NavSpec.Member] {
    switch self {
    case .screen(let screen): screen.members
    case .branch(let branch): branch.members
    case .tabs(let tabs): tabs.tabs.flatMap(\.members)
    case .split(let split): split.columns.flatMap(\.members)
    default: []
    }
  }

  /// The handlers, properties and conditions of a member and of its own members.
  var lintParts: [NavLintPart] {
    switch self {
    case .handler(let handler): [.handler(handler)]
    case .property(let property): [.property(property)]
    case .action(let action): [.block(action.body)]
    case .without(_, let condition?): [.condition(condition)]
    case .feedback(let feedback):
      [.block(feedback.body)]
        + [feedback.control, feedback.condition].compactMap { $0.map { .condition($0) } }
        + feedback.handlers.map { .handler($0) }
    case .split(let split):
      split.collapses.compactMap { $0.condition.map { .condition($0) } } + inner.flatMap(\.lintParts)
    default: inner.flatMap(\.lintParts)
    }
  }
}

extension NavSpec.Statement {
  /// The expressions and the blocks of a statement.
  var pieces: (values: [NavSpec.Expression], blocks: [[NavSpec.Statement]]) {
    func of(_ route: NavSpec.Route) -> [NavSpec.Expression] {
      route.path.map { NavSpec.Expression(.name($0)) } + route.arguments.map(\.value)
    }
    func of(_ values: [NavSpec.Expression?], _ tail: NavSpec.Tail) -> (
      [NavSpec.Expression], [[NavSpec.Statement]]
    ) {
      ((values + [tail.target]).compactMap(\.self), [tail.continuation].compactMap(\.self))
    }
    switch kind {
    case .stack(let command, let tail): return of([command.operand], tail)
    case .present(let content, _, let presenter, let tail): return of([content, presenter], tail)
    case .dismiss(let layer, let tail): return of([layer], tail)
    case .select(let tab, let tail): return of([tab], tail)
    case .start(let flow, _): return ([flow], [])
    case .drop(let value), .forward(let value), .bind(_, let value), .call(let value): return ([value], [])
    case .finish(let route): return (route.map(of) ?? [], [])
    case .emit(let route, let receiver): return (of(route) + [receiver].compactMap(\.self), [])
    case .post(let route), .run(let route), .note(let route): return (of(route), [])
    case .cancel, .fail, .refuse, .allow: return ([], [])
    case .assign(let target, let value): return ([target, value], [])
    case .branch(let condition, let then, let otherwise): return ([condition], [then, otherwise ?? []])
    case .choose(let blocks): return ([], blocks)
    case .each(_, let list, let block): return ([list], [block])
    case .later(let block): return ([], [block])
    case .library(.segue(let route, let source)):
      return (of(route) + (source ?? []).map { NavSpec.Expression(.name($0)) }, [])
    case .library(.mutate(let name, let value)): return ([NavSpec.Expression(.name(name)), value], [])
    case .library(.broadcast(let route)), .library(.adapt(let route)): return (of(route), [])
    case .library(.whenReady(let flows, let block)): return (flows, [block])
    }
  }
}

extension NavSpec.StackCommand {
  /// The operand of the command; nil for `pop` and `popToRoot`.
  fileprivate var operand: NavSpec.Expression? {
    switch self {
    case .push(let value), .replaceTop(let value), .replaceRoot(let value), .popTo(let value),
      .remove(let value), .setStack(let value), .show(let value):
      value
    case .pop, .popToRoot: nil
    }
  }
}

extension NavSpec.Expression {
  /// The subexpressions of the expression.
  var parts: [NavSpec.Expression] {
    switch kind {
    case .number, .name: []
    case .member(let value, _), .before(let value), .not(let value): [value]
    case .call(let callee, let arguments): [callee] + arguments.map(\.value)
    case .list(let values): values
    case .new(let route): route.path.map { NavSpec.Expression(.name($0)) } + route.arguments.map(\.value)
    case .did(_, let arguments): arguments?.map(\.value) ?? []
    case .binary(_, let left, let right): [left, right]
    case .test(let subject, _, let test):
      [subject] + test.words.map { NavSpec.Expression(.name($0)) } + (test.arguments?.map(\.value) ?? [])
    case .quantified(_, _, let list, let claim): [list, claim]
    }
  }
}

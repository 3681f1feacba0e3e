/// Declares a named domain: `type Name = domain`.
///
/// - Parameters:
///   - name: The name, which begins with a capital letter.
///   - domain: The possible values.
/// - Returns: The declaration.
public func define(_ name: NavSpec.Name, _ domain: NavSpec.Domain) -> NavSpec.Item {
  .type(NavSpec.TypeAlias(name: name, domain: domain))
}

/// Declares an event of the environment: `event name(params) at most n when condition`.
///
/// - Parameters:
///   - message: The name with its parameters.
///   - count: The largest number of times that the environment causes the event in one run; nil for no limit.
///   - condition: The condition under which the environment may cause the event; nil for no condition.
/// - Returns: The declaration.
public func event(
  _ message: NavSpec.Message, atMost count: Int? = nil, when condition: NavSpec.Expression? = nil
) -> NavSpec.Item {
  .event(
    NavSpec.ExternalEvent(
      name: message.name, parameters: message.parameters, condition: condition, atMost: count))
}

/// Declares a deep link with its target screen: `link name(params) to route blocked by condition`.
///
/// - Parameters:
///   - message: The name with its parameters.
///   - target: The screen that must be visible once the app has settled.
///   - condition: The condition under which the link need not reach its target; nil if it must always reach it.
/// - Returns: The declaration.
public func link(
  _ message: NavSpec.Message, to target: NavSpec.Route, blockedBy condition: NavSpec.Expression? = nil
) -> NavSpec.Item {
  .link(
    NavSpec.Link(name: message.name, parameters: message.parameters, target: target, blockedBy: condition))
}

/// Declares a message between coordinators: `step name(params)`.
///
/// - Parameter message: The name with its parameters.
/// - Returns: The declaration.
public func step(_ message: NavSpec.Message) -> NavSpec.Item { .step(message) }

/// Declares a coordinator: `coordinator Name(params) { … }`.
///
/// - Parameters:
///   - message: The name with its parameters.
///   - base: The base whose members the coordinator inherits; nil for none.
///   - code: The path of the source file that the coordinator describes; nil for none.
///   - documentation: The doc comment, without slashes.
///   - members: The members.
/// - Returns: The coordinator.
public func coordinator(
  _ message: NavSpec.Message, base: NavSpec.Name? = nil, code: String? = nil, documentation: String = "",
  @NavSpec.MemberBuilder _ members: () -> [NavSpec.Member] = { [] }
) -> NavSpec.Coordinator {
  NavSpec.Coordinator(
    name: message.name, documentation: NavSpec.documentation(documentation), parameters: message.parameters,
    base: base, code: code, members: members())
}

/// Declares a condition under which the app may end, so that the world is not a deadlock: `final when condition`.
///
/// - Parameter condition: The condition.
/// - Returns: The declaration.
public func final(when condition: NavSpec.Expression) -> NavSpec.Item { .final(condition) }

/// Declares a fairness assumption for an input: `fair tap save` or `fair strong tap save`.
///
/// - Parameters:
///   - pattern: The input.
///   - strong: True if an input that is enabled infinitely often occurs; false if an input that stays enabled occurs.
/// - Returns: The declaration.
public func fair(_ pattern: NavSpec.Pattern, strong: Bool = false) -> NavSpec.Item {
  .fair(NavSpec.Fairness(pattern, isStrong: strong))
}

/// Declares a variant with the declarations that differ from the spec: `variant name { … }`.
///
/// - Parameters:
///   - name: The name, in kebab-case.
///   - documentation: The doc comment, without slashes.
///   - lines: The headers and declarations that differ.
/// - Returns: The variant.
public func variant(
  _ name: NavSpec.Name, documentation: String = "", @NavSpec.Builder _ lines: () -> NavSpec.Builder.Lines
) -> NavSpec.Variant {
  let lines = lines()
  return NavSpec.Variant(
    name: name, documentation: NavSpec.documentation(documentation), headers: lines.headers,
    items: lines.items)
}

/// Declares a variable: `var name: domain = initial`, optionally `weak`, `unowned`, `structural`, `believes` or
/// `binds`.
///
/// - Parameters:
///   - name: The name.
///   - domain: The possible values.
///   - initial: The initial value; nil if the variable begins with `none` or an empty list.
///   - ownership: The strength of a reference to a coordinator.
///   - isStructural: Whether the value belongs to the structural state, which properties compare between settled
///     worlds. The value of a variable with a binding always belongs to it.
///   - binding: The relation to a part of a container; nil for none.
/// - Returns: The variable.
public func variable(
  _ name: NavSpec.Name, _ domain: NavSpec.Domain, initially initial: NavSpec.Expression? = nil,
  ownership: NavSpec.Variable.Ownership = .strong, isStructural: Bool = false,
  binding: NavSpec.Variable.Binding? = nil
) -> NavSpec.Variable {
  NavSpec.Variable(
    name: name, ownership: ownership, isStructural: isStructural, domain: domain, initial: initial,
    binding: binding)
}

/// Declares a handler of events: `on event, … when condition { … }`.
///
/// - Parameters:
///   - patterns: The events to which the handler reacts.
///   - condition: The condition under which the handler can run; nil for no condition.
///   - body: The statements that run.
/// - Returns: The handler.
public func on(
  _ patterns: NavSpec.Pattern..., when condition: NavSpec.Expression? = nil,
  @NavSpec.StatementBuilder _ body: () -> [NavSpec.Statement]
) -> NavSpec.Handler {
  NavSpec.Handler(patterns: patterns, condition: condition, body: body())
}

/// Declares a control and its handler: `on tap name(values) when condition { … }`.
///
/// - Parameters:
///   - control: The name of the control, with the domains of its values.
///   - condition: The condition under which the handler can run; nil for no condition. The control is enabled if the
///     condition of at least one of its handlers is true.
///   - body: The statements that run.
/// - Returns: The handler.
public func onTap(
  _ control: NavSpec.Pattern, when condition: NavSpec.Expression? = nil,
  @NavSpec.StatementBuilder _ body: () -> [NavSpec.Statement]
) -> NavSpec.Handler {
  let pattern = NavSpec.Pattern(words: ["tap"] + control.words, values: control.values)
  return NavSpec.Handler(patterns: [pattern], condition: condition, body: body())
}

/// Removes the system's handlers of an event, in a variant: `ignore event`.
///
/// - Parameter pattern: The event.
/// - Returns: The declaration.
public func ignore(_ pattern: NavSpec.Pattern) -> NavSpec.Item { .ignore(pattern) }

/// Removes the handlers of an event, in a variant or in a coordinator with a base: `ignore event`.
///
/// The member applies to the coordinator, screen or branch that contains it.
///
/// - Parameter pattern: The event.
/// - Returns: The member.
public func ignore(_ pattern: NavSpec.Pattern) -> NavSpec.Member { .ignore(pattern) }

/// Declares an opt-out from a property: `allow property at subject "reason"`.
///
/// - Parameters:
///   - property: The name of the property.
///   - subject: The coordinator, screen, control or link; nil for the declaration that contains the opt-out.
///   - reason: The reason, which reports print.
/// - Returns: The opt-out.
public func allow(
  _ property: NavSpec.Name, at subject: NavSpec.Allowance.Subject? = nil, because reason: String
) -> NavSpec.Allowance {
  NavSpec.Allowance(property: property, subject: subject, reason: reason)
}

/// Declares a known violation, which does not fail the check.
///
/// `known(p, at: s, inputs: n, text)` is `known violated p at s in n inputs "text"`. If the violation no longer occurs, the
/// check fails.
///
/// - Parameters:
///   - property: The name of the violated property.
///   - subject: The coordinator, screen, control or link whose violations the line covers; nil for all violations.
///   - inputs: The length of the shortest trace in inputs; nil if it is not stated.
///   - signature: The sentence of the report that identifies the violation.
/// - Returns: The declaration.
public func known(
  _ property: NavSpec.Name, at subject: NavSpec.Allowance.Subject? = nil, inputs: Int? = nil,
  _ signature: String
) -> NavSpec.Item {
  .known(
    NavSpec.Known(
      claim: NavSpec.Expectation.Claim(property: property, inputs: inputs), subject: subject,
      signature: signature))
}

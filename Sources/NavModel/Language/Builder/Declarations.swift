/// `type Name = domain`.
public func define(_ name: NavSpec.Name, _ domain: NavSpec.Domain) -> NavSpec.Item {
  .type(NavSpec.TypeAlias(name: name, domain: domain))
}

/// `event name(params) at most n when condition`: the environment may do this at any time.
public func event(
  _ message: NavSpec.Message, atMost count: Int? = nil, when condition: NavSpec.Expression? = nil
) -> NavSpec.Item {
  .event(
    NavSpec.ExternalEvent(
      name: message.name, parameters: message.parameters, condition: condition, atMost: count))
}

/// `link name(params) to route blocked by condition`.
public func link(
  _ message: NavSpec.Message, to target: NavSpec.Route, blockedBy condition: NavSpec.Expression? = nil
) -> NavSpec.Item {
  .link(
    NavSpec.Link(name: message.name, parameters: message.parameters, target: target, blockedBy: condition))
}

/// `step name(params)`: a message among coordinators.
public func step(_ message: NavSpec.Message) -> NavSpec.Item { .step(message) }

/// `coordinator Name(params) { … }`.
public func coordinator(
  _ message: NavSpec.Message, base: NavSpec.Name? = nil, code: String? = nil, documentation: String = "",
  @NavSpec.MemberBuilder _ members: () -> [NavSpec.Member] = { [] }
) -> NavSpec.Coordinator {
  NavSpec.Coordinator(
    name: message.name, documentation: NavSpec.documentation(documentation), parameters: message.parameters,
    base: base, code: code, members: members())
}

/// `final when condition`: the worlds in which the app may end, so that they are no deadlock.
public func final(when condition: NavSpec.Expression) -> NavSpec.Item { .final(condition) }

/// `fair tap save`, or with `strong` `fair strong tap save`: an input that is made eventually.
public func fair(_ pattern: NavSpec.Pattern, strong: Bool = false) -> NavSpec.Item {
  .fair(NavSpec.Fairness(pattern, isStrong: strong))
}

/// `variant name { … }`: what differs from the spec above.
public func variant(
  _ name: NavSpec.Name, documentation: String = "", @NavSpec.Builder _ lines: () -> NavSpec.Builder.Lines
) -> NavSpec.Variant {
  let lines = lines()
  return NavSpec.Variant(
    name: name, documentation: NavSpec.documentation(documentation), headers: lines.headers,
    items: lines.items)
}

/// `var name: domain = initial`, with `weak`, `unowned`, `structural`, `believes` or `binds` where given.
public func variable(
  _ name: NavSpec.Name, _ domain: NavSpec.Domain, initially initial: NavSpec.Expression? = nil,
  ownership: NavSpec.Variable.Ownership = .strong, isStructural: Bool = false,
  tie: NavSpec.Variable.Tie? = nil
) -> NavSpec.Variable {
  NavSpec.Variable(
    name: name, ownership: ownership, isStructural: isStructural, domain: domain, initial: initial, tie: tie)
}

/// `on event, … when condition { … }`.
public func on(
  _ patterns: NavSpec.Pattern..., when condition: NavSpec.Expression? = nil,
  @NavSpec.StatementBuilder _ body: () -> [NavSpec.Statement]
) -> NavSpec.Handler {
  NavSpec.Handler(patterns: patterns, condition: condition, body: body())
}

/// `on tap name(values) when condition { … }`.
public func onTap(
  _ control: NavSpec.Pattern, when condition: NavSpec.Expression? = nil,
  @NavSpec.StatementBuilder _ body: () -> [NavSpec.Statement]
) -> NavSpec.Handler {
  let pattern = NavSpec.Pattern(words: ["tap"] + control.words, values: control.values)
  return NavSpec.Handler(patterns: [pattern], condition: condition, body: body())
}

/// `ignore event`, in a variant: takes the system's handlers of that event away.
public func ignore(_ pattern: NavSpec.Pattern) -> NavSpec.Item { .ignore(pattern) }

/// `ignore event`, in a variant: takes the handlers of a coordinator, a screen or a branch away.
public func ignore(_ pattern: NavSpec.Pattern) -> NavSpec.Member { .ignore(pattern) }

/// `allow property at subject "reason"`.
public func allow(
  _ property: NavSpec.Name, at subject: NavSpec.Allowance.Subject? = nil, because reason: String
) -> NavSpec.Allowance {
  NavSpec.Allowance(property: property, subject: subject, reason: reason)
}

/// `known violated property in n inputs "what"`: a finding that is not to be fixed today.
public func known(_ property: NavSpec.Name, inputs: Int? = nil, _ signature: String) -> NavSpec.Item {
  .known(
    NavSpec.Known(
      claim: NavSpec.Expectation.Claim(property: property, inputs: inputs), signature: signature))
}

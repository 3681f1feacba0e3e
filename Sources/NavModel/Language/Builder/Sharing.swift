/// `use "Base.nav"`: includes the declarations of a part.
public func use(_ path: String) -> NavSpec.Item { .use(NavSpec.Use(path: path)) }

/// `base Name { … }`: members that several coordinators share.
public func base(
  _ name: NavSpec.Name, documentation: String = "",
  @NavSpec.MemberBuilder _ members: () -> [NavSpec.Member]
) -> NavSpec.Base {
  NavSpec.Base(name: name, documentation: NavSpec.documentation(documentation), members: members())
}

/// `action name(params) { … }`: a named routine.
public func action(
  _ message: NavSpec.Message, @NavSpec.StatementBuilder _ body: () -> [NavSpec.Statement]
) -> NavSpec.Action {
  NavSpec.Action(name: message.name, parameters: message.parameters, body: body())
}

/// `opaque Name(params): result, …`: a coordinator that may finish at any time.
public func opaque(
  _ message: NavSpec.Message, _ results: NavSpec.Message..., documentation: String = ""
) -> NavSpec.Item {
  .opaque(
    NavSpec.Opaque(
      name: message.name, documentation: NavSpec.documentation(documentation),
      parameters: message.parameters, results: results))
}

/// `assume name: condition`: an input after which it would be false is not enabled.
public func assume(
  _ name: NavSpec.Name, _ claim: NavSpec.Expression, documentation: String = ""
) -> NavSpec.Item {
  .assume(
    NavSpec.Assumption(name: name, documentation: NavSpec.documentation(documentation), claim: claim))
}

/// `name: domain = value`: a parameter of the whole system.
public func parameter(
  _ name: NavSpec.Name, _ domain: NavSpec.Domain, _ initial: NavSpec.Expression
) -> NavSpec.SystemParameter {
  NavSpec.SystemParameter(NavSpec.Parameter(name: name, domain: domain), initial: initial)
}

/// `set parameter = value`, in a variant.
public func set(_ parameter: NavSpec.Name, to value: NavSpec.Name) -> NavSpec.Header {
  .set([NavSpec.Setting(name: parameter, value: value)])
}

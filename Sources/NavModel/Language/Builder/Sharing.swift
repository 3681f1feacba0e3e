/// Includes the declarations of a part, which is another file: `use "Base.nav"`.
///
/// - Parameter path: The path of the part, relative to the file that uses it.
/// - Returns: The declaration.
public func use(_ path: String) -> NavSpec.Item { .use(NavSpec.Use(path: path)) }

/// Declares members that several coordinators share: `base Name { … }`.
///
/// - Parameters:
///   - name: The name.
///   - documentation: The doc comment, without slashes.
///   - members: The members.
/// - Returns: The base.
public func base(
  _ name: NavSpec.Name, documentation: String = "",
  @NavSpec.MemberBuilder _ members: () -> [NavSpec.Member]
) -> NavSpec.Base {
  NavSpec.Base(name: name, documentation: NavSpec.documentation(documentation), members: members())
}

/// Declares an action, which is a named block of statements that handlers can call: `action name(params) { … }`.
///
/// - Parameters:
///   - message: The name with its parameters.
///   - body: The statements that run.
/// - Returns: The action.
public func action(
  _ message: NavSpec.Message, @NavSpec.StatementBuilder _ body: () -> [NavSpec.Statement]
) -> NavSpec.Action {
  NavSpec.Action(name: message.name, parameters: message.parameters, body: body())
}

/// Declares a coordinator whose code is not described: `opaque Name(params): result, …`.
///
/// The coordinator shows one screen and can finish with any of its results until the screen is removed.
///
/// - Parameters:
///   - message: The name of the coordinator with its parameters.
///   - results: The results with which the coordinator can finish.
///   - documentation: The doc comment, without slashes.
/// - Returns: The declaration.
public func opaque(
  _ message: NavSpec.Message, _ results: NavSpec.Message..., documentation: String = ""
) -> NavSpec.Item {
  .opaque(
    NavSpec.Opaque(
      name: message.name, documentation: NavSpec.documentation(documentation),
      parameters: message.parameters, results: results))
}

/// Declares an assumption: `assume name: condition`.
///
/// An assumption disables every input after which the condition would be false, except the end of a gesture.
///
/// - Parameters:
///   - name: The name, in kebab-case.
///   - claim: The condition.
///   - documentation: The doc comment, without slashes.
/// - Returns: The declaration.
public func assume(
  _ name: NavSpec.Name, _ claim: NavSpec.Expression, documentation: String = ""
) -> NavSpec.Item {
  .assume(
    NavSpec.Assumption(name: name, documentation: NavSpec.documentation(documentation), claim: claim))
}

/// Declares a parameter of the whole system, with its default value: `name: domain = value`.
///
/// - Parameters:
///   - name: The name.
///   - domain: The possible values.
///   - initial: The default value.
/// - Returns: The parameter.
public func parameter(
  _ name: NavSpec.Name, _ domain: NavSpec.Domain, _ initial: NavSpec.Expression
) -> NavSpec.SystemParameter {
  NavSpec.SystemParameter(NavSpec.Parameter(name: name, domain: domain), initial: initial)
}

/// Sets a parameter of the system in a variant: `set parameter = value`.
///
/// - Parameters:
///   - parameter: The name of the parameter.
///   - value: The value.
/// - Returns: The header.
public func set(_ parameter: NavSpec.Name, to value: NavSpec.Name) -> NavSpec.Header {
  .set([NavSpec.Setting(name: parameter, value: value)])
}

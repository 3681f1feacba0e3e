extension NavParser {
  /// Reads `action name(parameters) { … }`.
  mutating func action() throws(Panic) -> NavSpec.Action {
    advance()
    let name = try plainName("the name of an action")
    if Self.statementWords.contains(name.text) {
      report(
        "statement-name",
        "\(NavDiagnostic.quoted(name.text)) is the name of a statement and cannot be the name of an action",
        at: name.origin)
    }
    let parameters = try parameters()
    return NavSpec.Action(name: name, parameters: parameters, body: try statements())
  }

  /// Reads `opaque Name(parameters): result, …`.
  mutating func opaque(_ documentation: [String]) throws(Panic) -> NavSpec.Opaque {
    advance()
    let name = try capitalName("the name of a coordinator")
    let parameters = try parameters()
    try expect(.colon, "and the possible results")
    var results: [NavSpec.Message] = []
    repeat { results.append(try message("the name of a result")) } while take(.comma)
    return NavSpec.Opaque(
      name: name, documentation: documentation, parameters: parameters, results: results)
  }

  /// Reads `assume name: condition`.
  mutating func assumption(_ documentation: [String]) throws(Panic) -> NavSpec.Assumption {
    advance()
    let name = try plainName("the name of the assumption")
    try expect(.colon, "and the condition")
    return NavSpec.Assumption(name: name, documentation: documentation, claim: try expression())
  }

  /// Reads `(name: domain = value, …)` after the name of the system, if it comes next.
  mutating func systemParameters() throws(Panic) -> [NavSpec.SystemParameter] {
    let opening = token.origin
    guard take(.leftParenthesis) else { return [] }
    brackets += 1
    var parameters: [NavSpec.SystemParameter] = []
    repeat {
      let name = try plainName("the name of a parameter")
      try expect(.colon, "and a domain")
      let domain = try domain()
      try expect(.assign, "and the default value")
      parameters.append(
        NavSpec.SystemParameter(
          NavSpec.Parameter(name: name, domain: domain), initial: try expression()))
    } while take(.comma)
    try close(.rightParenthesis, opening, or: "',' or ")
    return parameters
  }
}

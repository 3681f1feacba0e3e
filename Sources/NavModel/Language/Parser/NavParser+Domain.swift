extension NavParser {
  /// Reads a domain.
  mutating func domain() throws(Panic) -> NavSpec.Domain {
    try enter()
    defer { depth -= 1 }
    let domain = try plainDomain()
    guard take(.question) else { return domain }
    if at(.question) { throw unexpected("the end of the type", help: "one '?' is enough") }
    return .optional(domain)
  }

  private mutating func plainDomain() throws(Panic) -> NavSpec.Domain {
    let origin = token.origin
    if at(.leftBrace) { return .cases(try cases(), origin) }
    if at(.leftBracket) {
      advance()
      brackets += 1
      let element = try domain()
      try close(.rightBracket, origin)
      return .list(element)
    }
    if at(.minus) || (!isAtLineBreak && isNumber(token)) {
      let low = try signedNumber()
      try expect(.ellipsis, "and the largest number")
      return .range(low, try signedNumber(), origin)
    }
    guard atWord else { throw unexpected("a type: 'Bool', '0...3', '{ a, b }', '[T]' or a name") }
    if take("Bool") { return .bool(origin) }
    return .named(try path("the name of a type"))
  }

  private func isNumber(_ token: NavToken) -> Bool {
    guard case .number = token.kind else { return false }
    return true
  }

  private mutating func signedNumber() throws(Panic) -> Int {
    take(.minus) ? -(try number("a number")) : try number("a number")
  }

  private mutating func cases() throws(Panic) -> [NavSpec.Message] {
    let opening = token.origin
    let outer = (brackets, braces)
    advance()
    // Inside, a line break means nothing, as in every other bracket.
    brackets += 1
    do throws(Panic) {
      var cases: [NavSpec.Message] = []
      repeat { cases.append(try message("the name of a case")) } while take(.comma)
      guard token.kind == .symbol(.rightBrace) else {
        throw unexpected(
          "',' or '}'", notes: [NavDiagnostic.Note(message: "opened here", origin: opening)])
      }
      brackets -= 1
      lineBreakIsRead = true
      advance()
      return cases
    } catch {
      // The brace is taken for closed where the mistake is found on another line, so that this one only is
      // lost.
      if token.startsLine { (brackets, braces) = outer }
      throw error
    }
  }

  /// Reads a closing bracket; if it is missing, reports the mistake with the location of the opening bracket.
  mutating func close(_ symbol: NavToken.Symbol, _ opening: NavSpec.Origin, or other: String = "")
    throws(Panic)
  {
    guard token.kind == .symbol(symbol) else {
      throw unexpected(
        other + "'\(symbol.rawValue)'",
        notes: [NavDiagnostic.Note(message: "opened here", origin: opening)])
    }
    // While the bracket is still open a line break before it means nothing.
    advance()
    brackets -= 1
  }

  /// Reads a name with parameters: a step, a case, an outcome.
  mutating func message(_ what: String) throws(Panic) -> NavSpec.Message {
    let name = try plainName(what)
    return NavSpec.Message(name: name, parameters: try parameters())
  }

  /// Reads `(name: domain, …)` or `()` if it comes next.
  mutating func parameters() throws(Panic) -> [NavSpec.Parameter] {
    let opening = token.origin
    guard take(.leftParenthesis) else { return [] }
    if take(.rightParenthesis) { return [] }
    brackets += 1
    try enter()
    defer { depth -= 1 }
    var parameters: [NavSpec.Parameter] = []
    repeat {
      let name = try plainName("the name of a parameter")
      try expect(.colon, "and a domain")
      parameters.append(NavSpec.Parameter(name: name, domain: try domain()))
    } while take(.comma)
    try close(.rightParenthesis, opening, or: "',' or ")
    return parameters
  }

  /// Reads names that are separated by dots.
  mutating func path(_ what: String) throws(Panic) -> [NavSpec.Name] {
    var path = [try name(what)]
    while take(.dot) {
      path.append(try name("a name"))
      guard path.count <= Self.depthLimit else { throw tooDeep() }
    }
    return path
  }
}

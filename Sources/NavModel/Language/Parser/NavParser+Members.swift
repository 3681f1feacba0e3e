extension NavParser {
  mutating func coordinator(_ documentation: [String]) throws(Failure) -> NavSpec.Coordinator {
    advance()
    var coordinator = NavSpec.Coordinator(
      name: try name("the name of the coordinator"), documentation: documentation,
      parameters: try parameters())
    if isAt(.colon) { throw unsupported("a base") }
    coordinator.members = try members()
    return coordinator
  }

  private mutating func members() throws(Failure) -> [NavSpec.Member] {
    var members: [NavSpec.Member] = []
    try braces("before the members") { parser throws(Failure) in members.append(try parser.member()) }
    return members
  }

  /// Braces that may be left out.
  private mutating func places() throws(Failure) -> [NavSpec.Member] {
    isAt(.leftBrace) && !(token.breaks && brackets == 0) ? try members() : []
  }

  private static let later = [
    "leads": "'leads to'", "needs": "'needs'", "provides": "'provides'", "feedback": "'feedback'",
    "action": "'action'",
    "code": "'code'", "eventually": "'eventually'", "opaque": "'opaque'", "known": "'known'",
  ]

  private mutating func member() throws(Failure) -> NavSpec.Member {
    let documentation = token.documentation
    if let word = token.word, let later = Self.later[word] { throw unsupported(later) }
    switch token.word {
    case "start":
      advance()
      return .start(try route())
    case "lock":
      advance()
      return .lock(try name("the name of the lock"))
    case "effect": return .effect(try effect(isBlocking: false))
    case "blocking":
      advance()
      guard isAt("effect") else {
        throw fail("expected", "expected 'effect' behind 'blocking', found \(token.shown)")
      }
      return .effect(try effect(isBlocking: true))
    case "screen":
      advance()
      var screen = NavSpec.Place(name: try name("the name of the screen"), parameters: try parameters())
      if take("tagged") { screen.tags = try names("a tag") }
      screen.members = try places()
      return .screen(screen)
    case "branch":
      advance()
      return .branch(try branch())
    case "tabs", "pages": return .tabs(try tabs())
    case "ignore":
      advance()
      return .ignore(try pattern())
    case "without":
      advance()
      return .without(try names("the name of an adversary"))
    default: break
    }
    if let member = try common(documentation) { return member }
    let known = [
      "start", "lock", "effect", "screen", "branch", "tabs", "pages", "ignore", "without", "var", "on",
      "always", "never",
    ]
    let near = token.word.flatMap { NavSpelling.nearest(to: $0, among: known) }
    throw fail(
      "unknown-declaration", "no declaration begins with \(token.shown)",
      help: near.map { "did you mean '\($0)'?" })
  }

  private mutating func branch() throws(Failure) -> NavSpec.Branch {
    let name = try self.name("a name")
    let parameters = try self.parameters()
    try expect(.colon, "and the coordinator that '\(name.text)' makes")
    var branch = NavSpec.Branch(
      name: name, parameters: parameters, coordinator: try self.name("a coordinator"))
    branch.arguments = try arguments() ?? []
    branch.members = try places()
    return branch
  }

  private mutating func tabs() throws(Failure) -> NavSpec.Tabs {
    let arePages = token.word == "pages"
    advance()
    var tabs = NavSpec.Tabs(name: try name("a name"), arePages: arePages, tabs: [])
    try braces("before the tabs") { parser throws(Failure) in
      guard parser.take(arePages ? "page" : "tab") else {
        throw parser.fail("expected", "expected '\(arePages ? "page" : "tab")', found \(parser.token.shown)")
      }
      tabs.tabs.append(try parser.branch())
    }
    return tabs
  }

  private mutating func effect(isBlocking: Bool) throws(Failure) -> NavSpec.Effect {
    advance()
    var effect = NavSpec.Effect(
      name: try name("the name of the effect"), isBlocking: isBlocking, parameters: try parameters(),
      outcomes: [])
    guard take(.colon) else { return effect }
    repeat {
      let message = NavSpec.Message(name: try name("an outcome"), parameters: try parameters())
      effect.outcomes.append(NavSpec.Outcome(message: message, isRepeated: take("many")))
    } while take(.comma)
    return effect
  }

  // MARK: What may stand everywhere

  /// A variable, a handler, a property or an opt-out; nil if it is none of these.
  mutating func common(_ documentation: [String]) throws(Failure) -> NavSpec.Member? {
    switch token.word {
    case "var", "weak", "unowned", "structural": return .variable(try variable())
    case "on": return .handler(try handler())
    case "allow":
      advance()
      let property = try name("a property")
      if isAt("at") { throw unsupported("'allow … at'") }
      return .allow(NavSpec.Allowance(property: property, reason: try text("the reason")))
    default: break
    }
    guard let kind = token.word.flatMap(NavSpec.Property.Kind.init) else { return nil }
    advance()
    var property = NavSpec.Property(
      kind: kind, name: try name("the name of the property"), documentation: documentation,
      claim: NavSpec.Expression(.number(0)))
    if take("on") { property.pattern = try pattern() }
    if take("when") { property.condition = try expression() }
    try expect(.colon, "before what must be true")
    property.claim = try expression()
    return .property(property)
  }

  private mutating func variable() throws(Failure) -> NavSpec.Variable {
    var ownership = NavSpec.Variable.Ownership.strong
    let isStructural = take("structural")
    if take("weak") { ownership = .weak } else if take("unowned") { ownership = .unowned }
    guard take("var") else { throw fail("expected", "expected 'var', found \(token.shown)") }
    let name = try self.name("the name of the variable")
    try expect(.colon, "and the domain of '\(name.text)'")
    var variable = NavSpec.Variable(
      name: name, ownership: ownership, isStructural: isStructural, domain: try domain())
    if take(.assign) { variable.initial = try expression() }
    if take("believes") { variable.tie = .believes(try self.name("a part")) }
    if take("binds") { variable.tie = .binds(try self.name("a part")) }
    return variable
  }

  private mutating func handler() throws(Failure) -> NavSpec.Handler {
    let origin = token.origin
    advance()
    var patterns = [try pattern()]
    while take(.comma) { patterns.append(try pattern()) }
    let condition = take("when") ? try expression() : nil
    return NavSpec.Handler(patterns: patterns, condition: condition, body: try block(), origin: origin)
  }

  mutating func pattern() throws(Failure) -> NavSpec.Pattern {
    let origin = token.origin
    var words = [try name("an event")]
    if case .word(let next) = token.kind, next != "when", !isAtBreak { words.append(try name("an event")) }
    guard isAt(.leftParenthesis) else { return NavSpec.Pattern(words: words, origin: origin) }
    var values: [NavSpec.Binding] = []
    advance()
    brackets += 1
    defer { brackets -= 1 }
    if !isAt(.rightParenthesis) {
      repeat {
        let name = try self.name("a name for the value")
        values.append(NavSpec.Binding(name: name, domain: take(.colon) ? try domain() : nil))
      } while take(.comma)
    }
    try expect(.rightParenthesis, "behind the values")
    return NavSpec.Pattern(words: words, values: values, origin: origin)
  }

  // MARK: Domains

  mutating func parameters() throws(Failure) -> [NavSpec.Parameter] {
    guard isAt(.leftParenthesis) else { return [] }
    advance()
    brackets += 1
    defer { brackets -= 1 }
    var parameters: [NavSpec.Parameter] = []
    if !isAt(.rightParenthesis) {
      repeat {
        let name = try self.name("the name of a parameter")
        try expect(.colon, "and the domain of '\(name.text)'")
        parameters.append(NavSpec.Parameter(name: name, domain: try domain()))
      } while take(.comma)
    }
    try expect(.rightParenthesis, "behind the parameters")
    return parameters
  }

  mutating func domain() throws(Failure) -> NavSpec.Domain {
    let plain = try nested { parser throws(Failure) in try parser.plainDomain() }
    return take(.question) ? .optional(plain) : plain
  }

  private mutating func plainDomain() throws(Failure) -> NavSpec.Domain {
    let origin = token.origin
    switch token.kind {
    case .number(let low):
      advance()
      try expect(.ellipsis, "between the ends of a range")
      return .range(low, try number("the end of the range"), origin)
    case .symbol(.leftBracket):
      advance()
      brackets += 1
      defer { brackets -= 1 }
      let element = try domain()
      try expect(.rightBracket, "behind the domain of the elements")
      return .list(element)
    case .symbol(.leftBrace):
      advance()
      brackets += 1
      defer { brackets -= 1 }
      var cases: [NavSpec.Message] = []
      repeat {
        cases.append(NavSpec.Message(name: try name("a case"), parameters: try parameters()))
      } while take(.comma)
      try expect(.rightBrace, "behind the cases")
      return .cases(cases, origin)
    case .word("Bool"):
      advance()
      return .bool(origin)
    default:
      var path = [try name("a domain")]
      while take(.dot) { path.append(try name("a name")) }
      return .named(path)
    }
  }
}

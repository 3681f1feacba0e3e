extension NavParser {
  mutating func file() -> NavSpec? {
    var spec: NavSpec?
    do {
      let documentation = token.documentation
      guard isAtEnd == false else {
        throw fail("empty", "an empty file describes no system", help: "begin with: system App")
      }
      guard token.word == "system" else {
        throw fail("no-system", "a spec begins with 'system' and a name, found \(token.shown)")
      }
      advance()
      spec = NavSpec(name: try name("the name of the system"), documentation: documentation)
    } catch {
      return nil
    }
    var headers: [NavSpec.Header] = []
    var items: [NavSpec.Item] = []
    while !isAtEnd {
      lines { parser throws(Failure) in
        if let header = try parser.header() {
          if !items.isEmpty {
            parser.report("late-header", "headers stand above the declarations", at: parser.token.origin)
          }
          headers.append(header)
        } else {
          items.append(try parser.item())
        }
      }
      if isAt(.rightBrace) {
        report("unopened-brace", "this '}' closes nothing", at: token.origin)
        advance()
      }
    }
    spec?.headers = headers
    spec?.items = items
    return spec
  }

  // MARK: Headers

  /// A header line; nil if the line is something else.
  private mutating func header() throws(Failure) -> NavSpec.Header? {
    switch token.word {
    case "platform":
      advance()
      let name = isAt(.leftBrace) ? nil : try self.name("the name of a platform")
      return .platform(name, try settings())
    case "dialect":
      advance()
      let name = isAt(.leftBrace) ? nil : try self.name("the name of a dialect")
      return .dialect(name, try settings())
    case "timing":
      advance()
      return .timing(try name("'atomic' or 'interleaved'"))
    case "overtake":
      let origin = token.origin
      advance()
      if take("free") { return .overtake(nil, origin) }
      return .overtake(try number("a number or 'free'"), origin)
    case "bound":
      advance()
      var bounds: [NavSpec.Bound] = []
      repeat {
        let name = try self.name("the name of a bound")
        bounds.append(NavSpec.Bound(name: name, limit: try number("a number")))
      } while take(.comma)
      return .bound(bounds)
    case "with":
      advance()
      return .with(try names("the name of an adversary"))
    case "without":
      advance()
      return .without(try names("the name of an adversary"))
    default: return nil
    }
  }

  private mutating func settings() throws(Failure) -> [NavSpec.Setting] {
    guard isAt(.leftBrace) else { return [] }
    var settings: [NavSpec.Setting] = []
    try braces("before the switches") { parser throws(Failure) in
      let name = try parser.name("the name of a switch")
      try parser.expect(.assign, "behind the switch")
      if case .number(let value) = parser.token.kind {
        settings.append(
          NavSpec.Setting(name: name, value: NavSpec.Name(String(value), origin: parser.token.origin)))
        parser.advance()
      } else {
        settings.append(NavSpec.Setting(name: name, value: try parser.name("a value")))
      }
    }
    return settings
  }

  // MARK: Items

  /// Words that begin a declaration which this version does not have.
  private static let later = [
    "use": "'use'", "base": "'base'", "action": "'action'", "accepts": "'accepts'", "rejects": "'rejects'",
    "assume": "'assume'", "known": "'known'", "fair": "'fair'", "opaque": "'opaque'", "code": "'code'",
    "parameter": "a parameter of the system", "feedback": "'feedback'", "eventually": "'eventually'",
  ]

  private mutating func item() throws(Failure) -> NavSpec.Item {
    let documentation = token.documentation
    if let word = token.word, let later = Self.later[word], following.kind != .symbol(.assign) {
      throw unsupported(later)
    }
    switch token.word {
    case "type":
      advance()
      let name = try self.name("the name of the type")
      try expect(.assign, "behind the name of the type")
      return .type(NavSpec.TypeAlias(name: name, domain: try domain()))
    case "event": return .event(try event())
    case "link": return .link(try link())
    case "step":
      advance()
      let name = try self.name("the name of the step")
      return .step(NavSpec.Message(name: name, parameters: try parameters()))
    case "coordinator": return .coordinator(try coordinator(documentation))
    case "final":
      advance()
      guard take("when") else {
        throw fail("expected", "expected 'when' behind 'final', found \(token.shown)")
      }
      return .final(try expression())
    case "variant": return .variant(try variant(documentation))
    case "expect": return .expect(try expectation())
    case "ignore":
      advance()
      return .ignore(try pattern())
    default: break
    }
    switch try common(documentation) {
    case .variable(let variable): return .variable(variable)
    case .handler(let handler): return .handler(handler)
    case .property(let property): return .property(property)
    case .allow(let allowance): return .allow(allowance)
    default:
      let known = [
        "type", "event", "link", "step", "coordinator", "final", "variant", "expect", "var", "on", "always",
        "never",
      ]
      let near = token.word.flatMap { NavSpelling.nearest(to: $0, among: known) }
      throw fail(
        "unknown-declaration", "no declaration begins with \(token.shown)",
        help: near.map { "did you mean '\($0)'?" })
    }
  }

  private mutating func event() throws(Failure) -> NavSpec.ExternalEvent {
    advance()
    var event = NavSpec.ExternalEvent(name: try name("the name of the event"), parameters: try parameters())
    if take("at") {
      guard take("most") else { throw fail("expected", "expected 'most', found \(token.shown)") }
      event.atMost = try number("how often")
    }
    if take("when") { event.condition = try expression() }
    return event
  }

  private mutating func link() throws(Failure) -> NavSpec.Link {
    advance()
    let name = try self.name("the name of the link")
    let parameters = try self.parameters()
    guard take("to") else {
      throw fail("expected", "expected 'to' and the screen that the link ends at, found \(token.shown)")
    }
    var link = NavSpec.Link(name: name, parameters: parameters, target: try route())
    if take("blocked") {
      guard take("by") else { throw fail("expected", "expected 'by', found \(token.shown)") }
      link.blockedBy = try expression()
    }
    return link
  }

  private mutating func variant(_ documentation: [String]) throws(Failure) -> NavSpec.Variant {
    advance()
    var variant = NavSpec.Variant(name: try name("the name of the variant"), documentation: documentation)
    try braces("before what differs") { parser throws(Failure) in
      if let header = try parser.header() {
        variant.headers.append(header)
      } else if parser.isAt("variant") {
        throw parser.fail("nested-variant", "a variant does not contain another")
      } else {
        variant.items.append(try parser.item())
      }
    }
    return variant
  }

  private mutating func expectation() throws(Failure) -> NavSpec.Expectation {
    let origin = token.origin
    advance()
    if take("holds") { return NavSpec.Expectation(.holds, origin: origin) }
    if take("vacuous") { return NavSpec.Expectation(.vacuous(try name("a property")), origin: origin) }
    if take("incomplete") { return NavSpec.Expectation(.incomplete(try name("a property")), origin: origin) }
    guard take("violated") else {
      throw fail("expected", "expected 'holds', 'violated', 'vacuous' or 'incomplete', found \(token.shown)")
    }
    var claims: [NavSpec.Expectation.Claim] = []
    repeat {
      var claim = NavSpec.Expectation.Claim(property: try name("a property"))
      if take("in") {
        claim.inputs = try number("a number of inputs")
        guard take("input") || take("inputs") else {
          throw fail(
            "expected", "expected 'inputs', found \(token.shown)", help: "lengths are counted in inputs")
        }
      }
      claims.append(claim)
    } while take(.comma)
    return NavSpec.Expectation(.violated(claims), origin: origin)
  }
}

extension NavParser {
  static let itemWords: Set<String> = [
    "use", "type", "event", "link", "step", "coordinator", "opaque", "base", "action", "assume", "final",
    "fair",
    "var",
    "structural", "weak", "unowned", "on",
    "always",
    "never", "change", "sometimes", "possible", "eventually", "allow", "ignore", "variant", "expect", "known",
    "accepts",
    "rejects",
  ]

  /// Reads a declaration of the system.
  mutating func item(inVariant: Bool) throws(Panic) -> NavSpec.Item {
    let documentation = token.documentation
    guard atWord, let word = token.word else { throw unexpected("a declaration") }
    if NavSpec.Property.Kind(rawValue: word) != nil { return .property(try property()) }
    switch word {
    case "use":
      let origin = token.origin
      advance()
      return .use(NavSpec.Use(path: try text("the path of a part between quotes"), origin: origin))
    case "type":
      advance()
      let name = try capitalName("the name of a type")
      try expect(.assign, "and the domain of the type")
      return .type(NavSpec.TypeAlias(name: name, domain: try domain()))
    case "event": return .event(try externalEvent())
    case "link": return .link(try link())
    case "step":
      advance()
      return .step(try message("the name of a step"))
    case "coordinator": return .coordinator(try coordinator(documentation))
    case "opaque": return .opaque(try opaque(documentation))
    case "base": return .base(try base(documentation))
    case "action": return .action(try action())
    case "assume": return .assume(try assumption(documentation))
    case "final":
      advance()
      try expect("when", "and a condition")
      return .final(try expression())
    case "fair":
      advance()
      let isStrong = at("strong") && wordFollows
      if isStrong { advance() }
      return .fair(NavSpec.Fairness(try pattern(), isStrong: isStrong))
    case "var", "structural", "weak", "unowned": return .variable(try variable())
    case "on": return .handler(try handler())
    case "allow": return .allow(try allowance())
    case "ignore":
      advance()
      return .ignore(try pattern())
    case "variant" where !inVariant: return .variant(try variant(documentation))
    case "expect": return .expect(try expectation())
    case "known": return .known(try known())
    case "accepts", "rejects": return .log(try log(documentation))
    default:
      let place = inVariant ? "a variant" : "a system"
      throw notDeclared(word, "declaration of \(place)", Self.itemWords.union(Self.headerWords))
    }
  }

  /// Reports a word that begins no declaration here, because it is in the wrong place or misspelt.
  mutating func notDeclared(_ word: String, _ what: String, _ legal: Set<String>) -> Panic {
    let origin = token.origin
    if Self.everyDeclarationWord.contains(word) {
      report(
        "misplaced", "\(NavDiagnostic.quoted(word)) is not a \(what)", at: origin, help: Self.homes[word])
    } else {
      report(
        "unknown-declaration", "no \(what) begins with \(NavDiagnostic.quoted(word))", at: origin,
        help: NavSpelling.question(about: word, among: legal)
          ?? NavSpelling.question(about: word, among: Self.everyDeclarationWord))
    }
    return Panic()
  }

  private mutating func externalEvent() throws(Panic) -> NavSpec.ExternalEvent {
    advance()
    var event = NavSpec.ExternalEvent(name: try plainName("the name of an event"))
    event.parameters = try parameters()
    while true {
      if event.atMost == nil, take("at") {
        try expect("most", "and a number")
        event.atMost = try number("the largest number of occurrences")
      } else if event.condition == nil, take("when") {
        event.condition = try expression()
      } else {
        return event
      }
    }
  }

  private mutating func link() throws(Panic) -> NavSpec.Link {
    advance()
    let name = try plainName("the name of a link")
    let parameters = try parameters()
    try expect("to", "and the target of the link")
    var link = NavSpec.Link(name: name, parameters: parameters, target: try route("a screen"))
    if take("blocked") {
      try expect("by", "and a condition")
      link.blockedBy = try expression()
    }
    return link
  }

  private mutating func variant(_ documentation: [String]) throws(Panic) -> NavSpec.Variant {
    advance()
    var variant = NavSpec.Variant(name: try plainName("the name of a variant"), documentation: documentation)
    let parts = try block(of: Self.variantList) { parser throws(Panic) -> Part? in
      try parser.part(inVariant: true)
    }
    for part in parts {
      switch part {
      case .header(let header, _): variant.headers.append(header)
      case .item(let item): variant.items.append(item)
      }
    }
    return variant
  }

  private mutating func expectation() throws(Panic) -> NavSpec.Expectation {
    let origin = keyword()
    if take("holds") {
      let worlds = take(.comma) ? try worlds() : nil
      return NavSpec.Expectation(.holds, worlds: worlds, origin: origin)
    }
    if take("vacuous") {
      return NavSpec.Expectation(.vacuous(try plainName("the name of a property")), origin: origin)
    }
    if take("incomplete") {
      return NavSpec.Expectation(.incomplete(try plainName("the name of a property")), origin: origin)
    }
    guard take("violated") else {
      let legal = ["holds", "violated", "vacuous", "incomplete"]
      let help = token.word.flatMap { NavSpelling.question(about: $0, among: legal) }
      throw unexpected("'holds', 'violated', 'vacuous' or 'incomplete'", help: help)
    }
    var claims: [NavSpec.Expectation.Claim] = []
    repeat {
      if !claims.isEmpty, case .number = token.kind {
        return NavSpec.Expectation(.violated(claims), worlds: try worlds(), origin: origin)
      }
      claims.append(try claim())
    } while take(.comma)
    return NavSpec.Expectation(.violated(claims), origin: origin)
  }

  /// Reads `n worlds`.
  private mutating func worlds() throws(Panic) -> Int {
    let count = try number("the number of worlds")
    guard take("worlds") || take("world") else { throw unexpected("'worlds'") }
    return count
  }

  /// Reads `name [in n inputs]`.
  mutating func claim() throws(Panic) -> NavSpec.Expectation.Claim {
    let name = try plainName("the name of a property")
    return NavSpec.Expectation.Claim(property: name, inputs: try inputs())
  }

  /// Reads `in n inputs`; nil if there is no `in`.
  private mutating func inputs() throws(Panic) -> Int? {
    guard take("in") else { return nil }
    let count = try number("the length of the shortest trace")
    guard take("inputs") || take("input") else {
      throw unexpected("'inputs'", help: at("steps") || at("step") ? "lengths are counted in inputs" : nil)
    }
    return count
  }

  /// Reads `accepts name { lines }`, or `rejects`.
  private mutating func log(_ documentation: [String]) throws(Panic) -> NavSpec.Log {
    let isAccepted = at("accepts")
    advance()
    let name = try plainName("the name of a log")
    let lines = try block(of: "the lines of the log") { parser throws(Panic) -> NavSpec.Log.Line? in
      var words = [try parser.plainName("an output or an input")]
      if parser.atWord { words.append(try parser.plainName("an input")) }
      let arguments = parser.at(.leftParenthesis) ? try parser.arguments() : nil
      return NavSpec.Log.Line(words: words, arguments: arguments)
    }
    return NavSpec.Log(isAccepted: isAccepted, name: name, documentation: documentation, lines: lines)
  }

  /// Reads `known violated name [at subject] [in n inputs] "what"`.
  private mutating func known() throws(Panic) -> NavSpec.Known {
    let origin = keyword()
    try expect("violated", "and the name of a property")
    let name = try plainName("the name of a property")
    let subject = take("at") ? try subject() : nil
    let claim = NavSpec.Expectation.Claim(property: name, inputs: try inputs())
    return NavSpec.Known(
      claim: claim, subject: subject, signature: try text("a description between quotes"), origin: origin)
  }

  private mutating func subject() throws(Panic) -> NavSpec.Allowance.Subject {
    if at("tap"), wordFollows {
      advance()
      return .control(try plainName("the name of a control"))
    }
    if at("link"), wordFollows {
      advance()
      return .link(try plainName("the name of a link"))
    }
    return .place(try path("a coordinator, a screen, 'tap' and a control, or 'link' and a link"))
  }

  /// Reads `allow name [at subject] "reason"`.
  mutating func allowance() throws(Panic) -> NavSpec.Allowance {
    advance()
    let name = try plainName("the name of a property")
    let subject = take("at") ? try subject() : nil
    return NavSpec.Allowance(property: name, subject: subject, reason: try text("the reason between quotes"))
  }

  /// Reads `kind name [on pattern] [when condition]: claim`.
  mutating func property() throws(Panic) -> NavSpec.Property {
    let documentation = token.documentation
    guard let kind = token.word.flatMap(NavSpec.Property.Kind.init(rawValue:)) else {
      throw unexpected("a property")
    }
    advance()
    let name = try plainName("the name of a property")
    let pattern = take("on") ? try pattern() : nil
    if pattern != nil, at(.comma) {
      throw unexpected(
        "':' and a condition", help: "a property has one event: write one property for each event")
    }
    let condition = take("when") ? try expression() : nil
    if at("leads") {
      throw unexpected("':' and a condition", help: "write: eventually \(name) when A: B")
    }
    try expect(.colon, "and a condition")
    return NavSpec.Property(
      kind: kind, name: name, documentation: documentation, pattern: pattern, condition: condition,
      claim: try expression())
  }
}

extension NavParser {
  static let headerWords: Set<String> = [
    "platform", "dialect", "timing", "overtake", "bound", "with", "without", "set",
  ]
  static let variantList = "declarations"

  /// Reads a whole file; returns nil if it does not begin like a spec.
  mutating func file() -> NavSpec? {
    skipLineEnds()
    let documentation = token.documentation
    let isPart = at("part")
    guard isPart ? take("part") : beginsSystem() else { return nil }
    var spec = NavSpec(name: "", documentation: documentation)
    spec.isPart = isPart
    let start = consumed
    do throws(Panic) {
      spec.name = try capitalName(isPart ? "the name of the part" : "the name of the system")
      if !isPart { spec.parameters = try systemParameters() }
      try expectEnd()
    } catch {
      recover(from: start, level: 0)
    }
    while true {
      skipLineEnds()
      hasReportedOpenBlock = false
      if token.kind == .end { return spec }
      if at(.rightBrace) {
        // After an unclosed block or a superfluous brace, further unmatched braces are not reported.
        if !lexer.diagnostics.contains(where: { $0.code == "unclosed-block" || $0.code == "unmatched-brace" })
        {
          report("unmatched-brace", "this '}' has no matching '{'", at: token.origin)
        }
        advance()
        braces = 0
        continue
      }
      guard let part = one({ parser throws(Panic) in try parser.part(inVariant: false) }, level: 0) else {
        continue
      }
      switch part {
      case .header(_, let origin) where isPart:
        report(
          "not-in-part", "a part cannot have headers", at: origin,
          help: "move it into the specs that use the part")
      case .header(let header, let origin):
        if !spec.items.isEmpty {
          report(
            "header-order", "a header must come before the first declaration", at: origin,
            help: "move it directly below 'system'")
        }
        spec.headers.append(header)
      case .item(.variant(let variant)) where isPart:
        report(
          "not-in-part", "a part cannot have variants", at: variant.name.origin, help: "move it into a spec")
      case .item(.expect(let expectation)) where isPart:
        report(
          "not-in-part", "a part cannot have expectations, because it is not checked alone",
          at: expectation.origin,
          help: "move it into a spec")
      case .item(let item):
        spec.items.append(item)
      }
    }
  }

  /// Reads `system`, or reports that it is missing; returns false if the text does not look like a spec.
  private mutating func beginsSystem() -> Bool {
    if take("system") { return true }
    report(
      "missing-system",
      token.kind == .end
        ? "the file has no declarations" : "a spec begins with 'system', not with \(token.shown)",
      at: token.origin, help: "begin with 'system Name', or with 'part Name' in a part")
    guard let word = token.word, NavSpelling.nearest(to: word, among: ["system"]) != nil else { return false }
    advance()
    return true
  }

  /// A line of a spec or of a variant.
  enum Part {
    case header(NavSpec.Header, NavSpec.Origin)
    case item(NavSpec.Item)
  }

  /// Reads a header or a declaration.
  mutating func part(inVariant: Bool) throws(Panic) -> Part {
    if let word = token.word, Self.headerWords.contains(word) {
      let origin = token.origin
      return .header(try header(inVariant: inVariant), origin)
    }
    return .item(try item(inVariant: inVariant))
  }

  private mutating func header(inVariant: Bool) throws(Panic) -> NavSpec.Header {
    let word = token.word
    advance()
    switch word {
    case "platform":
      let (name, settings) = try pack("the name of a platform", inVariant: inVariant)
      return .platform(name, settings)
    case "dialect":
      let (name, settings) = try pack("the name of a dialect", inVariant: inVariant)
      return .dialect(name, settings)
    case "timing":
      return .timing(try plainName("'atomic' or 'interleaved'"))
    case "overtake":
      let origin = token.origin
      if take("free") { return .overtake(nil, origin) }
      return .overtake(try number("a number or 'free'"), origin)
    case "bound":
      var bounds: [NavSpec.Bound] = []
      repeat {
        let name = try plainName("the name of a bound")
        bounds.append(NavSpec.Bound(name: name, limit: try number("a number")))
      } while take(.comma)
      return .bound(bounds)
    case "set":
      if !inVariant {
        report(
          "set-outside-variant", "'set' is outside of a variant",
          at: previous, help: "write: system Name(parameter: domain = value)")
      }
      var settings = [try setting("the name of a parameter")]
      while take(.comma) { settings.append(try setting("the name of a parameter")) }
      return .set(settings)
    case "with":
      return .with(try names("the name of an adversary"))
    default:
      return .without(try names("the name of an adversary"))
    }
  }

  private mutating func pack(
    _ what: String, inVariant: Bool
  ) throws(Panic) -> (NavSpec.Name?, [NavSpec.Setting]) {
    let name = inVariant && at(.leftBrace) ? nil : try plainName(what)
    guard at(.leftBrace) else { return (name, []) }
    let settings = try block(of: "switches") { parser throws(Panic) -> NavSpec.Setting? in
      try parser.setting("the name of a switch")
    }
    return (name, settings)
  }

  /// Reads `name = value`, where the value is a word or a whole number.
  private mutating func setting(_ what: String) throws(Panic) -> NavSpec.Setting {
    let name = try plainName(what)
    try expect(.assign, "and a value")
    let origin = token.origin
    if atWord, let text = token.word {
      advance()
      return NavSpec.Setting(name: name, value: NavSpec.Name(text, origin: origin))
    }
    let sign = take(.minus) ? "-" : ""
    let value = try number("a name or a number")
    return NavSpec.Setting(name: name, value: NavSpec.Name(sign + String(value), origin: origin))
  }

  /// Reads a whole number.
  mutating func number(_ what: String) throws(Panic) -> Int {
    guard !isAtLineBreak, case .number(let value) = token.kind else { throw unexpected(what) }
    advance()
    return value
  }

  /// Reads a string.
  mutating func text(_ what: String) throws(Panic) -> String {
    guard !isAtLineBreak, case .string(let text) = token.kind else { throw unexpected(what) }
    advance()
    return text
  }
}

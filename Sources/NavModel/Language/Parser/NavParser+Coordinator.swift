extension NavParser {
  static let memberList = "the members of the coordinator"
  static let placeMemberList = "the members of the screen or branch"
  static let tabList = "tabs"
  static let columnList = "columns"
  private static let commonWords: Set<String> = [
    "var", "structural", "weak", "unowned", "on", "always", "never", "change", "sometimes", "possible",
    "eventually",
    "allow",
    "effect", "blocking", "ignore", "action",
  ]
  static let memberWords: Set<String> =
    commonWords.union(["start", "finishes", "lock", "screen", "branch", "tabs", "pages", "split", "feedback"])
  static let placeWords: Set<String> = commonWords.union(["without"]).union(treeWords)

  /// Reads `coordinator Name(params) { … }`.
  mutating func coordinator(_ documentation: [String]) throws(Panic) -> NavSpec.Coordinator {
    advance()
    let name = try capitalName("the name of a coordinator")
    let parameters = try parameters()
    let base = take(.colon) ? try capitalName("the name of a base") : nil
    let code = take("code") ? try text("the path of a file between quotes") : nil
    let members = try block(of: Self.memberList) { parser throws(Panic) -> NavSpec.Member? in
      try parser.member()
    }
    return NavSpec.Coordinator(
      name: name, documentation: documentation, parameters: parameters, base: base, code: code,
      members: members)
  }

  /// Reads `base Name { … }`.
  mutating func base(_ documentation: [String]) throws(Panic) -> NavSpec.Base {
    advance()
    let name = try capitalName("the name of a base")
    let members = try block(of: Self.memberList) { parser throws(Panic) -> NavSpec.Member? in
      try parser.member()
    }
    return NavSpec.Base(name: name, documentation: documentation, members: members)
  }

  private mutating func member() throws(Panic) -> NavSpec.Member {
    guard atWord, let word = token.word else { throw unexpected("a declaration") }
    switch word {
    case "start":
      advance()
      return .start(try route("the first screen"))
    case "finishes":
      advance()
      let causes = try names("'user' or 'program'")
      try expect(.colon, "and the result")
      let result = take("none") ? nil : try route("a result")
      return .finishes(NavSpec.DefaultResult(causes: causes, result: result))
    case "lock":
      advance()
      return .lock(try plainName("the name of a lock"))
    case "screen": return .screen(try screen())
    case "branch":
      advance()
      return .branch(try branch())
    case "tabs", "pages": return .tabs(try tabs())
    case "split": return .split(try split())
    case "feedback": return .feedback(try feedback())
    default:
      if let member = try commonMember(word) { return member }
      throw notDeclared(word, "declaration of a coordinator", Self.memberWords)
    }
  }

  private mutating func placeMember() throws(Panic) -> NavSpec.Member {
    guard atWord, let word = token.word else { throw unexpected("a declaration") }
    if take("without") {
      let ways = try names("a way out, or the name of an adversary")
      return .without(ways, when: take("when") ? try expression() : nil)
    }
    if let kind = NavSpec.TreeClause.Kind(rawValue: word) { return .tree(try treeClause(kind)) }
    if let member = try commonMember(word) { return member }
    throw notDeclared(word, "declaration of a screen or a branch", Self.placeWords)
  }

  private mutating func commonMember(_ word: String) throws(Panic) -> NavSpec.Member? {
    switch word {
    case "var", "structural", "weak", "unowned": return .variable(try variable())
    case "effect", "blocking": return .effect(try effect())
    case "on": return .handler(try handler())
    case "action": return .action(try action())
    case "allow": return .allow(try allowance())
    case "ignore":
      advance()
      return .ignore(try pattern())
    default: return NavSpec.Property.Kind(rawValue: word) == nil ? nil : .property(try property())
    }
  }

  private mutating func screen() throws(Panic) -> NavSpec.Place {
    advance()
    var place = NavSpec.Place(name: try plainName("the name of a screen"))
    place.parameters = try parameters()
    if take("tagged") { place.tags = try names("a tag") }
    place.members = try placeMembers()
    return place
  }

  mutating func branch() throws(Panic) -> NavSpec.Branch {
    let name = try plainName("the name of a branch")
    let parameters = try parameters()
    try expect(.colon, "and a coordinator")
    var branch = NavSpec.Branch(
      name: name, parameters: parameters, coordinator: try capitalName("the name of a coordinator"))
    branch.arguments = at(.leftParenthesis) ? try arguments() : []
    branch.members = try placeMembers()
    return branch
  }

  private mutating func placeMembers() throws(Panic) -> [NavSpec.Member] {
    guard !isAtEnd else { return [] }
    return try block(of: Self.placeMemberList) { parser throws(Panic) -> NavSpec.Member? in
      try parser.placeMember()
    }
  }

  private mutating func tabs() throws(Panic) -> NavSpec.Tabs {
    let arePages = at("pages")
    let word = arePages ? "page" : "tab"
    advance()
    let name = try plainName(arePages ? "the name of the page control" : "the name of the tab bar")
    let tabs = try block(of: Self.tabList) { parser throws(Panic) -> NavSpec.Branch? in
      try parser.expect(word, "and its name")
      return try parser.branch()
    }
    return NavSpec.Tabs(name: name, arePages: arePages, tabs: tabs)
  }

  private mutating func effect() throws(Panic) -> NavSpec.Effect {
    let isBlocking = take("blocking")
    try expect("effect", "and its name")
    if at("blocking"), wordFollows {
      throw unexpected("the name of an effect", help: "write 'blocking effect …'")
    }
    var effect = NavSpec.Effect(
      name: try plainName("the name of an effect"), isBlocking: isBlocking, outcomes: [])
    effect.parameters = try parameters()
    guard take(.colon) else { return effect }
    repeat { effect.outcomes.append(try outcome()) } while take(.comma)
    return effect
  }

  /// Reads `name [params] [many]`.
  mutating func outcome() throws(Panic) -> NavSpec.Outcome {
    let message = try message("the name of an outcome")
    return NavSpec.Outcome(message: message, isRepeated: take("many"))
  }

  /// Reads `[structural] [weak | unowned] var name: domain [= expression] [believes part | binds part]`.
  mutating func variable() throws(Panic) -> NavSpec.Variable {
    var isStructural = false
    var ownership = NavSpec.Variable.Ownership.strong
    while !at("var") {
      if !isStructural, take("structural") {
        isStructural = true
      } else if ownership == .strong, at("weak") || at("unowned") {
        ownership = at("weak") ? .weak : .unowned
        advance()
      } else {
        throw unexpected("'var'")
      }
    }
    advance()
    let name = try plainName("the name of a variable")
    try expect(.colon, "and a domain")
    var variable = NavSpec.Variable(
      name: name, ownership: ownership, isStructural: isStructural, domain: try domain())
    if take(.assign) { variable.initial = try expression() }
    if take("believes") {
      variable.binding = .believes(try plainName("a part of a container"))
    } else if take("binds") {
      variable.binding = .binds(try plainName("a part of a container"))
    }
    return variable
  }
}

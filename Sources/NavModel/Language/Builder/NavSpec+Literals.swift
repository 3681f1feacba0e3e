extension NavSpec {
  /// Reads a piece of a spec from the text of a literal; nil if the text is no such piece.
  ///
  /// How names are capitalised is checked where they are resolved.
  static func piece<Piece>(
    _ text: String, _ read: (inout NavParser) throws(NavParser.Panic) -> Piece
  ) -> Piece? {
    var parser = NavParser(Array(text.utf8))
    do throws(NavParser.Panic) {
      let piece = try read(&parser)
      let isWhole = parser.token.kind == .end
      return isWhole && parser.lexer.diagnostics.allSatisfy { $0.code == "capitalisation" } ? piece : nil
    } catch {
      return nil
    }
  }
}

extension NavSpec.Expression: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  /// Reads an expression as it is written in a `.nav` file: `"App.home"`, `"session == guest"`.
  ///
  /// A text that is no expression becomes a name, which no declaration has: the mistake is reported where names are
  /// looked up.
  public init(stringLiteral text: String) {
    let piece = NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.expression() }
    self = piece?.unplaced ?? NavSpec.Expression(.name(NavSpec.Name(text)))
  }

  /// Makes a number.
  public init(integerLiteral value: Int) {
    self.init(.number(value))
  }

  /// Makes `true` or `false`.
  public init(booleanLiteral value: Bool) {
    self.init(.name(value ? "true" : "false"))
  }

  /// Makes a list.
  public init(arrayLiteral elements: NavSpec.Expression...) {
    self.init(.list(elements))
  }

  private var unplaced: NavSpec.Expression { NavSpec.Expression(kind) }
}

extension NavSpec.Name: ExpressibleByStringInterpolation {}

extension NavSpec.Route: ExpressibleByStringInterpolation {
  /// Reads a dotted name with values: `"Profile.overview"`, `"article(swift)"`.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.route("a route") }
      ?? NavSpec.Route(path: [NavSpec.Name(text)])
  }
}

extension NavSpec.Pattern: ExpressibleByStringInterpolation {
  /// Reads an event: `"tap open(t: Topic)"`, `"removed"`.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.pattern() }
      ?? NavSpec.Pattern(words: [NavSpec.Name(text)])
  }
}

extension NavSpec.Domain: ExpressibleByStringInterpolation {
  /// Reads a domain: `"{ guest, member }"`, `"0...3"`, `"[Topic]"`, `"Topic?"`.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.domain() }
      ?? .named([NavSpec.Name(text)])
  }
}

extension NavSpec.Message: ExpressibleByStringInterpolation {
  /// Reads a name with parameters: `"profile(user: User)"`.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.message("a name") }
      ?? NavSpec.Message(name: NavSpec.Name(text))
  }
}

extension NavSpec.Outcome: ExpressibleByStringInterpolation {
  /// Reads an outcome of an effect: `"done(x: X)"`, `"progress many"`.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.outcome() }
      ?? NavSpec.Outcome(message: NavSpec.Message(name: NavSpec.Name(text)))
  }
}

extension NavSpec.Expectation.Claim: ExpressibleByStringInterpolation {
  /// Reads a claim: `"exit-once"`, `"exit-once in 4 inputs"`.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.claim() }
      ?? NavSpec.Expectation.Claim(property: NavSpec.Name(text))
  }
}

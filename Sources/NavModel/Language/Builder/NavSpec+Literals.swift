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
  /// Parses an expression in the syntax of a `.nav` file, such as `"App.home"` or `"session == guest"`.
  ///
  /// A text that is not an expression becomes a name without a declaration, so resolving the spec reports the
  /// mistake.
  public init(stringLiteral text: String) {
    let piece = NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.expression() }
    self = piece?.unplaced ?? NavSpec.Expression(.name(NavSpec.Name(text)))
  }

  /// Creates an expression from an integer literal.
  public init(integerLiteral value: Int) {
    self.init(.number(value))
  }

  /// Creates the expression `true` or `false` from a Boolean literal.
  public init(booleanLiteral value: Bool) {
    self.init(.name(value ? "true" : "false"))
  }

  /// Creates a list of expressions from an array literal.
  public init(arrayLiteral elements: NavSpec.Expression...) {
    self.init(.list(elements))
  }

  private var unplaced: NavSpec.Expression { NavSpec.Expression(kind) }
}

extension NavSpec.Name: ExpressibleByStringInterpolation {}

extension NavSpec.Route: ExpressibleByStringInterpolation {
  /// Parses a dotted name with values, such as `"Profile.overview"` or `"article(swift)"`.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.route("a route") }
      ?? NavSpec.Route(path: [NavSpec.Name(text)])
  }
}

extension NavSpec.Pattern: ExpressibleByStringInterpolation {
  /// Parses the name of an event, such as `"tap open(t: Topic)"` or `"removed"`.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.pattern() }
      ?? NavSpec.Pattern(words: [NavSpec.Name(text)])
  }
}

extension NavSpec.Domain: ExpressibleByStringInterpolation {
  /// Parses a domain, such as `"{ guest, member }"`, `"0...3"`, `"[Topic]"` or `"Topic?"`.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.domain() }
      ?? .named([NavSpec.Name(text)])
  }
}

extension NavSpec.Message: ExpressibleByStringInterpolation {
  /// Parses a name with parameters, such as `"profile(user: User)"`.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.message("a name") }
      ?? NavSpec.Message(name: NavSpec.Name(text))
  }
}

extension NavSpec.Outcome: ExpressibleByStringInterpolation {
  /// Parses an outcome of an effect, such as `"done(x: X)"` or `"progress many"`.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.outcome() }
      ?? NavSpec.Outcome(message: NavSpec.Message(name: NavSpec.Name(text)))
  }
}

extension NavSpec.Expectation.Claim: ExpressibleByStringInterpolation {
  /// Parses an expected violation, such as `"exit-once"` or `"exit-once in 4 inputs"`.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.claim() }
      ?? NavSpec.Expectation.Claim(property: NavSpec.Name(text))
  }
}

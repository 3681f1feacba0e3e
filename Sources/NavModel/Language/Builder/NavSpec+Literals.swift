extension NavSpec {
  /// Parses a piece of a spec from the text of a literal; nil if the text is not such a piece.
  ///
  /// The function accepts names with wrong capitalisation.
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
  /// A text that is not an expression becomes an undeclared name, so that resolving the spec reports an error.
  ///
  /// - Parameter text: The text of the expression.
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
  ///
  /// Any other text becomes an undeclared name, so that resolving the spec reports an error.
  ///
  /// - Parameter text: The text of the route.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.route("a route") }
      ?? NavSpec.Route(path: [NavSpec.Name(text)])
  }
}

extension NavSpec.Pattern: ExpressibleByStringInterpolation {
  /// Parses a pattern for events, such as `"tap open(t: Topic)"` or `"removed"`.
  ///
  /// Any other text becomes an undeclared name, so that resolving the spec reports an error.
  ///
  /// - Parameter text: The text of the pattern.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.pattern() }
      ?? NavSpec.Pattern(words: [NavSpec.Name(text)])
  }
}

extension NavSpec.Domain: ExpressibleByStringInterpolation {
  /// Parses a domain, such as `"{ guest, member }"`, `"0...3"`, `"[Topic]"` or `"Topic?"`.
  ///
  /// Any other text becomes an undeclared name, so that resolving the spec reports an error.
  ///
  /// - Parameter text: The text of the domain.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.domain() }
      ?? .named([NavSpec.Name(text)])
  }
}

extension NavSpec.Message: ExpressibleByStringInterpolation {
  /// Parses a name with parameters, such as `"profile(user: User)"`.
  ///
  /// Any other text becomes a name without parameters.
  ///
  /// - Parameter text: The name with its parameters.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.message("a name") }
      ?? NavSpec.Message(name: NavSpec.Name(text))
  }
}

extension NavSpec.Outcome: ExpressibleByStringInterpolation {
  /// Parses an outcome of an effect, such as `"done(x: X)"` or `"progress many"`.
  ///
  /// Any other text becomes a name without parameters.
  ///
  /// - Parameter text: The text of the outcome.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.outcome() }
      ?? NavSpec.Outcome(message: NavSpec.Message(name: NavSpec.Name(text)))
  }
}

extension NavSpec.Expectation.Claim: ExpressibleByStringInterpolation {
  /// Parses an expected violation, such as `"exit-once"` or `"exit-once in 4 inputs"`.
  ///
  /// Any other text becomes the name of a property.
  ///
  /// - Parameter text: The name of the property, optionally with the length of the trace.
  public init(stringLiteral text: String) {
    self =
      NavSpec.piece(text) { parser throws(NavParser.Panic) in try parser.claim() }
      ?? NavSpec.Expectation.Claim(property: NavSpec.Name(text))
  }
}

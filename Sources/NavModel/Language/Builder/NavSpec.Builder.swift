extension NavSpec {
  /// A result builder that collects the lines of a spec or of a variant: headers and declarations.
  @resultBuilder
  public enum Builder {
    /// The lines of a spec or of a variant, as the result builder collects them.
    public struct Lines: Sendable {
      var headers: [Header] = []
      var items: [Item] = []
    }

    /// Adds a header.
    public static func buildExpression(_ header: Header) -> Lines { Lines(headers: [header]) }

    /// Adds a declaration.
    public static func buildExpression(_ item: Item) -> Lines { Lines(items: [item]) }

    /// Adds a coordinator.
    public static func buildExpression(_ coordinator: Coordinator) -> Lines {
      Lines(items: [.coordinator(coordinator)])
    }

    /// Adds a variable of the system.
    public static func buildExpression(_ variable: Variable) -> Lines { Lines(items: [.variable(variable)]) }

    /// Adds a handler of the system.
    public static func buildExpression(_ handler: Handler) -> Lines { Lines(items: [.handler(handler)]) }

    /// Adds a property.
    public static func buildExpression(_ property: Property) -> Lines { Lines(items: [.property(property)]) }

    /// Adds a base, whose members coordinators inherit.
    public static func buildExpression(_ base: Base) -> Lines { Lines(items: [.base(base)]) }

    /// Adds an action of the system.
    public static func buildExpression(_ action: Action) -> Lines { Lines(items: [.action(action)]) }

    /// Adds an opt-out from a property.
    public static func buildExpression(_ allowance: Allowance) -> Lines { Lines(items: [.allow(allowance)]) }

    /// Adds a variant.
    public static func buildExpression(_ variant: Variant) -> Lines { Lines(items: [.variant(variant)]) }

    /// Adds the expected result of a check.
    public static func buildExpression(_ expectation: Expectation) -> Lines {
      Lines(items: [.expect(expectation)])
    }

    /// Adds lines that another function has built.
    public static func buildExpression(_ lines: Lines) -> Lines { lines }

    /// Joins consecutive lines.
    public static func buildBlock(_ lines: Lines...) -> Lines { buildArray(lines) }

    /// Joins the lines from the iterations of a Swift `for` loop.
    public static func buildArray(_ lines: [Lines]) -> Lines {
      Lines(headers: lines.flatMap(\.headers), items: lines.flatMap(\.items))
    }

    /// Adds the lines of a Swift `if` without `else`; no lines if the condition is false.
    public static func buildOptional(_ lines: Lines?) -> Lines { lines ?? Lines() }

    /// Adds the lines of the first branch of a Swift `if` or `switch`.
    public static func buildEither(first lines: Lines) -> Lines { lines }

    /// Adds the lines of the second branch of a Swift `if` or `switch`.
    public static func buildEither(second lines: Lines) -> Lines { lines }
  }

  /// Creates a spec in Swift, with functions named after the words of the language.
  ///
  /// ```swift
  /// let demo = NavSpec("Demo") {
  ///   platform("uikit")
  ///   coordinator("App") {
  ///     start("home")
  ///     screen("home") {
  ///       onTap("open") { push("detail") }
  ///     }
  ///     screen("detail")
  ///   }
  ///   possible("home-again", "App.home is visible")
  ///   expectHolds()
  /// }
  /// ```
  ///
  /// String literals of types such as ``Expression`` and ``Route`` are pieces of `.nav` text. Inside of a type with a
  /// method such as `start`, write `NavModel.start(…)`, because the method hides the free function.
  ///
  /// - Parameters:
  ///   - name: The name of the system.
  ///   - parameters: The parameters of the whole system.
  ///   - documentation: The doc comment of the system, without slashes.
  ///   - lines: The headers and declarations.
  public init(
    _ name: Name, parameters: [SystemParameter] = [], documentation: String = "",
    @Builder _ lines: () -> Builder.Lines
  ) {
    let lines = lines()
    self.init(
      name: name, documentation: Self.documentation(documentation), parameters: parameters,
      headers: lines.headers, items: lines.items)
  }

  /// Returns the lines of a doc comment.
  static func documentation(_ text: String) -> [String] {
    text.isEmpty ? [] : NavPrinter.lines([text])
  }
}

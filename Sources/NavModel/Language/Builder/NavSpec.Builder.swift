extension NavSpec {
  /// Collects the lines of a spec or of a variant: headers and declarations.
  @resultBuilder
  public enum Builder {
    /// Lines of a spec.
    public struct Lines: Sendable {
      var headers: [Header] = []
      var items: [Item] = []
    }

    /// A header.
    public static func buildExpression(_ header: Header) -> Lines { Lines(headers: [header]) }

    /// A declaration.
    public static func buildExpression(_ item: Item) -> Lines { Lines(items: [item]) }

    /// A coordinator.
    public static func buildExpression(_ coordinator: Coordinator) -> Lines {
      Lines(items: [.coordinator(coordinator)])
    }

    /// A variable of the system.
    public static func buildExpression(_ variable: Variable) -> Lines { Lines(items: [.variable(variable)]) }

    /// A handler of the system.
    public static func buildExpression(_ handler: Handler) -> Lines { Lines(items: [.handler(handler)]) }

    /// A property.
    public static func buildExpression(_ property: Property) -> Lines { Lines(items: [.property(property)]) }

    /// A base of coordinators.
    public static func buildExpression(_ base: Base) -> Lines { Lines(items: [.base(base)]) }

    /// A routine of the system.
    public static func buildExpression(_ action: Action) -> Lines { Lines(items: [.action(action)]) }

    /// An opt-out.
    public static func buildExpression(_ allowance: Allowance) -> Lines { Lines(items: [.allow(allowance)]) }

    /// A variant.
    public static func buildExpression(_ variant: Variant) -> Lines { Lines(items: [.variant(variant)]) }

    /// The expected result of a check.
    public static func buildExpression(_ expectation: Expectation) -> Lines {
      Lines(items: [.expect(expectation)])
    }

    /// Lines that a function collected.
    public static func buildExpression(_ lines: Lines) -> Lines { lines }

    /// Lines one below the other.
    public static func buildBlock(_ lines: Lines...) -> Lines { buildArray(lines) }

    /// Lines from a loop.
    public static func buildArray(_ lines: [Lines]) -> Lines {
      Lines(headers: lines.flatMap(\.headers), items: lines.flatMap(\.items))
    }

    /// Lines under a condition of Swift.
    public static func buildOptional(_ lines: Lines?) -> Lines { lines ?? Lines() }

    /// Lines under a condition of Swift.
    public static func buildEither(first lines: Lines) -> Lines { lines }

    /// Lines under a condition of Swift.
    public static func buildEither(second lines: Lines) -> Lines { lines }
  }

  /// Makes a spec in Swift, with functions named as the words of the language.
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
  /// Literals are pieces of `.nav` text. The functions are free functions, which inside of a type that has a
  /// method of the same name are hidden: build specs outside of such types, or write `NavModel.start(…)`
  /// there.
  public init(
    _ name: Name, parameters: [SystemParameter] = [], documentation: String = "",
    @Builder _ lines: () -> Builder.Lines
  ) {
    let lines = lines()
    self.init(
      name: name, documentation: Self.documentation(documentation), parameters: parameters,
      headers: lines.headers, items: lines.items)
  }

  /// The lines of a doc comment from one text.
  static func documentation(_ text: String) -> [String] {
    text.isEmpty ? [] : NavPrinter.lines([text])
  }
}

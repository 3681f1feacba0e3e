extension NavSpec {
  /// A handler of events: `on tap open, tap show when session == member { … }`.
  public struct Handler: Hashable, Sendable {
    /// The events; the handler runs for each of them.
    public var patterns: [Pattern]
    /// The condition; nil for always.
    public var condition: Expression?
    /// The statements that run.
    public var body: [Statement]
    /// The location of the handler.
    public var origin: Origin

    /// Makes a handler.
    public init(
      patterns: [Pattern], condition: Expression? = nil, body: [Statement], origin: Origin = Origin()
    ) {
      self.patterns = patterns
      self.condition = condition
      self.body = body
      self.origin = origin
    }
  }

  /// The name of an event, with names for its values.
  public struct Pattern: Hashable, Sendable {
    /// The words before the brackets: `tap open`, `finished done`, `removed`, `load done`, `step picked`.
    public var words: [Name]
    /// The values; nil without brackets.
    public var values: [Binding]?
    /// The location in the text.
    public var origin: Origin

    /// Makes a pattern.
    public init(words: [Name], values: [Binding]? = nil, origin: Origin = Origin()) {
      self.words = words
      self.values = values
      self.origin = origin
    }
  }

  /// A name for a value of an event; a tap declares the domain as well.
  public struct Binding: Hashable, Sendable {
    /// The name.
    public var name: Name
    /// The domain, where the event is declared here (a tap).
    public var domain: Domain?

    /// Makes a binding.
    public init(name: Name, domain: Domain? = nil) {
      self.name = name
      self.domain = domain
    }
  }
}

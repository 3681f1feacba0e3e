extension NavSpec {
  /// A handler of events, such as `on tap open, tap show when session == member { … }`.
  public struct Handler: Hashable, Sendable {
    /// The events to which the handler reacts.
    public var patterns: [Pattern]
    /// The condition under which the handler can run; nil for no condition.
    public var condition: Expression?
    /// The statements that the handler runs.
    public var body: [Statement]
    /// The location of the handler.
    public var origin: Origin

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - patterns: The events to which the handler reacts.
    ///   - condition: The condition under which the handler can run; nil for no condition.
    ///   - body: The statements that the handler runs.
    ///   - origin: The location of the handler.
    public init(
      patterns: [Pattern], condition: Expression? = nil, body: [Statement], origin: Origin = Origin()
    ) {
      self.patterns = patterns
      self.condition = condition
      self.body = body
      self.origin = origin
    }
  }

  /// A pattern for events: the words of the event, and names for its values.
  public struct Pattern: Hashable, Sendable {
    /// The words before the parentheses, such as `tap open`, `finished done`, `load done` or `step picked`.
    public var words: [Name]
    /// The names of the values; nil if there are no parentheses.
    public var values: [Binding]?
    /// The location of the pattern in the text.
    public var origin: Origin

    /// Creates a pattern.
    ///
    /// - Parameters:
    ///   - words: The words before the parentheses, such as `tap open`, `finished done`, `load done` or `step picked`.
    ///   - values: The names of the values; nil if there are no parentheses.
    ///   - origin: The location of the pattern in the text.
    public init(words: [Name], values: [Binding]? = nil, origin: Origin = Origin()) {
      self.words = words
      self.values = values
      self.origin = origin
    }
  }

  /// A name for a value of an event, with its domain if the event is a tap.
  public struct Binding: Hashable, Sendable {
    /// The name of the value.
    public var name: Name
    /// The domain of the value, which the handler of a tap declares; nil for other events.
    public var domain: Domain?

    /// Creates a binding.
    ///
    /// - Parameters:
    ///   - name: The name of the value.
    ///   - domain: The domain of the value, which the handler of a tap declares; nil for other events.
    public init(name: Name, domain: Domain? = nil) {
      self.name = name
      self.domain = domain
    }
  }
}

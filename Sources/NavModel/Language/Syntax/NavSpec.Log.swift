extension NavSpec {
  /// A log of an app's outputs, such as `accepts seed { defaultExit(settings); finish(Profile) }`, or `rejects`.
  ///
  /// The program produces the log if the outputs of some run, at any point from the launch on, contain its lines in
  /// order and without a gap. Only outputs of the kinds that the log mentions count. A line can also be an input, which
  /// must occur at this position.
  public struct Log: Hashable, Sendable {
    /// A line of a log: an output, as after `did`, or an input, as after `event is`.
    public struct Line: Hashable, Sendable {
      /// The kind of the output, such as `note`, or the words of the input, such as `tap open` or `back`.
      public var words: [Name]
      /// The values in parentheses; nil if there are no parentheses.
      public var arguments: [Argument]?

      /// Creates a line.
      ///
      /// - Parameters:
      ///   - words: The kind of the output, such as `note`, or the words of the input, such as `tap open` or `back`.
      ///   - arguments: The values in parentheses; nil if there are no parentheses.
      public init(words: [Name], arguments: [Argument]? = nil) {
        self.words = words
        self.arguments = arguments
      }
    }

    /// Whether at least one run must produce the log (`accepts`), or no run may produce it (`rejects`).
    public var isAccepted: Bool
    /// The name of the log, in kebab-case.
    public var name: Name
    /// The lines of the log's doc comment, which reports print.
    public var documentation: [String]
    /// The lines of the log, in order.
    public var lines: [Line]

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - isAccepted: True for `accepts`, false for `rejects`.
    ///   - name: The name of the log, in kebab-case.
    ///   - documentation: The lines of the log's doc comment, which reports print.
    ///   - lines: The lines of the log, in order.
    public init(isAccepted: Bool, name: Name, documentation: [String] = [], lines: [Line]) {
      self.isAccepted = isAccepted
      self.name = name
      self.documentation = documentation
      self.lines = lines
    }
  }
}

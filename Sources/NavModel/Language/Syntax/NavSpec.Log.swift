extension NavSpec {
  /// A record of an app's outputs: `accepts seed { defaultExit(settings); finish(Profile) }`, or `rejects`.
  ///
  /// It is accepted if there is a run in which the outputs of the kinds that it mentions contain it without a gap, from
  /// launch or from any settled world on. A line may also be an input, which must happen there.
  public struct Log: Hashable, Sendable {
    /// A line of a log: an output, as behind `did`, or an input, as behind `event is`.
    public struct Line: Hashable, Sendable {
      /// `exit`, `note`, …, or the words of an input: `tap open`, `back`.
      public var words: [Name]
      /// The values; nil without brackets.
      public var arguments: [Argument]?

      /// Makes a line.
      public init(words: [Name], arguments: [Argument]? = nil) {
        self.words = words
        self.arguments = arguments
      }
    }

    /// True for `accepts`, false for `rejects`.
    public var isAccepted: Bool
    /// The name, in kebab-case.
    public var name: Name
    /// The doc comment, repeated by reports.
    public var documentation: [String]
    /// The lines, in order.
    public var lines: [Line]

    /// Makes a record.
    public init(isAccepted: Bool, name: Name, documentation: [String] = [], lines: [Line]) {
      self.isAccepted = isAccepted
      self.name = name
      self.documentation = documentation
      self.lines = lines
    }
  }
}

extension NavSpec {
  /// The location of a piece of a spec in its text; all origins are equal, so that specs are compared by content.
  public struct Origin: Hashable, Sendable {
    /// The line, counted from 1; 0 for a piece that was built in Swift.
    public var line: Int
    /// The column in characters, counted from 1.
    public var column: Int
    /// The length in characters.
    public var length: Int
    /// Which text it is, an index in ``NavSource/files``; 0 for the spec's own.
    public var file: Int

    /// Makes an origin; without arguments, that of a piece built in Swift.
    public init(line: Int = 0, column: Int = 0, length: Int = 0, file: Int = 0) {
      self.line = line
      self.column = column
      self.length = length
      self.file = file
    }

    /// Always true: the location does not change the meaning.
    public static func == (left: Self, right: Self) -> Bool { true }

    /// Hashes nothing, since all origins are equal.
    public func hash(into hasher: inout Hasher) {}
  }
}

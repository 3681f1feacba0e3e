extension NavSpec {
  /// Where in a text a piece of a spec was read; all origins are equal, so that two specs are compared by what they say.
  public struct Origin: Hashable, Sendable {
    /// The line, counted from 1; 0 for a piece that was built in Swift.
    public var line: Int
    /// The column in characters, counted from 1.
    public var column: Int
    /// How many characters the piece takes on its line.
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

    /// Always true: where a thing is said does not change what is said.
    public static func == (left: Self, right: Self) -> Bool { true }

    /// Feeds nothing, in agreement with equality.
    public func hash(into hasher: inout Hasher) {}
  }
}

extension NavSpec {
  /// The location of a piece of a spec in its text.
  ///
  /// Any two origins are equal, so that equality of specs does not depend on the layout of their texts.
  public struct Origin: Hashable, Sendable {
    /// The line number, counted from 1; 0 for a piece that was built in Swift.
    public var line: Int
    /// The column of the first character, counted from 1 in Unicode scalars.
    public var column: Int
    /// The length of the piece in Unicode scalars.
    public var length: Int
    /// The index of the text in ``NavSource/files``; 0 for the spec's own text.
    public var file: Int

    /// Creates a location.
    ///
    /// The default values mark a piece of a spec that was built in Swift and therefore has no location.
    ///
    /// - Parameters:
    ///   - line: The line, counted from 1; 0 if there is no text.
    ///   - column: The column in Unicode scalars, counted from 1.
    ///   - length: The length in Unicode scalars.
    ///   - file: The index of the text in ``NavSource/files``.
    public init(line: Int = 0, column: Int = 0, length: Int = 0, file: Int = 0) {
      self.line = line
      self.column = column
      self.length = length
      self.file = file
    }

    /// Returns true for any two origins, since a location does not affect the meaning of a spec.
    public static func == (left: Self, right: Self) -> Bool { true }

    /// Adds nothing to the hasher, since all origins are equal.
    public func hash(into hasher: inout Hasher) {}
  }
}

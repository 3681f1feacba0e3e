extension NavSpec {
  /// A name with the place where it was written.
  public struct Name: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The characters of the name.
    public var text: String
    /// The location in the text.
    public var origin: Origin

    /// Makes a name.
    public init(_ text: String, origin: Origin = Origin()) {
      self.text = text
      self.origin = origin
    }

    /// Makes a name from a literal, as the Swift builder does.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// The characters of the name.
    public var description: String { text }
  }
}

extension NavSpec {
  /// A name with its location in the text.
  public struct Name: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The characters of the name.
    public var text: String
    /// The location of the name in the text.
    public var origin: Origin

    /// Creates a name.
    ///
    /// - Parameters:
    ///   - text: The characters of the name.
    ///   - origin: The location of the name in the text.
    public init(_ text: String, origin: Origin = Origin()) {
      self.text = text
      self.origin = origin
    }

    /// Creates a name from a string literal, without a location.
    ///
    /// - Parameter value: The characters of the name.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// The characters of the name, without the location.
    public var description: String { text }
  }
}

extension NavSpec {
  /// Prints the spec as a formatted `.nav` text.
  ///
  /// The text has an indentation of two spaces, one declaration or statement on a line, and no redundant parentheses.
  /// A block of one statement is on one line if that has at most 100 columns. The text ends with a line break.
  ///
  /// Parsing the text returns an equal spec, and printing that spec returns the same text. This holds for every
  /// parsed spec, and for every spec that was built in Swift with valid names.
  ///
  /// - Returns: The text.
  /// - Complexity: Linear in the length of the text times the nesting depth.
  public func printed() -> String {
    NavPrinter.text(self)
  }
}

extension NavSpec: CustomStringConvertible {
  /// The spec as a `.nav` text; see ``printed()``.
  public var description: String { printed() }
}

extension NavSpec.Item: CustomStringConvertible {
  /// The declaration as a `.nav` text.
  public var description: String { NavPrinter.text(self) }
}

extension NavSpec.Expression: CustomStringConvertible {
  /// The expression as a `.nav` text.
  public var description: String { NavPrinter.text(self) }
}

extension NavSpec.Domain: CustomStringConvertible {
  /// The domain as a `.nav` text.
  public var description: String { NavPrinter.text(self) }
}

extension NavSpec.Pattern: CustomStringConvertible {
  /// The pattern as a `.nav` text.
  public var description: String { NavPrinter.text(self) }
}

extension NavSpec.Route: CustomStringConvertible {
  /// The route as a `.nav` text.
  public var description: String { NavPrinter.text(self) }
}

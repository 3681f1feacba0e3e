extension NavSpec {
  /// Prints the spec as a formatted `.nav` text.
  ///
  /// The text has an indentation of two spaces, one declaration or statement on a line, and no redundant parentheses.
  /// A block with at most one element, and few nested blocks, is on one line if the line has at most 100 columns. The
  /// text ends with a line break.
  ///
  /// For every parsed spec, and for every spec that was built in Swift with valid names, parsing the text returns an
  /// equal spec. Printing the parsed spec returns the same text.
  ///
  /// - Returns: The text.
  /// - Complexity: O(*n* × *d*), where *n* is the length of the text and *d* the nesting depth.
  public func printed() -> String {
    NavPrinter.text(self)
  }
}

extension NavSpec: CustomStringConvertible {
  /// The spec in the syntax of a `.nav` file; see ``printed()``.
  public var description: String { printed() }
}

extension NavSpec.Item: CustomStringConvertible {
  /// The declaration in the syntax of a `.nav` file.
  public var description: String { NavPrinter.text(self) }
}

extension NavSpec.Expression: CustomStringConvertible {
  /// The expression in the syntax of a `.nav` file.
  public var description: String { NavPrinter.text(self) }
}

extension NavSpec.Domain: CustomStringConvertible {
  /// The domain in the syntax of a `.nav` file.
  public var description: String { NavPrinter.text(self) }
}

extension NavSpec.Pattern: CustomStringConvertible {
  /// The pattern in the syntax of a `.nav` file.
  public var description: String { NavPrinter.text(self) }
}

extension NavSpec.Route: CustomStringConvertible {
  /// The route in the syntax of a `.nav` file.
  public var description: String { NavPrinter.text(self) }
}

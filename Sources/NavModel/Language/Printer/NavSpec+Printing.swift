extension NavSpec {
  /// Prints the spec as a formatted `.nav` text.
  ///
  /// That is: two spaces, a declaration or a statement a line, no parentheses that do not
  /// matter, blocks of one statement on their line where it stays within 100 columns. It ends with a line
  /// break.
  ///
  /// Reading the text gives an equal spec, and printing that gives the same text: for every spec that was
  /// read, and for every one built in Swift with valid names. Takes time linear in the length of the text
  /// times the nesting.
  public func printed() -> String {
    NavPrinter.text(self)
  }
}

extension NavSpec: CustomStringConvertible {
  /// The spec as a `.nav` text; see ``printed()``.
  public var description: String { printed() }
}

extension NavSpec.Item: CustomStringConvertible {
  /// The printed declaration.
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

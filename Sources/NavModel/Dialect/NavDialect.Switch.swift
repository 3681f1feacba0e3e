extension NavDialect {
  /// A rule of a library that a spec can set; the file of the library declares it.
  public struct Switch: Hashable, Sendable {
    /// The word that a spec writes.
    public let name: String
    /// The values of the switch: `false` and `true`, or names.
    public let values: [String]
    /// The position of the value where a spec says nothing.
    let defaultPosition: Int
    /// The explanation of the rule, with its source.
    public let explanation: String

    /// Makes a rule that is on or off.
    init(_ name: String, _ defaultValue: Bool, _ explanation: String) {
      self.init(name, ["false", "true"], defaultValue ? 1 : 0, explanation)
    }

    /// Makes a rule with words of its own, the first of which is the library's.
    init(_ name: String, oneOf values: [String], _ explanation: String) {
      self.init(name, values, 0, explanation)
    }

    private init(_ name: String, _ values: [String], _ position: Int, _ explanation: String) {
      self.name = name
      self.values = values
      defaultPosition = position
      self.explanation = explanation
    }

    /// The default value.
    public var defaultValue: String { values[defaultPosition] }

    /// Two switches are equal if their names are.
    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}

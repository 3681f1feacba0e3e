extension NavDialect {
  /// A configurable rule of a coordinator library, which a spec sets by name.
  public struct Switch: Hashable, Sendable {
    /// The name of the switch in a spec.
    public let name: String
    /// The possible values in the syntax of a spec: `false` and `true`, or names.
    public let values: [String]
    /// The index of the default value in ``values``.
    let defaultPosition: Int
    /// The effect of the rule, with the source of the facts.
    public let explanation: String

    /// Creates a rule that is on or off.
    init(_ name: String, _ defaultValue: Bool, _ explanation: String) {
      self.init(name, ["false", "true"], defaultValue ? 1 : 0, explanation)
    }

    /// Creates a rule with named values; the first is the default.
    init(_ name: String, oneOf values: [String], _ explanation: String) {
      self.init(name, values, 0, explanation)
    }

    private init(_ name: String, _ values: [String], _ position: Int, _ explanation: String) {
      self.name = name
      self.values = values
      defaultPosition = position
      self.explanation = explanation
    }

    /// The value of the switch if the spec does not set it.
    public var defaultValue: String { values[defaultPosition] }

    /// Returns whether two switches have the same name.
    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    /// Hashes the name of the switch.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}

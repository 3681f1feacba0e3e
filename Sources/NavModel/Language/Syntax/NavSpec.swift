/// A description of a coordinator tree, as it is written in a `.nav` file or with the Swift builder.
///
/// A spec is syntax: names are not resolved yet. `NavProgram.resolve(_:variant:)` does that and returns diagnostics.
/// Two specs that say the same are equal, wherever they say it: an ``Origin`` takes no part in equality.
public struct NavSpec: Hashable, Sendable {
  /// Whether it is a part: it begins with `part`, other specs use it, and it is not checked alone.
  public var isPart = false
  /// The name after `system` or `part`.
  public var name: Name
  /// The lines of the doc comment above the system, without the slashes.
  public var documentation: [String]
  /// The parameters of the whole system.
  public var parameters: [SystemParameter]
  /// The headers: platform, dialect, timing, bounds and adversaries, in the order written.
  public var headers: [Header]
  /// The declarations, in the order written.
  public var items: [Item]

  /// Makes a spec from its parts.
  public init(
    name: Name, documentation: [String] = [], parameters: [SystemParameter] = [], headers: [Header] = [],
    items: [Item] = []
  ) {
    self.name = name
    self.documentation = documentation
    self.parameters = parameters
    self.headers = headers
    self.items = items
  }
}

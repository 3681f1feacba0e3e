/// A description of a coordinator tree, as it is written in a `.nav` file or with the Swift builder.
///
/// A spec is syntax: names are not yet looked up. `NavProgram.resolve(_:variant:)` does that and reports what is wrong.
/// Two specs that say the same are equal, wherever they say it: an ``Origin`` takes no part in equality.
public struct NavSpec: Hashable, Sendable {
  /// The name after `system`.
  public var name: Name
  /// The lines of the doc comment above the system, without the slashes.
  public var documentation: [String]
  /// What stands below the name: platform, dialect, timing, bounds and adversaries, in the order written.
  public var headers: [Header]
  /// The declarations, in the order written.
  public var items: [Item]

  /// Makes a spec from its parts.
  public init(name: Name, documentation: [String] = [], headers: [Header] = [], items: [Item] = []) {
    self.name = name
    self.documentation = documentation
    self.headers = headers
    self.items = items
  }
}

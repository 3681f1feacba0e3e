/// The syntax tree of a spec, which describes a coordinator tree.
///
/// A spec comes from a `.nav` file or from the Swift builder. Its names are not resolved;
/// ``NavProgram/resolve(_:variant:settings:)`` resolves them and returns diagnostics. Equality of specs ignores
/// locations (``Origin``).
public struct NavSpec: Hashable, Sendable {
  /// Whether the spec is a part, which other specs include with `use` and which is not checked alone.
  public var isPart = false
  /// The name after `system` or `part`.
  public var name: Name
  /// The lines of the doc comment above the system, without the slashes.
  public var documentation: [String]
  /// The parameters of the whole system.
  public var parameters: [SystemParameter]
  /// The headers, such as `platform` and `bound`, in the order of the text.
  public var headers: [Header]
  /// The declarations, in the order of the text.
  public var items: [Item]

  /// Creates a spec from its name, headers and declarations.
  ///
  /// - Parameters:
  ///   - name: The name after `system` or `part`.
  ///   - documentation: The lines of the doc comment above the system, without the slashes.
  ///   - parameters: The parameters of the whole system.
  ///   - headers: The headers, such as `platform` and `bound`, in the order of the text.
  ///   - items: The declarations, in the order of the text.
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

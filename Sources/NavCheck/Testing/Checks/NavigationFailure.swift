/// The error that a throwing check of a spec throws, such as `verifyNavigation` or `conformance`.
public struct NavigationFailure: Error, CustomStringConvertible, Sendable, Hashable {
  /// The errors of the spec, or the differences from its expectations with traces; the text may have several lines.
  public let description: String

  /// Makes a failure with a description.
  public init(_ description: String) { self.description = description }
}

/// The error of a check that fails in a throwing test.
public struct NavigationFailure: Error, CustomStringConvertible, Sendable, Hashable {
  /// What differs from the expectations, with traces; the text may have several lines.
  public let description: String

  /// Makes a failure with a description.
  public init(_ description: String) { self.description = description }
}

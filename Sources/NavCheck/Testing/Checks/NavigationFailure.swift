/// A check that has not gone as it should, for tests that throw.
public struct NavigationFailure: Error, CustomStringConvertible, Sendable, Hashable {
  /// The failure, over several lines.
  public let description: String

  /// A failure with its text.
  public init(_ description: String) { self.description = description }
}

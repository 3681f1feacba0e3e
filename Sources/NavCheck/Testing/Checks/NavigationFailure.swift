/// An error that describes a failed check, for throwing tests.
public struct NavigationFailure: Error, CustomStringConvertible, Sendable, Hashable {
  /// The description of the failure, in several lines.
  public let description: String

  /// Makes a failure with a description.
  public init(_ description: String) { self.description = description }
}

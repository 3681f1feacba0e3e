/// A place with its values: what two equal screens have in common.
public struct NavRoute: Hashable, Sendable {
  /// An index in ``NavProgram/places``.
  public var place: Int
  /// The values of its parameters.
  public var arguments: [NavValue]

  /// Makes a route.
  public init(place: Int, arguments: [NavValue] = []) {
    self.place = place
    self.arguments = arguments
  }
}

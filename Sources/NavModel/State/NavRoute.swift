/// A route: a place with values, which identifies the content of a screen but not the instance.
public struct NavRoute: Hashable, Sendable {
  /// The place, as an index in ``NavProgram/places``.
  public var place: Int
  /// The values of the place's parameters, in order.
  public var arguments: [NavValue]

  /// Creates a route.
  ///
  /// - Parameters:
  ///   - place: The place, as an index in ``NavProgram/places``.
  ///   - arguments: The values of the place's parameters, in order.
  public init(place: Int, arguments: [NavValue] = []) {
    self.place = place
    self.arguments = arguments
  }
}

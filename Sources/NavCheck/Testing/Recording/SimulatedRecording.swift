/// A first spec of an app, written down from what its exploration has seen.
public struct SimulatedRecording: Sendable, Hashable {
  /// The spec, formatted as by `navcheck format`; its comments state its limits and omissions.
  ///
  /// Where the app cannot be written down at all, it has one screen to begin with, and ``omissions`` as comments.
  public let text: String
  /// The observations that the text does not express, in a sentence each.
  public let omissions: [String]
  /// The number of visited settled situations.
  public let situations: Int
  /// The greatest number of inputs from the launch.
  public let inputs: Int
  /// Why the app may do more than was seen; nil if every input was tried in every situation.
  public let bound: String?
}

/// A first spec of an app, written from an exploration of the app.
public struct SimulatedRecording: Sendable, Hashable {
  /// The spec, formatted as by `navcheck format`; its comments state its limits and omissions.
  ///
  /// If no spec can describe the app, the text has one start screen, and ``omissions`` as comments.
  public let text: String
  /// The observations that the text does not express, in a sentence each.
  public let omissions: [String]
  /// The number of visited settled situations.
  public let situations: Int
  /// The greatest number of inputs from the launch.
  public let inputs: Int
  /// The reason that the recording is incomplete; nil if every input was tried in every situation.
  public let bound: String?
}

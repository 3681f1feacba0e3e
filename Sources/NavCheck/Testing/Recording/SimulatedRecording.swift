/// A first spec of an app, derived from a recording of the app.
public struct SimulatedRecording: Sendable, Hashable {
  /// The spec, formatted as by `navcheck format`; its comments state its limits and omissions.
  ///
  /// If no spec can describe the app, the text contains one start screen, and the ``omissions`` as comments.
  public let text: String
  /// The recorded facts that the spec does not describe, each as a sentence.
  public let omissions: [String]
  /// The number of visited situations, in which the app has settled, waits for the end of a gesture, or has ended.
  public let situations: Int
  /// The maximum number of inputs on the path to a situation.
  public let inputs: Int
  /// The reason that the recording is incomplete; nil if every input was tried in every situation of the running app.
  public let bound: String?
}

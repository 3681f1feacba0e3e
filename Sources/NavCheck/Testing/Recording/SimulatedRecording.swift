/// A first spec of an app, written down from what its exploration has seen.
public struct SimulatedRecording: Sendable, Hashable {
  /// The spec, laid out as `navcheck format` does; what it leaves out, and how far it goes, stands in its comments.
  ///
  /// Empty if the app cannot be written down at all; ``omissions`` tells why.
  public let text: String
  /// What was seen and could not be said, in a sentence each; none of it is claimed by the text.
  public let omissions: [String]
  /// How many situations at rest were met.
  public let situations: Int
  /// The longest way that was gone, in inputs of the user.
  public let inputs: Int
  /// Why the app may do more than was seen; nil if every input was tried in every situation.
  public let bound: String?
}

/// An error that describes why bytes are not the encoding of a world.
public struct NavDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The offset of the invalid byte, from 0.
  public let position: Int
  /// The mistake, as the predicate of a sentence: `there is no screen 7 of 3`.
  public let reason: String

  /// The position and the reason: `byte 12: there is no screen 7 of 3`.
  public var description: String { "byte \(position): \(reason)" }
}

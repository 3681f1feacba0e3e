/// The error that decoding a world throws for bytes that are not the encoding of a world.
public struct NavDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The offset of the byte or value at which decoding failed, from 0.
  public let position: Int
  /// The reason, as a clause without a period: `screen 7 is not in 0..<3`.
  public let reason: String

  /// The position and the reason: `byte 12: screen 7 is not in 0..<3`.
  public var description: String { "byte \(position): \(reason)" }
}

/// One shard of a run that several computers share, written `2/5`.
///
/// A hash of the name of a unit of work assigns the unit to a shard. The assignment is the same on every computer and
/// in every version, and does not depend on the other units. Shards have about the same number of units, but not the
/// same amount of work.
public struct CheckShard: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The number of the shard, from 1 to ``count``.
  public let index: Int
  /// The number of shards of the run.
  public let count: Int

  /// The largest number of shards of a run.
  public static let greatestCount = 10_000

  /// Creates a shard from a text such as `2/5`.
  ///
  /// The result is nil unless the text is two numbers with a slash between them, the first from 1 to the second, and
  /// the second at most ``greatestCount``.
  ///
  /// - Parameter text: The number of the shard and the number of shards.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), index >= 1, index <= count,
      count <= Self.greatestCount
    else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// The shard `1/1`, which is the only one of a run that is not split.
  public static let whole = CheckShard(1, of: 1)

  private init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }

  /// All shards of the run, this one included.
  public var siblings: [CheckShard] { (1...count).map { CheckShard($0, of: count) } }

  /// Returns the shard to which a unit of work belongs.
  ///
  /// - Parameter unit: The name of the unit. Names are compared byte by byte.
  /// - Returns: One of ``siblings``.
  /// - Complexity: Time in proportion to the length of the name.
  public func owner(of unit: String) -> CheckShard {
    // The low bits of the hash alone follow the low bits of the bytes.
    var mixer = SeededGenerator(seed: StableHash.of(unit))
    return CheckShard(1 + mixer.below(count), of: count)
  }

  /// Returns whether a unit of work belongs to this shard.
  ///
  /// - Parameter unit: The name of the unit.
  /// - Returns: Whether ``owner(of:)`` is this shard.
  public func has(_ unit: String) -> Bool { owner(of: unit) == self }

  /// Decodes a shard from a text such as `2/5`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` if the text does not have this form, or an error of the decoder.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let shard = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a shard such as 2/5")
    }
    self = shard
  }

  /// Encodes the shard as a text such as `2/5`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// The text of the shard, such as `2/5`.
  public var description: String { "\(index)/\(count)" }
}

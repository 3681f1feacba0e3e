/// One of several parts of a run that several machines share, written `2/5`.
///
/// Units of work are dealt by a hash of their names: a unit belongs to the same shard on every machine, in every version,
/// and whatever other units there are. Shards get about equally many units, not equally much work.
public struct CheckShard: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The number of the shard, from 1.
  public let index: Int
  /// The number of shards.
  public let count: Int

  /// The greatest number of shards.
  public static let greatestCount = 10_000

  /// Reads `2/5`; nil unless both are numbers and the first is from 1 to the second.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), index >= 1, index <= count,
      count <= Self.greatestCount
    else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// The only shard of a run that is not split.
  public static let whole = CheckShard(1, of: 1)

  private init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }

  /// All shards that this one belongs to.
  public var siblings: [CheckShard] { (1...count).map { CheckShard($0, of: count) } }

  /// The shard that a unit belongs to.
  ///
  /// - Parameter unit: The name of the unit; its bytes count.
  /// - Returns: One of ``siblings``.
  /// - Complexity: the length of the name.
  public func owner(of unit: String) -> CheckShard {
    // The low bits of the hash alone follow the low bits of the bytes.
    var mixer = SeededGenerator(seed: StableHash.of(unit))
    return CheckShard(1 + mixer.below(count), of: count)
  }

  /// Whether a unit belongs to this shard.
  public func has(_ unit: String) -> Bool { owner(of: unit) == self }

  /// Reads the text of a shard; throws a decoding error for any other text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let shard = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no part such as 2/5")
    }
    self = shard
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// `2/5`.
  public var description: String { "\(index)/\(count)" }
}

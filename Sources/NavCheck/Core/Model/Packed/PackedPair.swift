/// Two machine words, for states that one cannot hold.
@frozen public struct PackedPair: PackedWord {
  /// The first 64 bits.
  public var low: UInt64

  /// The other 64 bits.
  public var high: UInt64

  /// A pair of words.
  @inlinable public init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The greatest words.
  @inlinable public static var vacant: PackedPair { PackedPair(low: .max, high: .max) }

  /// Twice the word 0.
  @inlinable public static var zero: PackedPair { PackedPair(low: 0, high: 0) }

  /// Two lanes.
  @inlinable public static var laneCount: Int { 2 }

  /// The low word for 0, the high one otherwise.
  @inlinable public subscript(lane lane: Int) -> UInt64 {
    get { lane == 0 ? low : high }
    set { if lane == 0 { low = newValue } else { high = newValue } }
  }

  /// The mix of the low word, mixed with the high one.
  @inlinable public var mixed: UInt64 {
    let (high, low) = (low.mixed ^ self.high).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return high ^ low
  }

  /// The sum lane by lane, wrapping around.
  @inlinable public func adding(_ other: PackedPair) -> PackedPair {
    PackedPair(low: low &+ other.low, high: high &+ other.high)
  }
}

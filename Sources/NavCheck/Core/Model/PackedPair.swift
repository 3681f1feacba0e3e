/// A packed state of two machine words, for states that do not fit into one `UInt64`.
@frozen public struct PackedPair: PackedWord {
  /// The first 64 bits.
  public var low: UInt64

  /// The last 64 bits.
  public var high: UInt64

  /// Creates a pair of words.
  ///
  /// - Parameters:
  ///   - low: The first 64 bits.
  ///   - high: The last 64 bits.
  @inlinable public init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The pair with all bits 1, which marks an empty slot.
  @inlinable public static var vacant: PackedPair { PackedPair(low: .max, high: .max) }

  /// The pair with all bits 0.
  @inlinable public static var zero: PackedPair { PackedPair(low: 0, high: 0) }

  /// The number of 64-bit lanes: 2.
  @inlinable public static var laneCount: Int { 2 }

  /// Accesses a lane: ``low`` for 0, ``high`` for any other number.
  @inlinable public subscript(lane lane: Int) -> UInt64 {
    get { lane == 0 ? low : high }
    set { if lane == 0 { low = newValue } else { high = newValue } }
  }

  /// A 64-bit hash of both words.
  @inlinable public var mixed: UInt64 {
    let (high, low) = (low.mixed ^ self.high).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return high ^ low
  }

  /// Adds two pairs lane by lane, with wraparound.
  ///
  /// - Parameter other: The pair to add.
  /// - Returns: The sum.
  @inlinable public func adding(_ other: PackedPair) -> PackedPair {
    PackedPair(low: low &+ other.low, high: high &+ other.high)
  }
}

/// A type that holds a whole packed state, such as `UInt64` or ``PackedPair``.
///
/// The search is specialised for these two types. Another conforming type works, but slowly.
public protocol PackedWord: BitwiseCopyable, Hashable, Sendable {
  /// A value that marks an empty slot of a table; a state that is packed into it is recorded separately.
  static var vacant: Self { get }

  /// The value with all bits 0.
  static var zero: Self { get }

  /// The number of 64-bit lanes.
  static var laneCount: Int { get }

  /// Accesses one of the 64-bit lanes, numbered from 0.
  subscript(lane lane: Int) -> UInt64 { get set }

  /// A 64-bit hash in which each bit depends on all bits of the value.
  var mixed: UInt64 { get }

  /// Adds two values lane by lane, with wraparound.
  ///
  /// - Parameter other: The value to add.
  /// - Returns: The sum.
  func adding(_ other: Self) -> Self
}

extension UInt64: PackedWord {
  /// The value with all bits 1, which marks an empty slot.
  @inlinable public static var vacant: UInt64 { .max }

  /// The value with all bits 0.
  @inlinable public static var zero: UInt64 { 0 }

  /// The number of 64-bit lanes: 1.
  @inlinable public static var laneCount: Int { 1 }

  /// Accesses the only lane, which is the value itself.
  @inlinable public subscript(lane lane: Int) -> UInt64 {
    get { self }
    set { self = newValue }
  }

  /// A 64-bit hash of the value: both halves of a product, combined.
  @inlinable public var mixed: UInt64 {
    let (high, low) = multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }

  /// Adds two values with wraparound.
  ///
  /// - Parameter other: The value to add.
  /// - Returns: The sum.
  @inlinable public func adding(_ other: UInt64) -> UInt64 { self &+ other }
}

extension PackedWord {
  /// Whether the word is less than another, with the last lane as the most significant.
  func isLess(than other: Self) -> Bool {
    for lane in stride(from: Self.laneCount - 1, through: 0, by: -1)
    where self[lane: lane] != other[lane: lane] {
      return self[lane: lane] < other[lane: lane]
    }
    return false
  }
}

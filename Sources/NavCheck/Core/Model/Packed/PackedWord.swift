/// One or two machine words that hold a whole state: `UInt64` or ``PackedPair``.
///
/// The engine is compiled for these two. Another type works, but slowly.
public protocol PackedWord: BitwiseCopyable, Hashable, Sendable {
  /// A value that few states are packed into: it marks an empty place.
  static var vacant: Self { get }

  /// All bits 0.
  static var zero: Self { get }

  /// How many 64-bit lanes there are.
  static var laneCount: Int { get }

  /// One of the lanes, counted from 0.
  subscript(lane lane: Int) -> UInt64 { get set }

  /// 64 bits, each of which depends on all bits of the word.
  var mixed: UInt64 { get }

  /// The sum lane by lane, wrapping around.
  func adding(_ other: Self) -> Self
}

extension UInt64: PackedWord {
  /// The greatest word.
  @inlinable public static var vacant: UInt64 { .max }

  /// The word 0.
  @inlinable public static var zero: UInt64 { 0 }

  /// One lane.
  @inlinable public static var laneCount: Int { 1 }

  /// The word itself.
  @inlinable public subscript(lane lane: Int) -> UInt64 {
    get { self }
    set { self = newValue }
  }

  /// Both halves of a product, folded.
  @inlinable public var mixed: UInt64 {
    let (high, low) = multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }

  /// The sum, wrapping around.
  @inlinable public func adding(_ other: UInt64) -> UInt64 { self &+ other }
}

extension PackedWord {
  /// Whether it comes before another one, as numbers do whose last lane counts most.
  func isLess(than other: Self) -> Bool {
    for lane in stride(from: Self.laneCount - 1, through: 0, by: -1)
    where self[lane: lane] != other[lane: lane] {
      return self[lane: lane] < other[lane: lane]
    }
    return false
  }
}

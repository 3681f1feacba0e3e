/// A coordinator tree in one word.
///
/// From the low bits up: for each stack three bits a screen (0 for none, otherwise 1 + owner * routes + route),
/// then three bits for each kind of child, one for the swipe and two for the ledger; above the stacks the tab
/// and the sheet.
struct TreeWord: Hashable, Sendable, CustomStringConvertible {
  var bits: UInt64 = 0

  var description: String { String(bits, radix: 16) }
}

/// Where the parts of a stack lie in a ``TreeWord``.
struct TreeWordStack: Sendable {
  let start: UInt64
  let width: UInt64
  let base: Int
  let room: Int
  /// How many screens there are bits for.
  let places: Int
  let children: UInt64
  let swipe: UInt64
  let ledger: UInt64
}

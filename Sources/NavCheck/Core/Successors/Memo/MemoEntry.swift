/// The change of one part by a step, with the numbers of the old and the new value.
struct ComponentChange: BitwiseCopyable, Hashable {
  let part: Int32
  let old: UInt32
  let new: UInt32
}

/// A target state of the steps of an entry; targets are distinct, and differ from the source state.
struct MemoSuccessor: BitwiseCopyable {
  /// Where its changes lie.
  let first: UInt32
  let count: UInt32
  /// The number of the limit that cuts the state off.
  let reason: UInt32
}

/// The steps that are the memoised result of one query.
struct MemoEntry: BitwiseCopyable {
  /// The index of its first emission: steps of cost 1 come first, then steps of cost 0, then steps to truncated
  /// states.
  var first: UInt32 = 0
  /// The number of the results of step properties, with a bit for whether one of them is violated.
  var verdict: UInt32 = 0
  /// The number of steps of all kinds, with duplicates.
  var generated: UInt16 = 0
  var paid: UInt16 = 0
  var free: UInt16 = 0
  var cuts: UInt16 = 0

  static var brokenBit: UInt32 { 1 << 31 }
}

/// An emitted step without its action, since an action may name instances that have other numbers in another state
/// with the same parts.
struct MemoStep: BitwiseCopyable {
  enum Kind: BitwiseCopyable, Hashable {
    case normal
    case outOfBounds
    /// A step to a state that a limit of the machine truncates, by the number of the limit.
    case cut(UInt32)
  }

  let kind: Kind
  /// Where its changes lie; it has none if the state is out of bounds, since its parts are not interned.
  let first: UInt32
  let count: UInt16
  let cost: UInt16
}

/// A set that mostly has few elements: to compare these takes less than to hash them.
struct SmallSet<Element: Hashable> {
  private var few: [Element] = []
  private var many: Set<Element> = []

  private static var limit: Int { 32 }

  /// Inserts an element, and returns whether it is new.
  mutating func insert(_ element: Element) -> Bool {
    if !many.isEmpty { return many.insert(element).inserted }
    if few.contains(element) { return false }
    few.append(element)
    if few.count > Self.limit { many = Set(few) }
    return true
  }
}

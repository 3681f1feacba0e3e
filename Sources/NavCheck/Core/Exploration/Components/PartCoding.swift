/// The interned values of a machine's parts, and whether packed states need re-encoding.
struct PartCoding<Part: Hashable> {
  /// The effect of new values on a layout.
  enum Change<Word: PackedWord> {
    case none
    case to(PartLayout<Word>)
    /// The numbers of the parts no longer fit into a packed state.
    case outgrown
  }

  private(set) var parts: [PartNumbers<Part>]
  /// Whether a number is not less than its base.
  private(set) var isCrowded = false
  private var knownAtChange = 0
  private var countAtTrim = 0

  init(partCount: Int) { parts = Array(repeating: PartNumbers(), count: partCount) }

  /// Interns a new value of a part, and sets `isCrowded` if its number does not fit the layout.
  mutating func add(_ value: Part, as part: Int, base: UInt64) -> Int {
    let number = parts[part].add(value)
    if number >= base { isCrowded = true }
    return number
  }

  /// The values of the parts with these numbers.
  func values(_ ids: [Int]) -> [Part] {
    var values: [Part] = []
    values.reserveCapacity(ids.count)
    for part in 0..<ids.count { values.append(parts[part].values[ids[part]]) }
    return values
  }

  /// Determines the layout for packed states from now on.
  ///
  /// - Parameters:
  ///   - old: The current layout; `nil` if there is none.
  ///   - known: The number of known states.
  ///   - order: Returns the parts from the least significant on; called only if packed states are re-encoded.
  /// - Returns: Whether the layout changes, and the new layout.
  mutating func change<Word>(
    of old: PartLayout<Word>?, known: Int, order: () -> [Int]? = { nil }
  ) -> Change<Word> {
    let count = parts.reduce(0) { $0 + $1.values.count }
    // Once nothing new is met, room that was left for it makes the set of states larger than it must be.
    let isSettled = known > 1 << 15 && known > knownAtChange * 4 && count == countAtTrim
    countAtTrim = count
    guard isCrowded || isSettled || old == nil else { return .none }
    let isTrimmed = !isCrowded && old != nil
    var rooms: [(Int) -> Int] = isTrimmed ? [{ _ in 0 }] : [{ $0 / 4 + 4 }]
    // Little room means to write words anew often, so it is the last resort of the widest word.
    if Word.laneCount > 1, !isTrimmed { rooms += [{ $0 / 8 + 1 }, { _ in 0 }] }
    for room in rooms {
      let bases = parts.map { UInt64($0.values.count + room($0.values.count)) }
      if let old, bases == old.digits.map(\.base) { return .none }
      // Whether two lanes have room for all depends on the order, and codes of two lanes are not sharded by their parts.
      let order = Word.laneCount == 1 ? order() : nil
      guard let layout = PartLayout<Word>(bases: bases, order: order) else { continue }
      isCrowded = false
      knownAtChange = known
      return .to(layout)
    }
    return .outgrown
  }
}

/// The interned values of a machine's parts, and whether packed states need re-encoding.
struct ComponentInterner<Part: Hashable> {
  /// The effect of new values on a coding.
  enum Change<Word: PackedWord> {
    case none
    case to(MixedRadixCoding<Word>)
    /// The numbers of the parts no longer fit into a packed state.
    case outgrown
  }

  /// The values of one part, numbered in the order of discovery.
  struct Values {
    private(set) var values: [Part] = []
    private var numbers: [Part: Int] = [:]

    /// The number of a discovered value.
    func number(of value: Part) -> Int? { numbers[value] }

    fileprivate mutating func add(_ value: Part) -> Int {
      numbers[value] = values.count
      values.append(value)
      return values.count - 1
    }
  }

  private(set) var parts: [Values]
  /// Whether a number is not less than its radix.
  private(set) var isCrowded = false
  private var knownAtChange = 0
  private var countAtTrim = 0

  init(partCount: Int) { parts = Array(repeating: Values(), count: partCount) }

  /// Interns a new value of a part, and sets `isCrowded` if its number does not fit the coding.
  mutating func add(_ value: Part, as part: Int, radix: UInt64) -> Int {
    let number = parts[part].add(value)
    if number >= radix { isCrowded = true }
    return number
  }

  /// The values of the parts with these numbers.
  func values(_ ids: [Int]) -> [Part] {
    var values: [Part] = []
    values.reserveCapacity(ids.count)
    for part in 0..<ids.count { values.append(parts[part].values[ids[part]]) }
    return values
  }

  /// Determines the coding of packed states from now on.
  ///
  /// - Parameters:
  ///   - old: The current coding; `nil` if there is none.
  ///   - known: The number of known states.
  /// - Returns: Whether the coding changes, and the new coding.
  mutating func change<Word>(of old: MixedRadixCoding<Word>?, known: Int) -> Change<Word> {
    let count = parts.reduce(0) { $0 + $1.values.count }
    // When no new values are discovered, reserved values make the set of states larger than it must be.
    let isSettled = known > 1 << 15 && known > knownAtChange * 4 && count == countAtTrim
    countAtTrim = count
    guard isCrowded || isSettled || old == nil else { return .none }
    let isTrimmed = !isCrowded && old != nil
    var reserves: [(Int) -> Int] = isTrimmed ? [{ _ in 0 }] : [{ $0 / 4 + 4 }]
    // A small reserve means frequent re-encoding, so it is the last resort of the widest packed states.
    if Word.laneCount > 1, !isTrimmed { reserves += [{ $0 / 8 + 1 }, { _ in 0 }] }
    for reserve in reserves {
      let radixes = parts.map { UInt64($0.values.count + reserve($0.values.count)) }
      if let old, radixes == old.digits.map(\.radix) { return .none }
      guard let coding = MixedRadixCoding<Word>(radixes: radixes) else { continue }
      isCrowded = false
      knownAtChange = known
      return .to(coding)
    }
    return .outgrown
  }
}

/// The mixed-radix encoding of a state: the numbers of its parts are digits, each with a radix of its own.
struct MixedRadixCoding<Word: PackedWord> {
  struct Digit {
    let part: Int
    let lane: Int
    let weight: UInt64
    let radix: UInt64
    /// The factor that replaces a division by the weight.
    ///
    /// It is rounded up if numbers are less than 2^32, which makes the result exact, and rounded down otherwise.
    let reciprocal: UInt64
  }

  /// The digits of the parts.
  private(set) var digits: [Digit] = []
  /// The digits, the most significant first.
  private(set) var mostSignificantFirst: [Digit] = []
  /// The greatest packed state of one lane, plus one.
  private(set) var product: UInt64 = 1
  private let fitsIn32Bits: Bool

  /// Creates a coding; `nil` if the packed state has too few bits.
  ///
  /// - Parameter radixes: The radix of each part, which is the number of values for which there is room.
  init?(radixes: [UInt64]) {
    var lane = 0
    var weight: UInt64 = 1
    for (part, base) in radixes.enumerated() {
      var (next, overflow) = weight.multipliedReportingOverflow(by: base)
      if overflow || next > 1 << 62 {
        lane += 1
        if lane == Word.laneCount || base > 1 << 62 { return nil }
        (weight, next) = (1, base)
      }
      mostSignificantFirst.append(
        Digit(part: part, lane: lane, weight: weight, radix: base, reciprocal: UInt64.max / weight))
      weight = next
    }
    product = weight
    fitsIn32Bits = lane == 0 && weight <= 1 << 32
    if fitsIn32Bits {
      mostSignificantFirst = mostSignificantFirst.map { digit in
        let reciprocal = digit.weight == 1 ? 0 : digit.reciprocal + 1
        return Digit(
          part: digit.part, lane: digit.lane, weight: digit.weight, radix: digit.radix, reciprocal: reciprocal
        )
      }
    }
    mostSignificantFirst.reverse()
    digits = mostSignificantFirst.sorted { $0.part < $1.part }
  }

  /// The range of packed states, if one lane is sufficient.
  var range: CodeRange? {
    Word.laneCount > 1
      ? nil : CodeRange(product: product, neighbourhood: mostSignificantFirst.first?.weight ?? 1)
  }

  @inline(__always) func quotient(_ value: UInt64, by digit: Digit) -> UInt64 {
    if digit.weight == 1 { return value }
    let quotient = value.multipliedFullWidth(by: digit.reciprocal).high
    // Rounded down, a reciprocal gives the quotient or one less.
    return fitsIn32Bits || value &- quotient &* digit.weight < digit.weight ? quotient : quotient &+ 1
  }

  /// Calls a function with each part and its digit in a packed state.
  @inline(__always) func decode(_ word: Word, _ body: (_ part: Int, _ digit: Int) -> Void) {
    var rest = word
    for digit in mostSignificantFirst {
      let value = rest[lane: digit.lane]
      let quotient = quotient(value, by: digit)
      body(digit.part, Int(truncatingIfNeeded: quotient))
      rest[lane: digit.lane] = value &- quotient &* digit.weight
    }
  }

  /// The digits of a packed state.
  func digits(of word: Word) -> [Int] {
    var ids = Array(repeating: 0, count: digits.count)
    decode(word) { ids[$0] = $1 }
    return ids
  }

  /// Adds to the digit of a part of a packed state.
  func shift(_ part: Int, by change: Int, in word: inout Word) {
    let digit = digits[part]
    word[lane: digit.lane] &+= UInt64(bitPattern: Int64(change)) &* digit.weight
  }

  /// The packed state with these digits.
  func word(_ ids: [Int]) -> Word {
    var word = Word.zero
    for (part, id) in ids.enumerated() { shift(part, by: id, in: &word) }
    return word
  }
}

/// A re-encoding of packed states, for parts with more values than the radix of their digit.
struct Recoding<Word: PackedWord> {
  let old: MixedRadixCoding<Word>
  let new: MixedRadixCoding<Word>

  func callAsFunction(_ word: Word) -> Word {
    var rest = word
    var recoded = Word.zero
    for digit in old.mostSignificantFirst {
      let next = new.digits[digit.part]
      let number = old.quotient(rest[lane: digit.lane], by: digit)
      rest[lane: digit.lane] &-= number &* digit.weight
      recoded[lane: next.lane] &+= number &* next.weight
    }
    return recoded
  }
}

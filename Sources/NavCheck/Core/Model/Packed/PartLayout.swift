/// The mixed-radix encoding of a state: the numbers of its parts are digits, each with a radix of its own.
struct PartLayout<Word: PackedWord> {
  struct Digit {
    let part: Int
    let lane: Int
    let stride: UInt64
    let base: UInt64
    /// The factor that replaces a division by the stride.
    ///
    /// It is rounded up if numbers are less than 2^32, which makes the result exact, and rounded down otherwise.
    let reciprocal: UInt64
  }

  /// The digits of the parts.
  private(set) var digits: [Digit] = []
  /// The digits, the most significant first.
  private(set) var falling: [Digit] = []
  /// The greatest packed state of one lane, plus one.
  private(set) var product: UInt64 = 1
  private let isShort: Bool

  /// Creates a layout; `nil` if the packed state has too few bits.
  ///
  /// - Parameters:
  ///   - bases: The radix of each part, which is the number of values for which there is room.
  ///   - order: The parts from the least significant digit on; `nil` for the order in which they are numbered.
  init?(bases: [UInt64], order: [Int]? = nil) {
    var lane = 0
    var stride: UInt64 = 1
    for part in order ?? Array(bases.indices) {
      let base = bases[part]
      var (next, overflow) = stride.multipliedReportingOverflow(by: base)
      if overflow || next > 1 << 62 {
        lane += 1
        if lane == Word.laneCount || base > 1 << 62 { return nil }
        (stride, next) = (1, base)
      }
      falling.append(
        Digit(part: part, lane: lane, stride: stride, base: base, reciprocal: UInt64.max / stride))
      stride = next
    }
    product = stride
    isShort = lane == 0 && stride <= 1 << 32
    if isShort {
      falling = falling.map { digit in
        let reciprocal = digit.stride == 1 ? 0 : digit.reciprocal + 1
        return Digit(
          part: digit.part, lane: digit.lane, stride: digit.stride, base: digit.base, reciprocal: reciprocal)
      }
    }
    falling.reverse()
    digits = falling.sorted { $0.part < $1.part }
  }

  /// The range of packed states, if one lane is sufficient.
  var span: WordSpan? {
    Word.laneCount > 1 ? nil : WordSpan(product: product, neighbourhood: falling.first?.stride ?? 1)
  }

  @inline(__always) func quotient(_ value: UInt64, by digit: Digit) -> UInt64 {
    if digit.stride == 1 { return value }
    let quotient = value.multipliedFullWidth(by: digit.reciprocal).high
    // Rounded down, a reciprocal gives the quotient or one less.
    return isShort || value &- quotient &* digit.stride < digit.stride ? quotient : quotient &+ 1
  }

  /// Writes the digits of a packed state to memory.
  func decode(_ word: Word, into ids: UnsafeMutablePointer<Int>) {
    var rest = word
    for digit in falling {
      let value = rest[lane: digit.lane]
      let quotient = quotient(value, by: digit)
      unsafe ids[digit.part] = Int(truncatingIfNeeded: quotient)
      rest[lane: digit.lane] = value &- quotient &* digit.stride
    }
  }

  /// The digits of a packed state.
  func digits(of word: Word) -> [Int] {
    unsafe Array(unsafeUninitializedCapacity: digits.count) { buffer, count in
      if let start = buffer.baseAddress { unsafe decode(word, into: start) }
      count = digits.count
    }
  }

  /// The difference between two packed states that a change of some digits causes.
  func difference(_ parts: [Int], from old: [Int], to new: [Int]) -> Word {
    var word = Word.zero
    for (index, part) in parts.enumerated() { shift(part, by: new[index] - old[index], in: &word) }
    return word
  }

  /// Adds to the digit of a part of a packed state.
  func shift(_ part: Int, by change: Int, in word: inout Word) {
    let digit = digits[part]
    word[lane: digit.lane] &+= UInt64(bitPattern: Int64(change)) &* digit.stride
  }

  /// The packed state with these digits.
  func word(_ ids: [Int]) -> Word {
    difference(Array(ids.indices), from: Array(repeating: 0, count: ids.count), to: ids)
  }
}

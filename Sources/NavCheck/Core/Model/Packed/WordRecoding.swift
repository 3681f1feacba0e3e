/// A re-encoding of packed states, for parts with more values than the radix of their digit.
struct WordRecoding<Word: PackedWord> {
  let old: PartLayout<Word>
  let new: PartLayout<Word>

  func callAsFunction(_ word: Word) -> Word {
    var rest = word
    var recoded = Word.zero
    for digit in old.falling {
      let next = new.digits[digit.part]
      let number = old.quotient(rest[lane: digit.lane], by: digit)
      rest[lane: digit.lane] &-= number &* digit.stride
      recoded[lane: next.lane] &+= number &* next.stride
    }
    return recoded
  }
}

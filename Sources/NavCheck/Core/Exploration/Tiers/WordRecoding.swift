/// How words are written anew when the numbers of some parts have outgrown their bases.
struct WordRecoding<Word: PackedWord> {
  let old: PartLayout<Word>
  let new: PartLayout<Word>

  func callAsFunction(_ word: Word) -> Word {
    var rest = word
    var recoded = Word.zero
    for index in stride(from: old.digits.count - 1, through: 0, by: -1) {
      let (digit, next) = (old.digits[index], new.digits[index])
      let number = old.quotient(rest[lane: digit.lane], by: digit)
      rest[lane: digit.lane] &-= number &* digit.stride
      recoded[lane: next.lane] &+= number &* next.stride
    }
    return recoded
  }
}

/// Which words there are, where they are numbers that are about as likely as each other.
struct WordSpan {
  /// The number that every word is less than.
  let product: UInt64
  /// How many words that follow each other belong together, so that few steps lead from one to others.
  let neighbourhood: UInt64
}

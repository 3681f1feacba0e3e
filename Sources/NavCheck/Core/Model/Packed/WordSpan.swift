/// The range of the packed states, if they are numbers of about the same probability.
struct WordSpan {
  /// The number that every word is less than.
  let product: UInt64
  /// How many words that follow each other belong together, so that few steps lead from one to others.
  let neighbourhood: UInt64
}

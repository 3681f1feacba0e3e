/// The range of the packed states, if they are numbers of about the same probability.
struct WordSpan {
  /// The upper bound of the packed states, which are all less.
  let product: UInt64
  /// The number of consecutive packed states between which most steps stay, so that few steps cross shards.
  let neighbourhood: UInt64
}

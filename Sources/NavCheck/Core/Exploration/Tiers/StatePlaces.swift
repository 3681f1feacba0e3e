/// Assigns each distinct state of an exploration an index, under which tables store data about the state.
///
/// If packed states are small numbers, they are the indices themselves. Otherwise states are numbered in the order of
/// discovery, so related states mostly have close indices.
struct StatePlaces<Word: PackedWord>: Sendable {
  /// The greatest index plus one.
  let width: Int
  /// Finds the numbers of states; nil if packed states are the indices themselves.
  private let index: ArenaIndex<Word>?

  /// Whether there are hardly more places than states.
  let isDense: Bool

  /// Packed states below `width` are their own indices.
  init(upTo width: Int, isDense: Bool) {
    self.width = width
    self.isDense = isDense
    index = nil
  }

  /// The numbers of the states of a space.
  init(of space: ExploredSpace<Word>) {
    // The loop is compiled for a word where its type is known.
    var known: AnyObject?
    if let space = space as? ExploredSpace<UInt64> { known = ArenaIndex<UInt64>(space) }
    let index = known as? ArenaIndex<Word> ?? ArenaIndex(space)
    width = index.count
    self.index = index
    isDense = true
  }

  /// Appends the indices of consecutive states to a list.
  ///
  /// - Parameters:
  ///   - words: The packed states.
  ///   - number: The number of the first state, if states are numbered shard after shard.
  ///   - places: The list.
  func find(_ words: UnsafeBufferPointer<Word>, numbered number: Int, into places: inout WordList<Int>) {
    if index == nil { return unsafe find(words, into: &places) }
    for place in 0..<words.count { places.append(number + place) }
  }

  /// Appends the indices of packed states to a list; -1 for a state that is not distinct.
  ///
  /// If packed states are the indices themselves, such a state may have one too.
  func find(_ words: UnsafeBufferPointer<Word>, into places: inout WordList<Int>) {
    if let index { return unsafe index.find(words, into: &places) }
    let found = unsafe places.room(for: words.count)
    for index in 0..<words.count { unsafe found[index] = Int(truncatingIfNeeded: words[index][lane: 0]) }
    places.advance(by: words.count)
  }
}

/// The states of a level in chunks that are expanded one at a time, shard after shard.
@safe struct LevelPieces<Word: PackedWord>: @unchecked Sendable {
  /// The largest number of states in a chunk.
  static var size: Int { 256 }

  private var pieces: [[UnsafeMutableBufferPointer<Word>]]

  /// The pieces of ranges of arenas, which do not change as long as this is used.
  init(of arenas: [WordArena<Word>], _ ranges: [Range<Int>]) {
    unsafe pieces = []
    for (arena, range) in zip(arenas, ranges) {
      var mine: [UnsafeMutableBufferPointer<Word>] = unsafe []
      unsafe arena.forEachPiece(of: range, size: Self.size) { unsafe mine.append($1) }
      unsafe pieces.append(mine)
    }
  }

  /// Splits packed states into chunks in place, and distributes these to a number of shares.
  init(of words: UnsafeMutableBufferPointer<Word>, shares: Int) {
    unsafe pieces = Array(repeating: [], count: shares)
    for first in stride(from: 0, to: words.count, by: Self.size) {
      let piece = unsafe words[first..<min(first + Self.size, words.count)]
      unsafe pieces[first / Self.size % shares].append(UnsafeMutableBufferPointer(rebasing: piece))
    }
  }

  /// The number of chunks.
  var count: Int { unsafe pieces.reduce(0) { unsafe $0 + $1.count } }

  /// The pieces of all shares, by their numbers.
  var all: [Range<Int>] { turn(0, of: 1) }

  /// The numbers of the chunks that each shard contributes to one of several rounds of about equal length.
  func turn(_ turn: Int, of turns: Int) -> [Range<Int>] {
    unsafe pieces.map { unsafe ($0.count * turn / turns)..<($0.count * (turn + 1) / turns) }
  }

  /// The states of a piece.
  func words(_ share: Int, _ number: Int) -> UnsafeBufferPointer<Word> {
    unsafe UnsafeBufferPointer(pieces[share][number])
  }
}

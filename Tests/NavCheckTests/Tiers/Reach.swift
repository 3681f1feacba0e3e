@testable import NavCheck

/// The links between distinct states turned around, so that one can ask what leads to some of them.
///
/// The steps of all states are taken twice more: once to count what leads to each, once to write it down. So it
/// takes time in proportion to the steps, and memory for four bytes a step, once the exploration has ended and
/// its set of states is no longer needed.
final class Reach<Word: PackedWord> {
  /// The number of each state, share after share.
  let numbers: [Word: Int]
  /// Where the sources of each state begin, and after the last one where they end.
  private var begins: WordList<UInt32>
  private var sources: WordList<UInt32>
  private let space: ExploredSpace<Word>

  init(_ space: ExploredSpace<Word>, _ source: BlockSource<Word>) {
    self.space = space
    var numbers: [Word: Int] = [:]
    for (shard, arena) in space.arenas.enumerated() {
      for place in 0..<(space.bases[shard + 1] - space.bases[shard]) {
        numbers[arena[place]] = space.bases[shard] + place
      }
    }
    self.numbers = numbers
    let count = numbers.count
    var begins = WordList<UInt32>(capacity: count + 2)
    for _ in 0..<(count + 2) { begins.append(0) }
    var links = 0
    // Counted two places on, so that while writing each count moves to where the next begins.
    Self.forEachLink(space, source, numbers) { from, to in
      guard let to else { return }
      begins[to + 2] += 1
      links += 1
    }
    precondition(links < UInt32.max, "More than four billion steps cannot be turned around.")
    for place in 1..<(count + 2) { begins[place] += begins[place - 1] }
    var sources = WordList<UInt32>(capacity: max(1, links))
    for _ in 0..<links { sources.append(0) }
    Self.forEachLink(space, source, numbers) { from, to in
      guard let to else { return }
      sources[Int(begins[to + 1])] = UInt32(from)
      begins[to + 1] += 1
    }
    (self.begins, self.sources) = (begins, sources)
  }

  deinit {
    begins.release()
    sources.release()
  }

  /// For each state, whether one of the targets can be reached from it, in no step at all included.
  func ancestors(of targets: [Int]) -> [Bool] {
    var isAncestor = Array(repeating: false, count: numbers.count)
    var open = targets
    for target in targets { isAncestor[target] = true }
    while let state = open.popLast() {
      for place in Int(begins[state])..<Int(begins[state + 1]) {
        let source = Int(sources[place])
        if isAncestor[source] { continue }
        isAncestor[source] = true
        open.append(source)
      }
    }
    return isAncestor
  }

  /// Calls a function with each step, the target `nil` where nobody looked at it.
  private static func forEachLink(
    _ space: ExploredSpace<Word>, _ source: BlockSource<Word>, _ numbers: [Word: Int],
    _ body: (Int, Int?) -> Void
  ) {
    for (shard, arena) in space.arenas.enumerated() {
      let base = space.bases[shard]
      let range = 0..<(space.bases[shard + 1] - base)
      let size = LevelPieces<Word>.size
      unsafe arena.forEachPiece(of: range, size: size) { start, words in
        let output = unsafe source.follow(UnsafeBufferPointer(words), job: 0)
        for place in 0..<words.count {
          let from = base + start + place
          if output.leadsToCut[place] { body(from, nil) }
          for word in output.targets(of: place) { body(from, numbers[word]) }
        }
      }
    }
  }
}

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
  private var begins: [UInt32]
  private var sources: [UInt32]

  init(_ search: BreadthFirstSearch<Word>) {
    var numbers: [Word: Int] = [:]
    search.forEachChunk { _, first, words in
      for place in 0..<words.count { numbers[words[place]] = first + place }
    }
    self.numbers = numbers
    let count = numbers.count
    var begins = Array(repeating: UInt32(0), count: count + 2)
    var links = 0
    // Counted two places on, so that while writing each count moves to where the next begins.
    Self.forEachLink(search, numbers) { from, to in
      guard let to else { return }
      begins[to + 2] += 1
      links += 1
    }
    precondition(links < UInt32.max, "More than four billion steps cannot be turned around.")
    for place in 1..<(count + 2) { begins[place] += begins[place - 1] }
    var sources = Array(repeating: UInt32(0), count: links)
    Self.forEachLink(search, numbers) { from, to in
      guard let to else { return }
      sources[Int(begins[to + 1])] = UInt32(from)
      begins[to + 1] += 1
    }
    (self.begins, self.sources) = (begins, sources)
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
    _ search: BreadthFirstSearch<Word>, _ numbers: [Word: Int], _ body: (Int, Int?) -> Void
  ) {
    var successors = Successors<Word>()
    search.forEachChunk { _, first, words in
      successors.removeAll()
      search.source.follow(words, job: 0, into: &successors)
      for place in 0..<words.count {
        if successors.leadsToCut[place] { body(first + place, nil) }
        _ = successors.containsTarget(of: place) { word in
          body(first + place, numbers[word])
          return false
        }
      }
    }
  }
}

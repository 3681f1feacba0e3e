/// Finds the states from which some states can be reached, by sweeps over all states.
///
/// A sweep takes the steps of every state that is not known to be one, and looks at where they lead. In the order of the
/// levels, and then back, most ways are found at once, since most of them lead to where the state came from. The number
/// of sweeps is limited, so it takes time in proportion to the steps and memory for a bit a state; where there are
/// longer ways around, ``Reach`` finds them.
struct Sweeps<Word: PackedWord> {
  /// How many sweeps are made at most.
  static var most: Int { 6 }

  private let space: ExploredSpace<Word>
  private let source: BlockSource<Word>
  private let index: ArenaIndex<Word>
  private var isAncestor: [Bool]
  private var words = WordList<Word>(capacity: Exploration<Word>.blockSize)
  private var numbers = WordList<UInt32>(capacity: Exploration<Word>.blockSize)

  /// For each state, by its number, whether a target can be reached from it, in no step at all included; `nil` where
  /// that takes more sweeps.
  static func ancestors(
    of targets: [Bool], _ space: ExploredSpace<Word>, _ source: BlockSource<Word>, _ index: ArenaIndex<Word>
  ) -> [Bool]? {
    // The loops are compiled for a word where its type is known.
    if let space = space as? ExploredSpace<UInt64>, let source = source as? BlockSource<UInt64>,
      let index = index as? ArenaIndex<UInt64>
    {
      return Sweeps<UInt64>.swept(targets, space, source, index)
    }
    return swept(targets, space, source, index)
  }

  private static func swept(
    _ targets: [Bool], _ space: ExploredSpace<Word>, _ source: BlockSource<Word>, _ index: ArenaIndex<Word>
  ) -> [Bool]? {
    var sweeps = Sweeps(space: space, source: source, index: index, isAncestor: targets)
    defer {
      sweeps.words.release()
      sweeps.numbers.release()
    }
    for sweep in 0..<most where !sweeps.sweep(isUpward: sweep.isMultiple(of: 2)) { return sweeps.isAncestor }
    return nil
  }

  private init(
    space: ExploredSpace<Word>, source: BlockSource<Word>, index: ArenaIndex<Word>, isAncestor: [Bool]
  ) {
    (self.space, self.source, self.index, self.isAncestor) = (space, source, index, isAncestor)
  }

  /// Sweeps once; gives back whether anything was found that may lead to more.
  private mutating func sweep(isUpward: Bool) -> Bool {
    var found = 0
    var open = 0
    let arenas = space.arenas
    let count = space.levels.count
    for place in 0..<count {
      let level = space.levels[isUpward ? place : count - 1 - place]
      for (shard, range) in level.ranges.enumerated() {
        let base = index.base(of: shard)
        for place in range where !isAncestor[base + place] {
          words.append(arenas[shard][place])
          numbers.append(UInt32(base + place))
          open += 1
          if words.count == Exploration<Word>.blockSize { found += followed() }
        }
      }
      found += followed()
    }
    return found > 0 && found < open
  }

  /// Takes the steps of the states that were gathered; gives back for how many a way was found.
  private mutating func followed() -> Int {
    if words.count == 0 { return 0 }
    let output = unsafe source.follow(words.elements)
    var found = 0
    for place in 0..<words.count
    where leads(place, output.paid, output.paidEnds) || leads(place, output.free, output.freeEnds) {
      isAncestor[Int(numbers[place])] = true
      found += 1
    }
    words.removeAll()
    numbers.removeAll()
    return found
  }

  /// Whether a step leads to a state from which there is a way, those that were emitted last looked at first: the
  /// platform's steps, and ways out.
  private func leads(_ place: Int, _ targets: WordList<Word>, _ ends: WordList<Int>) -> Bool {
    let first = place == 0 ? 0 : ends[place - 1]
    for target in stride(from: ends[place] - 1, through: first, by: -1) {
      if let number = index.number(of: targets[target]), isAncestor[number] { return true }
    }
    return false
  }
}

/// The successors of any machine: states are stored as they are, and their packed states are their numbers.
final class InternedSuccessors<Machine: StateMachine>: MachineSource, @unchecked Sendable {
  let machine: Machine
  let properties: [CheckProperty<Machine.State, Machine.Action>]
  private let countsFootprint: Bool
  private let run: @Sendable (inout InternedChunk<Machine>) -> Void
  private let isReplaced: (([Machine.State]) -> Bool)?
  /// For each shard, the number of states that `isReplaced` has received.
  private var shown: [Int] = []
  private(set) var interner = StateInterner<Machine.State>(shards: 1)
  private var chunks: [Shared<InternedChunk<Machine>>] = []
  private(set) var initialCount = 0

  /// - Parameters:
  ///   - machine: The machine.
  ///   - properties: The properties to evaluate.
  ///   - countsFootprint: Whether the memory of states is counted.
  ///   - isReplaced: A closure that takes the states that were discovered since the last call, and returns whether
  ///     another source shall take the place of this one; nil if it never shall.
  ///   - run: Runs the task of a chunk (``InternedChunk/run(_:)``), compiled where the machine is known.
  init(
    _ machine: Machine, _ properties: [CheckProperty<Machine.State, Machine.Action>], countsFootprint: Bool,
    isReplaced: (([Machine.State]) -> Bool)? = nil,
    _ run: @escaping @Sendable (inout InternedChunk<Machine>) -> Void
  ) {
    (self.machine, self.properties, self.countsFootprint) = (machine, properties, countsFootprint)
    (self.isReplaced, self.run) = (isReplaced, run)
  }

  func begin(jobs: Int) -> [UInt64] {
    let interner = StateInterner<Machine.State>(shards: jobs)
    self.interner = interner
    shown = Array(repeating: 0, count: jobs)
    let sharing = machine as? any SharingStateMachine<Machine.State, Machine.Action>
    chunks = (0..<jobs).map {
      Shared(
        InternedChunk(
          interner, job: $0, properties, countsFootprint: countsFootprint, pool: sharing?.makePool()))
    }
    chunks[0].value.task = .start
    run(&chunks[0].value)
    initialCount = chunks[0].value.generated
    for job in 0..<jobs { commit(job: job) }
    return (0..<jobs).flatMap { shard in
      (0..<interner.stateCount(of: shard)).map { UInt64(interner.number(of: $0, in: shard)) }
    }
  }

  var truncations: [String: Int] {
    chunks.reduce(into: [:]) { $0.merge($1.value.reasons, uniquingKeysWith: +) }
  }

  func bytes(with visited: VisitedSet<UInt64>) -> Int {
    interner.bytes + interner.stateCount * MemoryLayout<UInt64>.stride
  }

  // Steps may take long, so that a small level is worth sharing, too, and callers do not wait long.
  func chunkSize(of count: Int, jobs: Int, isWatched: Bool) -> Int {
    let most = isWatched ? 16 : InternedChunk<Machine>.size
    return jobs == 1 ? most : min(most, max(2, count / (8 * jobs)))
  }

  func roundLength(isWatched: Bool) -> Int { isWatched ? 4 : 64 }

  func isReplacedBefore(_ level: Level) -> Bool {
    guard let isReplaced else { return false }
    var new: [Machine.State] = []
    for shard in shown.indices {
      let count = interner.stateCount(of: shard)
      for place in shown[shard]..<count { new.append(interner[interner.number(of: place, in: shard)]) }
      shown[shard] = count
    }
    return isReplaced(new)
  }

  func willExplore(_ level: Level) {
    let closed = Set(properties.indices.filter { nearest($0).map { $0 < level } ?? false })
    for chunk in chunks { chunk.value.close(closed) }
  }

  func expand(_ words: Chunk<UInt64>, at level: Level, job: Int, into successors: inout Successors<UInt64>) {
    let chunk = chunks[job]
    chunk.value.begin(words, at: level)
    run(&chunk.value)
    chunk.value.end()
    successors.generated += chunk.value.generated
  }

  var commitsRounds: Bool { true }

  func commit(job: Int) {
    chunks[job].value.task = .commit
    run(&chunks[job].value)
    interner.reserveExits(of: job)
  }

  func committed(job: Int, into successors: inout Successors<UInt64>) {
    chunks[job].value.appendTargets(to: &successors)
  }

  func follow(_ words: Chunk<UInt64>, job: Int, into successors: inout Successors<UInt64>) {
    for place in 0..<words.count {
      let (links, position) = interner.exit(of: Int(words[place]))
      successors.append(links, at: position)
    }
  }

  func state(of word: UInt64) -> Machine.State { interner[Int(word)] }

  func nearest(_ property: Int) -> Level? { chunks.compactMap { $0.value.tally.nearest[property] }.min() }

  func tally() -> PropertyTally<UInt64, Machine.Action> {
    chunks.reduce(into: PropertyTally(properties: properties.count)) { $0.merge($1.value.resolvedTally()) }
  }

  var audited: CheckNondeterminism?? { .some(chunks.lazy.compactMap { $0.value.nondeterminism }.first) }
}

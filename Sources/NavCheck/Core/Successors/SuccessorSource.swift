/// The successors of the states of a chunk, as packed states.
@usableFromInline struct Successors<Word: PackedWord>: ~Copyable {
  /// The number of emitted steps.
  @usableFromInline var generated = 0
  /// The targets within bounds of steps of cost 1, with duplicates.
  @usableFromInline var paid = Buffer<Word>(capacity: 1024)
  /// The targets of steps of cost 0.
  @usableFromInline var free = Buffer<Word>(capacity: 64)
  /// For each state of the chunk, the lengths of the two lists after it.
  private var paidEnds = Buffer<Int>(capacity: 256)
  private var freeEnds = Buffer<Int>(capacity: 256)
  /// For each state of the chunk, whether one of its steps leads to a truncated state.
  private(set) var leadsToCut = Buffer<Bool>(capacity: 256)
  @usableFromInline var hasCutStep = false
  /// States that cannot be explored before missing results about them are memoised.
  var missed = Buffer<Word>()

  init() {}

  /// Marks the end of the targets of a state.
  @usableFromInline mutating func endState() {
    paidEnds.append(paid.count)
    freeEnds.append(free.count)
    leadsToCut.append(hasCutStep)
    hasCutStep = false
  }

  mutating func removeAll() {
    generated = 0
    paid.removeAll()
    free.removeAll()
    paidEnds.removeAll()
    freeEnds.removeAll()
    leadsToCut.removeAll()
    missed.removeAll()
  }

  /// The positions in ``paid`` of the targets of a state of the chunk.
  @inline(__always) func paidRange(of state: Int) -> Range<Int> { range(of: state, paidEnds.elements) }

  /// The positions in ``free`` of the targets of a state of the chunk.
  @inline(__always) func freeRange(of state: Int) -> Range<Int> { range(of: state, freeEnds.elements) }

  @inline(__always) private func range(of state: Int, _ ends: Chunk<Int>) -> Range<Int> {
    (state == 0 ? 0 : ends[state &- 1])..<ends[state]
  }

  /// Whether a function accepts a target of a state of the chunk.
  func containsTarget(of state: Int, where matches: (Word) -> Bool) -> Bool {
    paidRange(of: state).contains { matches(paid[$0]) } || freeRange(of: state).contains { matches(free[$0]) }
  }
}

/// The states and steps that a ``BreadthFirstSearch`` explores: a machine with packed states.
///
/// Several workers call `expand`, `commit`, `committed` and `follow` at once, each with its own number. One worker calls
/// everything else.
protocol SuccessorSource<Word>: AnyObject, Sendable {
  associatedtype Word: PackedWord

  /// The number of initial states of the machine, duplicates included.
  var initialCount: Int { get }

  /// Prepares for a number of workers, and returns the initial states within bounds that are not truncated.
  func begin(jobs: Int) -> [Word]

  /// The range of packed states, if it is known.
  var range: CodeRange? { get }

  /// The number of states that each limit of the machine has truncated.
  var truncations: [String: Int] { get }

  /// The memory of the search in bytes, by a formula that does not depend on the number of workers.
  func bytes(with visited: VisitedSet<Word>) -> Int

  /// The largest number of states in a chunk of a level.
  func chunkSize(of count: Int, jobs: Int, isWatched: Bool) -> Int

  /// The approximate number of chunks that each worker expands between two barriers.
  func roundLength(isWatched: Bool) -> Int

  /// Whether another source shall take the place of this one; called once before each level.
  func isReplacedBefore(_ level: Level) -> Bool

  /// Prepares for the states of a level.
  func willExplore(_ level: Level)

  /// Takes the steps from states of one level, and evaluates properties on them.
  func expand(_ words: Chunk<Word>, at level: Level, job: Int, into successors: inout Successors<Word>)

  /// Whether successors have packed states only after each worker has called `commit`; then `committed` returns them.
  var commitsRounds: Bool { get }

  /// Gives packed states to the new successors of a round in the shard of a worker.
  func commit(job: Int)

  /// Appends the successors that a worker has found in the round.
  func committed(job: Int, into successors: inout Successors<Word>)

  /// Takes the steps from states without evaluating properties.
  func follow(_ words: Chunk<Word>, job: Int, into successors: inout Successors<Word>)

  /// Whether the machine exceeds the capacity of this source, so that its results must be discarded.
  var gaveUp: Bool { get }

  /// The level of the nearest finding for a property, given its index; nil if there is none so far.
  func nearest(_ property: Int) -> Level?

  /// Memoises the missing results about some states.
  func learn(_ missed: [Word])

  /// The re-encoding of packed states, if the coding has changed since the last call.
  ///
  /// The source re-encodes its own data in this call.
  ///
  /// - Parameter known: The number of known states.
  /// - Returns: The re-encoding; `nil` if the coding has not changed.
  func recoding(known: Int) -> Recoding<Word>?
}

extension SuccessorSource {
  var range: CodeRange? { nil }
  func bytes(with visited: VisitedSet<Word>) -> Int { visited.bytes }
  func chunkSize(of count: Int, jobs: Int, isWatched: Bool) -> Int { 256 }
  func roundLength(isWatched: Bool) -> Int { isWatched ? 32 : 1024 }
  func isReplacedBefore(_ level: Level) -> Bool { false }
  func willExplore(_ level: Level) {}
  var commitsRounds: Bool { false }
  func commit(job: Int) {}
  func committed(job: Int, into successors: inout Successors<Word>) {}
  var gaveUp: Bool { false }
  func learn(_ missed: [Word]) {}
  func recoding(known: Int) -> Recoding<Word>? { nil }
}

/// A ``SuccessorSource`` for a machine and the properties that are checked on it.
protocol MachineSource<Machine, Word>: SuccessorSource {
  associatedtype Machine: StateMachine

  var machine: Machine { get }
  var properties: [CheckProperty<Machine.State, Machine.Action>] { get }

  /// The state that a packed state represents.
  func state(of word: Word) -> Machine.State

  /// The results of the properties.
  func tally() -> PropertyTally<Word, Machine.Action>

  /// Evaluates a `possible` property on states: for each, whether the property applies, and whether it is a goal.
  func evaluateReachability(
    of property: Int, _ words: Chunk<Word>, job: Int, applies: Chunk<Bool>, goals: Chunk<Bool>)

  /// Generates the steps of a state again, and compares them and, if requested, the properties with earlier results.
  func nondeterminism(in word: Word, evaluatesProperties: Bool) -> CheckNondeterminism?

  /// The first nondeterminism that the search itself has found; nil if an audit searches for one.
  var audited: CheckNondeterminism?? { get }
}

extension MachineSource {
  func evaluateReachability(
    of property: Int, _ words: Chunk<Word>, job: Int, applies: Chunk<Bool>, goals: Chunk<Bool>
  ) {
    let predicate = CompiledProperties(properties).reachability(of: property)
    for place in 0..<words.count {
      let state = state(of: words[place])
      (applies[place], goals[place]) = (predicate.applies(state), predicate.isGoal(state))
    }
  }

  func nondeterminism(in word: Word, evaluatesProperties: Bool) -> CheckNondeterminism? {
    let state = state(of: word)
    return CheckNondeterminism(machine, in: state, first: steps(from: state))
  }

  var audited: CheckNondeterminism?? { nil }

  /// All steps of a state, as the machine emits them.
  func steps(from state: Machine.State) -> [(action: Machine.Action, state: Machine.State)] {
    var steps: [(action: Machine.Action, state: Machine.State)] = []
    machine.forEachStep(from: state) { steps.append(($0, $1)) }
    return steps
  }
}

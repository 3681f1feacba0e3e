/// A batch of states of a ``StateMachine`` that the search explores together, with the results.
///
/// The search passes it to ``StateMachine/expand(_:)-(StateBlock<Self>)``. It has no other use.
@safe public struct StateBlock<Machine: StateMachine> {
  @usableFromInline typealias State = Machine.State
  @usableFromInline typealias Candidate = CandidateList<Machine.State>.Candidate

  @usableFromInline enum Task {
    /// Find the initial states.
    case start
    /// Take the steps of states, and evaluate properties on them.
    case expand
    /// Number the newly discovered states.
    case settle
  }

  /// The largest number of states in a block.
  static var size: Int { 128 }
  /// The number of candidates that are looked up together.
  @usableFromInline static var together: Int { 16 }

  @usableFromInline private(set) var task = Task.expand
  @usableFromInline let tables: StateTables<Machine.State>
  /// Which of the jobs this is, and which of the shares it owns.
  @usableFromInline let job: Int
  private let questions: StateQuestions<Machine>
  @usableFromInline private(set) var asking: [@Sendable (Machine.State) -> UInt64]
  /// The properties with a known nearest finding of any job.
  private var closed: Set<Int> = []
  @usableFromInline let stepQuestions: [BlockQuestions<Machine>.OfStep]
  @usableFromInline let possibilities: [StateQuestions<Machine>.OfPossibility]
  @usableFromInline let asksEnds: Bool
  private(set) var tally: BlockTally<UInt64, Machine.Action>
  /// The states that steps lead to which are findings; a finding has its place here.
  private var targets: [Machine.State] = []

  /// The number of states that each limit of the machine truncated, in the shard of this job.
  private(set) var reasons: [String: Int] = [:]

  /// The first sign that the machine is no pure description.
  private(set) var contradiction: CheckContradiction?

  private var level = Level.start
  @usableFromInline private(set) var numbers: UnsafeBufferPointer<UInt64>
  @usableFromInline let states: UnsafeMutablePointer<UnsafeMutablePointer<Machine.State>>
  /// For each state, bits for whether it has a step (1), and a step to another state (2).
  @usableFromInline let exits: UnsafeMutablePointer<UInt8>
  @usableFromInline var batch = StateBatch<Machine.State>(capacity: 256)
  /// A hasher to copy for each state; creating one takes as long as hashing a word.
  @usableFromInline let hasher = Hasher()
  @usableFromInline var sink: UInt64 = 0
  /// The number of emitted steps.
  @usableFromInline var generated = 0
  /// Whether one of them costs nothing.
  @usableFromInline var isFree = false
  /// The record of steps: of the whole search, or of the block only for a backward search.
  private let links: UnsafeMutablePointer<WordList<UInt32>>
  @usableFromInline private(set) var keepsLinks: Bool
  /// Whether the block only follows steps, and neither inserts states nor evaluates properties.
  @usableFromInline let isFollower: Bool
  private var opened = 0
  private var head = 0
  @usableFromInline let countsFootprint: Bool

  init(
    _ tables: StateTables<Machine.State>, job: Int, questions: StateQuestions<Machine>, properties: Int,
    keepsLinks: Bool, countsFootprint: Bool, followingInto own: UnsafeMutablePointer<WordList<UInt32>>? = nil
  ) {
    self.tables = tables
    self.job = job
    self.questions = questions
    asking = questions.blocks.asking
    stepQuestions = questions.blocks.steps
    possibilities = questions.possibilities
    asksEnds = !questions.ends.isEmpty
    tally = BlockTally(properties: properties)
    unsafe numbers = UnsafeBufferPointer(start: nil, count: 0)
    unsafe states = UnsafeMutablePointer.allocate(capacity: Self.size)
    unsafe exits = UnsafeMutablePointer.allocate(capacity: Self.size)
    unsafe links = own ?? (tables.links + job)
    isFollower = unsafe own != nil
    self.keepsLinks = unsafe keepsLinks || own != nil
    self.countsFootprint = countsFootprint
  }

  /// Starts the task of finding the initial states.
  mutating func start() {
    task = .start
    keepsLinks = false
    generated = 0
  }

  /// Lays states of one level before the machine.
  mutating func begin(_ numbers: UnsafeBufferPointer<UInt64>, at level: Level, keepsLinks: Bool) {
    task = .expand
    self.keepsLinks = keepsLinks
    unsafe self.numbers = numbers
    self.level = level
    generated = 0
    opened = 0
    if isFollower { unsafe links.pointee.removeAll() }
    unsafe exits.update(repeating: 0, count: numbers.count)
  }

  /// Completes the record of steps.
  mutating func end() {
    if keepsLinks { unsafe open(upTo: numbers.count) }
  }

  /// Stops the evaluation of properties with a finding that is nearer than all states to come.
  ///
  /// The number of states to which they apply is still counted.
  mutating func close(_ properties: Set<Int>) {
    if properties == closed { return }
    closed = properties
    asking = questions.blocks.asking(closed: closed)
  }

  /// Starts the task of numbering the new states in the shard of this job.
  mutating func settle() { task = .settle }

  @usableFromInline var count: Int { unsafe numbers.count }

  /// Whether the steps of a state are generated twice, as an audit.
  @usableFromInline func isDoubted(_ place: Int) -> Bool {
    if isFollower || contradiction != nil { return false }
    return unsafe (Int(numbers[place]) / tables.count).isMultiple(of: CheckContradiction.doubt)
  }

  @usableFromInline mutating func doubt(
    _ place: Int, _ machine: Machine, _ steps: [(action: Machine.Action, state: Machine.State)]
  ) {
    contradiction = unsafe CheckContradiction(machine, in: states[place].pointee, first: steps)
  }

  /// Records equal results for all states up to an index.
  @usableFromInline mutating func note(_ answer: UInt64, times: Int, of chunk: Int, endingAt end: Int) {
    if times == 0 { return }
    let asked = questions.blocks.states.dropFirst(chunk * BlockQuestions<Machine>.chunk)
    unsafe tally.note(answer, to: asked, numbers[(end - times)..<end], at: level)
  }

  @usableFromInline func note(_ place: Int, _ possibility: Int, matters: Bool, isGoal: Bool) {
    let bits: UInt8 = (matters ? 1 : 0) | (isGoal ? 2 : 0)
    unsafe tables.notes(of: Int(numbers[place]))[1 + possibility] = bits
  }

  @usableFromInline mutating func matter(_ property: Int, times: Int) {
    tally.matter(property, times: times)
  }

  @usableFromInline mutating func judgeStep(
    _ question: BlockQuestions<Machine>.OfStep, _ place: Int, _ action: Machine.Action,
    _ state: Machine.State,
    cost: Int
  ) {
    let next = level.next(cost: cost)
    // Behind the nearest finding nothing is asked: to decide it may take settling the app many times over.
    guard !closed.contains(question.property), tally.isOpen(question.property, at: next),
      unsafe !question.clears(states[place].pointee, action, state)
    else { return }
    // The state may have no number yet.
    let step = BlockTally<UInt64, Machine.Action>.Step(
      from: unsafe numbers[place], action: action, to: UInt64(targets.count), cost: cost)
    targets.append(state)
    tally.found(step, question.property, at: next)
  }

  @usableFromInline mutating func judgeEnd(_ place: Int) {
    var out = StepsOut()
    if unsafe exits[place] & 1 != 0 { out.add(leaving: unsafe exits[place] & 2 != 0) }
    for (property, mode) in questions.ends {
      tally.matter(property, times: 1)
      if out.isDeadlock(mode) { tally.found(unsafe numbers[place], property, at: level) }
    }
  }

  /// Whether a number is not that of a state of the block.
  @usableFromInline func leaves(_ place: Int, to number: Int) -> Bool {
    unsafe numbers[place] != UInt64(truncatingIfNeeded: number)
  }

  /// Writes down a step to a state with a number.
  @usableFromInline mutating func link(from place: Int, to number: Int, cost: Int) {
    open(upTo: place + 1)
    unsafe links.pointee.append(UInt32(truncatingIfNeeded: number << 1 | cost))
    unsafe links.pointee[head] += 2
  }

  /// Marks a state of the block as having a step to a truncated state, which is not explored.
  @usableFromInline mutating func linkToCut(from place: Int) {
    open(upTo: place + 1)
    unsafe links.pointee[head] |= 1
  }

  /// Records a step to a state without a number, and returns the position at which to write the number.
  @usableFromInline mutating func linkLater(from place: Int, cost: Int) -> Int {
    link(from: place, to: 0, cost: cost)
    return unsafe links.pointee.count - 1
  }

  /// Records the limit of the machine that truncates a state.
  @usableFromInline mutating func note(_ reason: String) { reasons[reason, default: 0] += 1 }

  @usableFromInline func appendCut(_ candidate: consuming Candidate, to share: Int) {
    if isFollower { return }
    unsafe tables.pendingCuts[job * tables.count + share].append(candidate)
  }

  private mutating func open(upTo end: Int) {
    while opened < end {
      head = unsafe links.pointee.count
      unsafe links.pointee.append(0)
      if !isFollower { tables.setExit(of: unsafe Int(numbers[opened]), job: job, place: head) }
      opened += 1
    }
  }

  /// The results, with the numbers of the target states of steps.
  func resolvedTally() -> BlockTally<UInt64, Machine.Action> {
    tally.resolvingTargets { place in
      let state = targets[Int(place)]
      let hash = Self.hash(of: state, hasher)
      let share = tables.owner(of: hash)
      let index = unsafe withUnsafePointer(to: state) {
        unsafe tables.shards[share].find(UnsafeMutablePointer(mutating: $0), hash)
      }
      return index < 0 ? nil : UInt64(tables.number(of: index, in: share))
    }
  }

  /// Gives its memory back.
  func release() {
    unsafe states.deallocate()
    unsafe exits.deallocate()
    batch.release()
  }
}

/// A chunk of states of any machine that one worker explores, with the results.
///
/// The inlinable functions are compiled where a ``Checker`` is made: there the machine is known, so hashing, comparing
/// and moving states is specialised for it.
@usableFromInline struct InternedChunk<Machine: StateMachine>: ~Copyable {
  @usableFromInline typealias State = Machine.State

  @usableFromInline enum Task {
    /// Find the initial states.
    case start
    /// Take the steps of states, and evaluate properties on them.
    case expand
    /// Number the new states of the shard.
    case commit
  }

  /// The largest number of states in a chunk.
  static var size: Int { 128 }
  /// The number of successors that are looked up together.
  @usableFromInline static var together: Int { 16 }

  @usableFromInline var task = Task.expand
  @usableFromInline let interner: StateInterner<Machine.State>
  /// The number of the worker, and of the shard that it owns.
  @usableFromInline let job: Int
  private let predicates: CompiledProperties<Machine.State, Machine.Action>
  @usableFromInline private(set) var batches: [@Sendable (Machine.State) -> UInt64]
  /// The properties with a nearest finding that is final.
  private var closed: Set<Int> = []
  @usableFromInline let steps: [CompiledProperties<Machine.State, Machine.Action>.StepPredicate]
  @usableFromInline let stepBatches: [@Sendable (State, Machine.Action, State) -> UInt64]
  @usableFromInline let hasEnds: Bool
  private(set) var tally: PropertyTally<UInt64, Machine.Action>
  /// The targets of steps that are findings, which contain an index of this list.
  private var targets: [Machine.State] = []
  /// The number of states that each limit of the machine truncated, in the shard of this worker.
  private(set) var reasons: [String: Int] = [:]
  /// The first sign that the machine violates its laws.
  private(set) var nondeterminism: CheckNondeterminism?
  @usableFromInline let countsFootprint: Bool
  /// Replaces a new state of the worker's shard by an equal state that shares content with others.
  @usableFromInline let pool: ((Machine.State) -> Machine.State)?

  private var level = Level.start
  @usableFromInline private(set) var numbers: Chunk<UInt64>
  /// For each state, bits for whether it has a step (1), and a step to another state (2).
  @usableFromInline let exits = Buffer<UInt8>(repeating: 0, count: Self.size)
  @usableFromInline var batch = StateBatch<Machine.State>(capacity: 256)
  /// A hasher to copy for each state; creating one takes as long as hashing a word.
  @usableFromInline let hasher = Hasher()
  /// A sink for prefetched values; the compiler removes a load with an unused result.
  @usableFromInline var sink: UInt64 = 0
  /// The number of emitted steps.
  @usableFromInline var generated = 0
  /// The number of states of the chunk with a head in the record of steps, and the position of the last head.
  private var opened = 0
  private var head = 0
  /// The position at which the record of the current round begins.
  private var roundStart = 0

  init(
    _ interner: StateInterner<Machine.State>, job: Int,
    _ properties: [CheckProperty<Machine.State, Machine.Action>], countsFootprint: Bool,
    pool: ((Machine.State) -> Machine.State)?
  ) {
    self.interner = interner
    self.job = job
    predicates = CompiledProperties(properties)
    batches = predicates.batches()
    steps = predicates.steps
    stepBatches = predicates.stepBatches()
    hasEnds = !predicates.ends.isEmpty
    tally = PropertyTally(properties: properties.count)
    numbers = Chunk()
    self.countsFootprint = countsFootprint
    self.pool = pool
  }

  // MARK: - Tasks

  /// Sets the task of expanding states of one level.
  mutating func begin(_ numbers: Chunk<UInt64>, at level: Level) {
    task = .expand
    (self.numbers, self.level, generated, opened) = (numbers, level, 0, 0)
    for place in 0..<numbers.count { exits[place] = 0 }
  }

  /// Completes the record of steps.
  mutating func end() { openRecords(upTo: numbers.count) }

  /// Appends the recorded targets of the round, and begins the next round.
  mutating func appendTargets(to successors: inout Successors<UInt64>) {
    let links = interner.links[job].value.elements
    var position = roundStart
    while position < links.count {
      successors.append(links, at: position)
      position += 1 + Int(links[position] >> 1)
    }
    roundStart = position
  }

  /// Ends the evaluation of properties with a finding that is nearer than all states to come.
  ///
  /// The states to which they apply are still counted.
  mutating func close(_ properties: Set<Int>) {
    if properties == closed { return }
    closed = properties
    batches = predicates.batches(closed: closed)
  }

  /// Runs the task.
  @inlinable mutating func run(_ machine: Machine) {
    switch task {
    case .start:
      for state in machine.initialStates {
        batch.append(state, BatchedStep(hash: Self.hash(of: state, hasher), source: 0, cost: 1))
      }
      flush(machine)
    case .expand: expand(machine)
    case .commit: commit(machine)
    }
  }

  // MARK: - Expansion

  /// A hash by a copy of an unused hasher, since a type may have a `hashValue` of its own that is not well mixed.
  @inlinable @inline(__always) static func hash(of state: Machine.State, _ hasher: Hasher) -> UInt64 {
    var hasher = hasher
    state.hash(into: &hasher)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }

  @usableFromInline var count: Int { numbers.count }

  @inlinable @inline(__always) func number(_ place: Int) -> Int { Int(truncatingIfNeeded: numbers[place]) }

  @inlinable mutating func expand(_ machine: Machine) {
    evaluateStates()
    let interner = interner
    for place in 0..<count {
      if !steps.isEmpty || isAudited(place) {
        flush(machine)
        expandOneByOne(place, machine)
        continue
      }
      machine.forEachStep(from: interner[number(place)]) { action, next in
        let cost = machine.checkedCost(of: action)
        batch.append(next, BatchedStep(hash: Self.hash(of: next, hasher), source: place, cost: cost))
      }
      if batch.count >= Self.together { flush(machine) }
    }
    flush(machine)
    if !hasEnds { return }
    for place in 0..<count where !machine.isFinal(interner[number(place)]) { evaluateEnd(place, machine) }
  }

  /// Evaluates all state predicates.
  @inlinable mutating func evaluateStates() {
    let interner = interner
    for (batch, evaluate) in batches.enumerated() {
      // Most states have the same result as the one before.
      var last: UInt64 = 0
      var run = 0
      for place in 0..<count {
        let result = evaluate(interner[number(place)])
        if result == last {
          run &+= 1
        } else {
          record(last, times: run, of: batch, endingAt: place)
          (last, run) = (result, 1)
        }
      }
      record(last, times: run, of: batch, endingAt: count)
    }
  }

  /// Looks up the states of the batch.
  @inlinable mutating func flush(_ machine: Machine) {
    let count = batch.count
    generated &+= count
    sink &+= batch.prefetch(interner)
    for place in 0..<count {
      let number = batch.find(place, in: interner)
      if number >= 0 {
        batch.discard(place)
        record(batch.step(place), to: number)
      } else {
        insert(batch.take(place), batch.step(place), machine)
      }
    }
    batch.reset()
  }

  /// Records a step to a new state, and returns whether properties may be evaluated on it.
  ///
  /// It is separate from ``flush(_:)``, the loop of which is for known states.
  @inlinable @inline(never) @discardableResult
  mutating func insert(_ state: consuming Machine.State, _ step: BatchedStep, _ machine: Machine) -> Bool {
    guard machine.isWithinBounds(state) else { return false }
    if hasEnds { exits[Int(step.source)] |= 3 }
    if machine.truncation(of: state) != nil {
      recordTruncated(from: Int(step.source))
      interner.passTruncated(state, step.hash, from: job)
      return false
    }
    if interner.count == 1 {
      let number =
        if let pool { interner.add(pool(state), step.hash) } else { interner.add(state, step.hash) }
      addFootprint(number, machine)
      record(step, to: number)
    } else {
      interner.pass(state, step.hash, link: recordUnnumbered(step), from: job)
    }
    return true
  }

  /// Where states share content, the memory of a state is divided by this number.
  ///
  /// Measured on three apps (NetNewsWire, IceCubes, Kickstarter), the divisor would be between 4 and 8.
  @usableFromInline static var shareOfPool: Int { 3 }

  @inlinable func addFootprint(_ number: Int, _ machine: Machine) {
    guard countsFootprint else { return }
    let footprint = machine.footprint(of: interner[number])
    interner.addFootprint(pool == nil ? footprint : footprint / Self.shareOfPool, to: job)
  }

  /// Takes the steps from one state, and evaluates properties on each combination of action and target once.
  @inlinable mutating func expandOneByOne(_ place: Int, _ machine: Machine) {
    let state = interner[number(place)]
    var emitted: [(action: Machine.Action, state: Machine.State)] = []
    machine.forEachStep(from: state) { emitted.append(($0, $1)) }
    generated &+= emitted.count
    if isAudited(place) { audit(state, machine, emitted) }
    var seen: Set<Exit> = []
    for (action, next) in emitted {
      let cost = machine.checkedCost(of: action)
      let step = BatchedStep(hash: Self.hash(of: next, hasher), source: place, cost: cost)
      let number = interner.find(next, step.hash)
      if number >= 0 {
        record(step, to: number)
      } else if !insert(next, step, machine) {
        continue
      }
      guard seen.insert(Exit(action: action, state: next, hash: step.hash)).inserted else { continue }
      for (batch, applies) in stepBatches.enumerated() {
        var bits = applies(state, action, next)
        while bits != 0 {
          let first = batch * CompiledProperties<State, Machine.Action>.stepBatchSize
          let predicate = steps[first + bits.trailingZeroBitCount]
          evaluateStep(predicate, place, state, action, next, cost: cost)
          bits &= bits - 1
        }
      }
    }
  }

  /// A step from a state, identified by its action and its target.
  @usableFromInline struct Exit: Hashable {
    @usableFromInline let action: Machine.Action
    @usableFromInline let state: Machine.State
    /// The hash of the state, which is not hashed twice.
    @usableFromInline let hash: UInt64

    @inlinable init(action: Machine.Action, state: Machine.State, hash: UInt64) {
      (self.action, self.state, self.hash) = (action, state, hash)
    }

    @inlinable static func == (left: Self, right: Self) -> Bool {
      left.hash == right.hash && left.action == right.action && left.state == right.state
    }

    @inlinable func hash(into hasher: inout Hasher) {
      hasher.combine(action)
      hasher.combine(hash)
    }
  }

  /// Numbers the states that were passed to the shard of this worker.
  @inlinable mutating func commit(_ machine: Machine) {
    let (interner, job) = (interner, job)
    for state in interner.commitTruncated(job) { countTruncated(state, machine) }
    interner.commit(job, pool: pool) { number in addFootprint(number, machine) }
  }

  @usableFromInline mutating func countTruncated(_ state: Machine.State, _ machine: Machine) {
    reasons[machine.truncation(of: state) ?? "a limit", default: 0] += 1
    if countsFootprint { interner.addTruncatedFootprint(machine.footprint(of: state), to: job) }
  }

  // MARK: - Results

  /// Whether the steps of a state are generated twice, as an audit.
  @usableFromInline func isAudited(_ place: Int) -> Bool {
    nondeterminism == nil && (number(place) / interner.count).isMultiple(of: CheckNondeterminism.doubt)
  }

  @usableFromInline mutating func audit(
    _ state: Machine.State, _ machine: Machine, _ emitted: [(action: Machine.Action, state: Machine.State)]
  ) {
    nondeterminism = CheckNondeterminism(machine, in: state, first: emitted)
  }

  /// Records equal results of a batch of predicates for all states up to an index.
  @usableFromInline mutating func record(_ result: UInt64, times: Int, of batch: Int, endingAt end: Int) {
    if times == 0 || result == 0 { return }
    let first = batch * CompiledProperties<Machine.State, Machine.Action>.batchSize
    tally.add(result, of: predicates.stateProperties[first...], numbers.slice((end - times)..<end), at: level)
  }

  @usableFromInline mutating func evaluateStep(
    _ predicate: CompiledProperties<Machine.State, Machine.Action>.StepPredicate, _ place: Int,
    _ before: Machine.State, _ action: Machine.Action, _ after: Machine.State, cost: Int
  ) {
    tally.count(predicate.property)
    let next = level.next(cost: cost)
    // A farther finding would be discarded, and its evaluation may take as long as a search.
    guard !closed.contains(predicate.property), tally.isOpen(predicate.property, at: next),
      !predicate.holds(before, action, after)
    else { return }
    // The target may have no number yet.
    let step = TraceTarget.step(from: numbers[place], action: action, to: UInt64(targets.count), cost: cost)
    targets.append(after)
    tally.add(step, to: predicate.property, at: next)
  }

  @usableFromInline mutating func evaluateEnd(_ place: Int, _ machine: Machine) {
    var out = StepsOut()
    if exits[place] & 1 != 0 { out.add(leaving: exits[place] & 2 != 0) }
    for predicate in predicates.ends {
      tally.count(predicate.property)
      if out.isDeadlock(predicate.mode), !machine.leavesScope(interner[number(place)]) {
        tally.add(.state(numbers[place]), to: predicate.property, at: level)
      }
    }
  }

  /// Records a step to a state with a number.
  @usableFromInline mutating func record(_ step: BatchedStep, to number: Int) {
    if task == .start { return }
    let source = Int(step.source)
    if hasEnds { exits[source] |= numbers[source] == UInt64(number) ? 1 : 3 }
    append(UInt32(truncatingIfNeeded: number << 1 | Int(step.cost)), from: source)
  }

  /// Records a step to a state that has no number yet, and returns the position at which to write the number.
  @usableFromInline mutating func recordUnnumbered(_ step: BatchedStep) -> Int {
    if task == .start { return -1 }
    append(UInt32(step.cost), from: Int(step.source))
    return interner.links[job].value.count - 1
  }

  /// Records that a step of a state leads to a truncated state.
  @usableFromInline mutating func recordTruncated(from source: Int) {
    if task == .start { return }
    openRecords(upTo: source + 1)
    interner.links[job].value[head] |= 1
  }

  private mutating func append(_ link: UInt32, from source: Int) {
    openRecords(upTo: source + 1)
    let links = interner.links[job]
    links.value.append(link)
    links.value[head] += 2
  }

  private mutating func openRecords(upTo end: Int) {
    let links = interner.links[job]
    while opened < end {
      head = links.value.count
      links.value.append(0)
      interner.setExit(of: number(opened), job: job, position: head)
      opened += 1
    }
  }

  /// The results, with the numbers of the targets of steps.
  func resolvedTally() -> PropertyTally<UInt64, Machine.Action> {
    var tally = tally
    tally.replaceStates({ $0 }) { index in
      let state = targets[Int(index)]
      let number = interner.find(state, Self.hash(of: state, hasher))
      return number < 0 ? nil : UInt64(number)
    }
    return tally
  }
}

extension Successors<UInt64> {
  /// Appends the recorded steps of a state.
  mutating func append(_ links: Chunk<UInt32>, at position: Int) {
    hasCutStep = links[position] & 1 != 0
    for index in (position + 1)..<(position + 1 + Int(links[position] >> 1)) {
      let target = UInt64(links[index] >> 1)
      if links[index] & 1 == 1 { paid.append(target) } else { free.append(target) }
    }
    endState()
  }
}

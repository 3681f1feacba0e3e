/// The results of one worker for a machine with factored states.
private final class WorkerResults<Word: PackedWord, Action> {
  var tally: PropertyTally<Word, Action>
  /// The truncated states, by the number of the limit.
  var truncated: [VisitedShard<Word>] = []

  init(properties: Int) { tally = PropertyTally(properties: properties) }

  func addTruncated(_ words: Chunk<Word>, _ reasons: Chunk<UInt32>) {
    for place in 0..<words.count { addTruncated(words[place], Int(reasons[place])) }
  }

  func addTruncated(_ word: Word, _ reason: Int) {
    while truncated.count <= reason { truncated.append(VisitedShard()) }
    truncated[reason].insert(word)
  }

  /// Re-encodes all packed states.
  func recode(_ recoded: Recoding<Word>) {
    tally.replaceStates({ recoded($0) }, targets: { recoded($0) })
    for set in truncated {
      set.recode { recoded($0) }
      set.reset(bits: nil, expecting: set.arena.count)
      set.arena.forEachChunk(of: 0..<set.arena.count) { set.restore($1) }
    }
  }
}

/// The successors of a machine with factored states: results are memoised by the parts of the state that they read.
final class MemoizedSuccessors<Machine: FactoredStateMachine, Word: PackedWord>: MachineSource,
  @unchecked Sendable
{
  let memo: AnswerMemo<Machine>
  let tables: MemoTables<Word>
  /// Whether the states are too large for the packed type.
  private var isOutgrown = false
  private var results: [WorkerResults<Word, Machine.Action>] = []
  private let initial: [Machine.State]
  /// Evaluates the missing results for a state, compiled where the machine is known: a witness of a generic class is not.
  private let learnResults: ([Int]) -> Void

  /// Creates a source; `nil` if the parts of the initial states do not fit into a packed state.
  ///
  /// - Parameters:
  ///   - memo: The memoised results, to which the source adds.
  ///   - jobs: The number of workers.
  ///   - sizes: The sizes of the caches of a worker.
  init?(remembering memo: AnswerMemo<Machine>, jobs: Int, sizes: CacheSizes = CacheSizes()) {
    self.memo = memo
    learnResults = { memo.learn($0) }
    initial = memo.machine.initialStates
    for state in initial where memo.machine.isWithinBounds(state) { _ = memo.numbers(of: state) }
    memo.askWhetherSound()
    guard memo.refusal == nil,
      case .to(let coding) = memo.coding.change(of: MixedRadixCoding<Word>?.none, known: 0)
    else { return nil }
    memo.radixes = coding.digits.map(\.radix)
    tables = MemoTables(of: memo, coding: coding, jobs: jobs, sizes)
  }

  var gaveUp: Bool { isOutgrown || memo.refusal != nil }

  var machine: Machine { memo.machine }
  var properties: [CheckProperty<Machine.State, Machine.Action>] { memo.properties }
  var range: CodeRange? { tables.coding.range }
  var initialCount: Int { initial.count }

  func bytes(with visited: VisitedSet<Word>) -> Int {
    visited.bytes + memo.bytes + memo.emissions.capacity * MemoryLayout<Word>.stride
  }

  func begin(jobs: Int) -> [Word] {
    tables.refresh(from: memo)
    results = (0..<jobs).map { _ in WorkerResults(properties: properties.count) }
    var words: [Word] = []
    for state in initial where machine.isWithinBounds(state) {
      let word = tables.coding.word(memo.numbers(of: state))
      if let reason = machine.truncation(of: state) {
        results[0].addTruncated(word, memo.number(ofReason: reason))
      } else {
        words.append(word)
      }
    }
    return words
  }

  var truncations: [String: Int] {
    let all = WorkerResults<Word, Machine.Action>(properties: 0)
    for worker in results {
      for (reason, set) in worker.truncated.enumerated() {
        for index in 0..<set.arena.count { all.addTruncated(set.arena[index], reason) }
      }
    }
    let counts = zip(memo.reasons, all.truncated.map { $0.arena.count }).filter { $0.1 > 0 }
    return Dictionary(uniqueKeysWithValues: counts)
  }

  func state(of word: Word) -> Machine.State { memo.state(of: tables.coding.digits(of: word)) }

  func tally() -> PropertyTally<Word, Machine.Action> {
    var tally = PropertyTally<Word, Machine.Action>(properties: properties.count)
    for (job, worker) in results.enumerated() {
      tally.merge(worker.tally)
      let scratch = tables.scratch(of: job)
      for (index, batch) in memo.queries.batches.enumerated() {
        for (bit, property) in batch.properties.enumerated() {
          tally.count(property, times: scratch.value.applications[index * 64 + bit])
        }
      }
      for (number, counts) in memo.counts.enumerated() {
        for (place, count) in counts.enumerated() {
          tally.count(memo.stepQueries[place].property, times: count * scratch.value.uses[number])
        }
      }
    }
    return tally
  }

  func nearest(_ property: Int) -> Level? { results.compactMap { $0.tally.nearest[property] }.min() }

  func learn(_ missed: [Word]) {
    for word in missed where memo.refusal == nil { learnResults(tables.coding.digits(of: word)) }
    memo.askWhetherSound()
    tables.refresh(from: memo)
  }

  func recoding(known: Int) -> Recoding<Word>? {
    if memo.isOfLittleUse(known: known) { memo.refusal = .littleUse }
    if gaveUp { return nil }
    let old = tables.coding
    switch memo.coding.change(of: Optional(old), known: known) {
    case .none:
      return nil
    case .outgrown:
      isOutgrown = true
      return nil
    case .to(let coding):
      memo.radixes = coding.digits.map(\.radix)
      tables.recode(coding, from: memo)
      let recoded = Recoding(old: old, new: coding)
      for worker in results { worker.recode(recoded) }
      return recoded
    }
  }

  func expand(_ words: Chunk<Word>, at level: Level, job: Int, into successors: inout Successors<Word>) {
    let (scratch, worker) = (tables.scratch(of: job), results[job])
    for (index, batch) in memo.queries.batches.enumerated() {
      var open: UInt64 = 0
      for (bit, property) in batch.properties.enumerated() where worker.tally.isOpen(property, at: level) {
        open |= 1 << UInt64(bit)
      }
      scratch.value.wanted[index] = open
    }
    var openSteps: UInt64 = 0
    for (place, query) in memo.stepQueries.enumerated()
    where worker.tally.isOpen(query.property, at: level.next(cost: 0)) {
      openSteps |= 1 << UInt64(min(place, 63))
    }
    scratch.value.wantedSteps = openSteps
    tables.expand(words, job: job, evaluates: true, into: &successors)
    addFindings(of: scratch, at: level, to: worker)
  }

  func follow(_ words: Chunk<Word>, job: Int, into successors: inout Successors<Word>) {
    tables.expand(words, job: job, evaluates: false, into: &successors)
  }

  func evaluateReachability(
    of property: Int, _ words: Chunk<Word>, job: Int, applies: Chunk<Bool>, goals: Chunk<Bool>
  ) {
    guard let predicate = memo.reachability[property] else {
      preconditionFailure("The property \(property) is no 'possible' property.")
    }
    func evaluate(_ place: Int) {
      let state = state(of: words[place])
      (applies[place], goals[place]) = (predicate.applies(state), predicate.isGoal(state))
    }
    guard let bit = memo.queries.places[property]?.bit else { return (0..<words.count).forEach(evaluate) }
    tables.evaluateReachability(
      words, by: memo.queries.asking[property], bit: bit, job: job, applies: applies, goals: goals,
      missed: evaluate)
  }

  /// A step as the machine emits it.
  private struct Taken: Hashable {
    let action: Machine.Action
    let state: Machine.State
  }

  /// Adds the findings of a chunk.
  private func addFindings(
    of scratch: Shared<MemoScratch<Word>>, at level: Level, to worker: WorkerResults<Word, Machine.Action>
  ) {
    for index in 0..<scratch.value.findings.count {
      let batch = memo.queries.batches[scratch.value.findingBatches[index]]
      var bits = scratch.value.findingBits[index]
      let word = scratch.value.findings[index]
      if bits & batch.ends != 0, machine.leavesScope(state(of: word)) { bits &= ~batch.ends }
      while bits != 0 {
        let property = batch.properties[bits.trailingZeroBitCount]
        worker.tally.add(.state(word), to: property, at: level)
        bits &= bits - 1
      }
    }
    for index in 0..<scratch.value.stepFindings.count {
      let broken = Set(memo.broken(of: Int(scratch.value.stepEntries[index])))
      addSteps(violating: broken, from: scratch.value.stepFindings[index], at: level, to: worker)
    }
    worker.addTruncated(scratch.value.truncated.elements, scratch.value.truncatedReasons.elements)
  }

  /// Adds the steps from a state that violate properties, as the machine itself emits them.
  private func addSteps(
    violating broken: Set<Int>, from word: Word, at level: Level,
    to worker: WorkerResults<Word, Machine.Action>
  ) {
    let before = state(of: word)
    var seen: Set<Taken> = []
    machine.forEachStep(from: before) { action, after in
      guard machine.isWithinBounds(after), machine.truncation(of: after) == nil,
        seen.insert(Taken(action: action, state: after)).inserted,
        let ids = memo.knownNumbers(of: after)
      else { return }
      let cost = machine.cost(of: action)
      for place in broken {
        let query = memo.stepQueries[place]
        guard query.applies(before, action, after), !query.holds(before, action, after) else {
          continue
        }
        worker.tally.add(
          .step(from: word, action: action, to: tables.coding.word(ids), cost: cost), to: query.property,
          at: level.next(cost: cost))
      }
    }
  }

  // MARK: - Audit

  func nondeterminism(in word: Word, evaluatesProperties: Bool) -> CheckNondeterminism? {
    let ids = tables.coding.digits(of: word)
    let state = machine.remembering(memo.state(of: ids))
    let emitted = steps(from: state)
    var entries: [Int] = []
    for query in memo.queries.firstOfSteps..<memo.queries.all.count {
      guard let entry = memo.tries.result(of: query, ids) else {
        return CheckNondeterminism(machine, in: state, first: emitted)
      }
      entries.append(entry)
    }
    let difference =
      stepDifference(word, emitted, entries)
      ?? (evaluatesProperties ? propertyDifference(state, emitted, entries, ids) : nil)
    return difference.map { CheckNondeterminism(state: String(describing: state), difference: $0) }
  }

  /// A step; without its target state if that is out of bounds.
  private struct Emitted: Equatable {
    let cost: Int
    let state: Machine.State?
    let limit: String?
  }

  /// The difference between the memoised steps of a state and those that the machine emits.
  private func stepDifference(
    _ word: Word, _ emitted: [(action: Machine.Action, state: Machine.State)], _ entries: [Int]
  ) -> String? {
    // There are few, and most that differ do so at once.
    var unmatched = emitted.map { action, state in
      let isInside = machine.isWithinBounds(state)
      return Emitted(
        cost: machine.cost(of: action), state: isInside ? state : nil,
        limit: isInside ? machine.truncation(of: state) : nil)
    }
    var surplus: [Emitted] = []
    for step in entries.flatMap({ memo.steps(of: $0).array }) {
      let (cost, after) = (Int(step.cost), state(of: word.adding(tables.difference(memo.changes(of: step)))))
      let memoised =
        switch step.kind {
        case .outOfBounds: Emitted(cost: cost, state: nil, limit: nil)
        case .normal: Emitted(cost: cost, state: after, limit: nil)
        case .cut(let reason): Emitted(cost: cost, state: after, limit: memo.reasons[Int(reason)])
        }
      if let place = unmatched.lastIndex(of: memoised) {
        unmatched.remove(at: place)
      } else {
        surplus.append(memoised)
      }
    }
    let odd = unmatched.map { ($0, "fewer") } + surplus.map { ($0, "more") }
    return odd.map { step, how in
      let target = step.state.map { String(describing: $0) } ?? "a state out of bounds"
      return "the memo holds \(how) steps to \(target) than the machine emits"
    }.min()
  }

  /// The difference between memoised and recomputed results of properties.
  private func propertyDifference(
    _ state: Machine.State, _ emitted: [(action: Machine.Action, state: Machine.State)], _ entries: [Int],
    _ ids: [Int]
  ) -> String? {
    func disagreement(_ property: Int) -> String {
      "the memo and the machine disagree on the property \"\(properties[property].name)\""
    }
    let steps =
      memo.stepQueries.isEmpty
      ? []
      : Set(emitted.map { Taken(action: $0.action, state: $0.state) }).filter {
        machine.isWithinBounds($0.state) && machine.truncation(of: $0.state) == nil
      }
    for (place, query) in memo.stepQueries.enumerated() {
      let applying = steps.filter { query.applies(state, $0.action, $0.state) }
      var matters = applying.count
      var broken = applying.count { !query.holds(state, $0.action, $0.state) }
      for entry in entries {
        matters -= memo.counts[Int(memo.entries[entry].verdict & ~MemoEntry.brokenBit)][place]
        broken -= memo.broken(of: entry).count { $0 == place }
      }
      if matters != 0 || broken != 0 { return disagreement(query.property) }
    }
    for property in properties.indices {
      guard let known = memo.judgement(of: property, ids) else { continue }
      if let predicate = memo.statePredicates[property] {
        let matters = predicate.applies(state)
        let broken = matters && !(predicate.holds?(state) ?? false)
        if known.matters != matters || known.broken != broken { return disagreement(property) }
      } else if let predicate = memo.reachability[property] {
        if known.matters != predicate.applies(state) || known.isGoal != predicate.isGoal(state) {
          return disagreement(property)
        }
      }
    }
    for (index, query) in memo.queries.all.enumerated() {
      guard case .ends = query, let result = memo.tries.result(of: index, ids) else { continue }
      if (memo.judgements[result].matters == 0) != machine.isFinal(state) {
        return "the memo and the machine disagree on whether the state is final"
      }
    }
    return nil
  }
}

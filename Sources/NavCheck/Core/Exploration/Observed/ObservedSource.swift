/// The source of an engine that explores a machine with recorded reads.
@safe
final class ObservedSource<Machine: ObservedStateMachine, Word: PackedWord>:
  MachineSource<Machine, Word>, @unchecked Sendable
{
  let memory: ObservedMemory<Machine>
  let plan: ObservedPlan<Word>
  var notes: [ObservedNotes<Word, Machine.Action>] = []
  private let initial: [Machine.State]
  // Methods that a class overrides are compiled for any machine; these are compiled for the one that it is made for.
  private let learn: ([Int]) -> Void
  private var doubt: (Word, Bool) -> CheckContradiction? = { _, _ in nil }

  /// Creates a source; `nil` if the parts of the initial states do not fit into a packed state.
  ///
  /// - Parameters:
  ///   - memory: The memoised results, to which the source adds.
  ///   - jobs: The number of jobs.
  ///   - sizes: The sizes of the caches of a job.
  init?(
    remembering memory: ObservedMemory<Machine>, jobs: Int, sizes: ObservedRoomSizes = ObservedRoomSizes()
  ) {
    self.memory = memory
    initial = memory.machine.initialStates
    learn = { memory.learn($0) }
    for state in initial where memory.machine.isWithinBounds(state) { _ = memory.numbers(of: state) }
    memory.askWhetherSound()
    guard !memory.gaveUp,
      case .to(let layout) = memory.coding.change(of: PartLayout<Word>?.none, known: 0)
    else { return nil }
    memory.bases = layout.digits.map(\.base)
    plan = ObservedPlan(of: memory, layout: layout, jobs: jobs, sizes)
    super.init(machine: memory.machine, properties: memory.properties)
    doubt = { [unowned self] in contradiction(in: $0, judging: $1) }
  }

  override var span: WordSpan? { plan.layout.span }
  override var initialCount: Int { initial.count }

  override var initialWords: [Word] {
    var words: [Word] = []
    for state in initial where machine.isWithinBounds(state) {
      let word = plan.layout.word(memory.numbers(of: state))
      if let reason = machine.truncation(of: state) {
        unsafe withUnsafePointer(to: word) {
          unsafe notes[0].cuts.add(
            UnsafeBufferPointer(start: Optional($0), count: 1), memory.number(ofReason: reason))
        }
      } else {
        words.append(word)
      }
    }
    return words
  }

  override var truncations: [String: Int] {
    var all = CutStates<Word>()
    defer { all.release() }
    for mine in notes { all.merge(mine.cuts) }
    let counts = zip(memory.reasons, all.counts).filter { $0.1 > 0 }
    return Dictionary(uniqueKeysWithValues: counts)
  }

  override func begin(jobs: Int) {
    plan.refresh(from: memory)
    notes = (0..<jobs).map { _ in ObservedNotes(properties: properties.count) }
    for job in 0..<jobs {
      unsafe plan.room(job).pointee.forget(lanes: memory.questions.lanes.count)
    }
  }

  override func state(of word: Word) -> Machine.State {
    memory.state(of: plan.layout.digits(of: word))
  }

  override func tally() -> BlockTally<Word, Machine.Action> {
    var tally = BlockTally<Word, Machine.Action>(properties: properties.count)
    for (job, mine) in notes.enumerated() {
      tally.merge(mine.tally)
      let room = unsafe plan.room(job)
      for (index, lane) in memory.questions.lanes.enumerated() {
        for (bit, property) in lane.properties.enumerated() {
          unsafe tally.matter(property, times: room.pointee.mattered[index * 64 + bit])
        }
      }
      for (number, counts) in memory.counts.enumerated() {
        let uses = unsafe room.pointee.uses[number]
        for (place, count) in counts.enumerated() {
          tally.matter(memory.stepQuestions[place].property, times: count * uses)
        }
      }
    }
    return tally
  }

  override func nearest(_ property: Int) -> Level? {
    notes.compactMap { $0.tally.nearest[property] }.min()
  }

  override func release() { plan.release() }

  override func learn(_ missed: [Word]) {
    for word in missed where !memory.gaveUp { learn(plan.layout.digits(of: word)) }
    memory.askWhetherSound()
    if memory.gaveUp { gaveUp = true }
    plan.refresh(from: memory)
  }

  override func recoding(known: Int) -> WordRecoding<Word>? {
    if memory.isOfLittleUse(known: known) {
      memory.gaveUp = true
      gaveUp = true
      return nil
    }
    let old = plan.layout
    switch memory.coding.change(of: Optional(old), known: known) {
    case .none:
      return nil
    case .outgrown:
      gaveUp = true
      return nil
    case .to(let layout):
      memory.bases = layout.digits.map(\.base)
      plan.relay(layout, from: memory)
      let recoded = WordRecoding(old: old, new: layout)
      for mine in notes { mine.recode(recoded) }
      return recoded
    }
  }

  override func expand(_ words: UnsafeBufferPointer<Word>, at level: Level, job: Int) -> BlockOutput<Word> {
    let room = unsafe plan.room(job)
    let mine = notes[job]
    for (index, lane) in memory.questions.lanes.enumerated() {
      var open: UInt64 = 0
      for (bit, property) in lane.properties.enumerated() where mine.tally.isOpen(property, at: level) {
        open |= 1 << UInt64(bit)
      }
      unsafe room.pointee.wanted[index] = open
    }
    var openSteps: UInt64 = 0
    for (place, question) in memory.stepQuestions.enumerated()
    where mine.tally.isOpen(question.property, at: level.next(cost: 0)) {
      openSteps |= 1 << UInt64(min(place, 63))
    }
    unsafe room.pointee.openSteps = openSteps
    unsafe plan.expand(words, job: job, judges: true)
    unsafe note(room.pointee, at: level, in: mine)
    return unsafe room.pointee.output
  }

  override func follow(_ words: UnsafeBufferPointer<Word>, job: Int) -> BlockOutput<Word> {
    unsafe plan.expand(words, job: job, judges: false)
    return unsafe plan.room(job).pointee.output
  }

  override func contradiction(in space: ExploredSpace<Word>) -> CheckContradiction? {
    firstContradiction(in: space, doubt)
  }

  private func contradiction(in word: Word, judging: Bool) -> CheckContradiction? {
    let state = machine.remembering(memory.state(of: plan.layout.digits(of: word)))
    var emitted: [(action: Machine.Action, state: Machine.State)] = []
    machine.forEachStep(from: state) { emitted.append(($0, $1)) }
    guard let entries = entries(of: word) else {
      return CheckContradiction(machine, in: state, first: emitted)
    }
    return difference(in: word, state, emitted, entries, judging: judging).map {
      CheckContradiction(state: String(describing: state), difference: $0)
    }
  }

  override func possibilities(
    of property: Int, _ words: UnsafeBufferPointer<Word>, job: Int, concerned: UnsafeMutablePointer<Bool>,
    goals: UnsafeMutablePointer<Bool>
  ) {
    guard let bit = memory.questions.places[property]?.bit else {
      preconditionFailure("A 'possible' property has no memoised results.")
    }
    unsafe plan.judge(
      words, by: memory.questions.asking[property], bit: bit, job: job, matters: concerned, goals: goals
    ) {
      unsafe (concerned[$0], goals[$0]) = possibility(of: property, words[$0])
    }
  }

  /// Records the steps from a state that violate properties, as the machine itself emits them.
  private func note(
    _ broken: Set<Int>, in word: Word, at level: Level, _ mine: ObservedNotes<Word, Machine.Action>
  ) {
    let before = state(of: word)
    var seen: Set<Taken> = []
    machine.forEachStep(from: before) { action, after in
      guard machine.isWithinBounds(after), machine.truncation(of: after) == nil,
        seen.insert(Taken(action: action, state: after)).inserted,
        let ids = memory.knownNumbers(of: after)
      else { return }
      let cost = machine.cost(of: action)
      let found = BlockTally<Word, Machine.Action>.Step(
        from: word, action: action, to: plan.layout.word(ids), cost: cost)
      for place in broken {
        let question = memory.stepQuestions[place]
        guard question.matters(before, action, after), !question.clears(before, action, after) else {
          continue
        }
        mine.tally.found(found, question.property, at: level.next(cost: cost))
      }
    }
  }

  /// A step as the machine emits it.
  struct Taken: Hashable {
    let action: Machine.Action
    let state: Machine.State
  }

  /// Records the findings of a block.
  private func note(
    _ room: ObservedRoom<Word>, at level: Level, in mine: ObservedNotes<Word, Machine.Action>
  ) {
    for index in 0..<room.findings.count {
      let lane = memory.questions.lanes[room.findingLanes[index]]
      var bits = room.findingBits[index]
      while bits != 0 {
        mine.tally.found(room.findings[index], lane.properties[bits.trailingZeroBitCount], at: level)
        bits &= bits - 1
      }
    }
    for index in 0..<room.stepFindings.count {
      let broken = Set(memory.steps[Int(room.stepEntries[index])].flatMap(\.broken))
      note(broken, in: room.stepFindings[index], at: level, mine)
    }
    mine.cuts.add(room.cuts, reasons: room.cutReasons)
  }
}

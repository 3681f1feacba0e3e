/// The memoised results of an ``ObservedStateMachine`` as tables, which contain all data for expanding a state.
///
/// The plan does not depend on the type of the machine, so its loop is specialised for packed states only. Jobs share
/// it; it changes only between rounds.
@safe final class ObservedPlan<Word: PackedWord>: @unchecked Sendable {
  private typealias Room = ObservedRoom<Word>

  let tries: ReadTries
  private(set) var layout: PartLayout<Word>
  let partCount: Int
  let laneCount: Int
  /// The lane of each question about states.
  let lanes: WordList<Int>
  /// For each lane the properties about ends of runs.
  private let ends: WordList<UInt64>
  private let hasEnds: Bool
  let stepCount: Int
  private let rooms: UnsafeMutableBufferPointer<ObservedRoom<Word>>
  /// The difference that each emission adds to a packed state.
  private var differences = WordList<Word>()
  // What the memory has; its lists move as they grow.
  private var entries: WordList<ObservedEntry>
  private var emissions: WordList<ObservedEmission>
  private(set) var judgements: WordList<ObservedJudgement>
  private var brokenSteps: WordList<UInt64>

  init<Machine>(
    of memory: ObservedMemory<Machine>, layout: PartLayout<Word>, jobs: Int, _ sizes: ObservedRoomSizes
  ) {
    tries = memory.tries
    self.layout = layout
    partCount = layout.digits.count
    laneCount = memory.questions.lanes.count
    stepCount = memory.questions.all.count - memory.questions.firstOfSteps
    var lanes = WordList<Int>(capacity: memory.questions.firstOfSteps + 1)
    var ends = WordList<UInt64>(capacity: laneCount + 1)
    for (index, lane) in memory.questions.lanes.enumerated() {
      for _ in lane.questions { lanes.append(index) }
      ends.append(lane.ends)
    }
    (self.lanes, self.ends) = (lanes, ends)
    hasEnds = memory.questions.lanes.contains { $0.ends != 0 }
    (entries, emissions, judgements, brokenSteps) = (
      memory.entries, memory.emissions, memory.judgements, memory.brokenSteps
    )
    unsafe rooms = .allocate(capacity: jobs)
    for job in 0..<jobs {
      unsafe rooms.initializeElement(
        at: job, to: ObservedRoom(parts: partCount, lanes: laneCount, stepQuestions: stepCount, sizes))
    }
    refresh(from: memory)
  }

  func release() {
    for place in unsafe 0..<rooms.count {
      let room = unsafe rooms[place]
      room.release()
    }
    unsafe rooms.deallocate()
    lanes.release()
    ends.release()
    differences.release()
  }

  func room(_ job: Int) -> UnsafeMutablePointer<ObservedRoom<Word>> {
    guard let start = unsafe rooms.baseAddress else {
      preconditionFailure("The plan has no buffers for its jobs.")
    }
    return unsafe start + job
  }

  /// Sets a new layout.
  func relay<Machine>(_ layout: PartLayout<Word>, from memory: ObservedMemory<Machine>) {
    self.layout = layout
    differences.removeAll()
    refresh(from: memory)
  }

  /// Copies the newly memoised results into the plan; call it before states are expanded.
  func refresh<Machine>(from memory: ObservedMemory<Machine>) {
    (entries, emissions, judgements, brokenSteps) = (
      memory.entries, memory.emissions, memory.judgements, memory.brokenSteps
    )
    for index in differences.count..<emissions.count {
      let emission = emissions[index]
      var difference = Word.zero
      for place in Int(emission.first)..<(Int(emission.first) + Int(emission.count)) {
        let change = memory.changes[place]
        layout.shift(Int(change.part), by: Int(change.new) - Int(change.old), in: &difference)
      }
      differences.append(difference)
    }
    for job in unsafe rooms.indices {
      while unsafe rooms[job].uses.count < memory.counts.count { unsafe rooms[job].uses.append(0) }
    }
  }

  /// The difference that an emission adds to a packed state.
  func difference(_ changes: [ObservedChange]) -> Word {
    var difference = Word.zero
    for change in changes {
      layout.shift(Int(change.part), by: Int(change.new) - Int(change.old), in: &difference)
    }
    return difference
  }

  /// Expands states; the results are in the scratch data of the job.
  ///
  /// - Parameters:
  ///   - words: The packed states.
  ///   - job: The index of the worker.
  ///   - judges: Whether properties are evaluated; otherwise the targets of each state are marked, rather than only
  ///     collected.
  func expand(_ words: UnsafeBufferPointer<Word>, job: Int, judges: Bool) {
    // The loop is compiled for a word where its type is known.
    if let plan = self as? ObservedPlan<UInt64>, let words = unsafe words as? UnsafeBufferPointer<UInt64> {
      unsafe plan.expandAll(words, job, judges)
    } else if let plan = self as? ObservedPlan<PackedPair>,
      let words = unsafe words as? UnsafeBufferPointer<PackedPair>
    {
      unsafe plan.expandAll(words, job, judges)
    } else {
      unsafe expandAll(words, job, judges)
    }
  }

  private func expandAll(_ words: UnsafeBufferPointer<Word>, _ job: Int, _ judges: Bool) {
    let pointer = unsafe room(job)
    var room = unsafe pointer.pointee
    room.clear()
    var first = 0
    while first < words.count {
      let piece = unsafe UnsafeBufferPointer(
        rebasing: words[first..<min(first + Room.width, words.count)])
      if judges {
        for place in 0..<piece.count { unsafe expand(piece[place], &room, judges: true) }
        for lane in 0..<laneCount { flush(lane, room) }
      } else {
        for place in 0..<piece.count { unsafe expand(piece[place], &room, judges: false) }
      }
      first += piece.count
    }
    unsafe pointer.pointee = room
  }

  /// Looks up all results for a state, and takes its steps.
  @inline(__always) private func expand(_ word: Word, _ room: inout Room, judges: Bool) {
    let ids = unsafe room.ids
    unsafe layout.decode(word, into: ids)
    if room.isCrowded { room.forgetRows() }
    var number = unsafe room.rowPlace(of: ids[0], lanes: laneCount)
    // What a row knows stays so; what it does not may have been learned since.
    if unsafe room.rows[number].number != ids[0] || room.rows[number].known == 0 {
      unsafe makeRow(of: ids[0], &room)
      number = unsafe room.rowPlace(of: ids[0], lanes: laneCount)
    }
    let row = room.rows[number]
    if judges {
      for lane in 0..<laneCount {
        unsafe room.matters[lane] = room.rowMatters[number &* laneCount &+ lane]
        unsafe room.broken[lane] = room.rowBroken[number &* laneCount &+ lane]
      }
    }
    var known = row.known
    var answers = 0
    for number in Int(row.firstGroup)..<(Int(row.firstGroup) &+ Int(row.groups)) {
      known &= look(at: number, &room, &answers, judges: judges)
    }
    if known == 0 {
      room.output.missed.append(word)
      if !judges { room.output.close() }
      return
    }
    var moves: UInt16 = 0
    for index in 0..<Int(row.entries) {
      moves |= take(word, Int(room.rowEntries[Int(row.firstEntry) &+ index]), &room, judges: judges)
    }
    for index in 0..<answers { moves |= unsafe take(word, Int(room.answers[index]), &room, judges: judges) }
    if judges {
      if laneCount > 0 { count(word, moves: moves != 0, &room) }
    } else {
      room.output.close()
    }
  }

  /// Looks up the results of the queries of a group; returns 1 if none is missing, else 0.
  @inline(__always) private func look(
    at number: Int, _ room: inout Room, _ answers: inout Int, judges: Bool
  ) -> UInt32 {
    let group = room.groups[number]
    if laneCount <= 1 {
      let key = unsafe ObservedSubRow.key(number, room.ids[Int(group.part)])
      let place = unsafe room.subRow(of: key)
      let isUsable =
        unsafe place.pointee.key == key
        ? !place.pointee.isFull : makeSubRow(key, of: group, at: place, &room)
      if isUsable {
        if judges, laneCount == 1 {
          unsafe room.matters[0] |= place.pointee.matters
          unsafe room.broken[0] |= place.pointee.broken
        }
        unsafe place.pointee.write(to: room.answers + answers)
        unsafe answers &+= Int(place.pointee.entries)
        return unsafe lookUp(
          Int(place.pointee.firstOpen), Int(place.pointee.openOfStates), Int(place.pointee.openOfSteps),
          &room,
          &answers, judges: judges)
      }
    }
    return lookUp(
      Int(group.firstOpen), Int(group.openOfStates), Int(group.openOfSteps), &room, &answers, judges: judges)
  }

  /// Looks up the results of pending queries; returns 1 if none is missing, else 0.
  @inline(__always) private func lookUp(
    _ first: Int, _ ofStates: Int, _ ofSteps: Int, _ room: inout Room, _ answers: inout Int, judges: Bool
  ) -> UInt32 {
    let ids = unsafe room.ids
    var known: UInt32 = 1
    if judges {
      for place in first..<(first &+ ofStates) {
        let open = room.open[place]
        let link = unsafe tries.answer(of: Int(open.question), from: open.link, ids)
        known &= UInt32(truncatingIfNeeded: link &>> 32)
        // Where nothing is known, this is the judgement that says nothing.
        let judgement = judgements[Int(truncatingIfNeeded: link & 0xFFFF_FFFF)]
        unsafe room.matters[Int(open.lane)] |= judgement.matters
        unsafe room.broken[Int(open.lane)] |= judgement.broken
      }
    }
    for place in (first &+ ofStates)..<(first &+ ofStates &+ ofSteps) {
      let open = room.open[place]
      let link = unsafe tries.answer(of: Int(open.question), from: open.link, ids)
      known &= UInt32(truncatingIfNeeded: link &>> 32)
      let entry = UInt32(truncatingIfNeeded: link)
      unsafe room.answers[answers] = entry
      answers &+= entry == 0 ? 0 : 1
    }
    return known
  }

  /// Combines the results of some queries for one property of their lane, for each state.
  ///
  /// - Parameters:
  ///   - words: The packed states.
  ///   - questions: The queries.
  ///   - bit: The bit of the property.
  ///   - job: The index of the worker.
  ///   - matters: For each state, whether the property applies to it.
  ///   - goals: For each state, whether it is a goal.
  ///   - ask: A closure that takes the index of each state with missing results.
  func judge(
    _ words: UnsafeBufferPointer<Word>, by questions: [Int], bit: UInt64, job: Int,
    matters: UnsafeMutablePointer<Bool>, goals: UnsafeMutablePointer<Bool>, ask: (Int) -> Void
  ) {
    // The loop is compiled for a word where its type is known.
    if let plan = self as? ObservedPlan<UInt64>, let words = unsafe words as? UnsafeBufferPointer<UInt64> {
      unsafe plan.judgeAll(words, questions, bit, job, matters, goals, ask)
    } else {
      unsafe judgeAll(words, questions, bit, job, matters, goals, ask)
    }
  }

  @inline(__always) private func judgeAll(
    _ words: UnsafeBufferPointer<Word>, _ questions: [Int], _ bit: UInt64, _ job: Int,
    _ matters: UnsafeMutablePointer<Bool>, _ goals: UnsafeMutablePointer<Bool>, _ ask: (Int) -> Void
  ) {
    let ids = unsafe room(job).pointee.ids
    for place in 0..<words.count {
      unsafe layout.decode(words[place], into: ids)
      var said = ObservedJudgement()
      var known: UInt64 = 1
      for question in questions {
        let link = unsafe tries.answer(of: question, ids)
        known &= link &>> 32
        let judgement = judgements[Int(truncatingIfNeeded: link & 0xFFFF_FFFF)]
        said.matters |= judgement.matters
        said.goals &= judgement.goals
      }
      unsafe matters[place] = said.matters & bit != 0
      unsafe goals[place] = said.goals & bit != 0
      if known == 0 { ask(place) }
    }
  }

  /// Takes the steps of an entry; returns whether one of them leads to another state.
  @inline(__always) private func take(
    _ word: Word, _ number: Int, _ room: inout Room, judges: Bool
  ) -> UInt16 {
    let entry = entries[number]
    room.output.generated &+= Int(entry.generated)
    let (first, paid) = (Int(entry.first), Int(entry.paid))
    let targets = unsafe room.output.paid.room(for: paid)
    for step in 0..<paid { unsafe targets[step] = word.adding(differences[first &+ step]) }
    room.output.paid.advance(by: paid)
    if entry.free | entry.cuts != 0 { takeOthers(word, entry, &room, judges) }
    if judges, entry.verdict != 0 { note(word, number, entry, &room) }
    return entry.paid | entry.free | entry.cuts
  }

  @inline(__always) private func takeOthers(
    _ word: Word, _ entry: ObservedEntry, _ room: inout Room, _ judges: Bool
  ) {
    let first = Int(entry.first) &+ Int(entry.paid)
    let free = Int(entry.free)
    let targets = unsafe room.output.free.room(for: free)
    for step in 0..<free { unsafe targets[step] = word.adding(differences[first &+ step]) }
    room.output.free.advance(by: free)
    if entry.cuts == 0 { return }
    if !judges {
      room.output.hasCutStep = true
      return
    }
    for step in (first &+ free)..<(first &+ free &+ Int(entry.cuts)) {
      room.cuts.append(word.adding(differences[step]))
      room.cutReasons.append(emissions[step].reason)
    }
  }

  @inline(__always) private func note(
    _ word: Word, _ number: Int, _ entry: ObservedEntry, _ room: inout Room
  ) {
    room.uses[Int(entry.verdict & ~ObservedEntry.brokenBit)] &+= 1
    if entry.verdict & ObservedEntry.brokenBit != 0, brokenSteps[number] & room.openSteps != 0 {
      room.stepFindings.append(word)
      room.stepEntries.append(UInt32(truncatingIfNeeded: number))
    }
  }

  @inline(__always) private func count(_ word: Word, moves: Bool, _ room: inout Room) {
    for lane in 0..<laneCount {
      var carry = unsafe room.matters[lane]
      var broken = unsafe room.broken[lane]
      if hasEnds, !moves { broken |= carry & ends[lane] }
      if unsafe broken & room.wanted[lane] != 0 {
        room.findings.append(word)
        room.findingLanes.append(lane)
        unsafe room.findingBits.append(broken & room.wanted[lane])
      }
      // 64 counters are counted up at once: what a plane holds already goes on to the next.
      var plane = unsafe room.planes + lane &* Room.planeCount
      while carry != 0 {
        let held = unsafe plane.pointee
        unsafe plane.pointee = held ^ carry
        carry &= held
        unsafe plane += 1
      }
    }
  }

  /// Adds the counters of a lane to the sums.
  private func flush(_ lane: Int, _ room: Room) {
    for plane in 0..<Room.planeCount {
      let index = lane &* Room.planeCount &+ plane
      var bits = unsafe room.planes[index]
      unsafe room.planes[index] = 0
      while bits != 0 {
        unsafe room.mattered[lane &* 64 &+ bits.trailingZeroBitCount] &+= 1 << plane
        bits &= bits &- 1
      }
    }
  }
}

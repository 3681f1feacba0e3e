// Compiled where the machine is known: states are hashed, compared and moved here.
extension StateBlock {
  /// Runs the task of the block.
  @inlinable mutating func explore(_ machine: Machine) {
    switch task {
    case .start: start(machine)
    case .expand: expand(machine)
    case .settle: settle(machine)
    }
  }

  /// A hash by a hasher that nothing was put into; the block itself would be copied for the call.
  @inlinable @inline(__always) static func hash(of state: Machine.State, _ hasher: Hasher) -> UInt64 {
    // A type may have a `hashValue` of its own, which need not be spread out.
    var hasher = hasher
    state.hash(into: &hasher)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }

  @inlinable mutating func start(_ machine: Machine) {
    for state in machine.initialStates {
      batch.append(state, StateStep(hash: Self.hash(of: state, hasher), source: 0, cost: 1))
    }
    flush(machine)
  }

  @inlinable mutating func expand(_ machine: Machine) {
    for place in 0..<count {
      unsafe states[place] = tables.address(of: Int(truncatingIfNeeded: numbers[place]))
    }
    ask()
    let isJudgingSteps = !stepQuestions.isEmpty
    for place in 0..<count {
      if isJudgingSteps || isDoubted(place) {
        flush(machine)
        expandOneByOne(place, machine)
        continue
      }
      unsafe machine.forEachStep(from: states[place].pointee) { action, next in
        let cost = machine.cost(of: action)
        if cost != 1 { checkFree(cost) }
        batch.append(next, StateStep(hash: Self.hash(of: next, hasher), source: place, cost: cost))
      }
      if batch.count >= Self.together { flush(machine) }
    }
    flush(machine)
    if asksEnds {
      for place in 0..<count where unsafe !machine.isFinal(states[place].pointee) { judgeEnd(place) }
    }
  }

  /// Evaluates all state predicates.
  @inlinable mutating func ask() {
    let count = count
    for (chunk, asked) in asking.enumerated() {
      // Most states get the same answers as the one before.
      var last: UInt64 = 0
      var run = 0
      for place in 0..<count {
        let answer = unsafe asked(states[place].pointee)
        if answer == last {
          run &+= 1
        } else {
          note(last, times: run, of: chunk, endingAt: place)
          last = answer
          run = 1
        }
      }
      note(last, times: run, of: chunk, endingAt: count)
    }
    for (index, question) in possibilities.enumerated() {
      var times = 0
      for place in 0..<count {
        let isGoal = unsafe question.isGoal(states[place].pointee)
        let matters = unsafe question.matters(states[place].pointee)
        if matters { times &+= 1 }
        note(place, index, matters: matters, isGoal: isGoal)
      }
      matter(question.property, times: times)
    }
  }

  @usableFromInline mutating func checkFree(_ cost: Int) {
    precondition(cost == 0, "A step costs 0 or 1, but the machine returned a cost of \(cost).")
    isFree = true
  }

  /// Looks up the states of the batch.
  @inlinable mutating func flush(_ machine: Machine) {
    let count = batch.count
    let (states, steps) = unsafe (batch.states, batch.steps)
    let tables = tables
    generated &+= count
    // Memory far apart is prefetched, so that the cache misses overlap.
    var touched: UInt64 = 0
    for place in 0..<count {
      let hash = unsafe steps[place].hash
      unsafe touched &+= tables.shards[tables.owner(of: hash)].firstSlot(hash)
    }
    for place in 0..<count {
      let hash = unsafe steps[place].hash
      let share = unsafe tables.shards + tables.owner(of: hash)
      let slot = unsafe share.pointee.firstSlot(hash)
      if slot != 0 && slot &>> 32 == hash &>> 32 {
        let index = Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) &- 1
        let state = unsafe UnsafeRawPointer(share.pointee.address(of: index))
        unsafe touched &+= UInt64(state.load(as: UInt8.self))
      }
    }
    // A load whose result is unused is removed by the compiler.
    sink &+= touched
    let notesSteps = keepsLinks || asksEnds
    for place in 0..<count {
      let step = unsafe steps[place]
      let share = tables.owner(of: step.hash)
      let index = unsafe tables.shards[share].find(states + place, step.hash)
      if index >= 0 {
        unsafe (states + place).deinitialize(count: 1)
        if notesSteps { note(step, to: tables.number(of: index, in: share)) }
      } else {
        unsafe admit((states + place).move(), step, to: share, machine)
      }
    }
    batch.forgetAll()
  }

  /// Records a step to a known state.
  @usableFromInline mutating func note(_ step: StateStep, to number: Int) {
    let source = Int(step.source)
    if keepsLinks { link(from: source, to: number, cost: Int(step.cost)) }
    if asksEnds, task == .expand { unsafe exits[source] |= leaves(source, to: number) ? 3 : 1 }
  }

  /// Records a step to a new state, and returns whether properties may be evaluated on it.
  ///
  /// It is separate from ``flush(_:)``, the loop of which is for known states.
  @inlinable @inline(never) @discardableResult
  mutating func admit(
    _ state: consuming Machine.State, _ step: StateStep, to share: Int,
    _ machine: Machine
  ) -> Bool {
    guard machine.isWithinBounds(state) else { return false }
    let (source, cost) = (Int(step.source), Int(step.cost))
    if asksEnds { unsafe exits[source] |= 3 }
    if machine.truncation(of: state) != nil {
      if keepsLinks { linkToCut(from: source) }
      appendCut(Candidate(state: state, hash: step.hash), to: share)
      return false
    }
    if isFollower {
      if keepsLinks { _ = linkLater(from: source, cost: cost) }
    } else if tables.count == 1 {
      // No other worker reads it, so no lock is needed.
      let number = unsafe tables.shards.pointee.add(state, step.hash)
      check(number, in: share, machine)
      if keepsLinks { link(from: source, to: number, cost: cost) }
    } else {
      var candidate = Candidate(state: state, hash: step.hash)
      if keepsLinks { candidate.link = linkLater(from: source, cost: cost) }
      unsafe tables.pending[job &* tables.count &+ share].append(candidate)
    }
    return true
  }

  /// Takes the steps from one state, and evaluates properties on each combination of action and target once.
  @inlinable mutating func expandOneByOne(_ place: Int, _ machine: Machine) {
    let state = unsafe states[place].pointee
    var steps: [(action: Machine.Action, state: Machine.State)] = []
    machine.forEachStep(from: state) { steps.append(($0, $1)) }
    generated &+= steps.count
    if isDoubted(place) { doubt(place, machine, steps) }
    var seen: Set<StateExit<Machine>> = []
    for (action, next) in steps {
      let cost = machine.cost(of: action)
      if cost != 1 { checkFree(cost) }
      let hash = Self.hash(of: next, hasher)
      guard take(next, StateStep(hash: hash, source: place, cost: cost), machine) else { continue }
      guard seen.insert(StateExit(action: action, state: next, hash: hash)).inserted else { continue }
      for question in stepQuestions where question.matters(state, action, next) {
        matter(question.property, times: 1)
        judgeStep(question, place, action, next, cost: cost)
      }
    }
  }

  /// Records a step to a state, and returns whether properties may be evaluated on it.
  @inlinable mutating func take(
    _ state: Machine.State, _ step: StateStep, _ machine: Machine
  ) -> Bool {
    let share = tables.owner(of: step.hash)
    let index = unsafe withUnsafePointer(to: state) {
      unsafe tables.shards[share].find(UnsafeMutablePointer(mutating: $0), step.hash)
    }
    if index < 0 { return admit(state, step, to: share, machine) }
    note(step, to: tables.number(of: index, in: share))
    return true
  }

  /// Gives numbers to the states that jobs have not found in this share.
  @inlinable mutating func settle(_ machine: Machine) {
    let (tables, share) = (tables, job)
    for job in 0..<tables.count {
      let list = unsafe tables.pending + (job &* tables.count &+ share)
      let candidates = unsafe list.pointee.base
      for place in unsafe 0..<list.pointee.count {
        let candidate = unsafe (candidates + place).move()
        let link = candidate.link
        let (index, isNew) = unsafe tables.shards[share].insert(candidate.state, candidate.hash)
        let number = tables.number(of: index, in: share)
        if isNew { check(number, in: share, machine) }
        if link >= 0 { settle(link, of: job, to: number) }
      }
      unsafe list.pointee.forgetAll()
      unsafe settleCuts(tables.pendingCuts + (job &* tables.count &+ share), share, machine)
    }
  }

  @inlinable func check(_ number: Int, in share: Int, _ machine: Machine) {
    precondition(number < 1 &<< 31, "The search supports at most 2^31 states.")
    if countsFootprint {
      unsafe tables.shards[share].footprint += machine.footprint(of: tables.address(of: number).pointee)
    }
  }

  @usableFromInline func settle(_ link: Int, of job: Int, to number: Int) {
    unsafe tables.links[job][link] |= UInt32(truncatingIfNeeded: number << 1)
  }

  @usableFromInline mutating func settleCuts(
    _ list: UnsafeMutablePointer<CandidateList<Machine.State>>, _ share: Int, _ machine: Machine
  ) {
    for place in unsafe 0..<list.pointee.count {
      let candidate = unsafe list.pointee.base[place]
      guard unsafe tables.cuts[share].insert(candidate.state, candidate.hash).isNew else { continue }
      note(machine.truncation(of: candidate.state) ?? "a limit")
      if countsFootprint { unsafe tables.cuts[share].footprint += machine.footprint(of: candidate.state) }
    }
    unsafe list.pointee.removeAll()
  }
}

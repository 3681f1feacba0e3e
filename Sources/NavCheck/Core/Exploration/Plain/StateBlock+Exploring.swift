// Compiled where the machine is known: states are hashed, compared and moved here.
extension StateBlock {
  /// Does what the block is for.
  @inlinable mutating func explore(_ machine: Machine) {
    switch task {
    case .start: start(machine)
    case .expand: expand(machine)
    case .settle: settle(machine)
    }
  }

  @inlinable static func hash(of state: Machine.State) -> UInt64 {
    // A type may have a `hashValue` of its own, which need not be spread out.
    var hasher = Hasher()
    state.hash(into: &hasher)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }

  @inlinable mutating func start(_ machine: Machine) {
    for state in machine.initialStates {
      generated += 1
      take(Candidate(state: state, hash: Self.hash(of: state), source: 0, cost: 1), machine)
    }
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
        generated &+= 1
        let cost = machine.cost(of: action)
        if cost != 1 { checkFree(cost) }
        batch.append(Candidate(state: next, hash: Self.hash(of: next), source: place, cost: cost))
      }
      if batch.count >= Self.together { flush(machine) }
    }
    flush(machine)
    if asksEnds {
      for place in 0..<count where unsafe !machine.isFinal(states[place].pointee) { judgeEnd(place) }
    }
  }

  /// Asks all questions about states.
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
    precondition(cost == 0, "A step costs 0 or 1, but one costs \(cost).")
    isFree = true
  }

  /// Takes the candidates of the batch.
  @inlinable mutating func flush(_ machine: Machine) {
    let count = batch.count
    let candidates = unsafe batch.base
    let tables = tables
    // Memory far apart is asked for early, and waited for together.
    var touched: UInt64 = 0
    for place in 0..<count {
      let hash = unsafe candidates[place].hash
      unsafe touched &+= tables.shards[tables.owner(of: hash)].firstSlot(hash)
    }
    for place in 0..<count {
      let hash = unsafe candidates[place].hash
      let share = unsafe tables.shards + tables.owner(of: hash)
      let slot = unsafe share.pointee.firstSlot(hash)
      if slot != 0 && slot &>> 32 == hash &>> 32 {
        let index = Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) &- 1
        let state = unsafe UnsafeRawPointer(share.pointee.address(of: index))
        unsafe touched &+= UInt64(state.load(as: UInt8.self))
      }
    }
    // What nobody uses is not loaded.
    sink &+= touched
    for place in 0..<count { unsafe take((candidates + place).move(), machine) }
    batch.forgetAll()
  }

  /// Notes that a step leads to a state, and says whether it is one that may be judged.
  @inlinable @discardableResult
  mutating func take(_ candidate: consuming Candidate, _ machine: Machine) -> Bool {
    let (hash, source, cost) = (candidate.hash, candidate.source, candidate.cost)
    let share = tables.owner(of: hash)
    let index = unsafe tables.shards[share].find(candidate.state, hash)
    if index >= 0 {
      if keepsLinks { link(from: source, to: tables.number(of: index, in: share), cost: cost) }
      if asksEnds, task == .expand {
        unsafe exits[source] |= leaves(source, to: tables.number(of: index, in: share)) ? 3 : 1
      }
      return true
    }
    guard machine.isWithinBounds(candidate.state) else { return false }
    if asksEnds { unsafe exits[source] |= 3 }
    if machine.truncation(of: candidate.state) != nil {
      if keepsLinks { linkToCut(from: source) }
      appendCut(candidate, to: share)
      return false
    }
    if isFollower {
      if keepsLinks { _ = linkLater(from: source, cost: cost) }
    } else if tables.count == 1 {
      // Nobody else looks, so nothing has to wait.
      let number = unsafe tables.shards.pointee.insert(candidate.state, hash).index
      check(number, in: share, machine)
      if keepsLinks { link(from: source, to: number, cost: cost) }
    } else {
      if keepsLinks { candidate.link = linkLater(from: source, cost: cost) }
      unsafe tables.pending[job &* tables.count &+ share].append(candidate)
    }
    return true
  }

  /// Takes the steps from one state and judges them, each combination of action and target once.
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
      let hash = Self.hash(of: next)
      guard take(Candidate(state: next, hash: hash, source: place, cost: cost), machine) else { continue }
      guard seen.insert(StateExit(action: action, state: next, hash: hash)).inserted else { continue }
      for question in stepQuestions where question.matters(state, action, next) {
        matter(question.property, times: 1)
        judgeStep(question, place, action, next, cost: cost)
      }
    }
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
    precondition(number < 1 &<< 31, "More than two billion states are not provided for.")
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

extension ObservedMemory {
  /// Evaluates and memoises every missing result for a state with these parts.
  ///
  /// - Parameters:
  ///   - ids: The numbers of the parts.
  ///   - isState: Returns whether the machine has a state that consists of the parts; called before the first
  ///     evaluation.
  /// - Returns: The result of `isState`; true if no result was missing.
  @discardableResult
  func learn(
    _ ids: [Int], provided isState: (Machine.State, [Machine.Part]) -> Bool = { _, _ in true }
  ) -> Bool {
    let open = tries.unanswered(ids)
    if open.isEmpty { return true }
    let before = coding.values(ids)
    let state = machine.observable(before)
    if !isState(state, before) { return false }
    asked += open.count
    for index in open {
      let observation = machine.observation()
      var changed: UInt64 = 0
      let answer: Int
      switch questions.all[index] {
      case .states(let properties, let focus):
        let observed = machine.observed(state, in: observation, focus: focus, ignoring: 0)
        answer = judge(observed, properties)
      case .ends(let bits):
        let observed = machine.observed(state, in: observation, focus: nil, ignoring: 0)
        answer = number(of: ObservedJudgement(matters: machine.isFinal(observed) ? 0 : bits))
      case .steps(let question):
        let observed = machine.observed(state, in: observation, focus: nil, ignoring: 0)
        (answer, changed) = takeSteps(of: question, from: observed, before, ids, observation)
      }
      var read = observation.reads
      for part in ids.indices where changed >> UInt64(part) & 1 == 1 && !read.contains(part) {
        read.append(part)
      }
      if !tries.insert(index, read, of: ids, answer: answer) { gaveUp = true }
      if gaveUp { return true }
    }
    return true
  }

  private func judge(_ state: Machine.State, _ asked: [Int]) -> Int {
    var judgement = ObservedJudgement()
    for property in asked {
      guard let place = questions.places[property] else { continue }
      switch properties[property].claim {
      case .state(let when, let holds):
        guard when(state) else { continue }
        judgement.matters |= place.bit
        if !holds(state) { judgement.broken |= place.bit }
      case .sometimes(let hit):
        guard hit(state) else { continue }
        judgement.matters |= place.bit
        judgement.broken |= place.bit
      case .possible(let when, let goal):
        if !goal(state) { judgement.goals &= ~place.bit }
        if when(state) { judgement.matters |= place.bit }
      case .step, .response, .deadlockFree, .notApplicable:
        continue
      }
    }
    return number(of: judgement)
  }

  /// The key that distinguishes two steps from one state.
  private struct Judged: Hashable {
    let action: Machine.Action
    let changes: [ObservedChange]
  }

  /// The entry of the steps of a query, and the parts that they change.
  private func takeSteps(
    of question: Int, from before: Machine.State, _ old: [Machine.Part], _ ids: [Int],
    _ observation: Machine.Observation
  ) -> (entry: Int, changed: UInt64) {
    var emitted: [(action: Machine.Action, state: Machine.State)] = []
    machine.forEachStep(of: question, from: before) { emitted.append(($0, $1)) }
    if emitted.isEmpty { return (0, 0) }
    var changed: UInt64 = 0
    var steps: [ObservedStep] = []
    steps.reserveCapacity(emitted.count)
    var counts = Array(repeating: 0, count: stepQuestions.count)
    var judged = SmallSet<Judged>()
    for (action, state) in emitted {
      let parts = machine.parts(of: state)
      var mask: UInt64 = 0
      for part in 0..<ids.count where parts[part] != old[part] { mask |= 1 << UInt64(part) }
      changed |= mask
      let after = machine.observed(state, in: observation, focus: nil, ignoring: mask)
      let cost = machine.cost(of: action)
      precondition(cost == 0 || cost == 1, "A step costs 0 or 1, but \(action) costs \(cost).")
      guard machine.isWithinBounds(after) else {
        steps.append(ObservedStep(cost: cost, kind: .outOfBounds, changes: []))
        continue
      }
      let reason = machine.truncation(of: after)
      var changes: [ObservedChange] = []
      for part in 0..<ids.count where mask >> UInt64(part) & 1 == 1 {
        let number = number(of: parts[part], as: part)
        changes.append(ObservedChange(part: Int32(part), old: UInt32(ids[part]), new: UInt32(number)))
      }
      let kind = reason.map { ObservedStep.Kind.cut(UInt32(number(ofReason: $0))) } ?? .normal
      var step = ObservedStep(cost: cost, kind: kind, changes: changes)
      // What one action leads to twice is judged once.
      if kind == .normal, judged.insert(Judged(action: action, changes: changes)) {
        for (index, question) in stepQuestions.enumerated() where question.matters(before, action, after) {
          counts[index] += 1
          if !question.clears(before, action, after) { step.broken.append(index) }
        }
      }
      steps.append(step)
    }
    return (add(steps, counts), changed)
  }

  /// Stores steps, and returns the number of their entry.
  private func add(_ emitted: [ObservedStep], _ counts: [Int]) -> Int {
    var entry = ObservedEntry()
    var paid: [ObservedStep] = []
    var free: [ObservedStep] = []
    var cuts: [ObservedStep] = []
    var seenPaid = SmallSet<[ObservedChange]>()
    var (seenFree, seenCuts) = (seenPaid, seenPaid)
    for step in emitted {
      // What leads back, or where another one leads, adds nothing to what can be reached.
      guard step.kind != .outOfBounds, !step.changes.isEmpty else { continue }
      if step.kind != .normal {
        if seenCuts.insert(step.changes) { cuts.append(step) }
      } else if step.cost == 1 {
        if seenPaid.insert(step.changes) { paid.append(step) }
      } else if seenFree.insert(step.changes) {
        free.append(step)
      }
    }
    let verdict = number(ofCounts: counts)
    if emitted.count > UInt16.max || emissions.count + emitted.count > UInt32.max
      || entries.count > UInt32.max || verdict >= ObservedEntry.brokenBit || changes.count > UInt32.max
    {
      gaveUp = true
      return 0
    }
    entry.first = UInt32(emissions.count)
    entry.generated = UInt16(emitted.count)
    (entry.paid, entry.free, entry.cuts) = (UInt16(paid.count), UInt16(free.count), UInt16(cuts.count))
    for step in paid + free + cuts {
      var reason: UInt32 = 0
      if case .cut(let number) = step.kind { reason = number }
      emissions.append(
        ObservedEmission(
          first: UInt32(changes.count), count: UInt32(step.changes.count), reason: reason))
      for change in step.changes { changes.append(change) }
    }
    let broken = emitted.flatMap(\.broken).reduce(UInt64(0)) { $0 | 1 << UInt64(min($1, 63)) }
    entry.verdict = UInt32(verdict) | (broken == 0 ? 0 : ObservedEntry.brokenBit)
    entries.append(entry)
    brokenSteps.append(broken)
    steps.append(emitted)
    return entries.count - 1
  }
}

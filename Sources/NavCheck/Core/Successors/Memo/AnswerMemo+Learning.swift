extension AnswerMemo {
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
    localParts = 0
    let open = unresolved(ids)
    if open.isEmpty { return true }
    let before = coding.values(ids)
    let state = machine.observable(before)
    if !isState(state, before) { return false }
    asked += open.count
    for index in open {
      let observation = machine.observation()
      var changed: UInt64 = 0
      var new: [[Int]] = []
      var declared: [Int]?
      let result: Int
      switch queries.all[index] {
      case .states(let properties, _) where queries.conjuncts[index] != nil:
        let conjunct = self.properties[properties[0]].conjuncts[queries.conjuncts[index] ?? 0]
        if !tries.insert(index, conjunct.reads, of: ids, result: evaluate(conjunct, of: properties[0], state))
        {
          refusal = .unrecordedReads
        }
        continue
      case .states(let properties, let focus):
        let observed = machine.observed(state, in: observation, focus: focus, ignoring: 0)
        result = evaluate(observed, properties)
      case .ends(let bits):
        let observed = machine.observed(state, in: observation, focus: nil, ignoring: 0)
        result = number(of: PropertyBits(matters: machine.isFinal(observed) ? 0 : bits))
      case .steps(let query):
        let observed = machine.observed(state, in: observation, focus: nil, ignoring: 0)
        (result, changed, new) = takeSteps(
          of: query, from: observed, before, ids, observation, skipping: skippedSteps(index, ids))
        declared = machine.declaredReads(of: query, in: before)
      }
      var read = declared ?? observation.reads
      for part in ids.indices where changed >> UInt64(part) & 1 == 1 && !read.contains(part) {
        read.append(part)
      }
      let local = observation.localParts
      localParts |= local
      var known = result
      let isInserted = tries.insert(
        index, read, locally: observation.localValues.map(number(ofLocal:)), of: ids, result: result,
        isSame: {
          known = $0
          return index >= queries.firstOfSteps && isSame($0, as: result, local)
        })
      if !isInserted { refusal = .unrecordedReads }
      if local != 0, result != 0, index >= queries.firstOfSteps {
        if !localTargets[known, default: LocalTargets(parts: local)].add(new, to: ids) {
          refusal = .unrecordedReads
        }
        listed += local.nonzeroBitCount * (96 + new.count * MemoryLayout<Int>.stride)
      }
      if refusal != nil { return true }
    }
    return true
  }

  /// Whether two entries of steps differ only in the values of parts that the steps read locally.
  private func isSame(_ known: Int, as entry: Int, _ local: UInt64) -> Bool {
    guard local != 0, localTargets[known]?.parts == local, brokenSteps[known] == brokenSteps[entry] else {
      return false
    }
    let (one, other) = (entries[known], entries[entry])
    guard one.verdict == other.verdict, one.generated == other.generated, one.paid == other.paid,
      one.free == other.free, one.cuts == other.cuts
    else { return false }
    return (0..<(Int(one.paid) + Int(one.free) + Int(one.cuts))).allSatisfy { place in
      let (first, second) = (emissions[Int(one.first) + place], emissions[Int(other.first) + place])
      return first.reason == second.reason && globalChanges(first) == globalChanges(second)
    }
  }

  /// The step properties, as bits of their indices, that are not evaluated for a query under a value of the first part.
  ///
  /// All evaluations under one value leave out the same properties, so that their reads agree.
  private func skippedSteps(_ query: Int, _ ids: [Int]) -> UInt64 {
    switch tries.start(of: query) {
    case .unknown: break
    case .read(0, _, _): break
    default: return 0
    }
    let key = UInt64(query) << 32 | UInt64(ids[0])
    if let known = skipped[key] { return known }
    var bits: UInt64 = 0
    if !decided.isEmpty, case .read = tries.start(of: query) {
      for (index, query) in stepQueries.enumerated().prefix(63) where decided.contains(query.property) {
        bits |= 1 << UInt64(index)
      }
    }
    skipped[key] = bits
    return bits
  }

  private func globalChanges(_ emission: MemoSuccessor) -> [ComponentChange] {
    (Int(emission.first)..<(Int(emission.first) + Int(emission.count))).map { changes[$0] }
  }

  private func evaluate(_ state: Machine.State, _ asked: [Int]) -> Int {
    var bits = PropertyBits()
    for property in asked {
      guard let bit = queries.places[property]?.bit else { continue }
      if let predicate = statePredicates[property], predicate.applies(state) {
        bits.matters |= bit
        if !(predicate.holds?(state) ?? false) { bits.broken |= bit }
      } else if let predicate = reachability[property] {
        if !predicate.isGoal(state) { bits.goals &= ~bit }
        if predicate.applies(state) { bits.matters |= bit }
      }
    }
    return number(of: bits)
  }

  private func evaluate(
    _ conjunct: CheckProperty<Machine.State, Machine.Action>.Conjunct, of property: Int,
    _ state: Machine.State
  ) -> Int {
    var bits = PropertyBits()
    if let bit = queries.places[property]?.bit, conjunct.when(state) {
      bits.matters = bit
      if !conjunct.holds(state) { bits.broken = bit }
    }
    return number(of: bits)
  }

  /// The key that distinguishes two steps from one state.
  private struct Judged: Hashable {
    let action: Machine.Action
    let changes: [ComponentChange]
  }

  /// A step that was emitted.
  private struct Emitted {
    let cost: Int
    let kind: MemoStep.Kind
    /// The changes of parts; empty if the state is out of bounds.
    var changes: [ComponentChange] = []
    /// The violated step properties, by their indices among the step properties.
    var broken: [Int] = []
    /// The numbers of all parts after the step; those before it if it is out of bounds.
    let new: [Int]
  }

  /// The entry of the steps of a query, the parts that they change, and for each emission of the entry the numbers of
  /// all parts, if some are read locally.
  private func takeSteps(
    of query: Int, from before: Machine.State, _ old: [Machine.Part], _ ids: [Int],
    _ observation: Machine.Observation, skipping skipped: UInt64
  ) -> (entry: Int, changed: UInt64, new: [[Int]]) {
    var emitted: [(action: Machine.Action, state: Machine.State)] = []
    machine.forEachStep(of: query, from: before) { emitted.append(($0, $1)) }
    if emitted.isEmpty { return (0, 0, []) }
    var changed: UInt64 = 0
    var steps: [Emitted] = []
    steps.reserveCapacity(emitted.count)
    var counts = Array(repeating: 0, count: stepQueries.count)
    var judged = SmallSet<Judged>()
    for (action, state) in emitted {
      let parts = machine.parts(of: state)
      var mask: UInt64 = 0
      for part in 0..<ids.count where parts[part] != old[part] { mask |= 1 << UInt64(part) }
      changed |= mask
      let after = machine.observed(
        state, in: observation, focus: nil, ignoring: mask & ~observation.localParts)
      let cost = machine.checkedCost(of: action)
      guard machine.isWithinBounds(after) else {
        steps.append(Emitted(cost: cost, kind: .outOfBounds, new: ids))
        continue
      }
      let reason = machine.truncation(of: after)
      var changes: [ComponentChange] = []
      var new = ids
      for part in 0..<ids.count where mask >> UInt64(part) & 1 == 1 {
        new[part] = number(of: parts[part], as: part)
        changes.append(ComponentChange(part: Int32(part), old: UInt32(ids[part]), new: UInt32(new[part])))
      }
      let kind = reason.map { MemoStep.Kind.cut(UInt32(number(ofReason: $0))) } ?? .normal
      var step = Emitted(cost: cost, kind: kind, changes: changes, new: new)
      // What one action leads to twice is judged once, unless it may differ for other values of local parts.
      if kind == .normal,
        judged.insert(Judged(action: action, changes: changes)) || observation.localParts != 0
      {
        for (index, query) in stepQueries.enumerated() where query.applies(before, action, after) {
          counts[index] += 1
          if skipped >> UInt64(min(index, 63)) & 1 == 0, !query.holds(before, action, after) {
            step.broken.append(index)
          }
        }
      }
      steps.append(step)
    }
    let local = observation.localParts
    if local == 0 { return (add(steps, counts), changed, []) }
    return addLocally(steps, counts, changed & ~local, local)
  }

  /// Stores steps of which some changes depend on parts that were read locally; these are left out.
  private func addLocally(
    _ emitted: [Emitted], _ counts: [Int], _ changed: UInt64, _ local: UInt64
  ) -> (entry: Int, changed: UInt64, new: [[Int]]) {
    var steps = emitted
    for place in steps.indices { steps[place].changes.removeAll { local >> UInt64($0.part) & 1 == 1 } }
    let entry = add(steps, counts, keepsAll: true)
    // In the order in which the entry lists them.
    let shown = steps.filter { $0.kind != .outOfBounds }
    let normal = shown.filter { $0.kind == .normal }
    let ordered =
      normal.filter { $0.cost == 1 } + normal.filter { $0.cost != 1 } + shown.filter { $0.kind != .normal }
    return (entry, changed, ordered.map(\.new))
  }

  /// Stores steps, and returns the number of their entry; on request also steps with equal changes, or none.
  private func add(_ emitted: [Emitted], _ counts: [Int], keepsAll: Bool = false) -> Int {
    let verdict = number(ofCounts: counts)
    let changeCount = emitted.reduce(0) { $0 + $1.changes.count }
    let last = UInt32.max
    if emitted.count > UInt16.max || steps.count + emitted.count > last || broken.count > last / 2
      || entries.count > last || verdict >= MemoEntry.brokenBit || changes.count + changeCount > last
    {
      refusal = .size
      return 0
    }
    var paid: [MemoStep] = []
    var free: [MemoStep] = []
    var cuts: [MemoStep] = []
    var seenPaid = SmallSet<[ComponentChange]>()
    var (seenFree, seenCuts) = (seenPaid, seenPaid)
    for emitted in emitted {
      let step = MemoStep(
        kind: emitted.kind, first: UInt32(changes.count), count: UInt16(emitted.changes.count),
        cost: UInt16(emitted.cost))
      for change in emitted.changes { changes.append(change) }
      steps.append(step)
      // What leads back, or where another one leads, adds nothing to what can be reached.
      guard emitted.kind != .outOfBounds, keepsAll || !emitted.changes.isEmpty else { continue }
      if emitted.kind != .normal {
        if seenCuts.insert(emitted.changes) || keepsAll { cuts.append(step) }
      } else if emitted.cost == 1 {
        if seenPaid.insert(emitted.changes) || keepsAll { paid.append(step) }
      } else if seenFree.insert(emitted.changes) || keepsAll {
        free.append(step)
      }
    }
    var entry = MemoEntry()
    entry.first = UInt32(emissions.count)
    entry.generated = UInt16(emitted.count)
    (entry.paid, entry.free, entry.cuts) = (UInt16(paid.count), UInt16(free.count), UInt16(cuts.count))
    for step in paid + free + cuts {
      var reason: UInt32 = 0
      if case .cut(let number) = step.kind { reason = number }
      emissions.append(MemoSuccessor(first: step.first, count: UInt32(step.count), reason: reason))
    }
    let broken = emitted.flatMap(\.broken)
    entry.verdict = UInt32(verdict) | (broken.isEmpty ? 0 : MemoEntry.brokenBit)
    append(entry, broken: broken)
    return entries.count - 1
  }
}

extension ComponentSource {
  /// Evaluates the rules and local properties for new combinations of parts.
  func learnAll(_ missed: [Word]) {
    for word in missed {
      let ids = plan.layout.digits(of: word)
      let shut = ids.indices.reduce(0) { $0 | plan.closed[$1][ids[$1]] }
      for group in groups.indices {
        let memo = plan.groups[group].memo
        if plan.groups[group].guards & shut != 0 || memo[memo.key(ids)] != 0 { continue }
        ask(group, ids)
      }
    }
    plan.refresh()
  }

  private func ask(_ group: Int, _ ids: [Int]) {
    let keys = groups[group].keys
    let before = keys.map { ids[$0] }
    let first = actions.count
    for rule in groups[group].rules {
      rule.body(rule.reads.map { parts[$0].values[ids[$0]] }) { action, written in
        var after = before
        // Places and no pairs, which would be made at run time of a part that nothing is known of.
        for index in 0..<min(rule.writes.count, written.count) {
          let part = rule.writes[index]
          guard let place = keys.firstIndex(of: part) else { continue }
          after[place] = number(of: written[index], as: part)
        }
        let cost = machine.cost(of: action)
        precondition(cost == 0 || cost == 1, "A step costs 0 or 1, but \(action) costs \(cost).")
        if cost == 0 { plan.hasFree = true }
        plan.isPaid.append(cost == 1)
        plan.differences.append(.zero)
        actions.append(action)
        outcomes.append(after)
      }
    }
    var matters: UInt64 = 0
    var broken: UInt64 = 0
    if !groups[group].conjuncts.isEmpty {
      let state = state(of: ids)
      for (bit, conjunct) in groups[group].conjuncts where conjunct.when(state) {
        matters |= 1 << UInt64(bit)
        if !conjunct.holds(state) { broken |= 1 << UInt64(bit) }
      }
    }
    let record = Record(
      group: group, ids: before, first: first, count: actions.count - first,
      judgement: plan.judgement(matters: matters, broken: broken))
    if record.count > 0xFFFF || actions.count > UInt32.max || record.judgement > 0x7FFF { gaveUp = true }
    if gaveUp { return }
    records.append(record)
    write(record)
  }

  /// Expands states, including the work that needs whole states rather than the numbers of their parts.
  func expandAll(_ words: UnsafeBufferPointer<Word>, at level: Level, job: Int) -> BlockOutput<Word> {
    unsafe plan.expand(words, job: job, marksEnds: false)
    let room = unsafe plan.room(job)
    for index in unsafe 0..<room.pointee.findings.count {
      var broken = unsafe room.pointee.broken[index]
      while broken != 0 {
        let property = localProperties[broken.trailingZeroBitCount]
        unsafe notes[job].tally.found(room.pointee.findings[index], property, at: level)
        broken &= broken - 1
      }
    }
    if looksAtSteps {
      for place in 0..<words.count {
        let word = unsafe words[place]
        unsafe look(at: word, level, &room.pointee.output, job: job, judges: true)
      }
    } else if !questions.states.isEmpty || !questions.ends.isEmpty {
      for place in 0..<words.count {
        let word = unsafe words[place]
        judge(word, level, moves: nil, job: job)
      }
    }
    return unsafe room.pointee.output
  }

  func followAll(_ words: UnsafeBufferPointer<Word>, job: Int) -> BlockOutput<Word> {
    unsafe plan.expand(words, job: job, marksEnds: true)
    let room = unsafe plan.room(job)
    if looksAtSteps {
      for place in 0..<words.count {
        let word = unsafe words[place]
        unsafe look(at: word, .start, &room.pointee.output, job: job, judges: false)
      }
    }
    return unsafe room.pointee.output
  }

  private func entries(of ids: [Int]) -> [UInt64]? {
    var entries = Array(repeating: UInt64(0), count: groups.count)
    var ids = ids
    let isMade = unsafe ids.withUnsafeMutableBufferPointer { ids in
      unsafe entries.withUnsafeMutableBufferPointer { entries in
        guard let ids = ids.baseAddress, let start = entries.baseAddress else { return true }
        return unsafe plan.look(ids, start)
      }
    }
    return isMade ? entries : nil
  }

  private func judge(_ word: Word, _ level: Level, moves: Bool?, job: Int) {
    let ids = plan.layout.digits(of: word)
    guard let entries = entries(of: ids) else { return }
    let state = state(of: ids)
    for question in questions.states where question.matters(state) {
      notes[job].tally.matter(question.property, times: 1)
      if question.clears?(state) ?? false { continue }
      notes[job].tally.found(word, question.property, at: level)
    }
    if questions.ends.isEmpty || machine.isFinal(state) { return }
    let moves =
      moves
      ?? entries.contains { entry in
        steps(of: entry).contains { plan.differences[$0] != .zero }
      }
    for property in questions.ends {
      notes[job].tally.matter(property, times: 1)
      if !moves { notes[job].tally.found(word, property, at: level) }
    }
  }

  private func steps(of entry: UInt64) -> Range<Int> {
    let first = Int(entry & 0xFFFF_FFFF)
    return first..<(first + Int(entry >> 32 & 0xFFFF))
  }

  private struct Exit: Hashable {
    let action: Machine.Action
    let target: Word
  }

  /// Takes the steps from a state as whole states, and evaluates each combination of action and target once.
  private func look(
    at word: Word, _ level: Level, _ output: inout BlockOutput<Word>, job: Int, judges: Bool
  ) {
    let ids = plan.layout.digits(of: word)
    // What was missed comes again.
    guard let entries = entries(of: ids) else { return }
    let before = state(of: ids)
    var moves = false
    var seen: Set<Exit> = []
    for step in entries.flatMap(steps) {
      output.generated += 1
      let target = word.adding(plan.differences[step])
      let after = state(of: target)
      if machine.hasLimits {
        guard machine.isWithinBounds(after) else { continue }
        if target != word { moves = true }
        if let reason = machine.truncation(of: after) {
          if judges { notes[job].cuts[target] = reason }
          output.hasCutStep = true
          continue
        }
      }
      if target != word { moves = true }
      guard seen.insert(Exit(action: actions[step], target: target)).inserted else { continue }
      let cost = plan.isPaid[step] ? 1 : 0
      if cost == 1 { output.paid.append(target) } else { output.free.append(target) }
      guard judges else { continue }
      for question in questions.steps where question.matters(before, actions[step], after) {
        notes[job].tally.matter(question.property, times: 1)
        if question.clears(before, actions[step], after) { continue }
        notes[job].tally.found(
          BlockTally.Step(from: word, action: actions[step], to: target, cost: cost), question.property,
          at: level.next(cost: cost))
      }
    }
    output.close()
    if judges { judge(word, level, moves: moves, job: job) }
  }
}

import NavModel

/// The evaluation of step queries and properties in a turn.
extension ModularSearch {
  /// Evaluates a query for all looks of the tabs that it reads.
  ///
  /// - Parameters:
  ///   - question: The number of the query.
  ///   - node: The node of the last read; nil at the beginning of the query.
  ///   - look: The value of the last read.
  func follow(_ question: Int, behind node: UInt64?, look: Int) {
    if cut != nil || left.contains(question) { return }
    var way = way(of: question, behind: node, look: look)
    if case .unknown = way {
      learn()
      if cut != nil { return }
      way = self.way(of: question, behind: node, look: look)
    }
    switch way {
    case .unknown: end("a step or property has no result")
    case .answer(let answer): conclude(question, answer)
    case .read(let read, part: 0, let node):
      follow(question, behind: node, look: memory.tries.look(at: read, ofPart: turn.root))
    case .read(let read, let part, let node):
      branch(question, reading: read, of: part - 1, at: node)
    }
  }

  private func way(of question: Int, behind node: UInt64?, look: Int) -> DependencyTries.Way {
    guard let node else { return memory.tries.start(of: question) }
    return memory.tries.way(behind: node, look: look)
  }

  /// Evaluates a query for all looks of a tab; looks that differ only in unread facets are evaluated together.
  private func branch(_ question: Int, reading read: Int, of tab: Int, at node: UInt64) {
    readTabs[turn.root][question] |= 1 << UInt64(tab)
    // Without a tab there is nothing to follow: the turns of the pairs do, which come behind that of the root.
    if turn.tab == nil { return }
    let before = (chosen[tab], readMask, firstTab)
    if readMask == 0 { firstTab = tab }
    let isWhole = read == tab + 1
    var looks = before.0.map { $0[...] } ?? pairs[tab].expandedLooks(under: turn.root)
    if omission == .otherLooks { looks = looks.prefix(1) }
    readMask |= 1 << UInt64(tab)
    if isWhole {
      for look in looks {
        chosen[tab] = [look]
        follow(question, behind: node, look: look)
      }
    } else {
      var order: [Int] = []
      var groups: [Int: [Int]] = [:]
      for look in looks {
        let facet = memory.tries.look(at: read, ofPart: look)
        if groups[facet] == nil { order.append(facet) }
        groups[facet, default: []].append(look)
      }
      for facet in order {
        chosen[tab] = groups[facet]
        follow(question, behind: node, look: facet)
      }
    }
    (chosen[tab], readMask, firstTab) = before
  }

  /// Computes the missing results of all queries for a world with the chosen looks.
  private func learn() {
    var ids = [turn.root]
    for tab in 0..<tabs {
      guard let look = chosen[tab]?.first ?? pairs[tab].looks[turn.root].first else {
        return end("a value of the root was reached without a value of one of its tabs")
      }
      ids.append(look)
    }
    learned += 1
    let isChecked = learned.isMultiple(of: limits.combinationsPerCheck)
    if !memory.learn(ids, provided: { !isChecked || memory.machine.parts(of: $0) == $1 }) {
      return end(Self.noWorld)
    }
    if memory.gaveUp { end("the results of steps and properties cannot be memoised") }
  }

  /// Applies a result to all combinations of the chosen looks.
  private func conclude(_ question: Int, _ answer: Int) {
    // Without the tab of the turn it was taken before, or is in another turn.
    if let tab = turn.tab, readMask >> UInt64(tab) & 1 == 0 { return }
    if readMask.nonzeroBitCount > 1, isTooWide(question) { return }
    switch memory.questions.all[question] {
    case .states(let properties, _):
      tally.add(memory.judgement(answer), to: properties, by: memory.questions.places, at: current)
      noteGoals(memory.judgement(answer), by: question)
    case .ends:
      if memory.judgement(answer).matters != 0 { resting.forbidEnd(at: turn.root) }
    case .steps:
      take(entry: answer, to: question)
    }
  }

  /// Records the roots to which a `possible` property applies, and the pairs that are goals.
  private func noteGoals(_ judgement: PropertyBits, by question: Int) {
    for property in possibilities[question] {
      guard let place = memory.questions.places[property] else { continue }
      if judgement.matters & place.bit != 0 { ways.concern(property, at: turn.root) }
      if judgement.goals & place.bit != 0, isSolo {
        ways.reachGoal(of: property, at: turn.root, turn.tab, turn.look)
      }
    }
  }

  /// Whether the current step reads only the root and the tab of the turn.
  private var isSolo: Bool {
    readMask & ~(turn.tab.map { 1 << UInt64($0) } ?? 0) == 0 || omission == .readsOfWays
  }

  /// Records that there are steps that read no tab, or none other than that of the turn.
  private func noteLeaving() {
    if readMask == 0 { resting.leave(turn.root) }
    for tab in 0..<tabs where readMask >> UInt64(tab) & 1 == 1 {
      for look in chosen[tab] ?? [] { resting.leave(turn.root, with: look, of: tab) }
    }
  }

  /// Records such a step.
  private func noteWay(to end: End) {
    if readMask == 0 { return ways.add(from: turn.root, to: end.root) }
    for tab in 0..<tabs where readMask >> UInt64(tab) & 1 == 1 {
      for look in chosen[tab] ?? [] {
        ways.add(
          from: SoloWays.Pair(root: turn.root, look: look),
          to: SoloWays.Pair(root: end.root, look: end.changed[tab] ?? look), of: tab)
      }
    }
  }

  /// Records one result of a query that reads several tabs, for the pairs of the tab that it reads first.
  private func noteJoint(_ ends: [End], to question: Int, hasSteps: Bool) {
    for look in chosen[firstTab] ?? [] {
      let pair = SoloWays.Pair(root: turn.root, look: look)
      resting.add(result: hasSteps, of: question, at: pair, of: firstTab)
      if ways.isUnused { continue }
      let ends = ends.map { SoloWays.Pair(root: $0.root, look: $0.changed[firstTab] ?? look) }
      ways.add(result: ends, of: question, at: pair, of: firstTab)
    }
  }

  /// Whether the app has settled in the worlds with the root of the turn; this depends on the root only.
  private var isAtRest: Bool {
    if let known = restingRoots[turn.root] { return known }
    let ids = [turn.root] + pairs.map { $0.looks[turn.root].first ?? 0 }
    let isAtRest = memory.machine.machine.isQuiescent(memory.state(of: ids))
    restingRoots[turn.root] = isAtRest
    return isAtRest
  }

  /// Counts a combination of looks of several tabs, and returns whether there are too many.
  private func isTooWide(_ question: Int) -> Bool {
    combinations += 1
    widths[turn.root][question, default: 0] += 1
    if widths[turn.root][question, default: 0] <= limits.width { return false }
    let reason =
      "more than \(limits.width) combinations of the contents of \(readMask.nonzeroBitCount) tabs for one root"
    switch memory.questions.all[question] {
    case .states(let properties, _):
      tally.leaveOut(properties, because: reason)
      left.insert(question)
    case .ends: end("no-deadlock reads \(reason)")
    case .steps: end("one group of steps reads \(reason)")
    }
    return true
  }

  /// Adds the pairs to which the steps of an entry lead.
  private func take(entry number: Int, to question: Int) {
    let entry = memory.entries[number]
    if entry.verdict != 0 {
      tally.add(
        memory.steps[number], counts: memory.counts[Int(entry.verdict & ~MemoEntry.brokenBit)],
        at: current)
    }
    let first = Int(entry.first)
    let count = Int(entry.paid) + Int(entry.free)
    for place in (first + count)..<(first + count + Int(entry.cuts)) {
      let reason = memory.reasons[Int(memory.emissions[place].reason)]
      if reason != memory.machine.horizon { return end(reason) }
    }
    if entry.cuts > 0 { rootsAtHorizon.insert(turn.root) }
    var ends: [End] = []
    for place in first..<(first + count) {
      let end = end(of: memory.emissions[place])
      take(end)
      if !ways.isUnused, place >= first + Int(entry.paid) || isAtRest { ends.append(end) }
    }
    // In the app the event may not occur any more, so the step is no path.
    if limitedQueries.contains(question), omission != .limitsOfEvents { return }
    if !isSolo {
      noteJoint(ends, to: question, hasSteps: count > 0 || entry.cuts > 0)
    } else if count > 0 || entry.cuts > 0 {
      noteLeaving()
      for end in ends { noteWay(to: end) }
      if entry.cuts > 0 { noteHorizon() }
    }
  }

  /// Records that a step across the horizon exists: from there, each `possible` property counts as true.
  private func noteHorizon() {
    for property in Set(possibilities.joined()) {
      if readMask == 0 { ways.reachGoal(of: property, at: turn.root, nil, 0) }
      for tab in 0..<tabs where readMask >> UInt64(tab) & 1 == 1 {
        for look in chosen[tab] ?? [] { ways.reachGoal(of: property, at: turn.root, tab, look) }
      }
    }
  }

  /// The target of a step: a root, and the new looks of the tabs that the step changes.
  private struct End {
    var root: Int
    var changed: [Int?]
  }

  private func end(of emission: MemoSuccessor) -> End {
    var end = End(root: turn.root, changed: Array(repeating: nil, count: tabs))
    for place in Int(emission.first)..<(Int(emission.first) + Int(emission.count)) {
      let change = memory.changes[place]
      if change.part == 0 {
        end.root = Int(change.new)
      } else {
        end.changed[Int(change.part) - 1] = Int(change.new)
      }
    }
    return end
  }

  private func take(_ end: End) {
    let (root, changed) = (end.root, end.changed)
    reach(root)
    for tab in 0..<tabs {
      if let look = changed[tab] {
        add(look, of: tab, under: root)
      } else if root == turn.root {
        continue
      } else if readMask >> UInt64(tab) & 1 == 1 {
        for look in chosen[tab] ?? [] { add(look, of: tab, under: root) }
      } else {
        interfere(with: tab, from: turn.root, to: root)
      }
    }
  }

  private static let noWorld = "a combination of the root and tabs is not a world"

  /// Searches for a step of a world made of pairs that leads to an unvisited pair, which means that some reads of the
  /// machine were not recorded.
  ///
  /// - Returns: A description of the difference; nil if there is none.
  func contradiction() -> String? {
    let stride = Swift.max(1, turns.count / 64)
    for place in Swift.stride(from: 0, to: turns.count, by: stride) {
      let turn = turns[place]
      var ids = [turn.root]
      for tab in 0..<tabs { ids.append(tab == turn.tab ? turn.look : pairs[tab].looks[turn.root].last ?? 0) }
      let world = memory.state(of: ids)
      if !contains(world) { return Self.noWorld }
      var isContained = true
      memory.machine.forEachStep(from: world) { _, world in
        if memory.machine.truncation(of: world) == nil, !contains(world) { isContained = false }
      }
      if !isContained { return "the machine contradicts itself: a step differs from its first evaluation" }
    }
    return nil
  }
}

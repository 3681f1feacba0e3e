import NavModel

/// The evaluation of step queries and properties in a turn.
extension ModularSearch {
  /// Evaluates a query for all values of the tabs that it reads.
  ///
  /// - Parameters:
  ///   - query: The number of the query.
  ///   - node: The node of the last read; nil at the beginning of the query.
  ///   - value: The value of the last read.
  func follow(_ query: Int, behind node: UInt64?, value: Int) {
    if cut != nil || left.contains(query) { return }
    var outcome = outcome(of: query, behind: node, value: value)
    if case .unknown = outcome {
      learn()
      if cut != nil { return }
      outcome = self.outcome(of: query, behind: node, value: value)
    }
    switch outcome {
    case .unknown: end("a step or property has no result")
    case .result(let result): conclude(query, result)
    case .read(let read, part: 0, let node):
      follow(query, behind: node, value: memory.tries.value(at: read, ofPart: turn.root))
    case .read(let read, let part, let node):
      branch(query, reading: read, of: part - 1, at: node)
    }
  }

  private func outcome(of query: Int, behind node: UInt64?, value: Int) -> DependencyTries.Outcome {
    guard let node else { return memory.tries.start(of: query) }
    return memory.tries.outcome(behind: node, value: value)
  }

  /// Evaluates a query for all values of a tab; values that differ only in unread facets are evaluated together.
  private func branch(_ query: Int, reading read: Int, of tab: Int, at node: UInt64) {
    readTabs[turn.root][query] |= 1 << UInt64(tab)
    // Without a tab there is nothing to follow: the turns of the pairs do, which come behind that of the root.
    if turn.tab == nil { return }
    let before = (chosen[tab], readMask, firstTab, globalMask)
    if readMask == 0 { firstTab = tab }
    let isWhole = read == tab + 1
    var values = before.0.map { $0[...] } ?? pairs[tab].expandedValues(under: turn.root)
    if omission == .otherValues { values = values.prefix(1) }
    readMask |= 1 << UInt64(tab)
    if memory.tries.isLocal(read) {
      for (value, group) in localGroups(of: values, of: tab, at: node, isAll: before.0 == nil) {
        chosen[tab] = group
        follow(query, behind: node, value: value)
      }
      (chosen[tab], readMask, firstTab, globalMask) = before
      return
    }
    globalMask |= 1 << UInt64(tab)
    if isWhole {
      for value in values {
        chosen[tab] = [value]
        follow(query, behind: node, value: value)
      }
    } else {
      var order: [Int] = []
      var groups: [Int: [Int]] = [:]
      for value in values {
        let facet = memory.tries.value(at: read, ofPart: value)
        if groups[facet] == nil { order.append(facet) }
        groups[facet, default: []].append(value)
      }
      for facet in order {
        chosen[tab] = groups[facet]
        follow(query, behind: node, value: facet)
      }
    }
    (chosen[tab], readMask, firstTab, globalMask) = before
  }

  /// Groups the values of a tab by what a local read of them found.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - tab: The tab.
  ///   - node: The node of the read.
  ///   - isAll: Whether these are all expanded values under the root, whose groups are kept.
  /// - Returns: The groups, with the number of what was found.
  private func localGroups(of values: ArraySlice<Int>, of tab: Int, at node: UInt64, isAll: Bool)
    -> [(found: Int, values: [Int])]
  {
    let key = LocalGroups.Key(root: turn.root, node: node, tab: tab)
    var groups = (isAll ? localGroups.removeValue(forKey: key) : nil) ?? LocalGroups()
    let (before, countBefore) = (chosen[tab], groups.count)
    defer { chosen[tab] = before }
    for value in values.dropFirst(groups.count) {
      var found = memory.tries.localValue(at: node, ofPart: value)
      if found == nil {
        chosen[tab] = [value]
        learn(at: groups.count)
        if cut != nil { return [] }
        found = memory.tries.localValue(at: node, ofPart: value)
      }
      guard let found else {
        end("a step or property has no result")
        return []
      }
      groups.add(value, found: found)
    }
    if isAll {
      groupedValues += max(0, values.count - countBefore)
      localGroups[key] = groups
    }
    return groups.all
  }

  /// Computes the missing results of all queries for a world with the chosen values.
  ///
  /// - Parameter place: The place of a value among those of its tab that are evaluated in turn. A world takes the value
  ///   at this place of each other tab, too, so that few worlds have all of them.
  private func learn(at place: Int = 0) {
    var ids = [turn.root]
    for tab in 0..<tabs {
      let value = chosen[tab].map { $0[place % $0.count] }
      guard let value = value ?? pairs[tab].valueToEvaluate(under: turn.root) else {
        return end("a value of the root was reached without a value of one of its tabs")
      }
      ids.append(value)
    }
    learned += 1
    memory.decided = tally.decided
    let isChecked = learned.isMultiple(of: limits.combinationsPerCheck)
    if !memory.learn(ids, provided: { !isChecked || memory.machine.parts(of: $0) == $1 }) {
      return end(Self.noWorld)
    }
    noteLocalReads(of: ids, memory.localParts)
    if let refusal = memory.refusal {
      end("the results of steps and properties cannot be memoised: \(refusal.rawValue)")
    }
  }

  /// Applies a result to all combinations of the chosen values.
  private func conclude(_ query: Int, _ result: Int) {
    // Without the tab of the turn it was taken before, or is in another turn.
    if let tab = turn.tab, readMask >> UInt64(tab) & 1 == 0 { return }
    if globalMask.nonzeroBitCount > 1, isTooWide(query) { return }
    switch memory.queries.all[query] {
    case .states(let properties, _):
      tally.add(memory.judgement(result), to: properties, by: memory.queries.places, at: current)
      noteGoals(memory.judgement(result), by: query)
    case .ends:
      if memory.judgement(result).matters != 0 { resting.forbidEnd(at: turn.root) }
    case .steps:
      take(entry: result, to: query)
    }
  }

  /// Records the roots to which a `possible` property applies, and the pairs that are goals.
  private func noteGoals(_ judgement: PropertyBits, by query: Int) {
    for property in possibilities[query] {
      guard let place = memory.queries.places[property] else { continue }
      if judgement.matters & place.bit != 0 { paths.concern(property, at: turn.root) }
      if judgement.goals & place.bit != 0, isSolo {
        paths.reachGoal(of: property, at: turn.root, turn.tab, turn.value)
      }
    }
  }

  /// Whether the current step reads only the root and the tab of the turn.
  private var isSolo: Bool {
    readMask & ~(turn.tab.map { 1 << UInt64($0) } ?? 0) == 0 || omission == .readsOfPaths
  }

  /// Records that there are steps that read no tab, or none other than that of the turn.
  private func noteLeaving() {
    if readMask == 0 { resting.leave(turn.root) }
    for tab in 0..<tabs where readMask >> UInt64(tab) & 1 == 1 {
      for value in chosen[tab] ?? [] { resting.leave(turn.root, with: value, of: tab) }
    }
  }

  /// Records such a step.
  private func recordPath(to end: End) {
    if readMask == 0 { return paths.add(from: turn.root, to: end.root) }
    for tab in 0..<tabs where readMask >> UInt64(tab) & 1 == 1 {
      for value in chosen[tab] ?? [] {
        paths.add(
          from: SoloPaths.Pair(root: turn.root, value: value),
          to: SoloPaths.Pair(root: end.root, value: self.value(of: tab, from: value, at: end)), of: tab)
      }
    }
  }

  /// Records one result of a query that reads several tabs, for the pairs of the tab that it reads first.
  private func noteJoint(_ ends: [End], to query: Int, hasSteps: Bool) {
    for value in chosen[firstTab] ?? [] {
      let pair = SoloPaths.Pair(root: turn.root, value: value)
      resting.add(result: hasSteps, of: query, at: pair, of: firstTab)
      if paths.isUnused { continue }
      let ends = ends.map {
        SoloPaths.Pair(root: $0.root, value: self.value(of: firstTab, from: value, at: $0))
      }
      paths.add(result: ends, of: query, at: pair, of: firstTab)
    }
  }

  /// Whether the app has settled in the worlds with the root of the turn; this depends on the root only.
  private var isAtRest: Bool {
    if let known = restingRoots[turn.root] { return known }
    let ids = [turn.root] + pairs.map { $0.values[turn.root].first ?? 0 }
    let isAtRest = memory.machine.machine.isQuiescent(memory.state(of: ids))
    restingRoots[turn.root] = isAtRest
    return isAtRest
  }

  /// Counts a combination of values of several tabs, and returns whether there are too many.
  private func isTooWide(_ query: Int) -> Bool {
    combinations += 1
    widths[turn.root][query, default: 0] += 1
    if widths[turn.root][query, default: 0] <= limits.width { return false }
    let reason =
      "more than \(limits.width) combinations of the contents of \(globalMask.nonzeroBitCount) tabs for one root"
    switch memory.queries.all[query] {
    case .states(let properties, _):
      tally.leaveOut(properties, because: reason)
      left.insert(query)
    case .ends: end("no-deadlock reads \(reason)")
    case .steps: end("one group of steps reads \(reason)")
    }
    return true
  }

  /// Adds the pairs to which the steps of an entry lead.
  private func take(entry number: Int, to query: Int) {
    guard learnTargets(of: number) else { return }
    let entry = memory.entries[number]
    if entry.verdict != 0 {
      let counts = memory.counts[Int(entry.verdict & ~MemoEntry.brokenBit)]
      tally.add(violating: memory.broken(of: number), counts: counts, at: current)
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
      let end = end(of: memory.emissions[place], at: place - first, of: number)
      take(end)
      if !paths.isUnused, place >= first + Int(entry.paid) || isAtRest { ends.append(end) }
    }
    // In the app the event may not occur any more, so the step is no path.
    if limitedQueries.contains(query), omission != .limitsOfEvents { return }
    if !isSolo {
      noteJoint(ends, to: query, hasSteps: count > 0 || entry.cuts > 0)
    } else if count > 0 || entry.cuts > 0 {
      noteLeaving()
      for end in ends { recordPath(to: end) }
      if entry.cuts > 0 { noteHorizon() }
    }
  }

  /// Records that a step across the horizon exists: from there, each `possible` property counts as true.
  private func noteHorizon() {
    for property in Set(possibilities.joined()) {
      if readMask == 0 { paths.reachGoal(of: property, at: turn.root, nil, 0) }
      for tab in 0..<tabs where readMask >> UInt64(tab) & 1 == 1 {
        for value in chosen[tab] ?? [] { paths.reachGoal(of: property, at: turn.root, tab, value) }
      }
    }
  }

  /// The target of a step: a root, and the new values of the tabs that the step changes.
  private struct End {
    var root: Int
    var changed: [Int?]
    /// The tabs whose new values depend on their old ones, as bits of parts.
    var local: UInt64 = 0
    /// The entry of the step, and its place in the entry.
    var entry = 0
    var place = 0
  }

  /// The value of a tab after a step, given the value before.
  private func value(of tab: Int, from old: Int, at end: End) -> Int {
    if end.local >> UInt64(tab + 1) & 1 == 0 { return end.changed[tab] ?? old }
    return memory.localTargets[end.entry]?.target(of: old, as: tab + 1, at: end.place) ?? old
  }

  /// Evaluates a step again for each chosen value of a tab for which the new value is not known; returns whether all
  /// are known then.
  private func learnTargets(of entry: Int) -> Bool {
    guard let local = memory.localTargets[entry]?.parts else { return true }
    for tab in 0..<tabs where local >> UInt64(tab + 1) & 1 == 1 {
      let before = chosen[tab]
      defer { chosen[tab] = before }
      for (place, value) in (before ?? []).enumerated() {
        if memory.localTargets[entry]?.target(of: value, as: tab + 1, at: 0) != nil { continue }
        chosen[tab] = [value]
        learn(at: place)
        if cut != nil { return false }
      }
    }
    return true
  }

  private func end(of emission: MemoSuccessor, at place: Int, of entry: Int) -> End {
    var end = End(root: turn.root, changed: Array(repeating: nil, count: tabs))
    (end.local, end.entry, end.place) = (memory.localTargets[entry]?.parts ?? 0, entry, place)
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
      if end.local >> UInt64(tab + 1) & 1 == 1 {
        for value in chosen[tab] ?? [] {
          add(self.value(of: tab, from: value, at: end), of: tab, under: root)
        }
      } else if let value = changed[tab] {
        add(value, of: tab, under: root)
      } else if root == turn.root {
        continue
      } else if readMask >> UInt64(tab) & 1 == 1 {
        for value in chosen[tab] ?? [] { add(value, of: tab, under: root) }
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
  func nondeterminism() -> String? {
    let stride = Swift.max(1, turns.count / 64)
    for place in Swift.stride(from: 0, to: turns.count, by: stride) {
      let turn = turns[place]
      var ids = [turn.root]
      for tab in 0..<tabs {
        ids.append(tab == turn.tab ? turn.value : pairs[tab].values[turn.root].last ?? 0)
      }
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

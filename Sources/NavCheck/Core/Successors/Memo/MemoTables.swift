/// The memoised results of a ``FactoredStateMachine`` as tables, which contain all data for expanding a state.
///
/// The tables do not depend on the type of the machine, so their loop is specialised for packed states only. Workers
/// share them; they change only between rounds.
final class MemoTables<Word: PackedWord>: @unchecked Sendable {
  let tries: DependencyTries
  private(set) var coding: MixedRadixCoding<Word>
  /// The batch of each query about states.
  private let batches: Buffer<Int>
  /// For each batch the properties about ends of runs.
  private let ends: Buffer<UInt64>
  private let scratch: [Shared<MemoScratch<Word>>]
  /// The difference that each successor of an entry adds to a packed state.
  private var differences = Buffer<Word>()
  /// The tables as loops read them.
  private var view: MemoView<Word>

  init<Machine>(of memo: AnswerMemo<Machine>, coding: MixedRadixCoding<Word>, jobs: Int, _ sizes: CacheSizes)
  {
    tries = memo.tries
    self.coding = coding
    let queries = memo.queries
    let (batchCount, stepCount) = (queries.batches.count, queries.all.count - queries.firstOfSteps)
    var batches = Buffer<Int>(capacity: queries.firstOfSteps + 1)
    var ends = Buffer<UInt64>(capacity: batchCount + 1)
    for (index, batch) in queries.batches.enumerated() {
      for _ in batch.queries { batches.append(index) }
      ends.append(batch.ends)
    }
    self.batches = batches
    self.ends = ends
    view = MemoView(
      tries: tries.view, coding: coding, batches: self.batches.elements, ends: self.ends.elements,
      hasEnds: queries.batches.contains { $0.ends != 0 }, stepCount: stepCount)
    let parts = coding.digits.count
    scratch = (0..<jobs).map { _ in
      Shared(MemoScratch(parts: parts, batches: batchCount, stepQueries: stepCount, sizes))
    }
    refresh(from: memo)
  }

  func scratch(of job: Int) -> Shared<MemoScratch<Word>> { scratch[job] }

  /// Sets a new coding.
  func recode<Machine>(_ coding: MixedRadixCoding<Word>, from memo: AnswerMemo<Machine>) {
    self.coding = coding
    differences.removeAll()
    refresh(from: memo)
  }

  /// Updates the tables with newly memoised results; call it before states are expanded.
  func refresh<Machine>(from memo: AnswerMemo<Machine>) {
    for index in differences.count..<memo.emissions.count {
      let emission = memo.emissions[index]
      let changes = Int(emission.first)..<(Int(emission.first) + Int(emission.count))
      differences.append(difference(memo.changes.elements.slice(changes)))
    }
    view.tries = tries.view
    view.coding = coding
    view.entries = memo.entries.elements
    view.emissions = memo.emissions.elements
    view.judgements = memo.judgements.elements
    view.brokenSteps = memo.brokenSteps.elements
    view.differences = differences.elements
    for box in scratch { while box.value.uses.count < memo.counts.count { box.value.uses.append(0) } }
  }

  /// The difference that changes of parts add to a packed state.
  func difference(_ changes: Chunk<ComponentChange>) -> Word {
    var difference = Word.zero
    for place in 0..<changes.count {
      let change = changes[place]
      coding.shift(Int(change.part), by: Int(change.new) - Int(change.old), in: &difference)
    }
    return difference
  }

  /// Expands states; the findings are in the scratch data of the worker.
  ///
  /// - Parameters:
  ///   - words: The packed states.
  ///   - job: The number of the worker.
  ///   - evaluates: Whether properties are evaluated; otherwise the targets of each state are separated, rather than
  ///     only collected.
  ///   - successors: Receives the targets.
  @_specialize(exported:false,kind:full,where Word == UInt64)
  @_specialize(exported:false,kind:full,where Word == PackedPair)
  func expand(_ words: Chunk<Word>, job: Int, evaluates: Bool, into successors: inout Successors<Word>) {
    let view = view
    view.expand(words, evaluates, &scratch[job].value, &successors)
  }

  /// Combines the results of some queries for one property of their batch, for each state.
  ///
  /// - Parameters:
  ///   - words: The packed states.
  ///   - queries: The queries.
  ///   - bit: The bit of the property.
  ///   - job: The number of the worker.
  ///   - applies: For each state, whether the property applies to it.
  ///   - goals: For each state, whether it is a goal.
  ///   - missed: A closure that takes the index of each state with missing results.
  @_specialize(exported:false,kind:full,where Word == UInt64)
  func evaluateReachability(
    _ words: Chunk<Word>, by queries: [Int], bit: UInt64, job: Int, applies: Chunk<Bool>, goals: Chunk<Bool>,
    missed: (Int) -> Void
  ) {
    let ids = scratch[job].value.ids.elements
    let (view, coding) = (view, coding)
    let tries = view.tries
    let roots = queries.map { tries.roots[$0] }
    for place in 0..<words.count {
      coding.decode(words[place]) { ids[$0] = $1 }
      var sum = PropertyBits()
      var known: UInt64 = 1
      for root in roots {
        let link = tries.result(from: root, ids)
        known &= link &>> 32
        let bits = view.judgements[Int(truncatingIfNeeded: link & 0xFFFF_FFFF)]
        sum.matters |= bits.matters
        sum.goals &= bits.goals
      }
      applies[place] = sum.matters & bit != 0
      goals[place] = sum.goals & bit != 0
      if known == 0 { missed(place) }
    }
  }
}

/// The tables of a memo as the loop over states reads them.
///
/// It is a value without references to tables, since an access to a table that is stored in a class is checked for
/// exclusivity.
private struct MemoView<Word: PackedWord> {
  var tries: DependencyTries.View
  var coding: MixedRadixCoding<Word>
  /// The batch of each query about states.
  let batches: Chunk<Int>
  /// For each batch the properties about ends of runs.
  let ends: Chunk<UInt64>
  let hasEnds: Bool
  let stepCount: Int
  var entries = Chunk<MemoEntry>()
  var emissions = Chunk<MemoSuccessor>()
  var judgements = Chunk<PropertyBits>()
  /// For each entry, the violated step properties.
  var brokenSteps = Chunk<UInt64>()
  /// The difference that each successor of an entry adds to a packed state.
  var differences = Chunk<Word>()

  func expand(
    _ words: Chunk<Word>, _ evaluates: Bool, _ scratch: inout MemoScratch<Word>,
    _ successors: inout Successors<Word>
  ) {
    scratch.removeFindings()
    var first = 0
    while first < words.count {
      let end = min(first + MemoScratch<Word>.width, words.count)
      if evaluates {
        for place in first..<end { expand(words[place], &scratch, &successors, evaluates: true) }
        scratch.flushCounters()
      } else {
        for place in first..<end { expand(words[place], &scratch, &successors, evaluates: false) }
      }
      first = end
    }
  }

  /// Looks up all results for a state, and takes its steps.
  @inline(__always) private func expand(
    _ word: Word, _ scratch: inout MemoScratch<Word>, _ successors: inout Successors<Word>, evaluates: Bool
  ) {
    let ids = scratch.ids.elements
    coding.decode(word) { ids[$0] = $1 }
    if scratch.isCrowded { scratch.emptyCaches() }
    let slot = scratch.prefixSlot(of: ids[0])
    // A prefix remains valid, but results that it misses may have been memoised since.
    if scratch.prefixes[slot].number != ids[0] || scratch.prefixes[slot].known == 0 {
      makePrefix(of: ids[0], in: slot, &scratch)
    }
    let prefix = scratch.prefixes[slot]
    if evaluates {
      for batch in 0..<ends.count {
        scratch.matters[batch] = scratch.prefixMatters[slot &* ends.count &+ batch]
        scratch.broken[batch] = scratch.prefixBroken[slot &* ends.count &+ batch]
      }
    }
    var known = prefix.known
    var results = 0
    for group in Int(prefix.firstGroup)..<(Int(prefix.firstGroup) &+ Int(prefix.groups)) {
      known &= lookUp(group, &scratch, &results, evaluates: evaluates)
    }
    if known == 0 {
      successors.missed.append(word)
      if !evaluates { successors.endState() }
      return
    }
    var moves: UInt16 = 0
    for index in 0..<Int(prefix.entries) {
      let entry = Int(scratch.prefixEntries[Int(prefix.firstEntry) &+ index])
      moves |= take(entry, from: word, &scratch, &successors, evaluates: evaluates)
    }
    for index in 0..<results {
      moves |= take(Int(scratch.results[index]), from: word, &scratch, &successors, evaluates: evaluates)
    }
    if !evaluates {
      successors.endState()
    } else if ends.count > 0 {
      evaluate(word, moves: moves != 0, &scratch)
    }
  }

  /// Looks up the results of the queries of a group; returns 1 if none is missing, else 0.
  @inline(__always) private func lookUp(
    _ number: Int, _ scratch: inout MemoScratch<Word>, _ results: inout Int, evaluates: Bool
  ) -> UInt32 {
    let group = scratch.groups[number]
    if ends.count <= 1 {
      let key = CachedPair.key(number, scratch.ids[Int(group.part)])
      let slot = scratch.pairSlot(of: key)
      let isUsable =
        scratch.pairSlots[slot].key == key
        ? !scratch.pairSlots[slot].isFull : makePair(key, of: group, in: slot, &scratch)
      if isUsable {
        if evaluates, ends.count == 1 {
          scratch.matters[0] |= scratch.pairSlots[slot].matters
          scratch.broken[0] |= scratch.pairSlots[slot].broken
        }
        let pair = scratch.pairSlots[slot]
        pair.write(to: scratch.results.elements, at: results)
        results &+= Int(pair.entries)
        return lookUp(
          pending: Int(pair.first), Int(pair.states), Int(pair.steps), &scratch, &results,
          evaluates: evaluates)
      }
    }
    return lookUp(
      pending: Int(group.first), Int(group.states), Int(group.steps), &scratch, &results, evaluates: evaluates
    )
  }

  /// Looks up the results of pending queries; returns 1 if none is missing, else 0.
  @inline(__always) private func lookUp(
    pending first: Int, _ states: Int, _ steps: Int, _ scratch: inout MemoScratch<Word>, _ results: inout Int,
    evaluates: Bool
  ) -> UInt32 {
    let ids = scratch.ids.elements
    var known: UInt32 = 1
    if evaluates {
      for place in first..<(first &+ states) {
        let pending = scratch.pending[place]
        let link = tries.result(from: pending.link, ids)
        known &= UInt32(truncatingIfNeeded: link &>> 32)
        // If nothing is known, these are the bits of no property.
        let bits = judgements[Int(truncatingIfNeeded: link & 0xFFFF_FFFF)]
        scratch.matters[pending.batch] |= bits.matters
        scratch.broken[pending.batch] |= bits.broken
      }
    }
    for place in (first &+ states)..<(first &+ states &+ steps) {
      let link = tries.result(from: scratch.pending[place].link, ids)
      known &= UInt32(truncatingIfNeeded: link &>> 32)
      let entry = UInt32(truncatingIfNeeded: link)
      scratch.results[results] = entry
      results &+= entry == 0 ? 0 : 1
    }
    return known
  }

  /// Caches the results that depend on the first part only.
  private func makePrefix(of first: Int, in slot: Int, _ scratch: inout MemoScratch<Word>) {
    var prefix = CachedPrefix(
      number: first, firstEntry: Int32(scratch.prefixEntries.count), firstGroup: Int32(scratch.groups.count))
    for batch in 0..<ends.count {
      scratch.prefixMatters[slot * ends.count + batch] = 0
      scratch.prefixBroken[slot * ends.count + batch] = 0
    }
    var open: [(part: Int, isAboutStates: Bool, pending: CachedPrefix.Pending)] = []
    for query in 0..<(batches.count + stepCount) {
      let link = tries.advance(tries.roots[query], within: 0, scratch.ids.elements)
      let isAboutStates = query < batches.count
      let batch = isAboutStates ? batches[query] : 0
      if link >> 32 > 1 {
        open.append((tries.part(readBy: link), isAboutStates, CachedPrefix.Pending(batch: batch, link: link)))
        continue
      }
      if link == 0 { prefix.known = 0 }
      if isAboutStates {
        let bits = judgements[Int(truncatingIfNeeded: link & 0xFFFF_FFFF)]
        scratch.prefixMatters[slot * ends.count + batch] |= bits.matters
        scratch.prefixBroken[slot * ends.count + batch] |= bits.broken
      } else if link & 0xFFFF_FFFF != 0 {
        scratch.prefixEntries.append(UInt32(truncatingIfNeeded: link))
        prefix.entries += 1
      }
    }
    for part in Set(open.map(\.part)).sorted() {
      var group = CachedPrefix.Group(part: Int32(part), first: Int32(scratch.pending.count))
      // State queries precede step queries already.
      for query in open where query.part == part {
        scratch.pending.append(query.pending)
        if query.isAboutStates { group.states += 1 } else { group.steps += 1 }
      }
      scratch.groups.append(group)
      prefix.groups += 1
    }
    scratch.prefixes[slot] = prefix
  }

  /// Caches the results that depend on the first part and on the part that a group reads next.
  ///
  /// - Returns: Whether the pair can be used; false if results are missing, or if there are too many.
  private func makePair(
    _ key: UInt64, of group: CachedPrefix.Group, in slot: Int, _ scratch: inout MemoScratch<Word>
  ) -> Bool {
    var pair = CachedPair()
    (pair.key, pair.first) = (key, Int32(scratch.pending.count))
    let first = Int(group.first)
    var open: [CachedPrefix.Pending] = []
    for place in first..<(first + Int(group.states) + Int(group.steps)) {
      let pending = scratch.pending[place]
      let link = tries.advance(pending.link, within: Int(group.part), scratch.ids.elements)
      if link == 0 { return false }
      let isAboutStates = place < first + Int(group.states)
      if link >> 32 > 1 {
        open.append(CachedPrefix.Pending(batch: pending.batch, link: link))
        if isAboutStates { pair.states += 1 } else { pair.steps += 1 }
      } else if isAboutStates {
        let bits = judgements[Int(truncatingIfNeeded: link & 0xFFFF_FFFF)]
        pair.matters |= bits.matters
        pair.broken |= bits.broken
      } else if link & 0xFFFF_FFFF != 0 {
        pair.add(UInt32(truncatingIfNeeded: link))
      }
    }
    if !pair.isFull { for pending in open { scratch.pending.append(pending) } }
    scratch.pairSlots[slot] = pair
    return !pair.isFull
  }

  /// Takes the steps of an entry; returns whether one of them leads to another state.
  @inline(__always) private func take(
    _ number: Int, from word: Word, _ scratch: inout MemoScratch<Word>, _ successors: inout Successors<Word>,
    evaluates: Bool
  ) -> UInt16 {
    let entry = entries[number]
    successors.generated &+= Int(entry.generated)
    let (first, paid) = (Int(entry.first), Int(entry.paid))
    let targets = successors.paid.reserve(paid)
    for step in 0..<paid { targets[step] = word.adding(differences[first &+ step]) }
    successors.paid.advance(by: paid)
    if entry.free | entry.cuts != 0 { takeOthers(of: entry, from: word, &scratch, &successors, evaluates) }
    if evaluates, entry.verdict != 0 {
      scratch.uses[Int(entry.verdict & ~MemoEntry.brokenBit)] &+= 1
      if entry.verdict & MemoEntry.brokenBit != 0, brokenSteps[number] & scratch.wantedSteps != 0 {
        scratch.stepFindings.append(word)
        scratch.stepEntries.append(UInt32(truncatingIfNeeded: number))
      }
    }
    return entry.paid | entry.free | entry.cuts
  }

  private func takeOthers(
    of entry: MemoEntry, from word: Word, _ scratch: inout MemoScratch<Word>,
    _ successors: inout Successors<Word>, _ evaluates: Bool
  ) {
    let first = Int(entry.first) &+ Int(entry.paid)
    let free = Int(entry.free)
    let targets = successors.free.reserve(free)
    for step in 0..<free { targets[step] = word.adding(differences[first &+ step]) }
    successors.free.advance(by: free)
    if entry.cuts == 0 { return }
    if !evaluates {
      successors.hasCutStep = true
      return
    }
    for step in (first &+ free)..<(first &+ free &+ Int(entry.cuts)) {
      scratch.truncated.append(word.adding(differences[step]))
      scratch.truncatedReasons.append(emissions[step].reason)
    }
  }

  @inline(__always) private func evaluate(_ word: Word, moves: Bool, _ scratch: inout MemoScratch<Word>) {
    for batch in 0..<ends.count {
      let matters = scratch.matters[batch]
      var broken = scratch.broken[batch]
      if hasEnds, !moves { broken |= matters & ends[batch] }
      if broken & scratch.wanted[batch] != 0 {
        scratch.findings.append(word)
        scratch.findingBatches.append(batch)
        scratch.findingBits.append(broken & scratch.wanted[batch])
      }
      scratch.count(matters, of: batch)
    }
  }
}

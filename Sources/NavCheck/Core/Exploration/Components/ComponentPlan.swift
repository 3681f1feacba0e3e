/// The rules and local properties of a component machine as tables, which contain all data for expanding a state.
///
/// The plan does not depend on the type of the machine, so its loop is specialised for packed states only. Jobs share
/// it; it changes only between rounds.
@safe final class ComponentPlan<Word: PackedWord>: @unchecked Sendable {
  /// A group of rules with one memo.
  struct Group {
    let memo: RuleMemo
    /// The bits of the guards of the group; a part that disables a guard has its bit.
    let guards: UInt64
  }

  let groups: [Group]
  private(set) var layout: PartLayout<Word>
  /// For each part and value, the guards that the value disables.
  var closed: [WordList<UInt64>]
  /// The difference that each step adds to a packed state.
  var differences = WordList<Word>()
  /// Whether each step costs 1.
  var isPaid = WordList<Bool>()
  var hasFree = false
  /// The local properties that matter and are broken, for each number that entries have.
  private(set) var judgements: [(matters: UInt64, broken: UInt64)] = [(0, 0)]
  private var judgementNumbers: [[UInt64]: Int] = [[0, 0]: 0]
  private let views: UnsafeMutablePointer<MemoView>
  private let shut: UnsafeMutablePointer<UnsafeMutablePointer<UInt64>>
  private let groupCount: Int
  private let partCount: Int
  private let hasGuards: Bool
  private let rooms: UnsafeMutableBufferPointer<ComponentRoom<Word>>
  /// Whether steps are written down, or only judgements made.
  let emits: Bool
  /// The bits of all local properties.
  private let all: UInt64

  init(
    groups: [Group], layout: PartLayout<Word>, jobs: Int, emits: Bool, local: Int
  ) {
    self.groups = groups
    self.layout = layout
    self.emits = emits
    all = local == 64 ? .max : (1 << UInt64(local)) - 1
    closed = layout.digits.map { _ in WordList(capacity: 16) }
    groupCount = groups.count
    partCount = layout.digits.count
    hasGuards = groups.contains { $0.guards != 0 }
    unsafe views = .allocate(capacity: groups.count + 1)
    unsafe shut = .allocate(capacity: layout.digits.count + 1)
    unsafe rooms = .allocate(capacity: jobs)
    for job in 0..<jobs {
      unsafe rooms.initializeElement(
        at: job, to: ComponentRoom(parts: layout.digits.count, groups: groups.count))
    }
  }

  func release() {
    for place in unsafe 0..<rooms.count {
      let room = unsafe rooms[place]
      room.release()
    }
    unsafe rooms.deallocate()
    unsafe views.deallocate()
    unsafe shut.deallocate()
    for list in closed { list.release() }
    differences.release()
    isPaid.release()
  }

  func room(_ job: Int) -> UnsafeMutablePointer<ComponentRoom<Word>> {
    guard let start = unsafe rooms.baseAddress else {
      preconditionFailure("The plan has no buffers for its jobs.")
    }
    return unsafe start + job
  }

  func relay(_ layout: PartLayout<Word>) { self.layout = layout }

  /// The number of a pair of judgements.
  func judgement(matters: UInt64, broken: UInt64) -> Int {
    if let known = judgementNumbers[[matters, broken]] { return known }
    judgements.append((matters, broken))
    judgementNumbers[[matters, broken]] = judgements.count - 1
    return judgements.count - 1
  }

  /// Copies the newly memoised results into the plan; call it before states are expanded.
  func refresh() {
    for part in closed.indices { unsafe shut[part] = closed[part].base }
    for (index, group) in groups.enumerated() {
      unsafe views[index] = MemoView(group.memo, guards: group.guards)
    }
  }

  /// Looks up the entries of a state, given the numbers of its parts; an entry is 0 if a guard is disabled.
  ///
  /// - Returns: Whether the memo contains all entries.
  @inline(__always) func look(_ ids: UnsafeMutablePointer<Int>, _ entries: UnsafeMutablePointer<UInt64>)
    -> Bool
  {
    var closing: UInt64 = 0
    if hasGuards { for part in 0..<partCount { unsafe closing |= shut[part][ids[part]] } }
    var isMade = true
    for group in 0..<groupCount {
      let view = unsafe views + group
      if unsafe view.pointee.guards & closing != 0 {
        unsafe entries[group] = 0
        continue
      }
      let entry = unsafe view.pointee.entry(ids)
      unsafe entries[group] = entry
      if entry == 0 { isMade = false }
    }
    return isMade
  }

  /// Expands states; the results are in the scratch data of the job.
  ///
  /// - Parameters:
  ///   - words: The packed states.
  ///   - job: The index of the worker.
  ///   - marksEnds: Whether the targets of each state are marked, rather than only collected.
  func expand(_ words: UnsafeBufferPointer<Word>, job: Int, marksEnds: Bool) {
    // The loop is compiled for a word where its type is known.
    if let plan = self as? ComponentPlan<UInt64>, let words = unsafe words as? UnsafeBufferPointer<UInt64> {
      unsafe plan.expandAll(words, job, marksEnds)
    } else if let plan = self as? ComponentPlan<PackedPair>,
      let words = unsafe words as? UnsafeBufferPointer<PackedPair>
    {
      unsafe plan.expandAll(words, job, marksEnds)
    } else {
      unsafe expandAll(words, job, marksEnds)
    }
  }

  private func expandAll(_ words: UnsafeBufferPointer<Word>, _ job: Int, _ marksEnds: Bool) {
    let pointer = unsafe room(job)
    var room = unsafe pointer.pointee
    room.output.clear()
    room.findings.removeAll()
    room.broken.removeAll()
    let (layout, groups, hasFree, emits, all) = (layout, groupCount, hasFree, emits, all)
    let (differences, isPaid, judgements) = (differences, isPaid, judgements)
    let (ids, entries) = unsafe (room.ids, room.entries)
    var generated = 0
    for place in 0..<words.count {
      let word = unsafe words[place]
      unsafe layout.decode(word, into: ids)
      guard unsafe look(ids, entries) else {
        room.output.missed.append(word)
        continue
      }
      var (matters, broken): (UInt64, UInt64) = (0, 0)
      var count = 0
      for group in 0..<groups {
        let entry = unsafe entries[group]
        count &+= Int(truncatingIfNeeded: entry &>> 32 & 0xFFFF)
        let judgement = judgements[Int(truncatingIfNeeded: entry &>> 48 & 0x7FFF)]
        matters |= judgement.matters
        broken |= judgement.broken
      }
      if all != 0 { note(matters, broken, of: word, &room) }
      guard emits else { continue }
      generated &+= count
      if hasFree {
        for group in 0..<groups {
          for step in unsafe Self.steps(of: entries[group]) {
            let target = word.adding(differences[step])
            if isPaid[step] { room.output.paid.append(target) } else { room.output.free.append(target) }
          }
        }
      } else {
        var targets = unsafe room.output.paid.room(for: count)
        for group in 0..<groups {
          for step in unsafe Self.steps(of: entries[group]) {
            unsafe targets.pointee = word.adding(differences[step])
            unsafe targets += 1
          }
        }
        room.output.paid.advance(by: count)
      }
      if marksEnds { room.output.close() }
    }
    room.output.generated = generated
    unsafe pointer.pointee = room
  }

  /// The steps of an entry.
  @inline(__always) private static func steps(of entry: UInt64) -> Range<Int> {
    let first = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF)
    return unsafe Range(
      uncheckedBounds: (first, first &+ Int(truncatingIfNeeded: entry &>> 32 & 0xFFFF)))
  }

  /// Records which local properties apply to a state, and which of them it violates.
  @inline(__always) private func note(
    _ matters: UInt64, _ broken: UInt64, of word: Word, _ room: inout ComponentRoom<Word>
  ) {
    if matters == all {
      room.whole &+= 1
    } else {
      noteSingly(matters, &room)
    }
    if broken != 0 {
      room.findings.append(word)
      room.broken.append(broken)
    }
  }

  private func noteSingly(_ matters: UInt64, _ room: inout ComponentRoom<Word>) {
    var matters = matters
    while matters != 0 {
      unsafe room.mattered[matters.trailingZeroBitCount] &+= 1
      matters &= matters &- 1
    }
  }
}

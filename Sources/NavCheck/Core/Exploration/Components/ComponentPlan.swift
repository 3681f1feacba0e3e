/// The rules and local judgements of a component machine as tables: all that expanding a state reads.
///
/// It knows nothing of the machine, so its loop is compiled for words alone. Jobs read it together; it changes
/// between their turns.
@safe final class ComponentPlan<Word: PackedWord>: @unchecked Sendable {
  /// A group of rules with one memo.
  struct Group {
    let memo: RuleMemo
    /// Bits of the guards that must all be open, of which a part that closes one has a bit.
    let guards: UInt64
  }

  let groups: [Group]
  private(set) var layout: PartLayout<Word>
  /// For each part and thing it can look like, the guards that it closes.
  var closed: [WordList<UInt64>]
  /// What each step adds to a word, step after step.
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
    guard let start = unsafe rooms.baseAddress else { preconditionFailure("A plan has room for each job.") }
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

  /// Takes up what was learned; to be called before states are expanded.
  func refresh() {
    for part in closed.indices { unsafe shut[part] = closed[part].base }
    for (index, group) in groups.enumerated() {
      unsafe views[index] = MemoView(group.memo, guards: group.guards)
    }
  }

  /// The entries of a state whose parts have these numbers, into `entries`; 0 where a guard is closed.
  ///
  /// - Returns: Whether all were made before.
  @inline(__always) func look(_ ids: UnsafeMutablePointer<Int>, _ entries: UnsafeMutablePointer<UInt64>)
    -> Bool
  {
    var closing: UInt64 = 0
    if hasGuards { for part in 0..<partCount { unsafe closing |= shut[part][ids[part]] } }
    var isMade = true
    for group in 0..<groupCount {
      let view = unsafe views[group]
      if view.guards & closing != 0 {
        unsafe entries[group] = 0
        continue
      }
      let entry = unsafe view.entry(ids)
      unsafe entries[group] = entry
      if entry == 0 { isMade = false }
    }
    return isMade
  }

  /// Expands states; what comes out of it is in the room of the job.
  ///
  /// - Parameters:
  ///   - words: The states.
  ///   - job: Who asks.
  ///   - marksEnds: Whether to note what each state leads to, and not all of them together only.
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
    let (layout, groups, hasFree) = (layout, groupCount, hasFree)
    let (differences, isPaid, judgements) = (differences, isPaid, judgements)
    for place in 0..<words.count {
      let word = unsafe words[place]
      unsafe layout.decode(word, into: room.ids)
      guard unsafe look(room.ids, room.entries) else {
        room.output.missed.append(word)
        continue
      }
      if all != 0 { judge(word, judgements, &room) }
      guard emits else { continue }
      for group in 0..<groups {
        let entry = unsafe room.entries[group]
        let count = Int(truncatingIfNeeded: entry &>> 32 & 0xFFFF)
        let first = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF)
        room.output.generated &+= count
        if hasFree {
          for step in first..<(first &+ count) {
            let target = word.adding(differences[step])
            if isPaid[step] { room.output.paid.append(target) } else { room.output.free.append(target) }
          }
        } else {
          let targets = unsafe room.output.paid.room(for: count)
          for step in 0..<count { unsafe targets[step] = word.adding(differences[first &+ step]) }
          room.output.paid.advance(by: count)
        }
      }
      if marksEnds { room.output.close() }
    }
    unsafe pointer.pointee = room
  }

  @inline(__always) private func judge(
    _ word: Word, _ judgements: [(matters: UInt64, broken: UInt64)], _ room: inout ComponentRoom<Word>
  ) {
    var matters: UInt64 = 0
    var broken: UInt64 = 0
    for group in 0..<groupCount {
      let judgement = unsafe judgements[Int(truncatingIfNeeded: room.entries[group] &>> 48 & 0x7FFF)]
      matters |= judgement.matters
      broken |= judgement.broken
    }
    if matters == all {
      room.whole &+= 1
      matters = 0
    }
    while matters != 0 {
      unsafe room.mattered[matters.trailingZeroBitCount] &+= 1
      matters &= matters &- 1
    }
    if broken != 0 {
      room.findings.append(word)
      room.broken.append(broken)
    }
  }
}

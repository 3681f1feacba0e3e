/// A component machine as the engine explores it.
@safe
final class ComponentSource<Machine: ComponentMachine, Word: PackedWord>:
  MachineSource<Machine, Word>, @unchecked Sendable
{
  /// The content of a memo entry, so that it can be written again for another layout.
  struct Record {
    let group: Int
    let ids: [Int]
    let first: Int
    let count: Int
    let judgement: Int
  }

  let groups: [RuleGroup<Machine>]
  var plan: ComponentPlan<Word>
  let questions: BlockQuestions<Machine>
  /// The properties to which the bits of local results belong.
  let localProperties: [Int]
  private var coding: PartCoding<Machine.Part>
  var records: [Record] = []
  /// For each step its action and the numbers after it of the parts that its group reads.
  var actions: [Machine.Action] = []
  var outcomes: [[Int]] = []
  var notes: [JobNotes<Word, Machine.Action>] = []
  var initial: [[Int]] = []

  var parts: [PartNumbers<Machine.Part>] { coding.parts }

  /// Whether steps can be taken only with whole states.
  var looksAtSteps: Bool { machine.hasLimits || !questions.steps.isEmpty }

  /// Creates a source; `nil` if the parts of the initial states do not fit into a packed state.
  init?(components machine: Machine, properties: [CheckProperty<Machine.State, Machine.Action>], jobs: Int) {
    let local = properties.indices.filter { !properties[$0].conjuncts.isEmpty }.prefix(64)
    localProperties = Array(local)
    let isLocal = Set(local)
    questions = BlockQuestions(properties) { !isLocal.contains($0) }
    let groups = RuleGroup.groups(
      of: machine,
      local.enumerated().flatMap { bit, property in
        properties[property].conjuncts.map { (bit, $0) }
      })
    self.groups = groups
    coding = PartCoding(partCount: machine.partCount)
    let guarded = groups.indices.filter { !groups[$0].guards.isEmpty }
    guard guarded.count <= 64,
      let layout = PartLayout<Word>(bases: Array(repeating: 4, count: machine.partCount))
    else { return nil }
    let plans = groups.indices.map { group in
      ComponentPlan<Word>.Group(
        memo: RuleMemo(keys: groups[group].keys),
        guards: guarded.firstIndex(of: group).map { 1 << UInt64($0) } ?? 0)
    }
    for plan in plans where !plan.memo.reset(bases: layout.digits.map(\.base)) { return nil }
    plan = ComponentPlan(
      groups: plans, layout: layout, jobs: jobs,
      emits: !machine.hasLimits && questions.steps.isEmpty, local: local.count)
    super.init(machine: machine, properties: properties)
    initial = machine.initialStates.map { state in numbers(of: machine.parts(of: state)) }
    if coding.isCrowded, recoding(known: 0) == nil {
      plan.release()
      return nil
    }
  }

  override var span: WordSpan? { plan.layout.span }
  override var initialCount: Int { initial.count }

  override var initialWords: [Word] {
    var words: [Word] = []
    for ids in initial {
      let word = plan.layout.word(ids)
      let state = state(of: word)
      if machine.hasLimits {
        guard machine.isWithinBounds(state) else { continue }
        if let reason = machine.truncation(of: state) {
          notes[0].cuts[word] = reason
          continue
        }
      }
      words.append(word)
    }
    return words
  }

  override var truncations: [String: Int] {
    let all = notes.reduce(into: [:]) { $0.merge($1.cuts) { reason, _ in reason } }
    return Dictionary(grouping: all.values) { $0 }.mapValues(\.count)
  }

  override func begin(jobs: Int) {
    plan.refresh()
    notes = (0..<jobs).map { _ in JobNotes(properties: properties.count) }
    for job in 0..<jobs {
      unsafe plan.room(job).pointee.mattered.update(repeating: 0, count: 64)
      unsafe plan.room(job).pointee.whole = 0
    }
  }

  override func state(of word: Word) -> Machine.State {
    state(of: plan.layout.digits(of: word))
  }

  func state(of ids: [Int]) -> Machine.State {
    let parts = parts
    return machine.state(of: ids.indices.map { parts[$0].values[ids[$0]] })
  }

  override func tally() -> BlockTally<Word, Machine.Action> {
    var tally = BlockTally<Word, Machine.Action>(properties: properties.count)
    for (job, mine) in notes.enumerated() {
      tally.merge(mine.tally)
      for (bit, property) in localProperties.enumerated() {
        let room = unsafe plan.room(job)
        unsafe tally.matter(property, times: room.pointee.mattered[bit] + room.pointee.whole)
      }
    }
    return tally
  }

  override func release() { plan.release() }

  /// The numbers of parts; new values are interned.
  func numbers(of values: [Machine.Part]) -> [Int] {
    values.enumerated().map { number(of: $1, as: $0) }
  }

  func number(of value: Machine.Part, as part: Int) -> Int {
    if let known = parts[part].number(of: value) { return known }
    let number = coding.add(value, as: part, base: plan.layout.digits[part].base)
    var closed: UInt64 = 0
    for (index, group) in groups.enumerated() {
      for condition in group.guards where condition.part == part && !condition.isOpen(value) {
        closed |= plan.groups[index].guards
      }
    }
    plan.closed[part].append(closed)
    return number
  }

  override func recoding(known: Int) -> WordRecoding<Word>? {
    let layout: PartLayout<Word>
    switch coding.change(of: plan.layout, known: known, order: order) {
    case .none: return nil
    case .to(let fresh): layout = fresh
    case .outgrown:
      gaveUp = true
      return nil
    }
    for group in plan.groups where !group.memo.reset(bases: layout.digits.map(\.base)) {
      gaveUp = true
      return nil
    }
    let old = plan.layout
    plan.relay(layout)
    for record in records { write(record) }
    plan.refresh()
    let recoded = WordRecoding(old: old, new: layout)
    for mine in notes { mine.recode(recoded) }
    return recoded
  }

  /// The minimum number of values of a part that serves as the shard key; fewer would leave shards unbalanced.
  private static var leastOfOwning: Int { 64 }

  /// The order of the parts, the most frequently changed first, and parts with few values last.
  ///
  /// States that differ only in frequently changed parts then rarely have different owners, so few steps cross
  /// shards. The frequency is an estimate, as if all evaluated combinations of a group of rules were equally likely.
  private func order() -> [Int] {
    var sizes = Array(repeating: 0.0, count: groups.count)
    for record in records { sizes[record.group] += 1 }
    var changes = Array(repeating: 0.0, count: plan.closed.count)
    for record in records {
      let keys = groups[record.group].keys
      for step in record.first..<(record.first + record.count) {
        for (place, part) in keys.enumerated() where outcomes[step][place] != record.ids[place] {
          changes[part] += 1 / sizes[record.group]
        }
      }
    }
    for part in changes.indices where plan.closed[part].count < Self.leastOfOwning {
      changes[part] = .infinity
    }
    return changes.indices.sorted { (changes[$1], $0) < (changes[$0], $1) }
  }

  override func learn(_ missed: [Word]) { learnAll(missed) }

  override func expand(_ words: UnsafeBufferPointer<Word>, at level: Level, job: Int) -> BlockOutput<Word> {
    unsafe expandAll(words, at: level, job: job)
  }

  override func follow(_ words: UnsafeBufferPointer<Word>, job: Int) -> BlockOutput<Word> {
    unsafe followAll(words, job: job)
  }

  /// Writes a record into the memo of its group.
  func write(_ record: Record) {
    let keys = groups[record.group].keys
    var ids = Array(repeating: 0, count: parts.count)
    for (key, id) in zip(keys, record.ids) { ids[key] = id }
    for step in record.first..<(record.first + record.count) {
      plan.differences[step] = plan.layout.difference(keys, from: record.ids, to: outcomes[step])
    }
    let memo = plan.groups[record.group].memo
    memo.set(
      memo.key(ids),
      RuleMemo.made | UInt64(record.judgement) << 48 | UInt64(record.count) << 32 | UInt64(record.first))
  }
}

/// A batch of states of a ``PackedStateMachine`` that the search explores together, with the results.
///
/// The search passes it to ``PackedStateMachine/expand(_:)``. It has no other use.
public struct PackedBlock<Machine: PackedStateMachine>: ~Copyable {
  @usableFromInline typealias Word = Machine.Word

  @usableFromInline let machine: Machine
  private var words: Chunk<Machine.Word>
  @usableFromInline private(set) var states: [Machine.State] = []
  private var level = Level.start
  private let predicates: CompiledProperties<Machine.State, Machine.Action>
  @usableFromInline let batches: [@Sendable (Machine.State) -> UInt64]
  private(set) var tally: PropertyTally<Machine.Word, Machine.Action>
  /// The truncated states, with the limits of the machine.
  private(set) var truncated: [Machine.Word: String] = [:]
  @usableFromInline var successors = Successors<Machine.Word>()
  @usableFromInline let evaluatesSteps: Bool
  @usableFromInline let hasEnds: Bool

  init(_ machine: Machine, _ properties: [CheckProperty<Machine.State, Machine.Action>]) {
    self.machine = machine
    words = Chunk()
    predicates = CompiledProperties(properties)
    batches = predicates.batches()
    tally = PropertyTally(properties: properties.count)
    evaluatesSteps = !predicates.steps.isEmpty
    hasEnds = !predicates.ends.isEmpty
  }

  /// Sets the states to explore.
  mutating func begin(_ words: Chunk<Machine.Word>, at level: Level) {
    (self.words, self.level) = (words, level)
  }

  @usableFromInline var count: Int { words.count }

  @usableFromInline func word(at index: Int) -> Machine.Word { words[index] }

  @inlinable mutating func unpack() {
    states.removeAll(keepingCapacity: true)
    for index in 0..<count { states.append(machine.unpack(word(at: index))) }
  }

  /// Evaluates all state predicates.
  @inlinable mutating func evaluateStates() {
    for (batch, evaluate) in batches.enumerated() {
      // Most states have the same result as the one before.
      var last: UInt64 = 0
      var run = 0
      for place in states.indices {
        let result = evaluate(states[place])
        if result == last {
          run &+= 1
        } else {
          record(last, times: run, of: batch, endingAt: place)
          (last, run) = (result, 1)
        }
      }
      record(last, times: run, of: batch, endingAt: states.count)
    }
  }

  /// Records equal results of a batch of predicates for all states up to an index.
  @usableFromInline mutating func record(_ result: UInt64, times: Int, of batch: Int, endingAt end: Int) {
    if times == 0 || result == 0 { return }
    let first = batch * CompiledProperties<Machine.State, Machine.Action>.batchSize
    tally.add(result, of: predicates.stateProperties[first...], words.slice((end - times)..<end), at: level)
  }

  @inlinable @inline(__always) mutating func add(_ target: Machine.Word, cost: Int) {
    if cost == 1 { successors.paid.append(target) } else { addFree(target, cost: cost) }
  }

  @usableFromInline mutating func addFree(_ target: Machine.Word, cost: Int) {
    precondition(cost == 0, "A step costs 0 or 1, but the machine returned a cost of \(cost).")
    successors.free.append(target)
  }

  @usableFromInline mutating func addTruncated(_ word: Machine.Word, _ reason: String) {
    successors.hasCutStep = true
    truncated[word] = reason
  }

  @usableFromInline mutating func evaluateEnd(
    in state: Machine.State, moves: Bool, _ word: Machine.Word
  ) {
    if machine.isFinal(state) { return }
    for predicate in predicates.ends {
      tally.count(predicate.property)
      if !moves, !machine.leavesScope(state) { tally.add(.state(word), to: predicate.property, at: level) }
    }
  }

  private struct Exit: Hashable {
    let action: Machine.Action
    let target: Machine.Word
  }

  /// Takes the steps from one state, and evaluates properties on each combination of action and target once.
  @usableFromInline mutating func expandOneByOne(_ index: Int) {
    let (state, word) = (states[index], word(at: index))
    var moves = false
    var seen: Set<Exit> = []
    var steps: [(action: Machine.Action, state: Machine.State)] = []
    machine.forEachStep(from: state) { steps.append(($0, $1)) }
    successors.generated += steps.count
    for step in steps where machine.isWithinBounds(step.state) {
      let target = machine.pack(step.state)
      if target != word { moves = true }
      if let reason = machine.truncation(of: step.state) {
        addTruncated(target, reason)
        continue
      }
      guard seen.insert(Exit(action: step.action, target: target)).inserted else { continue }
      let cost = machine.cost(of: step.action)
      add(target, cost: cost)
      for predicate in predicates.steps where predicate.applies(state, step.action, step.state) {
        tally.count(predicate.property)
        if predicate.holds(state, step.action, step.state) { continue }
        tally.add(
          .step(from: word, action: step.action, to: target, cost: cost), to: predicate.property,
          at: level.next(cost: cost))
      }
    }
    if hasEnds { evaluateEnd(in: state, moves: moves, word) }
    successors.endState()
  }
}

/// The successors of a machine that packs its states.
final class PackedSuccessors<Machine: PackedStateMachine>: MachineSource, @unchecked Sendable {
  typealias Word = Machine.Word

  let machine: Machine
  let properties: [CheckProperty<Machine.State, Machine.Action>]
  private let initial: [Machine.State]
  private var initialTruncated: [Machine.Word: String] = [:]
  private var blocks: [Shared<PackedBlock<Machine>>] = []
  /// Blocks that do not evaluate properties.
  private var followers: [Shared<PackedBlock<Machine>>] = []

  init(_ machine: Machine, _ properties: [CheckProperty<Machine.State, Machine.Action>]) {
    self.machine = machine
    self.properties = properties
    initial = machine.initialStates
  }

  var initialCount: Int { initial.count }

  func begin(jobs: Int) -> [Machine.Word] {
    blocks = (0..<jobs).map { _ in Shared(PackedBlock(machine, properties)) }
    followers = (0..<jobs).map { _ in Shared(PackedBlock(machine, [])) }
    return initial.filter(machine.isWithinBounds).compactMap { state in
      let word = machine.pack(state)
      initialTruncated[word] = machine.truncation(of: state)
      return initialTruncated[word] == nil ? word : nil
    }
  }

  var truncations: [String: Int] {
    let all = blocks.reduce(into: initialTruncated) { $0.merge($1.value.truncated) { reason, _ in reason } }
    return Dictionary(grouping: all.values) { $0 }.mapValues(\.count)
  }

  func expand(
    _ words: Chunk<Machine.Word>, at level: Level, job: Int, into successors: inout Successors<Machine.Word>
  ) {
    expand(words, at: level, blocks[job], &successors)
  }

  func follow(_ words: Chunk<Machine.Word>, job: Int, into successors: inout Successors<Machine.Word>) {
    expand(words, at: .start, followers[job], &successors)
  }

  private func expand(
    _ words: Chunk<Machine.Word>, at level: Level, _ block: Shared<PackedBlock<Machine>>,
    _ successors: inout Successors<Machine.Word>
  ) {
    block.value.begin(words, at: level)
    swap(&block.value.successors, &successors)
    machine.expand(&block.value)
    swap(&block.value.successors, &successors)
  }

  func state(of word: Machine.Word) -> Machine.State { machine.unpack(word) }

  func nearest(_ property: Int) -> Level? { blocks.compactMap { $0.value.tally.nearest[property] }.min() }

  func tally() -> PropertyTally<Machine.Word, Machine.Action> {
    blocks.reduce(into: PropertyTally(properties: properties.count)) { $0.merge($1.value.tally) }
  }
}

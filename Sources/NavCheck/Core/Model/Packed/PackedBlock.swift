/// A batch of states of a ``PackedStateMachine`` that the search explores together, with the results.
///
/// The search passes it to ``PackedStateMachine/expand(_:)``. It has no other use.
@safe public struct PackedBlock<Machine: PackedStateMachine> {
  @usableFromInline typealias Word = Machine.Word

  private var words: UnsafeBufferPointer<Machine.Word>
  private var level = Level.start
  private let questions: BlockQuestions<Machine>
  private(set) var tally: BlockTally<Machine.Word, Machine.Action>
  /// The truncated states, with the limits of the machine.
  private(set) var cuts: [Machine.Word: String] = [:]

  @usableFromInline var output = BlockOutput<Machine.Word>()
  @usableFromInline let asking: [@Sendable (Machine.State) -> UInt64]
  @usableFromInline let asksSteps: Bool
  @usableFromInline let asksEnds: Bool

  init(questions: BlockQuestions<Machine>, properties: Int) {
    unsafe words = UnsafeBufferPointer(start: nil, count: 0)
    self.questions = questions
    tally = BlockTally(properties: properties)
    asking = questions.asking
    asksSteps = !questions.steps.isEmpty
    asksEnds = !questions.ends.isEmpty
  }

  /// Lays states of one level before the machine.
  mutating func begin(_ states: UnsafeBufferPointer<Machine.Word>, at level: Level) {
    unsafe words = states
    self.level = level
    output.clear()
  }

  @usableFromInline var count: Int { unsafe words.count }

  @usableFromInline func word(at index: Int) -> Machine.Word { unsafe words[index] }

  /// Evaluates all state predicates.
  @inlinable mutating func ask(_ states: UnsafeMutableBufferPointer<Machine.State>) {
    for (chunk, asked) in asking.enumerated() {
      // Most states get the same answers as the one before.
      var last: UInt64 = 0
      var run = 0
      for place in states.indices {
        let answer = unsafe asked(states[place])
        if answer == last {
          run &+= 1
        } else {
          note(last, times: run, of: chunk, endingAt: place)
          last = answer
          run = 1
        }
      }
      note(last, times: run, of: chunk, endingAt: states.count)
    }
  }

  /// Records equal results for all states up to an index.
  @usableFromInline mutating func note(_ answer: UInt64, times: Int, of chunk: Int, endingAt end: Int) {
    if times == 0 { return }
    let asked = questions.states.dropFirst(chunk * BlockQuestions<Machine>.chunk)
    unsafe tally.note(answer, to: asked, words[(end - times)..<end], at: level)
  }

  @usableFromInline mutating func cut(_ word: Machine.Word, _ reason: String) {
    output.hasCutStep = true
    cuts[word] = reason
  }

  @usableFromInline mutating func appendFree(_ word: Machine.Word, cost: Int) {
    precondition(cost == 0, "A step costs 0 or 1, but the machine returned a cost of \(cost).")
    output.free.append(word)
  }

  @usableFromInline mutating func judgeEnd(isFinal: Bool, moves: Bool, _ word: Machine.Word) {
    if isFinal { return }
    for property in questions.ends {
      tally.matter(property, times: 1)
      if !moves { tally.found(word, property, at: level) }
    }
  }

  /// Takes the steps from one state and judges them, each combination of action and target once.
  @usableFromInline mutating func expandJudgingSteps(
    _ state: Machine.State, _ word: Machine.Word, of machine: Machine
  ) {
    var moves = false
    var seen: Set<Exit> = []
    var steps: [(action: Machine.Action, state: Machine.State)] = []
    machine.forEachStep(from: state) { steps.append(($0, $1)) }
    output.generated += steps.count
    for step in steps where machine.isWithinBounds(step.state) {
      let target = machine.pack(step.state)
      if target != word { moves = true }
      if let reason = machine.truncation(of: step.state) {
        cut(target, reason)
        continue
      }
      guard seen.insert(Exit(action: step.action, target: target)).inserted else { continue }
      let cost = machine.cost(of: step.action)
      if cost == 1 { output.paid.append(target) } else { appendFree(target, cost: cost) }
      for question in questions.steps where question.matters(state, step.action, step.state) {
        tally.matter(question.property, times: 1)
        if question.clears(state, step.action, step.state) { continue }
        tally.found(
          BlockTally.Step(from: word, action: step.action, to: target, cost: cost), question.property,
          at: level.next(cost: cost))
      }
    }
    if asksEnds { judgeEnd(isFinal: machine.isFinal(state), moves: moves, word) }
    output.close()
  }

  private struct Exit: Hashable {
    let action: Machine.Action
    let target: Machine.Word
  }

  /// Gives its memory back.
  func release() { output.release() }
}

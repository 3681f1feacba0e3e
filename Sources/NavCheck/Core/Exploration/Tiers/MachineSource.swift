/// A ``BlockSource`` for a machine and the properties that are checked on it.
class MachineSource<Machine: StateMachine, Word: PackedWord>: BlockSource<Word>, @unchecked Sendable {
  let machine: Machine
  let properties: [CheckProperty<Machine.State, Machine.Action>]

  init(machine: Machine, properties: [CheckProperty<Machine.State, Machine.Action>]) {
    self.machine = machine
    self.properties = properties
  }

  /// The state that a packed state represents.
  func state(of word: Word) -> Machine.State {
    preconditionFailure("A subclass of `MachineSource` must override `state(of:)`.")
  }

  /// Whether a `possible` property applies to a state, and whether the state is a goal.
  func possibility(of property: Int, _ word: Word) -> (isConcerned: Bool, isGoal: Bool) {
    guard case .possible(let when, let goal) = properties[property].claim else {
      preconditionFailure("Only a 'possible' property has goals.")
    }
    let state = state(of: word)
    return (when(state), goal(state))
  }

  /// Evaluates a `possible` property on many states, into memory; several jobs call it at once, each with its own
  /// number.
  func possibilities(
    of property: Int, _ words: UnsafeBufferPointer<Word>, job: Int, concerned: UnsafeMutablePointer<Bool>,
    goals: UnsafeMutablePointer<Bool>
  ) {
    for place in 0..<words.count {
      unsafe (concerned[place], goals[place]) = possibility(of: property, words[place])
    }
  }

  /// Generates the steps of a sample of the states again, and compares them with the earlier results.
  func contradiction(in space: ExploredSpace<Word>) -> CheckContradiction? {
    firstContradiction(in: space) { [self] word, judging in
      let state = state(of: word)
      return contradiction(in: word, state, steps(from: state), judging: judging)
    }
  }

  /// All steps of a state, as the machine emits them.
  func steps(from state: Machine.State) -> [(action: Machine.Action, state: Machine.State)] {
    var steps: [(action: Machine.Action, state: Machine.State)] = []
    machine.forEachStep(from: state) { steps.append(($0, $1)) }
    return steps
  }

  /// Audits a sample of the states, with several jobs if several have explored them.
  ///
  /// - Parameters:
  ///   - space: The states.
  ///   - find: A closure that takes a state, and whether to evaluate the properties again.
  /// - Returns: The first contradiction, in the order of the states.
  func firstContradiction(
    in space: ExploredSpace<Word>, _ find: @escaping (Word, _ judging: Bool) -> CheckContradiction?
  ) -> CheckContradiction? {
    let words = StateSamples.words(of: space, oneIn: doubt(of: space.distinctStates))
    let count = (words.count + Self.samplesAtOnce - 1) / Self.samplesAtOnce
    // It changes nothing, and each call asks the machine of one state.
    nonisolated(unsafe) let find = find
    let found = concurrentMap(count, jobs: space.arenas.count) { (batch: Int) -> CheckContradiction? in
      for place in (batch * Self.samplesAtOnce)..<min((batch + 1) * Self.samplesAtOnce, words.count) {
        // Properties may cost far more than steps do.
        let judging = place < Self.judgedSamples || place % Self.judgedSamplesAfter == 0
        if let found = unsafe find(words[place], judging) { return found }
      }
      return nil
    }
    return found.lazy.compactMap { $0 }.first
  }

  /// The results of the properties.
  func tally() -> BlockTally<Word, Machine.Action> {
    preconditionFailure("A subclass of `MachineSource` must override `tally()`.")
  }

  override func nearest(_ property: Int) -> Level? { tally().nearest[property] }

  /// The audit rate: one in this many states is expanded twice.
  ///
  /// Small searches audit more often.
  private func doubt(of states: Int) -> Int {
    max(1, min(CheckContradiction.doubt, states / Self.leastSamples))
  }

  /// The approximate minimum number of audited states, if there are as many.
  private static var leastSamples: Int { 256 }
  /// The number of audited states on which properties are evaluated again; of the later ones, one in this number.
  private static var judgedSamples: Int { 256 }
  private static var judgedSamplesAfter: Int { 32 }
  /// The number of states that are audited together.
  private static var samplesAtOnce: Int { 32 }

  /// The difference between the earlier results for a state and the machine, given the steps that the machine emits
  /// now.
  ///
  /// - Parameters:
  ///   - word: The packed state.
  ///   - state: The state.
  ///   - emitted: The steps that the machine emits the second time.
  ///   - judging: Whether properties are evaluated again, if their results are memoised.
  /// - Returns: The difference; `nil` if there is none.
  func contradiction(
    in word: Word, _ state: Machine.State, _ emitted: [(action: Machine.Action, state: Machine.State)],
    judging: Bool
  ) -> CheckContradiction? {
    CheckContradiction(machine, in: state, first: emitted)
  }

  /// Gives memory back.
  func release() {}
}

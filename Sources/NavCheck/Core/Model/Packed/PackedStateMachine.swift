/// A machine whose states are a few machine words, so that exploring it takes no memory beyond these.
///
/// It is checked like any ``StateMachine``, with the same report, and faster: states are stored as words, and the
/// loop over steps is compiled for the machine, in the module that declares it.
///
/// Three laws: `unpack(pack(state)) == state` for every state within bounds, `pack(unpack(word)) == word` for
/// every word that was packed, and both are pure. A state that holds no array, string or class makes the
/// loop free of reference counting.
public protocol PackedStateMachine<State, Action>: StateMachine {
  /// What a state is packed into: `UInt64` or ``PackedPair``.
  associatedtype Word: PackedWord = UInt64

  /// The state as words.
  func pack(_ state: State) -> Word

  /// The state that was packed into words.
  func unpack(_ word: Word) -> State

  /// Takes all steps from the states of a block.
  ///
  /// What the engine calls. The default is right for every machine; it is a requirement so that it is compiled
  /// where the machine is known. Takes time in proportion to the steps.
  ///
  /// - Parameter block: States to explore, and what is found out about them.
  func expand(_ block: inout PackedBlock<Self>)
}

extension PackedStateMachine {
  /// A hash of the packed words.
  ///
  /// With one word, different states have different hashes.
  public func fingerprint(of state: State) -> UInt64 {
    let word = pack(state)
    return (0..<Word.laneCount).reduce(0) { Fingerprint.mixed($0 ^ word[lane: $1]) }
  }

  /// Takes all steps from the states of a block, one state after the other.
  ///
  /// Takes time in proportion to the steps.
  ///
  /// - Parameter block: States to explore, and what is found out about them.
  @inlinable public func expand(_ block: inout PackedBlock<Self>) {
    let count = block.count
    unsafe withUnsafeTemporaryAllocation(of: State.self, capacity: count) { states in
      for index in 0..<count { unsafe states.initializeElement(at: index, to: unpack(block.word(at: index))) }
      unsafe block.ask(states)
      if block.asksSteps {
        for index in 0..<count {
          unsafe block.expandJudgingSteps(states[index], block.word(at: index), of: self)
        }
      } else {
        // What a closure captures is copied for every state, and a machine may be large.
        unsafe withUnsafePointer(to: self) { machine in
          for index in 0..<count {
            unsafe expand(states[index], block.word(at: index), &block, machine)
          }
        }
      }
      unsafe states.deinitialize()
    }
  }

  @inlinable func expand(
    _ state: State, _ word: Word, _ block: inout PackedBlock<Self>, _ machine: UnsafePointer<Self>
  ) {
    var moves = false
    forEachStep(from: state) { action, next in
      block.output.generated &+= 1
      guard unsafe machine.pointee.isWithinBounds(next) else { return }
      let target = unsafe machine.pointee.pack(next)
      if target != word { moves = true }
      if let reason = unsafe machine.pointee.truncation(of: next) {
        block.cut(target, reason)
      } else if case let cost = unsafe machine.pointee.cost(of: action), cost != 1 {
        block.appendFree(target, cost: cost)
      } else {
        block.output.paid.append(target)
      }
    }
    if block.asksEnds { block.judgeEnd(isFinal: isFinal(state), moves: moves, word) }
    block.output.close()
  }
}

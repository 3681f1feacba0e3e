/// A machine with states that fit into one or two 64-bit words.
///
/// The report is the same as for any ``StateMachine``, but the search is faster and takes less memory: it stores each
/// state as these words, in an array and a hash table, and keeps no unpacked states. The loop over steps is specialised
/// for the machine in the module that declares it. This applies to the exhaustive strategies, if there is neither a liveness property nor a `deadlockFree` property with ``CheckDeadlock/stuck``.
///
/// A machine must satisfy three laws. First, `unpack(pack(state)) == state` for every state within bounds. Second,
/// `pack(unpack(word)) == word` for every packed word. Third, both functions are pure. If a state holds no array,
/// string or class instance, the loop needs no reference counting.
public protocol PackedStateMachine<State, Action>: StateMachine {
  /// The type of a packed state, such as ``PackedPair``; by default `UInt64`.
  associatedtype Word: PackedWord = UInt64

  /// Packs a state into words.
  ///
  /// - Parameter state: A state within bounds.
  /// - Returns: The packed state.
  func pack(_ state: State) -> Word

  /// Unpacks a state from words.
  ///
  /// - Parameter word: A result of ``pack(_:)``.
  /// - Returns: The state.
  func unpack(_ word: Word) -> State

  /// Takes all steps from the states of a block, and evaluates the properties.
  ///
  /// The search calls this function. The default implementation is correct for every machine. The function is a
  /// requirement so that the default is specialised in the module that declares the machine.
  ///
  /// - Parameter block: The states to explore; receives the results.
  /// - Complexity: Time in proportion to the states and steps of the block, times the number of properties.
  func expand(_ block: inout PackedBlock<Self>)
}

extension PackedStateMachine {
  /// Returns a hash of the packed words.
  ///
  /// If a packed state is one word, different states have different hashes.
  ///
  /// - Parameter state: A state within bounds.
  /// - Returns: The hash.
  public func fingerprint(of state: State) -> UInt64 {
    let word = pack(state)
    return (0..<Word.laneCount).reduce(0) { Fingerprint.mixed($0 ^ word[lane: $1]) }
  }

  /// Takes all steps from the states of a block, one state after the other, and evaluates the properties.
  ///
  /// - Parameter block: The states to explore; receives the results.
  /// - Complexity: Time in proportion to the states and steps of the block, times the number of properties.
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

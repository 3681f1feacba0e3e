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
    block.unpack()
    block.evaluateStates()
    for index in 0..<block.count {
      if block.evaluatesSteps {
        block.expandOneByOne(index)
        continue
      }
      let (state, word) = (block.states[index], block.word(at: index))
      var moves = false
      // The block provides the machine, since a closure that captured the machine would copy it for every state.
      forEachStep(from: state) { action, next in
        block.successors.generated &+= 1
        guard block.machine.isWithinBounds(next) else { return }
        let target = block.machine.pack(next)
        if target != word { moves = true }
        if let reason = block.machine.truncation(of: next) {
          block.addTruncated(target, reason)
        } else {
          block.add(target, cost: block.machine.cost(of: action))
        }
      }
      if block.hasEnds { block.evaluateEnd(in: state, moves: moves, word) }
      block.successors.endState()
    }
  }
}

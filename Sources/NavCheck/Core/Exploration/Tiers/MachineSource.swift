/// A ``BlockSource`` for a machine and the properties that are checked on it.
class MachineSource<Machine: StateMachine, Word: PackedWord>: BlockSource<Word>, @unchecked Sendable {
  let machine: Machine
  let properties: [CheckProperty<Machine>]

  init(machine: Machine, properties: [CheckProperty<Machine>]) {
    self.machine = machine
    self.properties = properties
  }

  /// The state that a word stands for.
  func state(of word: Word) -> Machine.State {
    preconditionFailure("A source knows its states.")
  }

  /// Whether a state must be able to reach a goal, and whether it is one, for a property about what is possible.
  func possibility(of property: Int, _ word: Word) -> (isConcerned: Bool, isGoal: Bool) {
    guard case .possible(let when, let goal) = properties[property].claim else {
      preconditionFailure("Only what is possible has goals.")
    }
    let state = state(of: word)
    return (when(state), goal(state))
  }

  /// Asks the machine twice for the steps of one in so many states, and compares them with what is remembered.
  func contradiction(in space: ExploredSpace<Word>) -> CheckContradiction? {
    let doubt = doubt(of: space.distinctStates)
    let arenas = space.arenas
    // How many states come before the next that is looked at.
    var ahead = 0
    for level in space.levels {
      for (shard, range) in level.ranges.enumerated() {
        var next = range.lowerBound + ahead
        defer { ahead = next - range.upperBound }
        while next < range.upperBound {
          let word = arenas[shard][next]
          next += doubt
          let state = state(of: word)
          var steps: [(action: Machine.Action, state: Machine.State)] = []
          machine.forEachStep(from: state) { steps.append(($0, $1)) }
          if let found = CheckContradiction(machine, in: state, first: steps) { return found }
          if let found = contradiction(in: word, state, steps) { return found }
        }
      }
    }
    return nil
  }

  /// What was found out for each property.
  func tally() -> BlockTally<Word, Machine.Action> {
    preconditionFailure("A source keeps a tally.")
  }

  /// One in how many states is looked at twice, of so many.
  ///
  /// Many machines take longer over one state than the engine over hundreds, so of many states some hundreds will do.
  func doubt(of states: Int) -> Int { max(CheckContradiction.doubt, states / 512) }

  /// What the source would say of a state and the machine does not, given the steps that the machine emits.
  func contradiction(
    in word: Word, _ state: Machine.State, _ emitted: [(action: Machine.Action, state: Machine.State)]
  ) -> CheckContradiction? { nil }

  /// Gives memory back.
  func release() {}
}

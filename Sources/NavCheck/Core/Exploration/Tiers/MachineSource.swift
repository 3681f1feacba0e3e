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

  /// Asks the machine twice for the steps of one in so many states.
  func contradiction(in space: ExploredSpace<Word>) -> CheckContradiction? {
    var count = 0
    let arenas = space.arenas
    for level in space.levels {
      for (shard, range) in level.ranges.enumerated() {
        for place in range {
          count += 1
          guard count % CheckContradiction.doubt == 1 else { continue }
          let state = state(of: arenas[shard][place])
          var steps: [(action: Machine.Action, state: Machine.State)] = []
          machine.forEachStep(from: state) { steps.append(($0, $1)) }
          if let found = CheckContradiction(machine, in: state, first: steps) { return found }
        }
      }
    }
    return nil
  }

  /// What was found out for each property.
  func tally() -> BlockTally<Word, Machine.Action> {
    preconditionFailure("A source keeps a tally.")
  }

  /// Gives memory back.
  func release() {}
}

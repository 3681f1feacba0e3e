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

  /// What was found out for each property.
  func tally() -> BlockTally<Word, Machine.Action> {
    preconditionFailure("A source keeps a tally.")
  }

  /// Whether a `possible` property is about a state, and whether the state is its goal.
  func possibility(of word: Word, _ property: Int) -> (isConcerned: Bool, isGoal: Bool) {
    guard case .possible(let when, let goal) = properties[property].claim else {
      preconditionFailure("Only what shall be possible has a goal.")
    }
    let state = state(of: word)
    return (when(state), goal(state))
  }

  /// One in how many states is looked at twice, of so many.
  func doubt(of states: Int) -> Int { CheckContradiction.doubt }

  /// What the source would say of a state and the machine does not, given the steps that the machine emits.
  func contradiction(
    in word: Word, _ state: Machine.State, _ emitted: [(action: Machine.Action, state: Machine.State)]
  ) -> CheckContradiction? { nil }

  /// Gives memory back.
  func release() {}
}

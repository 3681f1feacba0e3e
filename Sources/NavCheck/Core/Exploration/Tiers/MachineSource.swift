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

  /// Gives memory back.
  func release() {}
}

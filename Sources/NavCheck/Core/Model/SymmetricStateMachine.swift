/// A machine some of whose states differ only in what things are called: which of three equal workers is busy.
///
/// Such states are images of each other, and one of them can represent all. Two laws make that sound. States are
/// images of each other where their representatives are equal, and a representative is its own one. What one
/// state can do, its images can do as well: for every step there is one to an image of where it leads.
///
/// ```swift
/// func representative(of state: [Worker]) -> [Worker] { state.sorted() }
/// ```
public protocol SymmetricStateMachine<State, Action>: StateMachine {
  /// The state that stands for a state and all its images.
  func representative(of state: State) -> State
}

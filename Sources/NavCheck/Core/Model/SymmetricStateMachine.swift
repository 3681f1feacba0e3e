/// A machine in which some states differ only in names, such as which of three equal workers is busy.
///
/// Such states are *images* of each other, and one of them can represent all. A machine must satisfy three laws. First,
/// states are images of each other if and only if they have the same representative, and a representative represents
/// itself. Second, images have the same steps: for every step from a state, each image of the state has a step of equal
/// cost to an image of the next state. Third, images have the same results of ``StateMachine/isWithinBounds(_:)``,
/// ``StateMachine/truncation(of:)`` and ``StateMachine/isFinal(_:)``.
///
/// ```swift
/// func representative(of state: [Worker]) -> [Worker] { state.sorted() }
/// ```
public protocol SymmetricStateMachine<State, Action>: StateMachine {
  /// Returns the state that represents a state and all its images.
  ///
  /// - Parameter state: A state.
  /// - Returns: The representative; the same state for all images.
  func representative(of state: State) -> State
}

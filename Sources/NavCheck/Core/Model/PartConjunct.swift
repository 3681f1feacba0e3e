/// A piece of a property about states that reads some parts only.
///
/// The property is about a state where one of its pieces is, and holds where all of those hold.
struct PartConjunct<Machine: StateMachine>: Sendable {
  let reads: [Int]
  let when: CheckProperty<Machine>.OfState
  let holds: CheckProperty<Machine>.OfState
}

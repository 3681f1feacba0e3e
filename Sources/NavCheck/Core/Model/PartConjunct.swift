/// A conjunct of a state property, which reads only some parts.
///
/// The property applies to a state if one of its conjuncts applies, and holds if all conjuncts that apply hold.
struct PartConjunct<Machine: StateMachine>: Sendable {
  let reads: [Int]
  let when: CheckProperty<Machine>.OfState
  let holds: CheckProperty<Machine>.OfState
}

/// A machine with states that consist of parts; each step reads and changes only a few parts.
///
/// The report is the same as for any ``StateMachine``, but the search is usually much faster. It numbers the values of
/// each part, represents a state by the numbers of its parts, and stores the steps of rules by the values of a few
/// parts, so that it need not evaluate every rule in every state. This *search by parts* applies to the exhaustive strategies, if there is neither a
/// liveness property nor a `deadlockFree` property with ``CheckDeadlock/stuck``, and if the machine fits into the
/// tables of the search, such as two 64-bit words for the numbers of all parts of a state. Otherwise the checker
/// explores the machine like any other.
///
/// A machine must satisfy three laws. First, `state(of: parts(of: state)) == state`, and equal states have equal
/// parts. Second, a rule or a closure with declared parts returns the same result whenever these parts are equal.
/// Third, both must be defined for every combination that occurs in a reachable state; other combinations are not
/// evaluated.
public protocol ComponentMachine<State, Action>: StateMachine {
  /// The type of the value of a part. Use an enum if the parts differ in type.
  associatedtype Part: Hashable & Sendable

  /// The number of parts of every state.
  var partCount: Int { get }

  /// Splits a state into its parts.
  ///
  /// - Parameter state: A state.
  /// - Returns: The parts, ``partCount`` in number, in a fixed order.
  func parts(of state: State) -> [Part]

  /// Combines parts into a state; the inverse of ``parts(of:)``.
  ///
  /// - Parameter parts: The parts in order.
  /// - Returns: The state.
  func state(of parts: [Part]) -> State

  /// The rules that define the steps of the machine; each rule adds its own steps.
  var rules: [ComponentRule<Part, Action>] { get }

  /// Whether a state may be out of bounds or truncated; `true` by default.
  ///
  /// If the value is `false`, the search by parts does not call ``StateMachine/isWithinBounds(_:)`` and
  /// ``StateMachine/truncation(of:)``, and so need not combine parts into states for them.
  var hasLimits: Bool { get }
}

extension ComponentMachine {
  /// The default: a state may be out of bounds or truncated.
  public var hasLimits: Bool { true }

  /// Calls `emit` once for every step of every rule.
  ///
  /// Takes time in proportion to the rules and steps, and for each step to the parts.
  ///
  /// - Parameters:
  ///   - state: The state in which the steps begin.
  ///   - emit: A closure that takes the action and the state after it.
  @inlinable public func forEachStep(from state: State, _ emit: (Action, State) -> Void) {
    let parts = parts(of: state)
    for rule in rules where rule.isOpen(to: parts) {
      rule.body(rule.reads.map { parts[$0] }) { action, written in
        var next = parts
        for place in 0..<min(rule.writes.count, written.count) { next[rule.writes[place]] = written[place] }
        emit(action, self.state(of: next))
      }
    }
  }
}

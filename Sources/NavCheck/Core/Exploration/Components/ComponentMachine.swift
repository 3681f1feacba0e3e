/// A machine whose state is a product of parts, few of which each step reads and changes.
///
/// It is checked as any ``StateMachine`` is with the same report, and much faster: the values of a part are
/// numbered as they are discovered, a state is the numbers of its parts, and a rule is evaluated once for each combination of
/// the parts that it reads.
///
/// Laws: `state(of: parts(of: state)) == state`, and equal states have equal parts; a rule, and a closure that
/// says which parts it reads, gives the same answer wherever these parts are the same. Rules are evaluated only for
/// combinations that occur in reachable states.
public protocol ComponentMachine<State, Action>: StateMachine {
  /// What one part can look like; an enum where parts differ.
  associatedtype Part: Hashable & Sendable

  /// How many parts every state has.
  var partCount: Int { get }

  /// The parts of a state, in order.
  func parts(of state: State) -> [Part]

  /// The state with these parts.
  func state(of parts: [Part]) -> State

  /// The steps, together: every rule adds its own.
  var rules: [ComponentRule<Part, Action>] { get }

  /// Whether some state may be out of bounds or cut off; by default so.
  ///
  /// A machine that says no is not asked ``StateMachine/isWithinBounds(_:)`` and
  /// ``StateMachine/truncation(of:)``, for which states need not be put together.
  var hasLimits: Bool { get }
}

extension ComponentMachine {
  /// Some state may be out of bounds or cut off.
  public var hasLimits: Bool { true }

  /// Calls `emit` once for every step of every rule.
  ///
  /// Takes time in proportion to the rules and steps, and for each step to the parts.
  ///
  /// - Parameters:
  ///   - state: Where the steps begin.
  ///   - emit: Is given the action and the state after it.
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

/// A machine with states that consist of parts; each step reads and changes only a few parts.
///
/// The report is the same as for any ``StateMachine``, but the search is usually much faster. It numbers the values of
/// each part, represents a state by the numbers of its parts, and memoises the steps of rules and the results of
/// properties by the values of the parts that they read. This *search by parts* applies to the exhaustive strategies,
/// if the machine has 2 to 64 parts and no limits (``hasLimits``), and every property is about states and declares the
/// parts that it reads. Otherwise, or if the numbers of the parts of a state outgrow two 64-bit words, or hardly any
/// result is used twice, the checker explores the machine like any other.
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
  /// If the value is `false`, the search by parts applies, and it does not call ``StateMachine/isWithinBounds(_:)`` and
  /// ``StateMachine/truncation(of:)``.
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
    for rule in rules { rule.forEachStep(from: parts) { emit($0, self.state(of: $1)) } }
  }
}

/// A rule of a ``ComponentMachine``: steps that read and write some of its parts.
public struct ComponentRule<Part: Hashable & Sendable, Action: Sendable>: Sendable {
  /// A condition on one part, under which a rule has steps.
  public struct Guard: Sendable {
    @usableFromInline let part: Int
    @usableFromInline let isOpen: @Sendable (Part) -> Bool

    /// Creates a condition on a part.
    ///
    /// - Parameters:
    ///   - part: The number of the part, from 0.
    ///   - isOpen: Whether a value of the part satisfies the condition.
    public init(_ part: Int, isOpen: @escaping @Sendable (Part) -> Bool) {
      self.part = part
      self.isOpen = isOpen
    }
  }

  @usableFromInline let reads: [Int]
  @usableFromInline let writes: [Int]
  @usableFromInline let guards: [Guard]
  @usableFromInline let body: @Sendable ([Part], (Action, [Part]) -> Void) -> Void

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - reads: The numbers of the parts that the body takes.
  ///   - writes: The numbers of the parts that its steps replace.
  ///   - guards: Conditions on further parts. The rule has no step in a state that does not satisfy all of them. A
  ///     guard costs less than a part in `reads`, since a search by parts evaluates it once for each value of the part.
  ///   - body: A closure that takes the parts in the order of `reads`. It calls its argument once for every step,
  ///     with the action and the new parts in the order of `writes`.
  public init(
    reads: [Int], writes: [Int], guards: [Guard] = [],
    body: @escaping @Sendable (_ parts: [Part], _ emit: (Action, [Part]) -> Void) -> Void
  ) {
    self.reads = reads
    self.writes = writes
    self.guards = guards
    self.body = body
  }

  /// Calls `emit` with the action and the parts after each step of the rule.
  @inlinable func forEachStep(from parts: [Part], _ emit: (Action, [Part]) -> Void) {
    guard guards.allSatisfy({ $0.isOpen(parts[$0.part]) }) else { return }
    body(reads.map { parts[$0] }) { action, written in
      var next = parts
      for place in 0..<min(writes.count, written.count) { next[writes[place]] = written[place] }
      emit(action, next)
    }
  }

  /// Whether the rule has steps if all guards are satisfied.
  func hasSteps(from parts: [Part]) -> Bool {
    var hasSteps = false
    body(reads.map { parts[$0] }) { _, _ in hasSteps = true }
    return hasSteps
  }
}

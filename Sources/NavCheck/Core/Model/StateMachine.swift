/// A machine that the checker explores: its initial states, and the steps from each state.
///
/// A machine is a pure description. Its functions return the same result whenever they are called with the same
/// arguments, and several threads may call them at once. The order in which steps are emitted does not affect the
/// report of a search.
///
/// Two laws make reports readable and equal in every process. First, different actions that are enabled in one state
/// have different descriptions. Second, `String(describing:)` of a state depends on the state only; a `Set` or a
/// `Dictionary` prints in a different order in every process.
public protocol StateMachine<State, Action>: Sendable {
  /// The type of a state. The checker explores equal states once.
  associatedtype State: Hashable & Sendable

  /// The type of the label of a step. Traces print its description.
  associatedtype Action: Hashable & Sendable & CustomStringConvertible

  /// The states in which a run can begin; duplicates are allowed.
  var initialStates: [State] { get }

  /// Calls `emit` once for every enabled step; duplicates are allowed.
  ///
  /// - Parameters:
  ///   - state: The state in which the steps begin.
  ///   - emit: A closure that takes the action and the state after it.
  func forEachStep(from state: State, _ emit: (Action, State) -> Void)

  /// Whether a state is within the scope of the check; `true` by default.
  ///
  /// A scope is a stated assumption, so a verdict holds for the states within it. The checker counts a step out of
  /// bounds as generated, and otherwise treats it as not enabled: it neither evaluates nor explores the state after
  /// it.
  ///
  /// - Parameter state: A reachable state.
  /// - Returns: `false` if the state is out of bounds.
  func isWithinBounds(_ state: State) -> Bool

  /// Names the limit of the machine that truncates a state; `nil` by default.
  ///
  /// A truncated state is neither evaluated nor explored. Properties that the omitted states might decide are
  /// ``CheckVerdict/incomplete(_:)``, unless the limit is the ``horizon``. The checker calls this function only for
  /// states within bounds.
  ///
  /// - Parameter state: A reachable state within bounds.
  /// - Returns: The limit, or `nil` if the state is not truncated.
  func truncation(of state: State) -> String?

  /// The result of ``truncation(of:)`` at which the search is meant to end; `nil` by default.
  ///
  /// A state that is truncated for any other reason can make verdicts incomplete. A state that is truncated for this
  /// reason does so only for a `sometimes` that was not reached: verdicts are about the states before the horizon, and
  /// the report counts the states just beyond it (``CheckReport/statesBeyondHorizon``). A step across the horizon
  /// counts as progress, so the state before it is neither a deadlock nor part of a trap.
  var horizon: String? { get }

  /// Returns the contribution of a step to the length of a trace: 0 or 1, by default 1.
  ///
  /// - Parameter action: The action of the step.
  /// - Returns: 0 or 1. A search traps at any other value.
  func cost(of action: Action) -> Int

  /// Whether a run may end in a state, so that the state is no deadlock; `false` by default.
  ///
  /// - Parameter state: A reachable state.
  /// - Returns: `true` if the state is final.
  func isFinal(_ state: State) -> Bool

  /// Whether a step is not enabled in a state only because it exceeds the scope; `false` by default.
  ///
  /// The step might lead on, so the state is neither a deadlock nor part of a trap. The checker calls this function only
  /// for states that would be one.
  ///
  /// - Parameter state: A reachable state.
  /// - Returns: `true` if there is such a step.
  func leavesScope(_ state: State) -> Bool

  /// Returns the memory of a state in bytes, for ``CheckBudget/memory(_:)``.
  ///
  /// By default, this is the size of the type, which does not include memory on the heap, such as the elements of an
  /// array.
  ///
  /// - Parameter state: A reachable state.
  /// - Returns: The number of bytes.
  func footprint(of state: State) -> Int

  /// Returns a 64-bit hash of a state that is the same in every process; by default a hash of its description, or of
  /// the packed words of a ``PackedStateMachine``.
  ///
  /// Searches that store hashes in place of states distinguish explored states only by this value, or by some of its
  /// bits. These and depth-first searches order initial states, and the results of one action, by it. Different states
  /// should have different fingerprints except for collisions, so a hash of the description is not sufficient if the
  /// description omits part of the state. Do not use `Hasher`, which returns different values in every process.
  ///
  /// - Parameter state: A state within bounds.
  /// - Returns: The hash; equal states have equal hashes.
  func fingerprint(of state: State) -> UInt64
}

extension StateMachine {
  /// The default: every state is within bounds.
  public func isWithinBounds(_ state: State) -> Bool { true }

  /// The default: no state is truncated.
  public func truncation(of state: State) -> String? { nil }

  /// The default: no horizon.
  public var horizon: String? { nil }

  /// The default: every step costs 1.
  public func cost(of action: Action) -> Int { 1 }

  /// The default: no state is final.
  public func isFinal(_ state: State) -> Bool { false }

  /// The default: the scope excludes no step.
  public func leavesScope(_ state: State) -> Bool { false }

  /// The default: the size of the type, in bytes.
  public func footprint(of state: State) -> Int { MemoryLayout<State>.size }

  /// The default: a hash of the description, in time proportional to its length.
  public func fingerprint(of state: State) -> UInt64 {
    Fingerprint.mixed(StableHash.of(String(describing: state)))
  }
}

extension StateMachine {
  /// The states within bounds, in an order that depends on the states only.
  func ordered(_ states: [State]) -> [State] {
    let inside = states.filter(isWithinBounds).map { (state: $0, key: fingerprint(of: $0)) }
    return inside.sorted { $0.key < $1.key }.map(\.state)
  }

  /// The steps within bounds, by the descriptions of their actions, then by the fingerprints of where they lead.
  func ordered(_ steps: [(action: Action, state: State)]) -> [(action: Action, state: State)] {
    let inside = steps.filter { isWithinBounds($0.state) }
    if inside.count < 2 { return inside }
    let words = inside.map(\.action.description)
    return inside.indices.sorted { first, second in
      if words[first] != words[second] { return words[first] < words[second] }
      // Few actions lead to several states, so few fingerprints are computed.
      return fingerprint(of: inside[first].state) < fingerprint(of: inside[second].state)
    }.map { inside[$0] }
  }

  /// The cost of a step; a cost other than 0 or 1 is a precondition failure.
  @inlinable func checkedCost(of action: Action) -> Int {
    let cost = cost(of: action)
    precondition(cost == 0 || cost == 1, "A step costs 0 or 1, but \(action) costs \(cost).")
    return cost
  }
}

/// A machine that the checker explores: its initial states, and the steps from each state.
///
/// A machine is a pure description. Its functions return the same result whenever they are called with the same
/// arguments, and several threads may call them at once. The order in which steps are emitted never shows in a
/// report.
///
/// Two laws make reports readable and the same in every process: different actions enabled in one state have
/// different descriptions, and `String(describing:)` of a state depends on nothing but the state (a `Set` or
/// a
/// `Dictionary` prints in another order in every process).
public protocol StateMachine<State, Action>: Sendable {
  /// A situation that the machine can be in. Two situations are one state where they are equal.
  associatedtype State: Hashable & Sendable

  /// What a step is called. Its description is its letter in the word of a trace.
  associatedtype Action: Hashable & Sendable & CustomStringConvertible

  /// The states in which a run begins, duplicates included.
  var initialStates: [State] { get }

  /// Calls `emit` once for every enabled step, duplicates included.
  func forEachStep(from state: State, _ emit: (Action, State) -> Void)

  /// Whether a state lies within the scope of the check; by default every state does.
  ///
  /// A scope is an assumption that is stated, so a verdict is not weakened by it. A step out of it counts as
  /// generated, and that is all: what it leads to is not distinct, not judged and not followed, and the step
  /// is taken as not enabled.
  func isWithinBounds(_ state: State) -> Bool

  /// Names the limit that cut this state off, or `nil`, which is the default.
  ///
  /// A state that was cut off is neither judged nor followed, and what might lie behind it makes verdicts
  /// ``CheckVerdict/incomplete(_:)``. A state out of bounds is not asked.
  func truncation(of state: State) -> String?

  /// The reason of ``truncation(of:)`` behind which the search is meant to end, or `nil`, which is the default.
  ///
  /// A limit is something that the search ran into, and makes verdicts incomplete. The horizon is a line that the
  /// machine draws: verdicts tell of what lies before it, and the report counts the states beyond
  /// (``CheckReport/statesBeyondHorizon``). A step across it is a way on, so that the state before it is neither a
  /// deadlock nor part of a trap.
  var horizon: String? { get }

  /// What a step adds to the length of a trace: 0 or 1, by default 1.
  func cost(of action: Action) -> Int

  /// Whether a run may end in this state, so that it is no deadlock; by default none may.
  func isFinal(_ state: State) -> Bool

  /// How many bytes a state takes, for ``CheckBudget/memory(_:)``; by default the size of its type.
  ///
  /// A state with arrays takes more than that: what lies on the heap is not part of the size.
  func footprint(of state: State) -> Int

  /// 64 bits that stand for a state, the same in every process; by default made of its description.
  ///
  /// Searches that keep hashes in place of states tell states apart by nothing else, and those that go in depth
  /// order the results of one action by it. Equal states have equal fingerprints; different ones have different
  /// fingerprints but for chance, so a description that leaves something out is not enough. `Hasher` will not do:
  /// it gives another value in every process. Asked of states within bounds only.
  func fingerprint(of state: State) -> UInt64

  /// Takes all steps from the states of a block.
  ///
  /// What the engine calls. The default is right for every machine; it is a requirement so that it is compiled
  /// where the machine is known. Takes time in proportion to the steps.
  ///
  /// - Parameter block: States to explore, and what is found out about them.
  func expand(_ block: inout StateBlock<Self>)
}

extension StateMachine {
  /// Every state is within bounds.
  public func isWithinBounds(_ state: State) -> Bool { true }

  /// No state is cut off.
  public func truncation(of state: State) -> String? { nil }

  /// The default: no horizon.
  public var horizon: String? { nil }

  /// Every step costs 1.
  public func cost(of action: Action) -> Int { 1 }

  /// No state is final.
  public func isFinal(_ state: State) -> Bool { false }

  /// The size of the type.
  public func footprint(of state: State) -> Int { MemoryLayout<State>.size }

  /// A hash of the description, in time proportional to its length.
  public func fingerprint(of state: State) -> UInt64 {
    Fingerprint.mixed(StableHash.of(String(describing: state)))
  }

  /// Takes all steps from the states of a block.
  ///
  /// Takes time in proportion to the steps.
  ///
  /// - Parameter block: States to explore, and what is found out about them.
  @inlinable public func expand(_ block: inout StateBlock<Self>) { block.explore(self) }
}

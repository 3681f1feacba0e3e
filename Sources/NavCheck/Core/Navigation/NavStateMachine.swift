public import NavModel

/// The navigation machine as a state machine that the checker explores.
public struct NavStateMachine: StateMachine {
  /// The navigation machine.
  public let machine: NavMachine

  /// Wraps a navigation machine.
  public init(_ machine: NavMachine) {
    self.machine = machine
  }

  /// The worlds in which the app stands after launch.
  public var initialStates: [NavWorld] { machine.initialWorlds }

  /// Calls `emit` for every enabled step.
  public func forEachStep(from state: NavWorld, _ emit: (NavStep, NavWorld) -> Void) {
    machine.forEachStep(from: state, emit)
  }

  /// Names the capacity that cut a world off.
  public func truncation(of state: NavWorld) -> String? { machine.truncation(of: state) }

  /// 1 for an input, 0 for a step of the platform and for the finish of a gesture.
  public func cost(of action: NavStep) -> Int { action.event.cost }

  /// Whether the spec says that it may end there, or the app has ended.
  public func isFinal(_ state: NavWorld) -> Bool { machine.isFinal(state) }
}

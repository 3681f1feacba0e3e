public import NavModel

/// The navigation of an app as a machine that the checker explores.
public struct NavStateMachine: StateMachine {
  /// The machine inside.
  public let machine: NavMachine
  /// How many tabs tab bars have at most.
  let tabs: Int
  let sizes = PartSizes()

  /// Wraps a machine.
  public init(_ machine: NavMachine) {
    self.machine = machine
    tabs = machine.tabCount
  }

  /// The worlds in which the launch can settle.
  public var initialStates: [NavWorld] { machine.initialWorlds }

  /// Calls `emit` for every enabled step.
  public func forEachStep(from state: NavWorld, _ emit: (NavStep, NavWorld) -> Void) {
    machine.forEachStep(from: state, emit)
  }

  /// Inputs count, platform steps do not.
  public func cost(of action: NavStep) -> Int { action.event.cost }

  /// Where the spec lets the app end, or where it has crashed.
  public func isFinal(_ state: NavWorld) -> Bool { machine.isFinal(state) }

  /// What a world takes by its elements.
  public func footprint(of state: NavWorld) -> Int { state.footprint }

  /// A hash of all that a world is made of.
  public func fingerprint(of state: NavWorld) -> UInt64 { state.fingerprint }

  /// The capacity that a world exceeds.
  public func truncation(of state: NavWorld) -> String? { machine.truncation(of: state) }
}

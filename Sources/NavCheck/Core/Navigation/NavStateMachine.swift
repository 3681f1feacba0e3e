public import NavModel

/// An adapter that makes the navigation of an app a ``StateMachine``.
///
/// The states are worlds: snapshots of everything that is on screen, in the coordinators and in queues. The actions are
/// steps: inputs of the user, events of the environment, steps of the platform and of the app's queues, and outcomes of
/// effects.
public struct NavStateMachine: StateMachine {
  /// The machine that computes worlds and steps.
  public let machine: NavMachine
  /// The order of the parts of a world.
  let scheme: NavPartScheme
  /// The rule by which the search ends after a violation; nil if it explores everything.
  let violations: ViolationHorizon?
  /// Whether inputs come only when the app has settled; the end of a gesture does not count as an input.
  let isPatient: Bool
  /// Whether the user may begin to wait in any settled world, and then waits before every input.
  ///
  /// Each settled world then exists twice: as it is, and marked for the user who waits.
  let mayBecomePatient: Bool
  /// An input that does not happen; nil if all do.
  let avoided: CountedEvent.Subject?
  /// Whether steps read tabs locally where nothing else depends on them, for a search of pairs.
  let readsLocally: Bool
  /// Records the handlers and blocks that the steps run.
  private let recorder: ReachRecorder?

  /// Creates an adapter for a machine.
  ///
  /// - Parameter machine: The machine of a program.
  public init(_ machine: NavMachine) { self.init(machine, isPatient: false) }

  init(
    _ machine: NavMachine, endingAt violations: ViolationHorizon? = nil, isPatient: Bool = false,
    mayBecomePatient: Bool = false, avoiding avoided: CountedEvent.Subject? = nil,
    readsLocally: Bool = false, recorder: ReachRecorder? = nil
  ) {
    (self.isPatient, self.mayBecomePatient) = (isPatient, mayBecomePatient)
    (self.avoided, self.recorder, self.readsLocally) = (avoided, recorder, readsLocally)
    self.machine = machine
    scheme = machine.partScheme
    self.violations = violations
  }

  /// The worlds in which the app can settle or end after its launch.
  public var initialStates: [NavWorld] {
    if mayBecomePatient { return machine.initialWorlds.flatMap { [$0] + patientForms(of: $0) } }
    guard let violations else { return machine.initialWorlds }
    return machine.initialWorlds.map(violations.marked)
  }

  /// Calls `emit` for every enabled step.
  ///
  /// - Parameters:
  ///   - state: The world in which the steps begin.
  ///   - emit: A closure that takes the step and the world after it.
  public func forEachStep(from state: NavWorld, _ emit: (NavStep, NavWorld) -> Void) {
    forEachStep(ofAny: nil, from: state, emit)
  }

  /// Passes on the steps that the patience of the user and the horizon allow, after recording the code that they run.
  ///
  /// - Parameters:
  ///   - question: The step query to evaluate; nil for all queries.
  ///   - state: The world in which the steps begin.
  ///   - emit: A closure that takes the step and the world after it.
  func forEachStep(ofAny question: Int?, from state: NavWorld, _ emit: (NavStep, NavWorld) -> Void) {
    if let violations, violations.isReached(by: state) {
      let events =
        question.map { machine.enabledEvents(of: $0, in: state) } ?? machine.enabledEvents(in: state)
      return violations.forEachStepBeyond(events, from: state, emit)
    }
    let waits =
      (isPatient || isPatientForm(state)) && state.outcome == .running && !machine.isQuiescent(state)
    var reach = NavReach()
    func isLeftOut(_ event: NavEvent) -> Bool {
      if waits, event.isInput, !event.endsGesture { return true }
      return avoided?.isMet(by: event, in: state) ?? false
    }
    func pass(_ step: NavStep, _ next: NavWorld) {
      if recorder != nil { reach.formUnion(step.reach) }
      let marked = violations?.marked(next) ?? next
      if let violations { marked.recordSoundnessOfLocalParts(by: scheme, violations.isSound) }
      emit(step, marked)
      if mayBecomePatient, !isPatientForm(state) {
        for patient in patientForms(of: next) { emit(step, patient) }
      }
    }
    if let question {
      machine.forEachStep(of: question, from: state) { if !isLeftOut($0.event) { pass($0, $1) } }
    } else {
      for event in machine.enabledEvents(in: state) where !isLeftOut(event) {
        machine.run(event, in: state, pass)
      }
    }
    recorder?.add(reach)
  }

  /// Whether a world belongs to a user who waits.
  private func isPatientForm(_ world: NavWorld) -> Bool { mayBecomePatient && world.searchMark == .patient }

  /// The same world for a user who waits from now on, if the app has settled.
  private func patientForms(of world: NavWorld) -> [NavWorld] {
    guard world.outcome == .running, machine.isQuiescent(world) else { return [] }
    var patient = world
    patient.searchMark = .patient
    return [patient]
  }

  /// Returns the cost of a step: 1 for an input other than the finish of a gesture, and 0 for any other step.
  public func cost(of action: NavStep) -> Int { action.event.cost }

  /// Returns whether the spec allows the app to end in a world, or the app has ended in it, for example by a crash.
  public func isFinal(_ state: NavWorld) -> Bool { machine.isFinal(state) }

  /// Returns whether an input is not enabled in a world because it exceeds `bound stack` or `bound layers`.
  public func leavesScope(_ state: NavWorld) -> Bool { machine.leavesScope(state) }

  /// Returns the memory of a world in bytes, estimated from its elements.
  public func footprint(of state: NavWorld) -> Int { state.footprint }

  /// Returns a 64-bit hash of a world that is the same in every process.
  public func fingerprint(of state: NavWorld) -> UInt64 { state.fingerprint }

  /// Returns the capacity that a world exceeds, or the reason that the search ends after a violation; nil if neither
  /// applies.
  public func truncation(of state: NavWorld) -> String? {
    if let violations, violations.isBehind(state) { return ViolationHorizon.name }
    return machine.truncation(of: state)
  }

  /// The reason that ``truncation(of:)`` returns for worlds after a violation; nil if the search also explores these
  /// worlds.
  public var horizon: String? { violations.map { _ in ViolationHorizon.name } }
}

extension NavStateMachine: SharingStateMachine {
  func makePool() -> (NavWorld) -> NavWorld { NavWorldPool().shared }
}

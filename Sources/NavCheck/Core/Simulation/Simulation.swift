/// A configuration of random walks through a machine: their number, length and preferences.
///
/// ```swift
/// var simulation = Simulation<MyMachine>(seed: 7)
/// simulation.walks = 10_000
/// let report = Checker(machine).always("mutex") { $0.inside <= 1 }.simulate(simulation)
/// ```
///
/// A walk depends only on the configuration, its number, and the results of the preceding batches of up to 32 walks.
/// Therefore a report is the same for any number of jobs, in every process and on every platform. An *input* is a step
/// of cost 1.
public struct Simulation<Machine: StateMachine>: Sendable {
  /// The seed of the random numbers; configurations that are equal otherwise give equal walks for equal seeds.
  public var seed: UInt64
  /// The number of walks to take.
  public var walks = 1_000
  /// The cost at which a walk ends; if every step costs 1, the number of steps.
  ///
  /// A walk also ends after 32 times as many steps, whatever they cost, and where no step is enabled or the machine
  /// truncates the state.
  public var length = 100
  /// The number of worker threads; results do not depend on it.
  public var jobs = 1
  /// Whether walks use swarm testing (Groce and others, "Swarm testing", ISSTA 2012).
  ///
  /// Each walk prefers a subset of the kinds of steps, and takes steps of other kinds only if no preferred step with a
  /// ``weight`` above 0 is enabled. A walk without steps that undo progress reaches deep states. Of every four walks,
  /// one prefers all kinds, one a random subset, one a subset that led to new states before, and one a variation of
  /// such a subset. As long as no subset has led to new states, random subsets and all kinds take the place of the last
  /// two.
  public var isSwarm = true
  /// Whether walks prefer kinds of steps that have been rare so far.
  public var favoursRare = true
  /// Returns the kind of an action; by default its description.
  public var kind: @Sendable (Machine.Action) -> String = { $0.description }
  /// Returns the weight of a kind; by default 1.
  ///
  /// A kind with the weight 0 is taken only if no kind with a greater weight is enabled.
  public var weight: @Sendable (String) -> Int = { _ in 1 }
  /// Returns the signature of a violation; violations of one property with equal signatures are one failure.
  ///
  /// The closure takes the name of the property, the state before the step and the action (nil for a violation in a
  /// state), and the state at the violation. By default, all violations of a property have the same signature.
  public var signature: @Sendable (String, Machine.State?, Machine.Action?, Machine.State) -> String = {
    _, _, _, _ in ""
  }
  /// Returns simpler actions that may replace an input while a failure is shrunk, simplest first; by default none.
  ///
  /// The closure takes the action and the actions that are enabled.
  public var simpler: @Sendable (Machine.Action, [Machine.Action]) -> [Machine.Action] = { _, _ in [] }
  /// Returns a substitute for an input that is no longer enabled while a failure is shrunk; by default none.
  ///
  /// The closure takes the description of the action and the actions that are enabled.
  public var similar: @Sendable (String, [Machine.Action]) -> Machine.Action? = { _, _ in nil }
  /// Whether a step shows that an input was refused and had no effect; by default no step does.
  ///
  /// The closure takes the state before, the action and the state after.
  public var isRefused: @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool = { _, _, _ in false
  }
  /// The kinds of steps that walks are expected to enable; a health check reports kinds that are never enabled.
  public var expectedKinds: [String] = []
  /// The health checks that are turned off.
  public var silenced: Set<SimulationHealth.Check> = []
  /// The limits on the work to shrink failures.
  public var shrinking = ShrinkingOptions()

  /// Creates the default configuration.
  ///
  /// - Parameter seed: The seed of the random numbers.
  public init(seed: UInt64 = 1) { self.seed = seed }
}

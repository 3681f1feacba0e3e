/// Random walks through a machine: how many, how long, and what they prefer.
///
/// ```swift
/// var simulation = Simulation<MyMachine>(seed: 7)
/// simulation.walks = 10_000
/// let report = Checker(machine).always("mutex") { $0.inside <= 1 }.simulate(simulation)
/// ```
///
/// Walk number `n` of a seed depends on nothing but the seed, `n`, and what the batches of up to 32 walks before its own have
/// counted, so a report is the same at any number of jobs, in every process and on every platform.
public struct Simulation<Machine: StateMachine>: Sendable {
  /// The seed of the random numbers.
  public var seed: UInt64
  /// The number of walks.
  public var walks = 1_000
  /// The cost at which a walk ends; with the usual cost, how many steps.
  ///
  /// Steps that cost nothing are bounded by 32 times this.
  public var length = 100
  /// The number of worker threads.
  public var jobs = 1
  /// Whether walks use swarm testing (Groce and others, "Swarm testing", ISSTA 2012).
  ///
  /// Each walk prefers a subset of the kinds of steps; the other kinds are taken only if none of these is enabled. Walks
  /// without steps that undo progress get deep. Of every four walks one uses all kinds, one a random subset, one a subset
  /// that led to new states before, and one a variation of such a subset.
  public var isSwarm = true
  /// Whether kinds of steps that were taken seldom so far are taken more often.
  public var favoursRare = true
  /// Returns the kind of an action; by default its description.
  public var kind: @Sendable (Machine.Action) -> String = { $0.description }
  /// Returns the weight of a kind: by default 1; with 0 it is taken only if nothing else is enabled.
  public var weight: @Sendable (String) -> Int = { _ in 1 }
  /// Returns the signature of a violation; violations of one property with equal signatures are one failure.
  ///
  /// By default all violations of a property are one.
  public var signature: @Sendable (String, Machine.State?, Machine.Action?, Machine.State) -> String = {
    _, _, _, _ in ""
  }
  /// Returns simpler actions that may replace an action, simplest first, given the enabled ones; by default none.
  public var simpler: @Sendable (Machine.Action, [Machine.Action]) -> [Machine.Action] = { _, _ in [] }
  /// Returns a substitute for an action that is no longer enabled, given its description and the enabled actions; by
  /// default nothing.
  public var similar: @Sendable (String, [Machine.Action]) -> Machine.Action? = { _, _ in nil }
  /// Whether an input was refused, so that it led nowhere; by default none is.
  public var isRefused: @Sendable (Machine.State, Machine.Action, Machine.State) -> Bool = { _, _, _ in false
  }
  /// The kinds that should be enabled at some time; the report names those that never are.
  public var expectedKinds: [String] = []
  /// Health checks that are off, by name.
  public var silenced: Set<SimulationHealth.Check> = []
  /// How failures are shrunk.
  public var shrinking = ShrinkingOptions()

  /// Walks with the usual settings.
  public init(seed: UInt64 = 1) { self.seed = seed }
}

import NavModel

/// The number, length and preferences of random walks through a program.
public struct NavigationSimulation: Sendable, Hashable {
  /// The seed of the random numbers; equal seeds give equal walks.
  public var seed: UInt64 = 1
  /// The number of walks to take.
  public var walks = 200
  /// The number of inputs after which a walk ends.
  public var length = 50
  /// The number of worker threads; results do not depend on it.
  public var jobs = 1
  /// Whether walks use swarm testing: most walks prefer a subset of the kinds of events
  /// (``Simulation/isSwarm``).
  public var isSwarm = true
  /// Whether walks prefer events that have been rare so far.
  public var favoursRare = true
  /// The relative frequencies of events; 1 for an event that is not listed.
  ///
  /// A key is the name of a control, link or external event, or a kind such as `back` or `swipe`.
  public var weights: [String: Int] = [:]
  /// The health checks that are turned off.
  public var silenced: Set<SimulationHealth.Check> = []
  /// The limits on the work to shrink failures.
  public var shrinking = ShrinkingOptions()

  /// Creates the default configuration.
  public init() {}

  /// The weight of a step, by the words of its kind: `tap open(swift) @ App.home` has the names `open` and `tap`.
  func weight(ofKind kind: String) -> Int {
    if weights.isEmpty { return 1 }
    let words = kind.split(whereSeparator: { " (@".contains($0) }).prefix(2).map(String.init)
    for word in words.reversed() {
      if let weight = weights[word] { return weight }
    }
    return 1
  }
}

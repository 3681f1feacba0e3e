import NavModel

/// The number, length and preferences of random walks through a program.
public struct NavigationSimulation: Sendable, Hashable {
  /// The seed of the random numbers.
  public var seed: UInt64 = 1
  /// The number of walks.
  public var walks = 200
  /// The number of inputs of each walk.
  public var length = 50
  /// The number of worker threads; results do not depend on it.
  public var jobs = 1
  /// Whether each walk leaves out a random half of the kinds of events (swarm testing).
  public var isSwarm = true
  /// Whether walks prefer events that were rare so far.
  public var favoursRare = true
  /// The relative frequency of events, by the name of a control, link or external event, or a kind
  /// such as `back` or `swipe`; 1 by default.
  public var weights: [String: Int] = [:]
  /// Health checks that are off.
  public var silenced: Set<SimulationHealth.Check> = []
  /// How failures are shrunk.
  public var shrinking = ShrinkingOptions()

  /// Makes the default configuration.
  public init() {}

  /// The weight of a step, by its words: `tap open(swift) @ App.home` is known as `open` and as `tap`.
  func weight(ofKind kind: String) -> Int {
    if weights.isEmpty { return 1 }
    let words = kind.split(whereSeparator: { " (@".contains($0) }).prefix(2).map(String.init)
    for word in words.reversed() {
      if let weight = weights[word] { return weight }
    }
    return 1
  }
}

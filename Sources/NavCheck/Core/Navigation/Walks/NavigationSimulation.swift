import NavModel

/// How random walks through a program go.
public struct NavigationSimulation: Sendable, Hashable {
  /// The seed of the random numbers.
  public var seed: UInt64 = 1
  /// The number of walks.
  public var walks = 200
  /// The number of inputs of each walk.
  public var length = 50
  /// The number of worker threads; results do not depend on it.
  public var jobs = 1
  /// Whether each walk does without a random half of what could happen.
  public var isSwarm = true
  /// Whether what happened seldom so far is preferred.
  public var favoursRare = true
  /// How often something happens in relation to others, by the name of a control, link or external event, or by a kind
  /// such as `back` or `swipe`; 1 where nothing is said.
  public var weights: [String: Int] = [:]
  /// Health checks that are not asked.
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

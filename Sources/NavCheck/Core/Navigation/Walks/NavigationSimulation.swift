package import NavModel

/// The number, length and preferences of random walks through a program.
public struct NavigationSimulation: Sendable, Hashable {
  /// The seed of the random numbers; configurations that are equal otherwise give equal walks for equal seeds.
  public var seed: UInt64 = 1
  /// The number of walks to take.
  public var walks = 200
  /// The number of inputs after which a walk ends; it also ends after 32 times as many steps, and where no step is
  /// possible or the world exceeds a capacity.
  public var length = 50
  /// The number of worker threads; results do not depend on it.
  public var jobs = 1
  /// Whether walks use swarm testing: most walks prefer a subset of the kinds of events
  /// (``Simulation/isSwarm``).
  public var isSwarm = true
  /// Whether walks prefer events that have been rare so far.
  public var favoursRare = true
  /// The weights of events (``Simulation/weight``); 1 for an event that is not listed.
  ///
  /// A key is the name of a control, link, external event or effect, or one of the kinds `tap`, `link`, `event`,
  /// `back`, `swipe`, `select` and `reselect`. If a step has both a name and a kind with a weight, the name decides.
  public var weights: [String: Int] = [:]
  /// The health checks that are turned off.
  public var silenced: Set<SimulationHealth.Check> = []
  /// The limits on the work to shrink failures.
  public var shrinking = ShrinkingOptions()

  /// Creates the default configuration.
  public init() {}

  /// The kinds of steps that can have a weight.
  private static let kinds = ["tap", "link", "event", "back", "swipe", "select", "reselect"]

  /// Returns the names that can have a weight: those of the kinds, and the program's controls, links, events and
  /// effects.
  package static func weightedNames(in program: NavProgram) -> Set<String> {
    Set(
      kinds + program.controls.map(\.signature.name) + program.links.map(\.signature.name)
        + program.events.map(\.signature.name) + program.effects.map(\.signature.name))
  }

  /// The weight of a step by its kind, such as `tap open @ App.home`: that of the name, else that of the first word.
  func weight(ofKind kind: String) -> Int {
    if weights.isEmpty { return 1 }
    var words = kind.split { " (@".contains($0) }.map(String.init)
    if kind.hasPrefix("launch by link ") { words.removeFirst(2) }
    guard let verb = words.first else { return 1 }
    if words.count > 1, ["tap", "link", "event"].contains(verb), let weight = weights[words[1]] {
      return weight
    }
    return weights[verb] ?? 1
  }
}

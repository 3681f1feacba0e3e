package import NavModel

/// The worlds near the launch of a program, the steps between them, and their distances to violations.
///
/// The explorer uses it: a page or a terminal in which a person takes steps through the app. It also contains the
/// worlds after a violation, since these are of interest there.
package struct WorldAtlas: Sendable {
  /// The largest number of worlds in an explorer.
  package static let largestNumberOfWorlds = 10_000

  /// A step between two worlds.
  package struct Step: Sendable {
    package let taken: NavStep
    /// The position of the world that it leads to; nil where that is beyond the limit.
    package let target: Int?
  }

  /// The check of the explored program.
  package let check: NavigationCheck
  /// The worlds, in the order in which they are reached.
  package private(set) var worlds: [NavWorld] = []
  /// The steps from each world, in the order of the machine.
  package private(set) var steps: [[Step]] = []
  /// The number of launch worlds, which are the first worlds.
  package private(set) var launches = 0
  /// Whether there are more worlds than the limit.
  package private(set) var isCut = false
  private var numbers: [NavWorld: Int] = [:]

  /// Explores a program breadth first, by the number of steps.
  ///
  /// - Parameters:
  ///   - check: The check of the program.
  ///   - limit: The largest number of worlds.
  /// - Complexity: Time in proportion to the steps from these worlds.
  package init(_ check: NavigationCheck, limit: Int = Self.largestNumberOfWorlds) {
    self.check = check
    for world in check.machine.initialWorlds { _ = number(world, limit) }
    launches = worlds.count
    var next = 0
    while next < worlds.count {
      var found: [Step] = []
      check.machine.forEachStep(from: worlds[next]) { step, after in
        found.append(Step(taken: step, target: number(after, limit)))
      }
      steps.append(found)
      next += 1
    }
  }

  private mutating func number(_ world: NavWorld, _ limit: Int) -> Int? {
    if let known = numbers[world] { return known }
    guard worlds.count < limit else {
      isCut = true
      return nil
    }
    numbers[world] = worlds.count
    worlds.append(world)
    return worlds.count - 1
  }

  /// Whether a property fails because a world is missing, so that none shows it.
  package func isAboutMissing(_ name: String) -> Bool {
    switch check.properties.first(where: { $0.name == name })?.claim {
    case .sometimes, .reachable: true
    default: false
    }
  }

  /// The position of a world; nil for one beyond the limit.
  package func position(of world: NavWorld) -> Int? { numbers[world] }

  /// Returns a trace as indices: the index of its first world, then the index of each step among the steps of its
  /// world.
  ///
  /// - Returns: The part of the trace within the limit; nil if its first world is beyond the limit.
  package func way(of trace: NavigationReport.Trace) -> [Int]? {
    guard var world = numbers[trace.initial] else { return nil }
    var way = [world]
    for step in trace.steps {
      guard let index = steps[world].firstIndex(where: { $0.taken == step.action }),
        let target = steps[world][index].target
      else { break }
      way.append(index)
      world = target
    }
    return way
  }
}

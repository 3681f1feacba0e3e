package import NavModel

/// The worlds near the launch of a program, the steps between them, and how far each is from every violation.
///
/// It serves the explorer: a page or a terminal in which a person takes steps and sees where they lead. All is followed
/// behind violations too, for that is what a person wants to look at.
package struct WorldAtlas: Sendable {
  /// How many worlds an explorer holds.
  package static let largestNumberOfWorlds = 10_000

  /// A step between two worlds.
  package struct Step: Sendable {
    package let taken: NavStep
    /// The position of the world that it leads to; nil where that is beyond the limit.
    package let target: Int?
  }

  /// The check whose program it is about.
  package let check: NavigationCheck
  /// The worlds, in the order in which they are reached.
  package private(set) var worlds: [NavWorld] = []
  /// The steps from each world, in the order of the machine.
  package private(set) var steps: [[Step]] = []
  /// How many of the worlds, from the first on, are those of the launch.
  package private(set) var launches = 0
  /// Whether there are more worlds than the limit.
  package private(set) var isCut = false
  private var numbers: [NavWorld: Int] = [:]

  /// Explores a program breadth-first, by the number of steps.
  ///
  /// - Parameters:
  ///   - check: The program.
  ///   - limit: How many worlds to hold.
  /// - Complexity: the number of steps from these worlds.
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

  /// A trace as a way: the position of its first world, and that of each step among those of its world.
  ///
  /// - Returns: The way as far as it lies within the limit; nil where not even the first world does.
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

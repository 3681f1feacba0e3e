/// The steps of a search by heads that exist whatever its gaps stand for, and the goals that they lead to.
struct HeadWays {
  /// For each world, the possible worlds after each of its steps.
  private var steps: [[[Int]]] = []
  private var goals: [String: Set<Int>] = [:]
  private var starts: [String: [Int]] = [:]

  /// Adds a step of a world.
  ///
  /// - Parameters:
  ///   - world: The number of the world in which the step begins.
  ///   - forms: The numbers of the worlds after the step; which one it is depends on what the gaps stand for.
  mutating func add(from world: Int, to forms: [Int]) {
    while steps.count <= world { steps.append([]) }
    steps[world].append(forms)
  }

  /// Adds a world in which the goal of a property is true.
  mutating func addGoal(_ world: Int, of property: String) { goals[property, default: []].insert(world) }

  /// Adds a world from which the goal of a property must be possible.
  mutating func addStart(_ world: Int, of property: String) { starts[property, default: []].append(world) }

  /// Whether the goal of a property is not certain to be possible from some world to which the property applies.
  ///
  /// A world is good if it is a goal, or if one of its steps leads to good worlds only. The least set of good worlds
  /// counts, so a path to the goal is finite, whatever the gaps stand for.
  func hasTrap(_ property: String) -> Bool {
    var good = goals[property] ?? []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for world in steps.indices where !good.contains(world) {
        if steps[world].contains(where: { $0.allSatisfy(good.contains) }) {
          good.insert(world)
          isGrowing = true
        }
      }
    }
    return starts[property]?.contains { !good.contains($0) } ?? false
  }
}

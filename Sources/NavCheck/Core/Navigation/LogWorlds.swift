import NavModel

/// The worlds that searches for logs reach, and the steps from them.
///
/// A spec may have many logs, and the search for a log visits a world once for each line. All of these visits take the
/// same steps, so the steps are stored, up to a number of worlds.
struct LogWorlds {
  /// The steps from a world, in the order of the machine.
  struct Steps {
    /// Each step, with the number of the world that it leads to.
    var taken: [(step: NavStep, after: Int)] = []
    /// The capacity that a step exceeds, which is not among the others; nil if there is no such step.
    var exceeded: String?
  }

  let machine: NavMachine
  /// The number of worlds whose steps are stored.
  ///
  /// The steps of later worlds are taken again in each visit.
  private let capacity: Int
  private var worlds: [NavWorld] = []
  private var numbers: [NavWorld: Int] = [:]
  private var stored: [Int: Steps] = [:]

  init(_ machine: NavMachine, capacity: Int = 20_000) {
    (self.machine, self.capacity) = (machine, capacity)
  }

  subscript(number: Int) -> NavWorld { worlds[number] }

  /// Returns the number of a world; equal worlds have the same number.
  mutating func number(of world: NavWorld) -> Int {
    if let known = numbers[world] { return known }
    numbers[world] = worlds.count
    worlds.append(world)
    return worlds.count - 1
  }

  /// Returns the steps from a world.
  mutating func steps(from number: Int) -> Steps {
    if let known = stored[number] { return known }
    var steps = Steps()
    let (machine, world) = (machine, worlds[number])
    machine.forEachStep(from: world) { step, after in
      if let capacity = machine.truncation(of: after) {
        steps.exceeded = capacity
      } else {
        steps.taken.append((step, self.number(of: after)))
      }
    }
    if number < capacity { stored[number] = steps }
    return steps
  }
}

import NavModel

/// Searches for a run of the app that reproduces the path of pairs to a finding.
///
/// It first explores worlds with the root and tab that are farthest along the path, and of these the oldest. A result
/// is a run of the plain machine. If there is no result, a run may still exist.
struct PathFollower {
  typealias Trace = CheckTrace<NavWorld, NavStep>

  /// The largest number of worlds to explore for one finding.
  static let patience = 10_000

  private let search: ModularSearch
  private let machine: NavStateMachine

  /// Creates a follower of the paths of a search, as far as it is.
  ///
  /// - Parameters:
  ///   - search: The search.
  ///   - machine: The plain machine, the runs of which count.
  init(_ search: ModularSearch, on machine: NavStateMachine) {
    (self.search, self.machine) = (search, machine)
  }

  /// A pair on the path; without a tab for a root by itself.
  private struct Place: Hashable {
    let root: Int
    let tab: Int?
    let value: Int
  }

  /// A visited world, and the step that led to it.
  private struct Met {
    let world: NavWorld
    let origin: Int?
    let step: NavStep?
  }

  /// Searches for a run to a finding of a property.
  ///
  /// - Parameters:
  ///   - claim: The claim of the property, on the plain machine.
  ///   - turn: The turn at which pairs have a finding.
  ///   - limit: The largest number of worlds to explore.
  ///   - shouldStop: A closure that is called before every 16th world, and returns a reason to stop.
  /// - Returns: The run, which the machine has confirmed; nil if none was found, or if no single world or step is a
  ///   finding of the claim.
  func run(
    to claim: CheckProperty<NavWorld, NavStep>.Claim, at turn: Int, limit: Int, shouldStop: (() -> String?)?
  ) -> Trace? {
    switch claim {
    case .state, .step, .sometimes: break
    case .possible, .response, .deadlockFree, .notApplicable: return nil
    }
    var progress: [Place: Int] = [:]
    let path = search.path(to: turn)
    for (number, turn) in path.enumerated() {
      progress[Place(root: turn.root, tab: turn.tab, value: turn.value)] = number
    }
    var met: [Met] = []
    var known: Set<NavWorld> = []
    // For each pair of the path the worlds with this pair, and how many of them were explored.
    var waiting: [(worlds: [Int], explored: Int)] = Array(repeating: ([], 0), count: path.count + 1)
    func meet(_ world: NavWorld, _ origin: Int?, _ step: NavStep?) {
      guard machine.truncation(of: world) == nil, known.insert(world).inserted else { return }
      waiting[place(of: world, along: progress)].worlds.append(met.count)
      met.append(Met(world: world, origin: origin, step: step))
    }
    for world in machine.initialStates { meet(world, nil, nil) }
    var count = 0
    while count < limit, let place = waiting.lastIndex(where: { $0.explored < $0.worlds.count }) {
      if count % 16 == 0, shouldStop?() != nil { return nil }
      count += 1
      let number = waiting[place].worlds[waiting[place].explored]
      waiting[place].explored += 1
      let world = met[number].world
      if isFinding(world, of: claim) { return trace(to: number, in: met, and: nil) }
      var last: Met?
      machine.forEachStep(from: world) { step, next in
        if last == nil, machine.truncation(of: next) == nil, isFinding(world, step, next, of: claim) {
          last = Met(world: next, origin: number, step: step)
        }
        meet(next, number, step)
      }
      if let last { return trace(to: number, in: met, and: last) }
    }
    return nil
  }

  private func place(of world: NavWorld, along progress: [Place: Int]) -> Int {
    let ids = search.numbers(of: world)
    guard let root = ids[0] else { return 0 }
    var most = progress[Place(root: root, tab: nil, value: 0)].map { $0 + 1 } ?? 0
    for tab in 0..<search.tabs {
      if let value = ids[tab + 1], let number = progress[Place(root: root, tab: tab, value: value)] {
        most = max(most, number + 1)
      }
    }
    return most
  }

  private func isFinding(_ world: NavWorld, of claim: CheckProperty<NavWorld, NavStep>.Claim) -> Bool {
    switch claim {
    case .state(let when, let holds): when(world) && !holds(world)
    case .sometimes(let hit): hit(world)
    default: false
    }
  }

  private func isFinding(
    _ before: NavWorld, _ step: NavStep, _ after: NavWorld, of claim: CheckProperty<NavWorld, NavStep>.Claim
  ) -> Bool {
    guard case .step(let when, let holds) = claim else { return false }
    return when(before, step, after) && !holds(before, step, after)
  }

  private func trace(to number: Int, in met: [Met], and last: Met?) -> Trace? {
    var path: [Met] = last.map { [$0] } ?? []
    var next: Int? = number
    while let number = next {
      path.append(met[number])
      next = met[number].origin
    }
    path.reverse()
    let steps = path.dropFirst().compactMap { met in
      met.step.map { Trace.Step(action: $0, state: met.world, cost: machine.cost(of: $0)) }
    }
    let trace = Trace(initial: path[0].world, steps: steps)
    return trace.replays(on: machine) ? trace : nil
  }
}

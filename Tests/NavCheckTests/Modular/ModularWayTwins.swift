import Testing

@testable import NavCheck
@testable import NavModel

/// What stays possible by pairs, and on all worlds of a small program with the plain machine.
struct ModularWayTwins {
  /// What came of the comparison.
  struct Tally {
    var specs = 0
    /// How many programs had few enough worlds.
    var complete = 0
    /// How many properties hold by pairs, how many on worlds only, and how many on neither.
    var byPairs = 0
    var onWorlds = 0
    var nowhere = 0
    var contradictions: [String] = []
  }

  let check: NavigationCheck
  /// How many worlds a program may have.
  let limit: Int

  /// Compares both.
  func compare(leavingOut omission: ModularOmission? = nil, _ tally: inout Tally) {
    tally.specs += 1
    guard let worlds else { return }
    let search = ModularSearch(
      check.modularChecker(judging: check.properties), limitedEvents: check.limitedEvents,
      within: ModularLimits(combinationsPerCheck: 1), omission: omission)
    search.run(within: .states(20_000))
    if search.cut != nil { return }
    tally.complete += 1
    let results = ModularVerdicts(search).results
    for property in check.checker(judging: check.properties).properties {
      let holds: Bool
      switch property.claim {
      case .possible(let when, let goal): holds = worlds.isAlwaysPossible(when, goal)
      case .deadlockFree: holds = worlds.hasNoDeadlock(check.machine)
      default: continue
      }
      let verdict = results[property.name]?.verdict
      if verdict == .holds {
        tally.byPairs += 1
        if !holds { tally.contradictions.append("\(property.name) holds by pairs and not on worlds") }
      } else if holds {
        tally.onWorlds += 1
      } else {
        tally.nowhere += 1
      }
    }
  }

  /// All worlds of a program.
  private struct Worlds {
    var all: [NavWorld] = []
    /// For each world those to which a step leads, and those to which one leads that a user who waits can take.
    var next: [[Int]] = []
    var nextWaiting: [[Int]] = []

    /// Whether a user who waits can reach a goal from each world of which it is asked.
    func isAlwaysPossible(_ when: (NavWorld) -> Bool, _ goal: (NavWorld) -> Bool) -> Bool {
      var isGood = all.map(goal)
      var isNew = true
      while isNew {
        isNew = false
        for world in all.indices where !isGood[world] && nextWaiting[world].contains(where: { isGood[$0] }) {
          (isGood[world], isNew) = (true, true)
        }
      }
      return all.indices.allSatisfy { isGood[$0] || !when(all[$0]) }
    }

    func hasNoDeadlock(_ machine: NavMachine) -> Bool {
      all.indices.allSatisfy { world in
        machine.isFinal(all[world]) || next[world].contains { $0 != world }
      }
    }
  }

  /// The worlds that are met; nil where they are too many or a capacity ends the search.
  private var worlds: Worlds? {
    var worlds = Worlds()
    var numbers: [NavWorld: Int] = [:]
    func meet(_ world: NavWorld) -> Int {
      if let known = numbers[world] { return known }
      numbers[world] = worlds.all.count
      worlds.all.append(world)
      return worlds.all.count - 1
    }
    for world in check.machine.initialWorlds { _ = meet(world) }
    while worlds.next.count < worlds.all.count {
      let world = worlds.all[worlds.next.count]
      if worlds.all.count > limit || check.machine.truncation(of: world) != nil { return nil }
      let isAtRest = check.machine.isQuiescent(world)
      var (next, nextWaiting): ([Int], [Int]) = ([], [])
      check.machine.forEachStep(from: world) { step, world in
        next.append(meet(world))
        if isAtRest || step.event.cost == 0 { nextWaiting.append(next[next.count - 1]) }
      }
      worlds.next.append(next)
      worlds.nextWaiting.append(nextWaiting)
    }
    return worlds
  }
}

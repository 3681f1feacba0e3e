import Testing

@testable import NavCheck
@testable import NavModel

/// The contents of the tabs of replaced tab bars on random specs, against a machine that keeps them.
@Suite("The contents of released tabs make no difference on random specs")
struct ReleasedTabTwinTests {
  @Test func `each world has the same steps without them`() {
    var tally = Tally()
    for seed in 0..<UInt64(Twins.count(6)) {
      let specs = [
        TabbedSpec(seed: seed, hasFlows: true, logsOut: true, restarts: true),
        TabbedSpec(seed: seed, logsOut: true),
      ]
      for spec in specs {
        if let program = spec.program { tally.compare(program, "\(spec)") }
      }
      let spec = RandomSpec(seed: seed)
      if let program = spec.resolved.program { tally.compare(program, "\(spec)") }
    }
    #expect(tally.specs > 5 && tally.reduced * 20 > tally.worlds, "\(tally)")
    if Twins.count(1) > 1 { print("RELEASED TABS \(tally)") }
  }

  /// A step as both machines see it.
  private struct Step: Hashable {
    let text: String
    let after: NavWorld
  }

  /// What was compared.
  private struct Tally {
    var specs = 0
    var worlds = 0
    /// The worlds that differ without the contents.
    var reduced = 0

    /// Compares the steps of the first 1,000 worlds of a program; a difference is an issue.
    mutating func compare(_ program: NavProgram, _ text: String) {
      // The app does not remember the screens of released tabs, so `instances` does not contain them.
      if text.contains(".instances") { return }
      specs += 1
      let (twin, machine) = (NavMachine(program, keepsReleasedTabs: true), NavMachine(program))
      var open = twin.initialWorlds
      var known = Set(open)
      var place = 0
      while place < open.count, place < 1_000 {
        let world = open[place]
        let less = world.withoutReleasedTabs
        var (steps, expected): (Set<Step>, Set<Step>) = ([], [])
        twin.forEachStep(from: world) { step, after in
          expected.insert(Step(text: step.text, after: after.withoutReleasedTabs))
          if known.insert(after).inserted { open.append(after) }
        }
        machine.forEachStep(from: less) { steps.insert(Step(text: $0.text, after: $1)) }
        if steps != expected || twin.isQuiescent(world) != machine.isQuiescent(less) {
          Issue.record("world \(place) has other steps without released tabs\n\(text)")
          return
        }
        worlds += 1
        if less != world { reduced += 1 }
        place += 1
      }
    }
  }
}

extension NavWorld {
  fileprivate var withoutReleasedTabs: NavWorld {
    var world = self
    world.canonicalize()
    return world
  }
}

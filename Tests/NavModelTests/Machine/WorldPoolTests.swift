import Testing

@testable import NavModel

@Suite struct `Worlds in a pool` {
  @Test(arguments: `Renumbering of instances`.specs) func `are the worlds that were put into it`(
    _ spec: String
  ) throws {
    let pool = NavWorldPool()
    let machine = NavMachine(try program(specFile: spec))
    let worlds = Explored(machine, limit: 300).worlds
    let pooled = worlds.map(pool.shared)
    #expect(pooled == worlds)
    #expect(pooled.map(\.encoded) == worlds.map(\.encoded))
    for (world, shared) in zip(worlds, pooled) {
      var (steps, stepsOfShared): ([NavWorld], [NavWorld]) = ([], [])
      machine.forEachStep(from: world) { steps.append($1) }
      machine.forEachStep(from: shared) { stepsOfShared.append($1) }
      #expect(steps == stepsOfShared)
    }
    // A change of a shared world changes no other world.
    for index in pooled.indices {
      var changed = pooled[index]
      changed.inputs += 1
      for screen in changed.screensUntracked.indices { changed.screensUntracked[screen].hasExited.toggle() }
      #expect(changed != pooled[index])
    }
    #expect(pooled == worlds)
  }
}

import NavModel
import Testing

@testable import NavCheck

@Suite("Searches for logs that share worlds and steps")
struct LogWorldsTests {
  @Test(
    "find what searches by themselves find, that take each step again",
    arguments: ["rxflow-2018", "rxflow-2", "rxflow-order", "feedback-loop", "feedback"])
  func twins(system: String) throws {
    let spec = try #require(NavSpec.parse(try Specs.text("systems/\(system)")).0)
    for variant in [nil] + spec.variants.map({ Optional($0.name.text) }) {
      let program = try #require(NavProgram.resolve(spec, variant: variant).0)
      let machine = NavMachine(program)
      var shared = LogWorlds(machine)
      for log in program.logs {
        let search = LogSearch(machine: machine, log: log)
        for limit in [nil, 40] {
          var own = LogWorlds(machine, capacity: 0)
          let (found, expected) = (search.run(in: &shared, limit: limit), search.run(in: &own, limit: limit))
          #expect(found.trace == expected.trace)
          #expect(found.longest == expected.longest && found.instead == expected.instead)
          #expect(found.cut == expected.cut)
        }
      }
    }
  }
}

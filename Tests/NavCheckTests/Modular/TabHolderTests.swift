import Foundation
import Testing

@testable import NavCheck
@testable import NavModel

/// What the text of a spec says of the screens in tabs, against worlds of the machine.
@Suite("No tab holds a screen that the machine looks for elsewhere only") struct TabHolderTests {
  private static let files =
    FileManager.default.enumerator(atPath: Specs.folder)?
    .compactMap { $0 as? String }.filter { $0.hasSuffix(".nav") && !$0.hasPrefix("invalid/") }.sorted() ?? []

  /// The screens in tabs that the tables exclude, among the first worlds; and how many screens were looked at.
  private static func strangers(in program: NavProgram, worlds limit: Int) -> (names: [String], count: Int) {
    let machine = NavMachine(program)
    var seen = Set(machine.initialWorlds)
    var open = machine.initialWorlds
    var next = 0
    var (names, count): ([String], Int) = ([], 0)
    while next < open.count {
      let world = open[next]
      next += 1
      names += strangers(in: world, of: machine, &count)
      if seen.count > limit { continue }
      machine.forEachStep(from: world) { if seen.insert($1).inserted { open.append($1) } }
    }
    return (names, count)
  }

  private static func strangers(in world: NavWorld, of machine: NavMachine, _ count: inout Int) -> [String] {
    guard let bar = world.rootBar, let stacks = world.rootTabs?.stacks else { return [] }
    let program = machine.program
    let tabs = program.places[world[bar].route.place].kind.contents
    var names: [String] = []
    for (stack, tab) in zip(stacks, tabs) {
      for screen in world[stack].screens + world[stack].path + world[stack].leaving {
        let branches = world.coordinators(branchedFrom: screen).compactMap { world[$0].branch?.place }
        for place in [world[screen].route.place] + branches {
          count += 1
          if machine.tables.mayHold(place, inTab: tab) { continue }
          names.append("\(program.places[place].signature.name) in \(program.places[tab].signature.name)")
        }
      }
    }
    return names
  }

  @Test func `in the specs of this package`() throws {
    var count = 0
    for file in Self.files {
      let path = "\(Specs.folder)/\(file)"
      let source = NavSource(path: path, bytes: try Data(contentsOf: URL(filePath: path))) { part in
        (try? Data(contentsOf: URL(filePath: part))).map { .success(Array($0)) }
          ?? .failure(NavSource.Unreadable("cannot be read"))
      }
      guard let program = source.resolve().program, NavMachine(program).tabCount > 0 else { continue }
      let found = Self.strangers(in: program, worlds: 200)
      #expect(found.names == [], "\(file)")
      count += found.count
    }
    #expect(count > 1_000)
  }

  @Test func `in random specs`() {
    var count = 0
    for seed in 0..<UInt64(Twins.count(30)) {
      for text in [TabbedSpec(seed: seed, hasFlows: seed % 2 == 0).text, RandomSpec(seed: seed).text] {
        guard let program = NavSpec.parse(text).spec.flatMap({ NavProgram.resolve($0).program }) else {
          continue
        }
        let found = Self.strangers(in: program, worlds: 120)
        #expect(found.names == [], "\(text)")
        count += found.count
      }
    }
    #expect(count > 1_000)
  }
}

import NavModel
import Testing

@testable import NavCheck

@Suite struct `The released library` {
  private func program(_ text: String) throws -> NavProgram {
    let (spec, mistakes) = NavSpec.parse(text)
    let read = try #require(spec, "\(mistakes.map { $0.rendered(in: text, path: "spec") }.joined())")
    let (program, diagnostics) = NavProgram.resolve(read)
    return try #require(program, "\(diagnostics.map { $0.rendered(in: text, path: "spec") }.joined())")
  }

  private func told(_ outputs: [NavOutput], _ machine: NavMachine) -> [String] {
    outputs.compactMap { output in
      switch output {
      case .exit(let route, _, _, _, _): "exit \(machine.text(of: route))"
      case .finished(let coordinator, let cause, let result, _, _, _):
        "finished \(machine.program.coordinators[coordinator].name) \(cause.rawValue)"
          + (result.map { " \(machine.program.results[$0].name)" } ?? "")
      default: nil
      }
    }
  }

  @Test("Each row does what the code does, and breaks just what it names", arguments: ReleasedRow.table)
  func replays(row: ReleasedRow) throws {
    let check = NavigationCheck(try program(row.text()))
    let machine = check.machine
    let judged = check.properties.filter { property in
      property.builtIn.map { ReleasedRow.judged.contains($0) } ?? true
    }
    var world = try #require(machine.initialWorlds.first)
    var told: [String] = []
    var broken: Set<String> = []
    for words in row.words.flatMap({ $0 }) {
      var found: [(NavStep, NavWorld)] = []
      machine.forEachStep(from: world) { step, next in
        if "\(step) ".hasPrefix(words + " ") { found.append((step, next)) }
      }
      // The last choice is the one in which the outer view goes first.
      let (step, next) = try #require(
        row.outerFirst ? found.last : found.first, "'\(words)' is not enabled in \(row.name)")
      for property in judged where property.isBroken(from: world, step, to: next) {
        broken.insert(property.name)
      }
      told += self.told(step.outputs, machine)
      world = next
    }
    #expect(told == row.told)
    let screens = world.layers.map { layer in
      world[layer.stack].screens.map { machine.text(of: world[$0].route).split(separator: "(")[0] }
    }
    #expect(screens == row.screens.map { $0.map { $0[...] } })
    #expect(broken.sorted() == row.breaks.sorted())
  }

  @Test func `T31: a child of its parent's own type takes its parent's route for its own`() throws {
    let text = """
      system Folders
        platform swiftui
        dialect coordinator-1
        timing atomic
        bound stack 5

      coordinator Folder {
        start list
        screen list {
          on tap sub { push sub }
          on tap pop { pop }
        }
        branch sub: Folder
      }
      """
    let machine = NavMachine(try program(text))
    var world = try #require(machine.initialWorlds.first)
    for words in ["tap sub @", "tap pop @"] {
      var next: NavWorld?
      machine.forEachStep(from: world) { step, after in
        if next == nil, "\(step)".hasPrefix(words) { next = after }
      }
      world = try #require(next, "'\(words)' is not enabled")
    }
    // On a stack of its own the child has its first screen only, and a pop would do nothing.
    #expect(world.layers.count == 1)
    #expect(world[world.layers[0].stack].screens.count == 1)
    let report = NavigationCheck(try program(text)).run(within: .depth(2), only: ["child-ends-with-branch"])
    #expect(report.findings.map(\.isViolated) == [true])
  }

  /// A small app with what the program may do at any time; the flow is pushed or in a sheet.
  private func scratch(_ timing: String, _ shows: String, _ does: String) -> String {
    """
    system Scratch
      platform swiftui
      dialect coordinator-1
      timing \(timing)
      bound stack 4, coordinators 6

    event program

    coordinator R {
      start home
      screen home { on tap show { \(shows) } }
      screen s
      branch px: C
      on program { \(does) }
    }

    coordinator C {
      start c0
      screen c0 { on tap next { push c1 } }
      screen c1
    }
    """
  }

  @Test(
    "The shortest mistakes are found from scratch, in atomic timing and at overtake 1",
    arguments: [
      ("T6", "present s as sheet", "dismiss", "exit-once", 2),
      ("T3", "push px", "pop", "child-has-screen", 3),
      ("T22", "present px as sheet", "note nothing", "exit-once", 3),
      ("T1", "push px", "note nothing", "screen-has-owner", 4),
    ] as [(String, String, String, String, Int)], ["atomic", "interleaved"])
  func fromScratch(row: (String, String, String, String, Int), timing: String) throws {
    let (_, shows, does, property, inputs) = row
    let report = NavigationCheck(try program(scratch(timing, shows, does))).run(
      within: .depth(inputs).and(.states(60_000)), only: [property])
    let finding = try #require(report.findings.first)
    #expect(finding.isViolated)
    #expect((finding.trace?.length ?? .max) <= inputs)
  }
}

extension NavigationProperty {
  /// Whether a step, or the world that it leads to, breaks the property.
  fileprivate func isBroken(from before: NavWorld, _ step: NavStep, to after: NavWorld) -> Bool {
    switch claim {
    case .state(let when, let faults): when(after) && !faults(after).isEmpty
    case .step(let when, let faults): when(before, step, after) && !faults(before, step, after).isEmpty
    default: false
    }
  }
}

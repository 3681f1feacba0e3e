import Testing

@testable import NavModel

/// The nearest worlds of one of ``TabbedSpecs``.
struct TabbedWorlds {
  let machine: NavMachine
  private(set) var worlds: [NavWorld]

  init(of name: String) throws {
    let text = try #require(TabbedSpecs.texts.first { $0.name == name }).text
    let (spec, mistakes) = NavSpec.parse(text)
    let parsed = try #require(spec, "\(mistakes.map { $0.rendered(in: text, path: "spec") }.joined())")
    let (program, diagnostics) = NavProgram.resolve(parsed, variant: nil)
    machine = NavMachine(
      try #require(program, "\(diagnostics.map { $0.rendered(in: text, path: "spec") }.joined())"))
    worlds = machine.initialWorlds
    var seen = Set(worlds)
    var index = 0
    while index < worlds.count, index < 90 {
      machine.forEachStep(from: worlds[index]) { _, next in
        if seen.insert(next).inserted { worlds.append(next) }
      }
      index += 1
    }
  }
}

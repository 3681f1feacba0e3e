import Synchronization
import Testing

@testable import NavModel

/// The nearest worlds of one of ``TabbedSpecs``.
struct TabbedWorlds: Sendable {
  let machine: NavMachine
  private(set) var worlds: [NavWorld]

  private static let known = Mutex<[String: TabbedWorlds]>([:])

  /// Explores an app, or takes what another test has explored.
  init(of name: String) throws {
    if let known = Self.known.withLock({ $0[name] }) {
      self = known
      return
    }
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
    let explored = self
    Self.known.withLock { $0[name] = explored }
  }

  /// So many of the worlds, near ones and far ones.
  func sample(_ count: Int) -> [NavWorld] {
    let stride = max(1, worlds.count / count)
    return worlds.indices.lazy.filter { $0 % stride == 0 }.prefix(count).map { worlds[$0] }
  }
}

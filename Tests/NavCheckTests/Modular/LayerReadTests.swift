import Testing

@testable import NavCheck
@testable import NavModel

@Suite("The reads of a layer that ends over a tab bar") struct LayerReadTests {
  /// A sheet over two tabs; only a screen of the second receives an appearance callback.
  private static let text = """
    system Shop
      platform swiftui
    event ask
    coordinator App {
      start main
      tabs main { tab list: List; tab cart: Cart }
      screen note { on tap close { dismiss } }
      on ask { if presented is none { present note as sheet } }
    }
    coordinator List { start all; screen all { on tap open { push item } }; screen item }
    coordinator Cart {
      var visits: 0...2 = 0
      start goods
      screen goods { on didAppear { if visits < 2 { visits = visits + 1 } } }
    }

    """

  @Test func `a tab is read only if a screen in it may receive an appearance callback`() throws {
    let machine = NavStateMachine(NavMachine(try program(Self.text)))
    let platform = try #require(machine.machine.tables.stepQueries.firstIndex(of: .platform))
    let facets = NavFacets(machine.scheme)
    var open = machine.initialStates
    var seen = Set(open)
    var ends = [0, 0]
    while let world = open.popLast() {
      machine.forEachStep(from: world) { if seen.insert($1).inserted { open.append($1) } }
      guard world.layers.last?.phase == .dismissing, let selected = world.rootTabs?.selected else { continue }
      let log = machine.observation()
      let observed = machine.observed(world, in: log, focus: nil, ignoring: 0)
      machine.forEachStep(of: platform, from: observed) { _, _ in }
      let read = Set(log.reads.map { $0 <= machine.scheme.inner ? $0 : facets.part(of: $0) })
      #expect(read.contains(selected + 1) == (selected == 1), "reads \(log.reads)")
      ends[selected] += 1
    }
    #expect(ends.allSatisfy { $0 > 0 }, "\(ends)")
  }
}

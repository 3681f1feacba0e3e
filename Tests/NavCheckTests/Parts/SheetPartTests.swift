import Testing

@testable import NavModel

@Suite("A sheet with screens of a tab's coordinator") struct SheetPartTests {
  @Test func `is a part without a coordinator, and the first part holds only its owner`() throws {
    let explored = try TabbedWorlds(of: "sheets of tabs")
    let scheme = explored.machine.partScheme
    let plain = NavPartScheme(tabs: scheme.tabs, layers: 0, places: scheme.places)
    var (roots, plainRoots): (Set<NavPart>, Set<NavPart>) = ([], [])
    var sheets = 0
    for world in explored.worlds where world.layers.count > 1 {
      let parts = world.parts(by: scheme)
      #expect(NavWorld(parts: parts) == world)
      roots.insert(parts[0])
      plainRoots.insert(world.parts(by: plain)[0])
      for (layer, part) in zip(world.layers.dropFirst(), parts.dropFirst(scheme.tabs + 1)) {
        guard case .inner(let inside) = part else { continue }
        let owner = try #require(world[layer.stack].owner)
        #expect(world[layer.stack].screens.allSatisfy { world[$0].owner == owner })
        #expect(inside.coordinators.map(\.declaration) == [-1], "a placeholder")
        sheets += 1
      }
    }
    #expect(sheets > 20)
    #expect(roots.count < plainRoots.count, "\(roots.count) and \(plainRoots.count)")
  }

  @Test func `is read together with the first part, which holds its owner`() throws {
    let explored = try TabbedWorlds(of: "sheets of tabs")
    var sheets = 0
    for world in explored.worlds {
      let parts = world.parts(by: explored.machine.partScheme)
      guard case .rest(_, let hollow, _) = parts[0] else { continue }
      for digest in hollow.compactMap(\.self) where !digest.hasOwner {
        let layer = world.layers[try #require(digest.layer)]
        let top = try #require(world[layer.stack].screens.last)
        let log = ReadLog()
        let observed = world.observed(
          in: log, by: explored.machine.partScheme, focus: explored.machine.tabCount + 1, ignoring: 0)
        #expect(!log.reads.contains(0))
        _ = observed[top].owner
        #expect(log.reads.contains(0))
        sheets += 1
      }
    }
    #expect(sheets > 20)
  }

  @Test func `has no owner any more after that is released`() throws {
    let explored = try TabbedWorlds(of: "sheets of tabs")
    let lost = explored.worlds.filter { world in
      world.layers.dropFirst().contains { layer in
        world[layer.stack].screens.contains { screen in
          world[screen].owner.map { !world[$0].isAlive } ?? true
        }
      }
    }
    #expect(!lost.isEmpty)
    for world in lost {
      let parts = world.parts(by: explored.machine.partScheme, isSound: { _ in true })
      guard case .rest(_, let hollow, _) = parts[0] else { continue }
      let layers = hollow.dropFirst(explored.machine.partScheme.tabs).compactMap { $0 }
      #expect(layers.contains { !$0.isSound } || layers.isEmpty)
    }
  }
}

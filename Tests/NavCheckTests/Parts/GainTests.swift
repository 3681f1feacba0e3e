import Testing

@testable import NavModel

@Suite("What containers hold more than before") struct GainTests {
  private func count(_ route: NavRoute, in world: NavWorld) -> Int {
    let shown = world.containers.flatMap { world[$0].screens }
    return shown.count { world[$0].route == route }
  }

  @Test(arguments: TabbedSpecs.texts.map(\.name))
  func `is counted as by hand, and no tab is read that a step leaves alone`(_ name: String) throws {
    let explored = try TabbedWorlds(of: name)
    let scheme = explored.machine.partScheme
    var compared = 0
    var unread = 0
    for world in explored.sample(25) {
      let routes = Array(Set(world.withoutTracking.screens.map(\.route)))
      explored.machine.forEachStep(from: world) { step, _ in
        let log = ReadLog()
        let before = world.observed(in: log, by: scheme, focus: nil, ignoring: 0)
        explored.machine.follow(step.event, in: before) { after in
          let read = Set(log.reads)
          let gained = after.gained(routes, since: before)
          if Set(log.reads).isSubset(of: read.union([0, scheme.count])) { unread += 1 }
          for route in routes {
            let naive = count(route, in: after.withoutTracking) - count(route, in: world.withoutTracking)
            #expect(gained[route] ?? 0 == naive)
            compared += 1
          }
        }
      }
    }
    #expect(compared > 50)
    #expect(unread > 0)
  }
}

import Testing

@testable import NavModel

/// A layer that goes takes along what leaves its stack, and what is dragged or goes back to its place there.
@Suite struct LeavingWithLayerTests {
  private func explored(_ version: NavPlatform.Version) throws -> Explored {
    var program = try program(
      """
      system DragThenDismiss
        platform uikit

      event logout at most 1

      coordinator App {
        start home
        screen home { on tap open when presented is none and children is empty { present login as sheet } }
        screen login { on tap more when children is empty { push detail } }
        branch detail: Detail { on removed { drop child } }
        on logout { if presented is not none { dismiss } }
      }

      coordinator Detail {
        start page
        screen page
      }
      """)
    program.platform.version = version
    let explored = Explored(NavMachine(program), limit: 1_000)
    #expect(explored.cut == [])
    return explored
  }

  @Test(arguments: NavPlatform.Version.allCases)
  func `every screen that has gone was told of`(version: NavPlatform.Version) throws {
    let explored = try explored(version)
    for world in explored.worlds where explored.machine.isQuiescent(world) {
      let shown = world.containers.flatMap { world[$0].screens }.compactMap { world[$0].owner }
      #expect(world.coordinators.indices.allSatisfy { shown.contains(CoordinatorID($0)) })
    }
  }

  @Test(arguments: NavPlatform.Version.allCases)
  func `a sheet can be dragged while a screen in it goes back, and not while one is dragged`(
    version: NavPlatform.Version
  ) throws {
    let explored = try explored(version)
    var phases: Set<NavStack.Transition.Phase> = []
    for world in explored.worlds {
      for event in explored.machine.enabledEvents(in: world) where event.kind == .swipeDownBegin {
        if let stack = event.stack, let moving = world[stack].transition { phases.insert(moving.phase) }
      }
    }
    #expect(phases.contains(.cancelling) && !phases.contains(.gesture))
  }
}

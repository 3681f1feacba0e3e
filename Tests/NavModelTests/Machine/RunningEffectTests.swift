import Testing

@testable import NavModel

@Suite("Running effects")
struct RunningEffectTests {
  private static let twoTabs = """
    system S
      platform uikit { ios = 18 }
    event stop

    coordinator App {
      start main
      tabs main {
        tab one: Page
        tab two: Page
      }
    }

    coordinator Page {
      var stops: Bool = false
      effect load: done
      start page
      screen page {
        on tap run { run load }
        on tap mark { stops = true }
      }
      on load done { note done }
      on stop when stops { cancel load }
    }
    """

  @Test func `cancel ends the effects of its own coordinator only`() throws {
    var walk = try Walk(Self.twoTabs)
    try walk.rest("tap run", "tap mark", "select two", "tap run")
    #expect(walk.world.effects.count == 2)
    try walk.rest("event stop")
    let running = try #require(walk.world.effects.first)
    #expect(walk.world.effects.count == 1)
    #expect(
      walk.world.coordinators.firstIndex { $0.branch.map(walk.machine.text(of:)) == "App.two" }
        == running.coordinator.index)
  }

  @Test(arguments: [
    ("", true), ("on load done when isOpen { note done }", true), ("on load done { note done }", false),
  ])
  func `an outcome is dropped if every handler is closed`(handler: String, isDropped: Bool) throws {
    var walk = try Walk(
      """
      system S
        platform uikit { ios = 18 }
      coordinator App {
        var isOpen: Bool = false
        start home
        screen home {
          effect load: done
          on tap run { run load }
          on load done when isOpen { note done }
        }
        \(handler)
      }
      """)
    try walk.rest("tap run", "load answers done")
    let text = "load done: the condition of every handler is false"
    #expect(walk.outputs.contains(.dropped(text)) == isDropped, "\(walk.outputs)")
  }
}

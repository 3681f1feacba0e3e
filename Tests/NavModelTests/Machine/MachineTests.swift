import Testing

@testable import NavModel

@Suite("What the machine does in the moments that matter")
struct MachineTests {
  private let plain = """
    system Plain
      platform uikit

    coordinator App {
      effect load: done
      start home
      screen home {
        on tap a { push a }
        on tap sheet { present sheet as sheet }
        on tap twice {
          present sheet as sheet
          present other as sheet
        }
      }
      screen a {
        on tap b { push b }
        on tap pop { pop }
        on tap same { push a }
      }
      screen b { on tap c { push c } }
      screen c
      screen sheet { on tap close { dismiss } }
      screen other
      on didShow(x) { note shown }
    }
    """

  @Test func `a cancelled gesture leaves the containers as they were`() throws {
    var walk = try Walk(plain)
    try walk.rest("tap a")
    let before = walk.world
    try walk.play("swipe back begins")
    #expect(walk.world.isMoving)
    try walk.play("swipe back is let go")
    walk.settle()
    #expect(walk.world == before)
  }

  @Test func `the back menu pops three levels at once`() throws {
    var walk = try Walk(plain)
    try walk.rest("tap a", "tap b", "tap c")
    #expect(walk.screens == [["App.home", "App.a", "App.b", "App.c"]])
    try walk.rest("back menu to App.home")
    #expect(walk.screens == [["App.home"]])
  }

  @Test func `on iOS 26 a pop while a push animates ends the push and begins at once`() throws {
    var walk = try Walk(plain)
    walk.settle()
    try walk.play("tap a @", "tap pop @")
    #expect(walk.told.filter { $0.hasPrefix("refused") } == [])
    #expect(walk.screens == [["App.home"]])
    #expect(walk.world.isMoving)
  }

  @Test func `on iOS 26 two quick back taps pop two screens, on iOS 18 the second is not possible`() throws {
    var walk = try Walk(plain)
    try walk.rest("tap a", "tap b")
    try walk.play("back @ App.b", "back @ App.a")
    #expect(walk.screens == [["App.home"]])
    walk = try Walk(plain.replacing("platform uikit", with: "platform uikit { ios = 18 }"))
    try walk.rest("tap a", "tap b")
    try walk.play("back @ App.b")
    #expect(!walk.enabled.contains { $0.hasPrefix("back") || $0.hasPrefix("tap") })
  }

  @Test func `on uikit a present while presenting is refused, on ideal the sheet is replaced`() throws {
    var uikit = try Walk(plain)
    try uikit.rest("tap twice")
    #expect(uikit.told.contains("refused present: a layer is already presented"))
    #expect(uikit.screens == [["App.home"], ["App.sheet"]])
    var ideal = try Walk(plain.replacing("platform uikit", with: "platform ideal"))
    try ideal.rest("tap twice")
    #expect(ideal.screens == [["App.home"], ["App.other"]])
  }

  @Test func `whoever leaves the app lets go of what was dragged`() throws {
    let text = """
      system S
      platform uikit
      coordinator App {
        start home
        screen home { on tap open { push detail } }
        screen detail
        on background { note away }
      }
      """
    var walk = try Walk(text)
    try walk.rest("tap open")
    try walk.play("swipe back begins", "the app goes to the background")
    walk.settle()
    #expect(walk.machine.isQuiescent(walk.world))
    #expect(walk.screens == [["App.home", "App.detail"]])
  }

  @Test func `two equal routes on one stack are two screens`() throws {
    var walk = try Walk(plain)
    try walk.rest("tap a", "tap same")
    #expect(walk.screens == [["App.home", "App.a", "App.a"]])
    #expect(Set(walk.world[walk.world.layers[0].stack].screens).count == 3)
    try walk.rest("back @ App.a (root, position 3)")
    #expect(walk.screens == [["App.home", "App.a"]])
  }

  private let nested = """
    system Nested
      platform swiftui
      dialect coordinator

    coordinator App {
      start home
      screen home {
        on tap child { push child }
        on tap sheet { present child as sheet }
      }
      branch child: Child
    }
    coordinator Child {
      start first
      screen first {
        on tap second { push second }
        on tap deeper { push grandchild }
      }
      screen second
      branch grandchild: Grandchild
    }
    coordinator Grandchild {
      start inner
      screen inner
    }
    """

  @Test func `a swipe-down takes both screens of the sheet's child, exits top down, then its end`() throws {
    var walk = try Walk(nested)
    try walk.rest("tap sheet", "tap second")
    try walk.play("swipe down begins", "swipe down is finished")
    walk.settle()
    #expect(walk.told == ["exit Child.second", "exit Child.first", "finished Child user"])
    #expect(walk.alive == ["App"])
  }

  @Test func `a child of a child on one stack ends before its parent, each after its own exits`() throws {
    var walk = try Walk(nested)
    try walk.rest("tap child", "tap deeper", "back menu to App.home")
    #expect(
      walk.told == [
        "exit Grandchild.inner", "finished Grandchild user", "exit Child.first", "finished Child user",
      ])
  }

  @Test func `a notice that lags may arrive after the next tap`() throws {
    var walk = try Walk(nested.replacing("platform swiftui", with: "platform swiftui { noticesLag = true }"))
    try walk.rest("tap child")
    try walk.play("back @ Child.first", "transition ends", "tap child @ App.home")
    #expect(walk.told == [])
    walk.settle()
    #expect(walk.told == ["exit Child.first", "finished Child user"])
    #expect(walk.screens == [["App.home", "Child.first"]])
    #expect(walk.alive == ["App", "Child"])
  }

  private let tabs = """
    system Tabs
      platform uikit
    coordinator App {
      start main
      tabs main {
        tab news: News
        tab other: Other
      }
    }
    coordinator News {
      start list
      screen list { on tap open { push article } }
      screen article { on tap open { push article } }
    }
    coordinator Other {
      start list
      screen list
    }
    """

  @Test func `a tab whose stack is at its root is not reselected where nothing listens`() throws {
    var walk = try Walk(tabs)
    try walk.rest("tap open", "tap open")
    #expect(walk.enabled.contains { $0.hasPrefix("reselect") })
    try walk.play("back @")
    try walk.rest("reselect")
    #expect(!walk.enabled.contains { $0.hasPrefix("reselect") })
    #expect(
      walk.world.visibleScreens.map { walk.machine.text(of: walk.world[$0].route) } == [
        "App.main", "News.list",
      ])
  }

  @Test func `another tab may be selected while a push animates, and the push ends`() throws {
    var walk = try Walk(tabs)
    walk.settle()
    try walk.play("tap open", "select other")
    walk.settle()
    try walk.rest("select news")
    #expect(
      walk.world.visibleScreens.map { walk.machine.text(of: walk.world[$0].route) } == [
        "App.main", "News.article",
      ])
  }

  @Test func `an effect whose owner is gone answers to nobody`() throws {
    var walk = try Walk(
      """
      system Effects
        platform uikit
      coordinator App {
        start home
        screen home { on tap open { push form } }
        screen form {
          effect save: done
          on tap save when save is not running { run save }
          on save done { note saved }
        }
      }
      """)
    try walk.rest("tap open", "tap save", "back @", "save answers done")
    #expect(walk.told == ["late save done"])
  }

  @Test func `a drain that comes back to the same world diverges`() throws {
    var walk = try Walk(
      """
      system Diverges
        timing atomic
      event ping
      coordinator App {
        start home
        screen home { on tap go { post ping } }
        on ping { post ping }
      }
      """)
    try walk.play("tap go")
    #expect(walk.world.outcome == .diverges)
  }

  @Test func `handlers that call each other without end are a recursion, not a crash`() throws {
    var walk = try Walk(
      """
      system Recursion
      coordinator App {
        start home
        screen home { on tap go { start new App } }
        on start { start new App }
      }
      """)
    #expect(walk.world.outcome != .running || walk.enabled.isEmpty == false)
    walk.settle()
    #expect([.recursion, .exceeds("coordinators 12")].contains(walk.world.outcome))
  }

  @Test func `every permutation of instance numbers has one canonical form, which is its own`() throws {
    let worlds = Explored(NavMachine(try program(nested)), inputs: 4).worlds
    for world in worlds {
      for rotation in 1..<4 {
        var other = world.renumbered(rotation)
        other.canonicalize()
        #expect(other == world)
      }
    }
  }
}

extension NavWorld {
  /// The same world with other numbers for screens and stacks.
  fileprivate func renumbered(_ rotation: Int) -> NavWorld {
    var other = self
    let count = screens.count
    guard count > 1 else { return other }
    func moved(_ id: ScreenID) -> ScreenID { ScreenID((id.index + rotation) % count) }
    for index in screens.indices { other.screens[(index + rotation) % count] = screens[index] }
    for index in other.stacks.indices {
      other.stacks[index].screens = other.stacks[index].screens.map(moved)
      other.stacks[index].path = other.stacks[index].path.map(moved)
      let from = other.stacks[index].transition?.from.map(moved)
      other.stacks[index].transition?.from = from
      let removed = other.stacks[index].transition?.removed.map(moved)
      other.stacks[index].transition?.removed = removed ?? []
      for notice in other.stacks[index].mail.indices {
        other.stacks[index].mail[notice].screens = other.stacks[index].mail[notice].screens.map(moved)
      }
    }
    for index in other.mail.indices { other.mail[index].screens = other.mail[index].screens.map(moved) }
    for index in other.layers.indices {
      other.layers[index].presenter = other.layers[index].presenter.map(moved)
    }
    for index in other.presentations.indices {
      other.presentations[index].presenter = moved(other.presentations[index].presenter)
    }
    for index in other.coordinators.indices {
      other.coordinators[index].branchedFrom = other.coordinators[index].branchedFrom.map(moved)
    }
    for index in other.taps.indices { other.taps[index].screen = moved(other.taps[index].screen) }
    for index in other.shownRoutes.indices {
      other.shownRoutes[index].tap.screen = moved(other.shownRoutes[index].tap.screen)
    }
    other.pendingExits = other.pendingExits.map(moved)
    for index in other.refusals.indices {
      other.refusals[index].screen = other.refusals[index].screen.map(moved)
    }
    return other
  }
}

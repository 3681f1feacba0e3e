import Testing

@testable import NavModel

@Suite("The stack and the screens of a flow that is refused, replaced or dropped")
struct RefusedFlowTests {
  @Test func `a flow whose presentation is refused pushes nothing onto the stack of its parent`() throws {
    var walk = try Walk(
      """
      system S
        platform uikit
      coordinator App {
        start home
        screen home { on tap help { present help as sheet } }
        screen help { on tap open { emit open } }
        branch flow: Flow { on removed { drop child } }
        on step open { present flow as sheet from home }
      }
      coordinator Flow {
        start first
        on start { push second with noAnimation }
        screen first
        screen second
      }
      step open
      """)
    try walk.rest("tap help")
    try walk.rest("tap open")
    #expect(walk.screens == [["App.home"], ["App.help"]])
  }

  @Test func `a flow whose push waits for a drag is on the stack with what it pushes at its start`() throws {
    var walk = try Walk(
      """
      system S
        platform uikit
      coordinator App {
        effect load: done
        start home
        screen home { on tap more { push more } }
        screen more { on tap open { run load } }
        on load done { push flow }
        branch flow: Flow
      }
      coordinator Flow {
        start first
        on start { push second }
        screen first
        screen second
      }
      """)
    try walk.rest("tap more")
    try walk.play("tap open", "swipe back begins", "load answers done", "swipe back is let go")
    walk.settle()
    #expect(walk.screens == [["App.home", "App.more", "Flow.first", "Flow.second"]])
  }

  @Test func `a flow that is presented has what it pushes at its start`() throws {
    var walk = try Walk(
      """
      system S
        platform uikit
      coordinator App {
        start home
        screen home { on tap open { present flow as sheet } }
        branch flow: Flow { on removed { drop child } }
      }
      coordinator Flow {
        start first
        on start { push second with noAnimation }
        screen first
        screen second
      }
      """)
    try walk.rest("tap open")
    #expect(walk.screens == [["App.home"], ["Flow.first", "Flow.second"]])
  }

  @Test func `a flow that has replaced its first screen stays on the stack below its sheet`() throws {
    var walk = try Walk(
      """
      system S
        platform uikit
      event renew at most 2 when settled
      coordinator App {
        start auth
        branch auth: Auth
      }
      coordinator Auth {
        start root
        screen root
        screen info
        screen other
        on renew {
          replaceRoot other with noAnimation
          if presented is none { present info as sheet }
        }
      }
      """)
    try walk.rest("event renew")
    try walk.rest("event renew")
    #expect(walk.screens == [["Auth.other"], ["Auth.info"]])
  }

  @Test func `a new screen belongs to the new coordinator if the handler has dropped the old one`() throws {
    var walk = try Walk(
      """
      system S
        platform uikit
      event renew at most 1 when settled
      coordinator App {
        start auth
        branch auth: Auth
        on renew {
          for c in children { drop c }
          replaceRoot auth with noAnimation
          present Auth.info as sheet from front
        }
      }
      coordinator Auth {
        start root
        screen root
        screen info
      }
      """)
    try walk.rest("event renew")
    let world = walk.world
    let owners = world.screens.indices.map(ScreenID.init).filter { screen in
      world.stacks.contains { $0.screens.contains(screen) }
    }.compactMap { world[$0].owner }
    #expect(owners.count == 2 && owners.allSatisfy { world[$0].isAlive })
  }

  @Test(arguments: [("from stack", true), ("from more", false), ("", false)])
  func `the layer of a navigation controller does not depend on the screens above the first one`(
    from: String, isOfFirst: Bool
  ) throws {
    var walk = try Walk(
      """
      system S
        platform uikit
      coordinator App {
        start home
        screen home { on tap more { push more } }
        screen more { on tap help { emit help } }
        screen help
        on step help { present help as sheet \(from) }
      }
      step help
      """)
    try walk.rest("tap more")
    try walk.rest("tap help")
    #expect(walk.screens == [["App.home", "App.more"], ["App.help"]])
    let presenter = try #require(walk.world.layers.last?.presenter)
    #expect(walk.machine.text(of: walk.world[presenter].route) == (isOfFirst ? "App.home" : "App.more"))
  }
}

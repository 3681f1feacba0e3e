import Testing

@testable import NavModel

/// Commands of UIKit that come while something moves keep their order, and see what has ended before them.
@Suite struct QueuedCommandTests {
  private func walk(_ version: Int) throws -> Walk {
    try Walk(
      """
      system Queued
        platform uikit { ios = \(version) }
        overtake free
      event arrives
      event jumps
      event replaces
      coordinator App {
        start home
        on arrives { push other }
        on jumps { push more with noAnimation }
        on replaces { setStack [home, more] }
        screen home {
          on tap open { push page }
          on tap form { present form as sheet }
        }
        screen page { on didShow { if other is onScreen { note late } else { note inTime } } }
        screen other
        screen more
        screen form
      }
      """)
  }

  @Test(arguments: [17, 18, 26])
  func `A command without animation waits behind one that waits for a layer`(_ version: Int) throws {
    var walk = try walk(version)
    try walk.play("tap form", "event arrives", "event jumps")
    #expect(walk.screens == [["App.home"], ["App.form"]])
    walk.settle()
    #expect(walk.screens[0] == ["App.home", "App.other", "App.more"])
  }

  @Test func `A stack that is set anew is not first given what has waited`() throws {
    var walk = try walk(18)
    try walk.play("tap open", "event arrives", "event replaces", "transition ends")
    #expect(walk.screens == [["App.home", "App.more"]])
  }

  @Test func `The app hears of the end before the push that has brought it about`() throws {
    var walk = try walk(26)
    try walk.play("tap open", "event arrives")
    #expect(walk.told == ["note inTime"])
    #expect(walk.screens == [["App.home", "App.page", "App.other"]])
  }
}

import Testing

@testable import NavModel

/// What the author of the SwiftUI coordinators tests in his own repository, one scenario a test.
@Suite("The author's scenarios hold in dialect coordinator")
struct AuthorScenarioTests {
  private let text = """
    system Author
      platform swiftui
      dialect coordinator
      bound stack 8

    coordinator App {
      start home
      screen home {
        on tap profile { push profile }
        on tap settings { push settings }
        on tap sheet { present profile as sheet }
        on tap child { push child }
        on tap sheetChild { present child as sheet }
      }
      screen profile {
        on tap settings { push settings }
        on tap done { dismiss }
        on tap pop { pop 1 }
        on tap replace { replaceRoot detail }
      }
      screen settings {
        on tap pop { pop 1 }
        on tap popMany { pop 10 }
        on tap toProfile { popTo profile }
        on tap toHome { popTo home }
        on tap detail { push detail }
        on tap replace { replaceRoot detail }
      }
      screen detail {
        on tap child { push child }
        on tap popMany { pop 10 }
      }
      branch child: Child { on finished result { note result } }
    }

    coordinator Child {
      start first
      screen first {
        on tap second { push second }
        on tap end { finish result }
        on tap popMany { pop 10 }
      }
      screen second {
        on tap third { push third }
        on tap pop { pop 1 }
        on tap end { finish result }
      }
      screen third {
        on tap popMany { pop 10 }
        on tap toFirst { popTo first }
      }
    }
    """

  private func walk(_ words: String...) throws -> Walk {
    var walk = try Walk(text)
    for word in words { try walk.rest(word) }
    return walk
  }

  @Test func `a push makes the path grow by one`() throws {
    let walk = try walk("tap profile")
    #expect(walk.screens == [["App.home", "App.profile"]])
  }

  @Test func `a pop by code leaves the screen below and fires no exit`() throws {
    let walk = try walk("tap profile", "tap settings", "tap pop")
    #expect(walk.screens == [["App.home", "App.profile"]])
    #expect(walk.told == [])
  }

  @Test func `the user's pop fires just the exit of the screen that was left`() throws {
    let walk = try walk("tap profile", "tap settings", "back @")
    #expect(walk.told == ["exit App.settings"])
  }

  @Test func `replacing the root empties the path without any exit`() throws {
    let walk = try walk("tap profile", "tap settings", "tap replace")
    #expect(walk.screens == [["App.detail"]])
    #expect(walk.told == [])
  }

  @Test func `a sheet leaves the path alone and goes without an exit when code dismisses it`() throws {
    var walk = try walk("tap sheet")
    #expect(walk.screens == [["App.home"], ["App.profile"]])
    try walk.rest("tap done")
    #expect(walk.screens == [["App.home"]])
    #expect(walk.told == [])
  }

  @Test func `a sheet that the user swipes away fires its exit`() throws {
    var walk = try walk("tap sheet")
    try walk.play("swipe down begins", "swipe down is finished")
    walk.settle()
    #expect(walk.told == ["exit App.profile"])
  }

  @Test func `popping more than there is stops at the root`() throws {
    let walk = try walk("tap profile", "tap settings", "tap detail", "tap popMany")
    #expect(walk.screens == [["App.home"]])
  }

  @Test func `popping to a route cuts the path behind it`() throws {
    #expect(
      try walk("tap profile", "tap settings", "tap toProfile").screens == [["App.home", "App.profile"]])
    #expect(try walk("tap profile", "tap settings", "tap toHome").screens == [["App.home"]])
  }

  @Test func `pushing a child shows its first screen, which is the branch in the parent's path`() throws {
    let walk = try walk("tap child")
    #expect(walk.screens == [["App.home", "Child.first"]])
    #expect(walk.alive == ["App", "Child"])
  }

  @Test func `a child never pops below its first screen`() throws {
    let walk = try walk(
      "tap profile", "tap settings", "tap detail", "tap child", "tap second", "tap third", "tap popMany")
    #expect(walk.screens == [["App.home", "App.profile", "App.settings", "App.detail", "Child.first"]])
    #expect(walk.alive == ["App", "Child"])
  }

  @Test func `going back behind the child's first screen fires its exit, then ends the child`() throws {
    let walk = try walk("tap child", "back @")
    #expect(walk.told == ["exit Child.first", "finished Child user"])
    #expect(walk.alive == ["App"])
  }

  @Test func `a child in a sheet ends once with its result, from its second screen, without exits`() throws {
    let walk = try walk("tap sheetChild", "tap second", "tap end")
    #expect(walk.told == ["finished Child program result", "note result"])
    #expect(walk.screens == [["App.home"]])
  }
}

import Testing

@testable import NavCheck
@testable import NavModel

/// A tab bar that replaces another one with an animation.
@Suite struct RestartTests {
  /// An app of equal tabs, with a new tab bar after an event.
  private static func check(tabs: Int) throws -> NavigationCheck {
    let numbers = 1...tabs
    return NavigationCheck(
      try program(
        """
        system Restart
          platform uikit
        event restarted
        coordinator App {
          start main
          tabs main {
        \(numbers.map { "    tab list\($0): List { on removed { drop child } }" }.joined(separator: "\n"))
          }
          on restarted { replaceRoot main }
        }
        coordinator List {
          start list
          screen list { on tap open { push item } }
          screen item { on tap more { push info } }
          screen info
        }
        """))
  }

  @Test func `the pairs of its old tabs grow as a sum`() throws {
    let counts = try [2, 3, 4].map { tabs in
      let check = try Self.check(tabs: tabs)
      let search = ModularSearch(check.modularChecker(judging: []), limitedEvents: [])
      search.run()
      #expect(search.cut == nil)
      return search.pairCount
    }
    // About the square of the number of tabs: 9/4 and 16/9 are less than 5/2 and 2. A product has several times as many.
    #expect(counts[1] * 2 <= counts[0] * 5 && counts[2] <= counts[1] * 2, "\(counts)")
  }
}

import Testing

@testable import NavCheck
@testable import NavModel

@Suite("Runs along the path of pairs") struct PathFollowerTests {
  /// Three tabs of four screens each; the last screen of the last tab violates a property.
  private static let shop = """
    system Shop
      platform uikit
    coordinator App { start main; tabs main { tab list: List; tab news: News; tab cart: Cart } }
    coordinator List {
      start all
      screen all { on tap open { push item } }
      screen item { on tap more { push more } }
      screen more { on tap last { push last } }
      screen last
    }
    coordinator News {
      start all
      screen all { on tap open { push item } }
      screen item { on tap more { push more } }
      screen more { on tap last { push last } }
      screen last
    }
    coordinator Cart {
      start goods
      screen goods { on tap pay { push paid } }
      screen paid { on tap bill { push bill } }
      screen bill { on tap receipt { push receipt } }
      screen receipt
    }
    never receipt: Cart.receipt is onScreen

    """

  @Test func `a follower explores the worlds along the path first`() throws {
    let check = NavigationCheck(try program(Self.shop))
    let search = ModularSearch(
      check.modularChecker(judging: check.properties), limitedEvents: check.limitedEvents)
    search.run()
    let names = search.memory.properties.map(\.name)
    let number = try #require(names.firstIndex(of: "receipt"))
    let found = search.tally.found
    let turn = try #require(found[number])
    let machine = NavStateMachine(check.machine)
    let claim = search.memory.properties[number].claim
    let follower = PathFollower(search, on: machine)
    // A breadth-first search explores more worlds than that before it is as deep.
    let limit = 40
    let exact = check.checker(judging: check.properties.filter { $0.name == "receipt" })
      .run(within: .states(limit))
    #expect(exact.results.first { $0.name == "receipt" }?.verdict.isIncomplete == true)
    let run = follower.run(to: claim, at: turn, limit: limit, shouldStop: nil)
    let isRun = run?.replays(on: machine) ?? false
    #expect(isRun)
  }
}

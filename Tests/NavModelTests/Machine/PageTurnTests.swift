import Testing

@testable import NavModel

/// What a page control tells while its pages turn.
///
/// Source: wangling.me, The inconsistent order of view transition events, 2014 (UIPageViewController, scroll style).
@Suite struct `Pages that turn` {
  private static let text = """
    system Book
      platform uikit
    coordinator App {
      start book
      pages book {
        page one: One
        page two: Two
      }
      on tabSelected(page) { note turned(page) }
    }
    coordinator One {
      start sheet
      screen sheet { on tap next { show() } }
      action show { note shown }
    }
    coordinator Two { start sheet; screen sheet }
    on willAppear {}
    on didAppear {}
    on willDisappear {}
    on didDisappear {}
    on removed {}
    on swipeBegan {}
    """

  /// Steps, and what is told of the last of them.
  struct Row: Sendable, CustomTestStringConvertible {
    let way: [String]
    let told: [String]
    var testDescription: String { way.joined(separator: ", ") }

    init(_ way: String..., tells told: [String]) { (self.way, self.told) = (way, told) }
  }

  private static let begin = "swipe to two begins @ App.book"
  private static let finish = "swipe is finished @ One.sheet"
  private static let cancel = "swipe is let go @ One.sheet"
  private static let end = "transition ends @ App.book"
  private static let come = ["willAppear Two.sheet", "willDisappear One.sheet"]
  private static let stay = [
    "didAppear Two.sheet", "didDisappear One.sheet", "removed One.sheet", "tabSelected App.book",
  ]

  static let rows = [
    Row(begin, tells: come),
    Row(begin, finish, tells: []),
    Row(begin, finish, end, tells: stay),
    Row(begin, cancel, tells: []),
    Row(
      begin, cancel, end,
      tells: [
        "willAppear One.sheet", "didAppear One.sheet", "willDisappear Two.sheet", "didDisappear Two.sheet",
      ]),
    Row("select two", tells: come),
    Row("select two", end, tells: stay),
    Row(begin, finish, end, "select one", tells: ["willAppear One.sheet", "willDisappear Two.sheet"]),
  ]

  @Test(arguments: rows) func `tell the new page first`(_ row: Row) throws {
    var walk = try Walk(Self.text)
    var told: [String] = []
    for words in row.way {
      let before = walk.outputs.count
      try walk.play(words)
      told = walk.outputs[before...].flatMap { output -> [String] in
        guard case .delivered(let kind, let routes) = output else { return [] }
        return routes.map { "\(kind.rawValue) \(walk.machine.text(of: $0))" }
      }
    }
    #expect(told == row.told)
  }

  @Test func `take no touches meanwhile, and are what they were after a cancelled turn`() throws {
    var walk = try Walk(Self.text)
    let start = walk.world
    try walk.play(Self.begin)
    #expect(Set(walk.enabled) == [Self.finish, Self.cancel])
    #expect(walk.world.visibleScreens.count == 3)
    try walk.rest(Self.cancel)
    #expect(walk.world == start)
  }

  @Test func `count as selected when they have come`() throws {
    var walk = try Walk(Self.text)
    let bar = try #require(walk.world.layers.first.flatMap { walk.world[$0.stack].screens.last })
    let selected = { (walk: Walk) in
      StepExecutor(walk.machine.tables, walk.world).selectedTab(of: bar).map { walk.machine.text(of: $0) }
    }
    try walk.play("select two")
    #expect(selected(walk) == "App.one")
    walk.settle()
    #expect(selected(walk) == "App.two")
  }
}

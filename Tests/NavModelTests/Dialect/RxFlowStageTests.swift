import Testing

@testable import NavModel

/// When the stepper of a screen is heard while the screen comes and goes, in each version of RxFlow.
@Suite struct RxFlowStageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The inputs that come to rest, then those after which the stepper emits at once.
    var rested: [String] = []
    var running: [String] = []
    /// Whether `rxflow-2018`, `rxflow-1` and `rxflow-2` hear it.
    let heard: [Bool]
  }

  static let rows = [
    Row(testDescription: "it is being pushed", running: ["tap show"], heard: [false, false, false]),
    Row(testDescription: "it has appeared", rested: ["tap show"], heard: [true, true, true]),
    Row(
      testDescription: "it is being popped", rested: ["tap show"], running: ["back @"],
      heard: [false, false, true]),
    Row(
      testDescription: "a finger drags it away", rested: ["tap show"], running: ["swipe back begins"],
      heard: [false, false, true]),
    Row(
      testDescription: "the finger has let it go", rested: ["tap show"],
      running: ["swipe back begins", "swipe back is let go", "transition ends"], heard: [true, true, true]),
    Row(
      testDescription: "another is being pushed over it", rested: ["tap show"], running: ["tap more"],
      heard: [false, false, true]),
    Row(
      testDescription: "another lies over it", rested: ["tap show", "tap more"], heard: [false, false, false]),
  ]

  @Test(
    "A screen is heard by what its stepper says", arguments: rows, ["rxflow-2018", "rxflow-1", "rxflow-2"])
  func hears(row: Row, dialect: String) throws {
    var walk = try Walk(
      """
      system Stages
        platform uikit
        dialect \(dialect)
      step show
      step more
      step said
      coordinator App {
        start home
        screen home { on tap show { emit show } }
        screen page {
          effect ask: says many
          on start { run ask }
          on ask says { emit said }
          on tap more { emit more }
        }
        screen last
        on step show { push page }
        on step more { push last }
        on step said { note heard }
      }
      """)
    walk.settle()
    for input in row.rested { try walk.rest(input) }
    for input in row.running { try walk.play(input) }
    try walk.play("ask answers says")
    let version = ["rxflow-2018", "rxflow-1", "rxflow-2"].firstIndex(of: dialect)
    #expect(walk.told.contains("note heard") == version.map { row.heard[$0] })
  }
}

import Testing

@testable import NavModel

@Suite("Lists of numbers")
struct NumberListTests {
  /// A list is not limited by `bound list`, which is 12: a condition over a longer one was true for every world.
  @Test(arguments: [
    ("every x in 0...20: App.number != x", false), ("every x in 0...30: App.number != x", false),
    ("every x in 0...19: App.number != x", true), ("every x in 0...App.number: x < 20", false),
    ("some x in 0...App.number: x == 20", true), ("(0...App.number).count == 21", true),
    ("every x in 3...2: false", true),
  ])
  func `are complete`(claim: String, isTrue: Bool) throws {
    let machine = NavMachine(
      try program(
        """
        system S
          timing atomic
        coordinator App {
          var number: 0...30 = 20
          start home
          screen home { on tap go { for x in 0...20 { note seen(x) } } }
        }
        always claim: \(claim)
        """))
    let world = try #require(machine.initialWorlds.first)
    let property = try #require(machine.program.properties.first)
    #expect(machine.holds(property.claim, in: world) == isTrue)
  }

  @Test func `are run through by a loop`() throws {
    var walk = try Walk(
      """
      system S
        timing atomic
      coordinator App {
        start home
        screen home { on tap go { for x in 0...20 { note seen(x) } } }
      }
      """)
    try walk.rest("tap go")
    #expect(walk.outputs.count { if case .noted = $0 { true } else { false } } == 21)
  }
}

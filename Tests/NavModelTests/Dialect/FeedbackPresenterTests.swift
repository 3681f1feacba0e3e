import Testing

@testable import NavModel

@Suite("The screen that presents in the dialect feedback") struct FeedbackPresenterTests {
  /// A sheet whose control presents another sheet.
  private func text(_ dialect: String) -> String {
    """
    system S
      platform uikit
      dialect \(dialect)
    coordinator App {
      start home
      screen home { on tap ask { present page as sheet } }
      screen page { on tap more { present hint as sheet } }
      screen hint
    }
    """
  }

  @Test(
    arguments: [
      ("feedback", ["refused present: a layer is already presented"], [["App.home"], ["App.page"]]),
      ("plain", [], [["App.home"], ["App.page"], ["App.hint"]]),
    ] as [(String, [String], [[String]])])
  func `is the top of the coordinator's stack, also in a handler of a presented screen`(
    dialect: String, told: [String], screens: [[String]]
  ) throws {
    var walk = try Walk(text(dialect))
    try walk.rest("tap ask", "tap more")
    #expect(walk.told == told)
    #expect(walk.screens == screens)
  }
}

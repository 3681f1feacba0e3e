import NavCheck
import Testing

@Suite("A trap that is found before everything is explored") struct ShortestTrapTests {
  static let text = """
    system Counter
      timing atomic
    coordinator App {
      var count: 0...9 = 0
      start home
      screen home {
        on tap more when count < 9 { count = count + 1 }
        on tap leave { push end }
      }
      screen end { without back }
    }
    possible home-again: App.home is visible
    """

  @Test("is not said to be the nearest one", arguments: [nil, 6])
  func nearest(limit: Int?) throws {
    let check = NavigationCheck(try program(Self.text))
    let report = check.run(within: limit.map { .states($0) } ?? .unlimited, only: ["home-again"])
    let finding = try #require(report["home-again"])
    #expect(finding.trace?.length == 1 && report.cuts.isEmpty == (limit == nil))
    #expect(report.hasShortestTrace(finding) == (limit == nil))
  }
}

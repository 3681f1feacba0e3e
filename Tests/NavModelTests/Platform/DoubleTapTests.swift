import Testing

@testable import NavModel

/// What a user in a hurry hits with the second tap, where touches are taken while something moves.
@Suite struct DoubleTapTests {
  private static let text = """
    system Hurry
      platform ideal
    coordinator App {
      start home
      screen home {
        on tap open { push page }
        on tap other { push page }
      }
      screen page { on tap more { push last } }
      screen last
    }
    """

  @Test func `The second tap hits the same control or the screen that enters`() throws {
    var calm = try Walk(Self.text)
    try calm.play("tap open")
    #expect(!calm.enabled.contains { $0.hasPrefix("tap") })
    var hurried = try Walk(Self.text) { $0.scope.adversaries.insert(.doubleTap) }
    try hurried.play("tap open")
    #expect(hurried.enabled.contains("tap open @ App.home"))
    #expect(hurried.enabled.contains("tap more @ App.page"))
    #expect(!hurried.enabled.contains("tap other @ App.home"))
  }

  @Test func `A screen that nobody has tapped for takes no second tap`() throws {
    var walk = try Walk(
      Self.text.replacing("start home", with: "start home\n  on arrives { push page }")
        .replacing("coordinator App", with: "event arrives\ncoordinator App")
    ) { $0.scope.adversaries.insert(.doubleTap) }
    try walk.play("event arrives")
    #expect(!walk.enabled.contains("tap more @ App.page"))
  }
}

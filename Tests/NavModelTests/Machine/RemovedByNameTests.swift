import Testing

@testable import NavModel

@Suite("A command removes the topmost instance of a name")
struct RemovedByNameTests {
  /// Two instances of one screen on a stack, of which something refers to the upper one before the command runs.
  private func text(_ members: String) -> String {
    """
    system S
      platform uikit { ios = 18 }
      timing atomic

    type Name = { a, b }
    coordinator App {
      start home
      effect load: done
      screen home { on tap go { push article(a); push article(b) } }
      screen article(id: Name) { \(members) }
      screen note { on tap cut { remove article } }
    }
    """
  }

  @Test(
    arguments: [
      ("on tap cut { remove article }", ["tap cut @ App.article(b)"]),
      (
        "on tap sheet { present note as sheet }",
        ["tap sheet @ App.article(b)", "tap cut @ App.note"]
      ),
      (
        "on tap wait { run load }\n on tap cut { remove article }",
        ["tap wait @ App.article(b)", "tap cut @ App.article(b)"]
      ),
    ])
  func `whatever refers to it`(members: String, inputs: [String]) throws {
    var walk = try Walk(text(members))
    try walk.rest("tap go")
    for input in inputs { try walk.rest(input) }
    #expect(walk.screens[0] == ["App.home", "App.article(a)"])
  }
}

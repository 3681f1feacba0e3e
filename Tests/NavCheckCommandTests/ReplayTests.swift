import Foundation
import Testing

@Suite("Replaying a log")
struct ReplayTests {
  private static let spec = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "specs/systems/rxflow-2018.nav").path

  /// What the logger of the demo printed in the article.
  private static let article = """
    did navigate flow=RxFlowDemo.MainFlow step=apiKeyIsComplete
    did navigate flow=RxFlowDemo.WishlistFlow step=movieList
    did navigate flow=RxFlowDemo.WatchedFlow step=movieList
    did navigate flow=RxFlowDemo.WishlistFlow step=moviePicked(23452)
    did navigate flow=RxFlowDemo.WishlistFlow step=castPicked(2)
    did navigate flow=RxFlowDemo.WatchedFlow step=moviePicked(55423)
    did navigate flow=RxFlowDemo.WatchedFlow step=castPicked(5)
    did navigate flow=RxFlowDemo.WishlistFlow step=settings
    did navigate flow=RxFlowDemo.SettingsFlow step=settings
    did navigate flow=RxFlowDemo.SettingsFlow step=apiKey
    did navigate flow=RxFlowDemo.SettingsFlow step=about
    did navigate flow=RxFlowDemo.SettingsFlow step=apiKey
    did navigate flow=RxFlowDemo.SettingsFlow step=settingsDone
    """

  private func replaying(_ log: String, _ options: String...) throws -> Answer {
    let folder = try TemporaryFolder()
    return running(["replay", "--log", try folder.write("app.log", log), Self.spec] + options)
  }

  @Test("The article's log can be told, and what it does not say is found: tabs and ways back")
  func article() throws {
    let answer = try replaying(Self.article)
    #expect(answer.code == 0)
    #expect(answer.output.contains("13 lines, produced by"))
    for hidden in [
      "select watched", "back menu to Wishlist.list", "select wishlist", "back @ Settings.keyForm",
    ] {
      #expect(answer.output.contains(hidden), "\(hidden)")
    }
    #expect(
      try replaying(Self.article).output.split(separator: "\n").dropFirst()
        == answer.output.split(separator: "\n").dropFirst())
  }

  /// The line that the demo tells before a listener can be attached, then what the article shows.
  private static let raw = "did navigate flow=RxFlowDemo.MainFlow step=apiKey\n" + article

  @Test("The raw log can be told from the launch on, and from any line on", arguments: [0, 3, 7])
  func raw(first: Int) throws {
    let lines = Self.raw.split(separator: "\n").dropFirst(first)
    let answer = try replaying(lines.joined(separator: "\n"), "--variant", "base")
    #expect(answer.code == 0)
    #expect(answer.output.contains("\(lines.count) lines, produced by"))
  }

  @Test(
    "Two lines that change places are rejected at the first that cannot follow",
    // The settings can be closed a line early; then they tell nothing more.
    arguments: [(1, 1), (4, 4), (8, 8), (12, 13)])
  func swapped(first: Int, told: Int) throws {
    var lines = Self.raw.split(separator: "\n")
    lines.swapAt(first, first + 1)
    let answer = try replaying(lines.joined(separator: "\n"))
    #expect(answer.code != 0)
    #expect(
      answer.output.contains("\(told) of 14 lines can be produced; line \(told + 1) "), "\(answer.output)")
  }

  @Test("A log in the words of a spec, with comments")
  func words() throws {
    let answer = try replaying(
      "# a visit\n\nnavigate(Main, apiKeyIsComplete)\n  navigate(Wishlist, movieList)\n")
    #expect(answer.code == 0)
  }

  @Test(
    "What cannot be told is: how far it goes, and what is possible instead",
    arguments: [
      ("Watched", "Wishlist", "1 of 3 lines can be produced; line 2", "navigate(Wishlist, movieList)")
    ])
  func rejected(first: String, second: String, far: String, instead: String) throws {
    let answer = try replaying(
      "navigate(Main, apiKeyIsComplete)\nnavigate(\(first), movieList)\nnavigate(\(second), movieList)\n")
    #expect(answer.code == 7)
    #expect(answer.output.contains(far))
    #expect(answer.output.contains("instead:\n    \(instead)\n"))
  }

  @Test("A step of a tab that is not shown, and one of settings that are gone, are told as impossible")
  func impossible() throws {
    let settled = Self.article + "\ndid navigate flow=RxFlowDemo.SettingsFlow step=about"
    #expect(try replaying(settled).code == 7)
    let early = """
      navigate(Main, apiKeyIsComplete)
      navigate(Wishlist, movieList)
      navigate(Watched, movieList)
      navigate(Settings, settings)
      navigate(Wishlist, settings)
      """
    #expect(try replaying(early).code == 7)
  }

  @Test("A line that means nothing is told with its number; a budget leaves it open")
  func mistakes() throws {
    let answer = try replaying("navigate(Main, apiKeyIsComplete)\nnavigate(Nobody, movieList)\n")
    #expect(answer.code == 3)
    #expect(answer.errors.contains("app.log:2: error: there is no coordinator 'Nobody' here"))
    #expect(try replaying("navigate(Main\n").code == 3)
    #expect(try replaying(Self.article, "--max-states", "5").code == 4)
    #expect(try replaying("").code == 3)
  }

  @Test("Line ends of Windows and a byte order mark change nothing")
  func lineEnds() throws {
    let log = "# a visit\n\nnavigate(Main, apiKeyIsComplete)\n  navigate(Wishlist, movieList)"
    let article = Self.article.replacing("\n", with: "\r\n")
    for changed in ["\u{FEFF}\(log)", log.replacing("\n", with: "\r\n"), log + "\r\n\r\n", article] {
      #expect(try replaying(changed).code == 0)
    }
    let answer = try replaying("navigate(Main, apiKeyIsComplete)\r\nnavigate(Nobody, movieList)\r\n")
    #expect(answer.code == 3)
    #expect(answer.errors.contains("app.log:2: error: there is no coordinator 'Nobody' here"))
  }

  @Test(
    "A brace in a log ends nothing, and no line is two",
    arguments: [
      "}", "}\naccepts other {\n  drop", "} accepts other { drop", "navigate(Main, apiKeyIsComplete) }", "{",
      "drop; drop", "drop }; rejects x { drop", "coordinator X {}", "\\", "\"",
    ])
  func braces(line: String) throws {
    let answer = try replaying("navigate(Main, apiKeyIsComplete)\n\(line)\n")
    #expect(answer.code == 3)
    #expect(answer.errors.contains("app.log:2: error: "), "\(answer.errors)")
  }

  @Test(
    "What is missing is told",
    arguments: [
      ["replay"], ["replay", "a.nav"], ["replay", "--log"], ["replay", "--log", "x", "--nope"],
      ["replay", "--log", "nowhere", "no.nav"],
    ])
  func usage(arguments: [String]) {
    let answer = running(arguments)
    #expect(answer.code == 2)
    #expect(!answer.errors.isEmpty)
  }
}

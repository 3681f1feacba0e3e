import Foundation
import NavCheck
import Testing

@testable import NavCheckCommand

@Suite("check --census") struct CensusCommandTests {
  /// Two tabs, a variable, an event and a screen with a parameter.
  private static let shop = """
    system Shop
      platform uikit
      bound stack 3
      without background

    type Item = { shoe, hat }
    event expired

    coordinator App {
      var session: { guest, member } = member
      start main
      tabs main {
        tab list: List
        tab cart: Cart
      }
      on expired { session = guest }
    }
    coordinator List {
      start all
      screen all { on tap open(item: Item) { push product(item) } }
      screen product(item: Item) { on tap more { push reviews } }
      screen reviews
    }
    coordinator Cart {
      start goods
      screen goods { on tap pay { push pay } }
      screen pay
    }

    """

  /// A flow that presents may be replaced, and nothing releases it, so its requests stay.
  private static let stale = """
    system Stale
      platform swiftui
      without swipe, background

    event switched

    coordinator App {
      start home
      branch home: Home
      on switched { replaceRoot home }
    }
    coordinator Home {
      start list
      screen list {
        on tap ask { present question as sheet }
        on tap filter { present filter as sheet }
      }
      screen question { on tap done { dismiss } }
      screen filter { on tap done { dismiss } }
    }

    """

  @Test func `a census of all worlds, as recorded`() throws {
    let answer = try checking(Self.shop, "--census", "--keep-unread", "--color", "never")
    #expect(answer.code == 0)
    #expect(answer.output.contains(" worlds (all): "))
    try expectRecorded(answer.output, "census-shop")
  }

  @Test func `an estimate says so, with the number of worlds, as recorded`() throws {
    let answer = try checking(
      Self.stale, "--census", "--beyond-violations", "--max-states", "600", "--verbose", "--color", "never")
    #expect(answer.code == 0)
    #expect(answer.output.contains("an estimate: there are more worlds than the 600 that were counted"))
    try expectRecorded(answer.output, "census-stale")
    let lines = answer.output.split(separator: "\n")
    #expect(lines.allSatisfy { DisplayWidth.of(String($0)) <= Usage.width }, "\(answer.output)")
  }

  @Test func `the same in JSON, with the places of the lines`() throws {
    let answer = try checking(Self.shop, "--census", "--format", "json", "--jobs", "2")
    #expect(answer.code == 0)
    let document = try JSONDecoder().decode(ReportDocument.self, from: Data(answer.output.utf8))
    let check = try #require(document.checks.first)
    let census = try #require(check.census)
    #expect(check.outcome == "counted")
    #expect(check.isComplete == true)
    #expect(check.worlds == census.atRest + census.inMotion)
    #expect(census.isExact)
    let tab = try #require(census.dimensions.first { $0.text == "tab list of App.main" })
    #expect(tab.within == "contents and selection of tabs, pages and columns")
    #expect(tab.place?.line == 13)
    #expect(tab.place?.text == "tab list: List")
    #expect(census.savings.count == 3)
    #expect(census.savings.allSatisfy { $0.advice != nil })
    // A folder of reports with a census has no fault.
    let folder = try TemporaryFolder()
    _ = try folder.write("census.json", answer.output)
    let summary = running(["report", folder.path])
    #expect(summary.code == 0 && summary.output.contains("counted by --census"), "\(summary)")
    #expect(summary.output.hasSuffix("1 check: nothing unexpected\n"))
    let markdown = running(["report", folder.path, "--format", "markdown"]).output
    #expect(markdown.contains("1 check, nothing unexpected.") && !markdown.contains("✗"), "\(markdown)")
    // The same spec in a check of properties has no census.
    let other = try checking(Self.shop, "--format", "json", "--max-states", "10")
    #expect(!other.output.contains("census"))
  }

  @Test func `options that a census has no use for are rejected`() throws {
    for options in [
      ["--accept"], ["--expect-worlds"], ["--property", "no-fatal"], ["--require", "no-dead"],
      ["--strategy", "bitstate"], ["--modular"], ["--until", "first"], ["--shard", "1/2"],
    ] {
      let answer = try checking(Self.shop, ["--census"] + options)
      #expect(answer.code == ExitCode.usage.rawValue)
      #expect(answer.errors.contains("--census only counts worlds: leave out \(options[0])"))
    }
    let answer = try checking(Self.shop, "--census", "--format", "junit")
    #expect(answer.errors.contains("--census has the formats human and json, not junit"))
  }

  @Test(arguments: [(1.0, "×1.00"), (1.006, "×1.01"), (3.5, "×3.50"), (99.99, "×99.99"), (1234.4, "×1,234")])
  func factor(_ factor: Double, text: String) {
    #expect(HumanCensus.factor(factor) == text)
  }
}

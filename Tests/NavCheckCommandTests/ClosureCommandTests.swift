import Foundation
import NavCheck
import Testing

@testable import NavCheckCommand

@Suite("check --closure") struct ClosureCommandTests {
  /// A spec whose stack grows, and a variant in which one screen more than the bound is enough.
  private static let text = """
    system Shop
      platform ideal
      bound stack 2

    coordinator App {
      var seen: Bool = false
      start list
      screen list { on tap open { push item } }
      screen item { on tap similar { push item } }
      screen last { on tap look { seen = true } }
    }

    always something-visible when settled: App.list is visible or App.item is visible or App.last is visible
    never seen-last: App.seen

    allow everything-reachable at App.last "only a variant shows it"

    variant ends {
      coordinator App { screen item { on tap similar { push last } } }
    }

    """

  @Test func `what is proved, and what grows, as recorded`() throws {
    let answer = try checking(Self.text, "--closure", "--color", "never")
    // The greater depth violates a property of the variant.
    #expect(answer.code == 1)
    #expect(!answer.output.contains("holds for every depth"))
    try expectRecorded(answer.output, "closure")
    let verbose = try checking(Self.text, "--closure", "--variant", "base", "--verbose", "--color", "never")
    #expect(verbose.code == 0)
    #expect(verbose.output.contains("    open: "))
  }

  @Test func `a check that has used up its time proves nothing`() throws {
    let answer = try checking(
      Self.text, "--closure", "--variant", "base", "--time", "0.000000001", "--color", "never")
    #expect(answer.code == 4)
    #expect(answer.output.contains("  every depth: not proved: the check was stopped\n"))
  }

  @Test func `the same in JSON`() throws {
    let answer = try checking(Self.text, "--closure", "--format", "json", "--jobs", "2")
    let document = try JSONDecoder().decode(ReportDocument.self, from: Data(answer.output.utf8))
    #expect(document.exitCode == 1)
    let closures = try document.checks.map { try #require($0.closure) }
    #expect(closures.map(\.outcome) == ["grows", "every-depth"])
    #expect(closures.map(\.depth) == [2, 2] && closures.map(\.exploredDepth) == [3, 3])
    #expect(closures[0].above == "App.item" && closures[0].below == "App.item")
    #expect(closures[0].place?.line == 9 && closures[0].steps?.isEmpty == false)
    #expect(closures[0].proved.contains("something-visible") && closures[0].open.contains("exit-equivalence"))
    #expect(closures[1].changed.contains { $0.property == "seen-last" && $0.deeperVerdict == "violated" })
    #expect(closures[1].open.isEmpty)
    // Without the option, there is no such entry.
    #expect(!(try checking(Self.text, "--format", "json").output.contains("closure")))
  }

  @Test func `only what is not proved is left with --quiet`() throws {
    let text = """
      system Small

      coordinator App {
        start home
        screen home { on tap open { push detail } }
        screen detail
      }

      """
    let answer = try checking(text, "--closure", "--quiet")
    #expect(answer.code == 0 && !answer.output.contains("every depth"))
    let growing = try checking(Self.text, "--closure", "--quiet", "--variant", "base")
    #expect(growing.output.contains("every depth: not proved: grows at depth 3"))
  }

  @Test func `versions are proved one by one`() throws {
    let answer = try checking(
      Self.text.replacing("platform ideal", with: "platform uikit"), "--closure", "--ios", "18,26",
      "--variant", "base", "--color", "never")
    #expect(
      answer.output.contains("  iOS 18\n  every depth: ")
        && answer.output.contains("  iOS 26\n  every depth: "))
  }

  @Test func `a budget ends it without a claim`() throws {
    let answer = try checking(Self.text, "--closure", "--variant", "base", "--max-states", "3")
    #expect(answer.output.contains("every depth: not proved: "))
    #expect(!answer.output.contains("holds for every depth"))
  }

  @Test func `options that it has no use for are rejected`() throws {
    for options in [
      ["--census"], ["--accept"], ["--expect-worlds"], ["--max-depth", "3"], ["--strategy", "bitstate"],
      ["--modular"], ["--until", "first"],
    ] {
      let answer = try checking(Self.text, ["--closure"] + options)
      #expect(answer.code == ExitCode.usage.rawValue)
      #expect(answer.errors.contains("leave out"), "\(answer.errors)")
    }
    let answer = try checking(Self.text, "--closure", "--format", "junit")
    #expect(answer.errors.contains("--closure has the formats human and json, not junit"))
  }
}

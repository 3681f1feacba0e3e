import Foundation
import NavCheck
import Testing

@testable import NavCheckCommand

@Suite("check --strategy")
struct StrategyTests {
  /// Something holds, something is expected to be violated, and there are some hundred worlds.
  private static let text = """
    system Shop
      platform uikit
      with doubleTap

    coordinator App {
      start home
      screen home {
        on tap open { push detail }
        on tap more { push more }
      }
      screen detail {
        on tap more { push more }
      }
      screen more
    }
    expect violated one-intent-one-push in 2 inputs

    """

  @Test(
    "Strategies that tell worlds apart exactly tell the same as the exhaustive one",
    arguments: ["depth-first", "iterative-deepening"])
  func exact(strategy: String) throws {
    let plain = try checking(Self.text, "--verbose")
    #expect(try checking(Self.text, "--verbose", "--strategy", strategy) == plain)
    #expect(try checking(Self.text, "--verbose", "--strategy", "exhaustive") == plain)
  }

  @Test(
    "A search that may omit worlds says so in its first line, with the odds, and is incomplete",
    arguments: ["hash-compaction", "bitstate"])
  func weakened(strategy: String) throws {
    let answer = try checking(Self.text, "--strategy", strategy)
    #expect(answer.code == 4)
    #expect(answer.output.hasPrefix("weakened: states may be omitted ("))
    let first = answer.output.split(separator: "\n")[0]
    #expect(first.contains(", probability of at least one "))
    #expect(!answer.output.contains("(all)"))
    #expect(answer.output.hasSuffix("1 spec: 1 incomplete\n"))
    #expect(try checking(Self.text, "--strategy", strategy) == answer)
    // What it finds is told all the same.
    let unexpected = try checking(
      Self.text.replacing("expect violated one-intent-one-push in 2 inputs", with: ""), "--strategy", strategy
    )
    #expect(unexpected.code == 1)
    #expect(unexpected.output.contains("one-intent-one-push is violated in 2 inputs, which is not expected"))
    #expect(unexpected.output.hasPrefix("weakened: "))
    #expect(!unexpected.output.contains("to expect just this"))
  }

  @Test("A tiny table loses worlds")
  func tiny() throws {
    func worlds(_ options: [String]) throws -> Int {
      let folder = try TemporaryFolder()
      let path = try folder.write("example.nav", Self.text)
      let json = running(["check", path, "--format", "json"] + options).output
      let document = try JSONDecoder().decode(ReportDocument.self, from: Data(json.utf8))
      return try #require(document.checks.first?.worlds)
    }
    let all = try worlds([])
    #expect(try worlds(["--strategy", "bitstate"]) == all)
    #expect(try worlds(["--strategy", "bitstate", "--table", "2"]) < all)
  }

  @Test("JSON, JUnit and GitHub's form say it before anything else")
  func forms() throws {
    let json = try checking(Self.text, "--strategy", "bitstate", "--table", "1k", "--format", "json").output
    let document = try JSONDecoder().decode(ReportDocument.self, from: Data(json.utf8))
    let check = try #require(document.checks.first)
    let omission = try #require(check.omission)
    #expect(omission.technique == "3 bits a state in a table of 1024 bytes")
    #expect(omission.probability > 0 && omission.probability < 1 && omission.expectedWorlds > 0)
    #expect(check.isComplete == false && document.exitCode == 4)
    #expect(check.cuts.first?.hasPrefix("states may be omitted (\(omission.technique)): ") == true)
    let place = try #require(json.range(of: "states may be omitted"))
    #expect(json[..<place.lowerBound].split(separator: "\n").count < 9)
    #expect(check.coordinators?.count == 1)
    // Every screen was met; of nothing else is it said that it holds.
    let holds = check.properties.filter { $0.verdict == "holds" || $0.verdict == "vacuous" }.map(\.name)
    #expect(holds == ["everything-reachable"])

    let junit = try checking(Self.text, "--strategy", "bitstate", "--table", "1k", "--format", "junit").output
    #expect(
      junit.split(separator: "\n")[2].hasPrefix("  <!-- weakened: states may be omitted (3 bits a state"))
    let github = try checking(Self.text, "--strategy", "bitstate", "--table", "1k", "--format", "github")
      .output
    #expect(github.hasPrefix("::warning file=specs/example.nav,line=1,title=weakened::states may be omitted"))
  }

  @Test("Budgets end every strategy", arguments: SearchStrategy.allCases)
  func budgets(strategy: SearchStrategy) throws {
    let states = try checking(Self.text, "--strategy", strategy.rawValue, "--max-states", "3")
    #expect(states.code == 4 && states.output.contains("state budget of 3"))
    let depth = try checking(Self.text, "--strategy", strategy.rawValue, "--max-depth", "1")
    #expect(depth.code == 4 && depth.output.contains("depth budget of 1"))
    let time = try checking(Self.text, "--strategy", strategy.rawValue, "--time", "0.0000001")
    #expect(time.code == 4 && time.output.hasPrefix("stopped: time budget of 1e-07 s"))
  }
}

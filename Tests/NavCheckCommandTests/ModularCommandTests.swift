import Foundation
import NavCheck
import Testing

@testable import NavCheckCommand

@Suite("check --modular and --no-modular")
struct ModularCommandTests {
  /// Three tabs of three screens, and a variable that two of them share.
  private static let text = """
    system Shop
      platform uikit

    var isBusy: Bool = false

    coordinator App {
      start main
      tabs main {
        tab list: List
        tab cart: Cart
        tab me: Me
      }
    }
    coordinator List {
      start all
      screen all { on tap open { push item } }
      screen item { on tap buy { isBusy = true; push bought } }
      screen bought
    }
    coordinator Cart {
      start goods
      screen goods { on tap pay { push pay } }
      screen pay { on tap done when isBusy { push paid } }
      screen paid
    }
    coordinator Me {
      start profile
      screen profile { on tap more { push more } }
      screen more
    }
    /// Two tabs have to do with it.
    always paid-if-bought when Cart.paid is onScreen: isBusy

    """

  private func document(_ arguments: String...) throws -> ReportDocument.Check {
    let answer = try checking(Self.text, arguments + ["--format", "json"])
    return try #require(
      JSONDecoder().decode(ReportDocument.self, from: Data(answer.output.utf8)).checks.first)
  }

  @Test("Where a budget ends the search, pairs decide what is left, and the scope says so")
  func automatic() throws {
    let small = ["--property", "paid-if-bought", "--max-states", "600"]
    let cut = try checking(Self.text, small + ["--no-modular"])
    #expect(cut.code == 4)
    let answer = try checking(Self.text, small)
    #expect(answer.code == 0, "\(answer.output)")
    #expect(answer.output.contains(", modular over 3 tabs"))
    #expect(answer.output.contains("pairs of root and tab"))
    #expect(answer.output.contains("by pairs: 1 property\n"))
  }

  @Test("Pairs first: every verdict is that of the search through worlds")
  func verdicts() throws {
    let (plain, modular) = (try document("--no-modular"), try document("--modular"))
    #expect(plain.modular == nil)
    let scope = try #require(modular.modular)
    #expect(scope.tabs == 3 && scope.layers == 0 && scope.rootsNotFollowed == 0)
    #expect(scope.cut == nil)
    #expect(scope.pairs > scope.roots && scope.pairs < (plain.worlds ?? 0))
    #expect(scope.judged.contains("paid-if-bought"))
    #expect(modular.properties.map(\.verdict) == plain.properties.map(\.verdict))
    #expect(modular.scope == plain.scope.map { $0 + ", modular over 3 tabs" })
    #expect(try document("--modular", "--jobs", "2") == modular)
  }

  @Test("A budget of pairs cuts the search through pairs off, and the report names it")
  func cut() throws {
    let check = try document("--modular", "--max-states", "40", "--property", "paid-if-bought")
    #expect(check.modular?.cut == "state budget of 40")
    #expect(check.modular?.judged == [])
    #expect(check.outcome == "incomplete")
    #expect(check.properties[0].message?.contains("pairs: state budget of 40") == true)
  }

  @Test("What cannot go together is a mistake")
  func mistakes() throws {
    let both = try checking(Self.text, ["--modular", "--no-modular"])
    #expect(both.code == 2)
    #expect(both.errors.contains("--modular and --no-modular exclude each other"))
    let lossy = try checking(Self.text, ["--modular", "--strategy", "bitstate"])
    #expect(lossy.code == 2)
    #expect(lossy.errors.contains("--modular works only with --strategy exhaustive"))
  }
}

import Foundation
import Testing

@testable import NavModel

/// How many worlds each scope of the table in `Timing.md` has.
@Suite struct TimingTests {
  private static let text = """
    system Experiment
      platform swiftui
      dialect coordinator

    coordinator App {
      start home
      screen home {
        on tap profile { push profile }
        on tap settings { push settings }
        on tap signIn { present auth as sheet }
      }
      screen settings { on tap reset { popToRoot } }
      branch profile: Profile
      branch auth: Auth
    }
    coordinator Profile {
      start overview
      screen overview { on tap edit { push edit } }
      screen edit { on tap save { finish saved } }
    }
    coordinator Auth {
      start login
      screen login {
        on tap register { push register }
        on tap done { finish done }
      }
      screen register { on tap done { finish done } }
    }
    """

  /// A scope, and its number of worlds on iOS 17, 18 and 26.
  struct Row: Sendable, CustomTestStringConvertible {
    let scope: String
    let worlds: [Int]
    let change: @Sendable (inout NavProgram) -> Void
    var testDescription: String { scope }

    init(_ scope: String, _ worlds: Int..., change: @escaping @Sendable (inout NavProgram) -> Void) {
      (self.scope, self.worlds, self.change) = (scope, worlds, change)
    }
  }

  static let rows = [
    Row("`timing atomic`", 12, 12, 12) { $0.scope.timing = .atomic },
    Row("`overtake 0`", 34, 34, 34) { $0.scope.overtake = 0 },
    Row("the defaults", 66, 66, 277) { _ in },
    Row("`with doubleTap`", 138, 138, 467) { $0.scope.adversaries.insert(.doubleTap) },
    Row("`noticesLag = true`", 132, 132, 470) { $0.platform.overrides[.noticesLag] = 1 },
    Row("`noticesLag = true`, `with doubleTap`", 331, 331, 850) {
      $0.platform.overrides[.noticesLag] = 1
      $0.scope.adversaries.insert(.doubleTap)
    },
  ]

  @Test(arguments: rows) func `a scope has as many worlds as the table says`(row: Row) throws {
    let counts = try NavPlatform.Version.allCases.map { version in
      var program = try program(Self.text)
      program.platform.version = version
      row.change(&program)
      let explored = Explored(NavMachine(program), limit: 10_000)
      #expect(explored.cut == [])
      return explored.worlds.count
    }
    #expect(counts == row.worlds)
  }

  @Test func `the documentation has the same table`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let page = try String(
      contentsOf: root.appending(path: "Sources/NavModel/NavModel.docc/Timing.md"), encoding: .utf8)
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
    let cells = Self.rows.map {
      [$0.scope] + $0.worlds.map { $0.formatted(.number.locale(Locale(identifier: "en"))) }
    }
    #expect(lines.map(String.init) == cells.map { "| " + $0.joined(separator: " | ") + " |" })
  }
}

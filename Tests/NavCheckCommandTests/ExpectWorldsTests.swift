import Foundation
import Testing

@testable import NavCheckCommand

@Suite("check --expect-worlds writes the number of worlds, and nothing else")
struct ExpectWorldsTests {
  private static let app = """
    system S
      timing atomic
    coordinator App {
      var count: 0...2 = 0
      var most: 1...2 = 2
      start home
      screen home {
        on tap more when count < most { count = count + 1 }
        on tap less when count > 0 { count = count - 1 }
      }
    }
    never one: App.count == 1

    """
  private static let violated = "expect violated one in 1 input"

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var old: String
    var new: String
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "no number yet", old: "\(violated)\n", new: "\(violated), 3 worlds\n"),
    Row(
      name: "another number", old: "\(violated), 12 worlds // ours\n", new: "\(violated), 3 worlds // ours\n"
    ),
    Row(name: "the same number", old: "\(violated), 3  worlds\n", new: "\(violated), 3  worlds\n"),
    Row(
      name: "several lines, and none with a number",
      old: "expect vacuous lost\n\(violated)\nexpect holds\nnever lost when false: true\n",
      new: "expect vacuous lost\n\(violated)\nexpect holds, 3 worlds\nnever lost when false: true\n"),
    Row(
      name: "several lines, one with a number",
      old: "expect holds\n\(violated),\n  7 worlds; final when settled",
      new: "expect holds\n\(violated),\n  3 worlds; final when settled"),
    Row(
      name: "no expectation", old: "allow one \"fine\"\n", new: "allow one \"fine\"\nexpect holds, 3 worlds\n"
    ),
    Row(
      name: "variants have numbers of their own",
      old: "\(violated)\nvariant less { allow one \"fine\"; coordinator App { var most: 1...2 = 1 } }\n"
        + "variant fine {\n  allow one \"fine\" // no more\n  expect holds // all\n}\n",
      new:
        "\(violated), 3 worlds\nvariant less { expect holds, 2 worlds; allow one \"fine\"; coordinator App { var most: 1...2 = 1 } }\n"
        + "variant fine {\n  allow one \"fine\" // no more\n  expect holds, 3 worlds // all\n}\n"),
  ]

  @Test(
    "The line that states a number says another one, or the expectation states one from now on",
    arguments: rows)
  func places(row: Row) throws {
    let folder = try TemporaryFolder()
    for lineEnd in ["\n", "\r\n"] {
      let path = try folder.write("a.nav", (Self.app + row.old).replacing("\n", with: lineEnd))
      let answer = running(["check", path, "--expect-worlds"])
      #expect(answer.code == 0, "\(answer)")
      let written = try Data(contentsOf: URL(filePath: path))
      #expect(String(decoding: written, as: UTF8.self) == (Self.app + row.new).replacing("\n", with: lineEnd))
      #expect(running(["check", path]).code == 0)
      #expect(
        running(["check", path, "--expect-worlds"]).output.contains("the numbers of worlds are as expected"))
      #expect(try Data(contentsOf: URL(filePath: path)) == written)
    }
  }

  @Test("Beside --accept both are written at once")
  func accepting() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.nav", Self.app + "expect holds, 4 worlds\nvariant v {\n}\n")
    let answer = running(["check", path, "--accept", "--expect-worlds"])
    #expect(answer.code == 0, "\(answer)")
    #expect(answer.output.contains("a.nav  2 known findings written, 2 numbers of worlds written\n"))
    let known = #"known violated one in 1 input "'App.count == 1' is true (App.count = 1)""#
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text == Self.app
        + "expect holds, 3 worlds\n\(known)\nvariant v {\n  expect holds, 3 worlds\n  \(known)\n}\n",
      "\(text)")
    #expect(running(["check", path]).code == 0)
  }

  @Test(
    "What was not explored to the end, or is not as expected, stays as it is, and the answer says so",
    arguments: [
      (["--max-states", "1"], violated, 4, "not every world was explored"),
      (["--max-states", "1"], "\(violated), 9 worlds", 4, "not every world was explored"),
      ([], "expect holds", 1, "the findings are not as expected"),
    ] as [([String], String, Int32, String)])
  func refused(options: [String], line: String, code: Int32, reason: String) throws {
    let folder = try TemporaryFolder()
    let text = Self.app + line + "\n"
    let path = try folder.write("a.nav", text)
    let answer = running(["check", path, "--expect-worlds"] + options)
    #expect(answer.code == code, "\(answer)")
    #expect(answer.errors == "navcheck: \(path): the number of worlds was not written, since \(reason)\n")
    #expect(!answer.output.contains("the numbers of worlds are as expected"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test("One variant that is cut off keeps no other from its number")
  func apart() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "a.nav",
      Self.app
        + "expect violated one\nvariant v { coordinator App { var most: 1...2 = 1 }; expect violated one }\n")
    let answer = running(["check", path, "--expect-worlds", "--max-states", "2"])
    #expect(answer.code == 4, "\(answer)")
    #expect(answer.errors.contains("a.nav: the number of worlds was not written"))
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == Self.app + "expect violated one\n"
        + "variant v { coordinator App { var most: 1...2 = 1 }; expect violated one, 2 worlds }\n")
  }
}

import Foundation
import NavModel
import Testing

@testable import NavCheckCommand

/// Where `--accept` writes, and that nothing else of a text is lost.
@Suite("Accepting findings loses nothing")
struct AcceptTests {
  private static let app = """
    system S
      platform uikit

    coordinator App {
      start home
      screen home {
        on tap open { fail "a; b" }
        on tap b { push detail }
      }
      screen detail
      never no-detail: detail is visible
    }

    """
  private static let fatal = #"known violated no-fatal in 1 input "the app crashes: a; b""#
  private static let shown = #"known violated no-detail in 1 input "'detail is visible' is true""#
  private static let both = "\(shown)\n\(fatal)\n"

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var old: String
    var new: String
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "at the end", old: app, new: app + both),
    Row(name: "no line end", old: String(app.dropLast()), new: app + "\(shown)\n\(fatal)"),
    Row(
      name: "an expectation over several lines",
      old: app + "expect violated no-fatal in 1 input,\n  no-detail\nfinal when settled\n",
      new: app + "expect violated no-fatal in 1 input,\n  no-detail\nfinal when settled\n"),
    Row(
      name: "behind an expectation over several lines",
      old: app.replacing(
        "  never no-detail", with: "  never never-there: detail is visible\n  never no-detail")
        + "expect violated no-fatal in 1 input,\n  never-there\nfinal when settled\n",
      new: app.replacing(
        "  never no-detail", with: "  never never-there: detail is visible\n  never no-detail")
        + "expect violated no-fatal in 1 input,\n  never-there\n\(shown)\nfinal when settled\n"),
    Row(
      name: "a comment behind the expectation",
      old: app + "expect holds // why; because }\nfinal when settled\n",
      new: app + "expect holds // why; because }\n\(both)final when settled\n"),
    Row(
      name: "another declaration on the line", old: app + "expect holds; final when settled\n",
      new: app + "expect holds; \(shown); \(fatal); final when settled\n"),
    Row(
      name: "a known line with a comment stays, its length is mended",
      old: app
        + "expect holds\n\(shown.replacing("1 input", with: "7 inputs")) // ticket 12\n\(fatal)\n",
      new: app + "expect holds\n\(shown) // ticket 12\n\(fatal)\n"),
    Row(
      name: "a known line that is gone leaves its comment",
      old: app
        + "known violated no-trap in 2 inputs \"gone\" // ticket 12\n\(both)",
      new: app + "// ticket 12\n\(both)"),
    Row(
      name: "known lines that share a line",
      old: app
        + "known violated no-trap in 2 inputs \"gone\"; \(shown); known violated no-trap \"gone\"; final when settled\n",
      new: app + "\(shown); final when settled\n\(fatal)\n"),
    Row(
      name: "a variant with a comment", old: app + "variant v { // more }\n  without swipe\n}\n",
      new: app + "variant v { // more }\n  \(shown)\n  \(fatal)\n  without swipe\n}\n\(both)"),
    Row(
      name: "a variant on one line", old: app + "variant v { without swipe; expect holds }\n",
      new: app + "variant v { without swipe; expect holds; \(shown); \(fatal) }\n\(both)"),
    Row(
      name: "a variant that says nothing", old: app + "variant v {}\n",
      new: app + "variant v { \(shown); \(fatal);}\n\(both)"),
  ]

  @Test(
    "New lines stand behind the last expectation, first in a variant, or last in the text", arguments: rows)
  func places(row: Row) throws {
    let folder = try TemporaryFolder()
    for lineEnd in ["\n", "\r\n"] {
      let path = try folder.write("a.nav", row.old.replacing("\n", with: lineEnd))
      let answer = running(["check", path, "--accept"])
      #expect(answer.code == 0, "\(answer)")
      let written = try Data(contentsOf: URL(filePath: path))
      #expect(String(decoding: written, as: UTF8.self) == row.new.replacing("\n", with: lineEnd))
      #expect(running(["check", path]).code == 0)
      #expect(running(["check", path, "--accept"]).code == 0)
      #expect(try Data(contentsOf: URL(filePath: path)) == written)
    }
  }

  @Test("A byte order mark and line ends of both kinds stay")
  func bytes() throws {
    let folder = try TemporaryFolder()
    let text = "\u{FEFF}" + Self.app.replacing("\n", with: "\r\n") + "expect holds\nfinal when settled\r\n"
    let path = try folder.write("a.nav", text)
    #expect(running(["check", path, "--accept"]).code == 0)
    let written = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    #expect(written == text.replacing("expect holds\n", with: "expect holds\n\(Self.both)"))
  }

  @Test("What cannot be written without a change of something else is refused: a comment for the next line")
  func refused() throws {
    let folder = try TemporaryFolder()
    let text = Self.app + "/// Why.\nknown violated no-trap \"gone\"\nalways true-always: true\n"
    let path = try folder.write("a.nav", text)
    let answer = running(["check", path, "--accept"])
    #expect(answer.code == 1)
    #expect(answer.errors.contains("is not changed: the lines cannot be written"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test("A file that has changed since it was read is left alone")
  func changed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.nav", "new")
    #expect(throws: SpecFiles.Unwritable.self) {
      try SpecFiles.write("mine".utf8, to: path, expecting: Array("old".utf8))
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    try SpecFiles.write("mine".utf8, to: path, expecting: Array("new".utf8))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.nav"])
  }

  @Test("Of many that replace a file at once by what they read, none loses what another wrote")
  func atOnce() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.nav", "")
    let written = await withTaskGroup(of: Int.self) { group in
      for number in 0..<4 {
        group.addTask {
          (0..<50).count { turn in
            guard let old = SpecFiles.read(path).bytes else { return false }
            let text = Array(old) + Array("\(number) \(turn)\n".utf8)
            return (try? SpecFiles.write(text, to: path, expecting: Array(old))) != nil
          }
        }
      }
      return await group.reduce(0, +)
    }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(written > 0)
    #expect(lines.count == written)
    #expect(Set(lines).count == written)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.nav"])
  }
}

import Foundation
import Testing

@testable import NavCheckCommand

@Suite("Known findings")
struct KnownFindingsTests {
  private static let buggy = """
    system Buggy
    with doubleTap

    coordinator App {
      start list
      screen list { on tap open { push detail } }
      screen detail
    }

    expect holds

    variant worse {
      coordinator App { screen detail { on tap crash { fail "no" } } }
    }

    """

  @Test("What is accepted passes, and is written once")
  func accepted() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("buggy.nav", Self.buggy)
    #expect(running(["check", path]).code == 1)
    #expect(running(["check", path, "--accept"]).code == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text.contains(
        "expect holds\nknown violated one-intent-one-push at App.list in 2 inputs \"one control shows App.detail twice\"\n"
      ))
    #expect(text.contains("variant worse {\n  known violated"))
    let again = running(["check", path])
    #expect(again.code == 0, "\(again.output)")
    #expect(running(["check", path, "--accept"]).code == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test("A known finding that is gone fails, with the line to delete; accepting deletes it")
  func fixed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("buggy.nav", Self.buggy)
    _ = running(["check", path, "--accept"])
    let mended = try String(contentsOfFile: path, encoding: .utf8)
      .replacing("on tap open {", with: "on tap open when list is not leaving {")
    let other = try folder.write("mended.nav", mended)
    let answer = running(["check", other, "--variant", "base"])
    #expect(answer.code == 1)
    #expect(
      answer.output.contains(
        "one-intent-one-push at App.list is listed as known, but this finding no longer occurs: delete line 11"
      )
    )
    _ = running(["check", other, "--accept", "--variant", "base"])
    #expect(running(["check", other, "--variant", "base"]).code == 0)
    #expect(try !String(contentsOfFile: other, encoding: .utf8).contains("expect holds\nknown"))
  }

  @Test("What a budget cut off stays known, and accepting says that it was cut off")
  func cutOff() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("buggy.nav", Self.buggy)
    _ = running(["check", path, "--accept"])
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let answer = running(["check", path, "--accept", "--max-states", "2"])
    #expect(answer.code == 4, "\(answer.output)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test("Accepting excuses no expectation that is not met")
  func unmetStays() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "buggy.nav", Self.buggy.replacing("expect holds", with: "expect violated no-trap in 3 inputs"))
    let answer = running(["check", path, "--accept"])
    #expect(answer.code == 1)
    #expect(answer.output.contains("no-trap is expected to be violated, but is not"))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("known violated one-intent-one-push"))
  }

  @Test("A file that is written keeps who may read it")
  func permissions() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("buggy.nav", Self.buggy)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    _ = running(["check", path, "--accept"])
    let after = try FileManager.default.attributesOfItem(atPath: path)
    #expect(after[.posixPermissions] as? Int == 0o600)
  }

  @Test("The same property broken in another way is a new finding")
  func another() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("a.nav", Self.buggy)
    let path = try folder.write(
      "b.nav",
      Self.buggy.replacing(
        "expect holds",
        with: "known violated one-intent-one-push in 2 inputs \"one control shows App.other twice\""))
    #expect(running(["check", path, "--variant", "base"]).code == 1)
  }

  @Test("Findings of another scope are not taken")
  func otherScope() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("line.nav", Self.buggy)
    #expect(running(["check", path, "--accept", "--with", "doubleTap"]).code == 2)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.buggy)
  }

  @Test("An opt-out excuses just the control, screen or coordinator that it names")
  func narrow() throws {
    let folder = try TemporaryFolder()
    func code(_ line: String) throws -> Int32 {
      let path = try folder.write("narrow.nav", Self.buggy.replacing("expect holds", with: line))
      return running(["check", path, "--variant", "base"]).code
    }
    #expect(try code("allow one-intent-one-push at tap open \"wanted\"") == 0)
    #expect(try code("allow one-intent-one-push at App \"wanted\"") == 0)
    #expect(try code("allow one-intent-one-push at App.detail \"wanted\"") == 0)
    #expect(try code("allow one-intent-one-push at tap close \"wanted\"") == 3)
    #expect(try code("allow one-intent-one-push at App.nowhere \"wanted\"") == 3)
    #expect(try code("allow no-trap at App \"wanted\"") == 1)
  }

  @Test("An opt-out excuses just the link that it names")
  func link() throws {
    let folder = try TemporaryFolder()
    func code(_ lines: String) throws -> Int32 {
      let text = """
        system S
        link a to App.aPage
        link b to App.bPage
        coordinator App {
          start home
          screen home
          screen aPage
          screen bPage
          on link a { note lost }
          on link b { note lost }
        }
        allow everything-reachable "on purpose"
        allow no-deadlock "on purpose"
        \(lines)
        """
      return running(["check", try folder.write("links.nav", text)]).code
    }
    let (a, b) = (
      "allow link-reaches-target at link a \"later\"", "allow link-reaches-target at link b \"later\""
    )
    #expect(try code("") == 1)
    #expect(try code(a) == 1)
    #expect(try code(b) == 1)
    #expect(try code("\(a)\n\(b)") == 0)
    #expect(try code("allow link-reaches-target at link c \"later\"") == 3)
    #expect(try code("allow link-reaches-target at App.aPage \"later\"") == 1)
  }
}

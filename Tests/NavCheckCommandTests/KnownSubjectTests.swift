import Foundation
import Testing

@testable import NavCheckCommand

@Suite("Known findings at a subject")
struct KnownSubjectTests {
  /// Two flows that nobody drops: each is a finding of `child-ends-with-branch` and of `child-has-screen`.
  private static func text(_ known: String = "", drops: String = "") -> String {
    """
    system Two
      platform uikit

    coordinator App {
      start home
      screen home {
        on tap first when First is not alive { push first }
        on tap second when Second is not alive { push second }
      }
      branch first: First { \(drops) }
      branch second: Second
    }

    coordinator First {
      start one
      screen one
    }

    coordinator Second {
      start two
      screen two
    }

    final when settled
    \(known)
    """
  }

  private func check(_ text: String, _ options: String...) throws -> Answer {
    let folder = try TemporaryFolder()
    return running(["check", try folder.write("two.nav", text)] + options)
  }

  private static let first = """
    known violated child-ends-with-branch at App.first in 2 inputs "First is still alive, although First.one, where it began, is gone"
    known violated child-has-screen at App.first in 2 inputs "First is alive, but none of its screens is on screen"

    """
  private static let second = first.replacing("first", with: "second").replacing("First", with: "Second")
    .replacing(".one", with: ".two")

  @Test func `acceptance lists a finding at each subject, in one run`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("two.nav", Self.text())
    #expect(running(["check", path, "--accept"]).output.contains("4 known findings written"))
    let written = try String(contentsOfFile: path, encoding: .utf8)
    for line in (Self.first + Self.second).split(separator: "\n") { #expect(written.contains(line)) }
    let again = running(["check", path])
    #expect(again.code == 0, "\(again)")
    #expect(running(["check", path, "--accept"]).output.contains("nothing to accept"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == written)
  }

  @Test func `a known finding does not hide another one`() throws {
    let answer = try check(Self.text(Self.first))
    #expect(answer.code == 1)
    #expect(answer.output.contains("error: child-has-screen: Second is alive"))
    #expect(!answer.output.contains("First is alive"))
    // Until the first violation means until the first that is not known.
    #expect(try check(Self.text(Self.first), "--until", "first").output.contains("Second is"))
    #expect(try check(Self.text(Self.first + Self.second), "--until", "first").code == 0)
  }

  @Test func `a finding that is gone names its subject`() throws {
    let answer = try check(Self.text(Self.first + Self.second, drops: "on removed { drop child }"))
    #expect(answer.code == 1)
    #expect(
      answer.output.contains(
        "child-has-screen at App.first is listed as known, but this finding no longer occurs: delete line"))
    #expect(!answer.output.contains("at App.second is listed"))
  }

  @Test func `a known finding that needs fewer inputs is another finding`() throws {
    let folder = try TemporaryFolder()
    let late = (Self.first + Self.second).replacing("at App.first in 2", with: "at App.first in 3")
    let path = try folder.write("two.nav", Self.text(late))
    let answer = running(["check", path])
    #expect(answer.code == 1)
    #expect(
      answer.output.contains(
        "child-has-screen at App.first is listed as known, but it occurs in fewer inputs or with another text"
      ))
    #expect(!answer.output.contains("at App.second is listed"))
    #expect(running(["check", path, "--accept"]).code == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("at App.first in 2 inputs"))
    #expect(running(["check", path]).code == 0)
    // More inputs than stated, and no number at all, are the known finding.
    for text in ["in 1 input ", ""] {
      let other = (Self.first + Self.second).replacing("in 2 inputs ", with: text)
      #expect(try check(Self.text(other)).code == 0)
    }
  }

  @Test func `another text at the subject is another finding`() throws {
    let other = (Self.first + Self.second).replacing("First is alive, but", with: "First lives, but")
    let answer = try check(Self.text(other))
    #expect(answer.code == 1)
    #expect(answer.output.contains("child-has-screen is violated in 2 inputs, which is not expected"))
    #expect(answer.output.contains("child-has-screen at App.first is listed as known"))
  }

  @Test(arguments: [("at First", 0), ("at App", 1), ("at App.home", 1)])
  func `a coordinator covers the findings that concern it`(subject: String, code: Int32) throws {
    let lines = (Self.first + Self.second).replacing("at App.first", with: subject)
    #expect(try check(Self.text(lines)).code == code)
  }

  @Test func `a search that was cut leaves other findings open`() throws {
    let answer = try check(Self.text(Self.first + Self.second), "--max-states", "40")
    #expect(answer.code == 4, "\(answer)")
  }

  @Test(arguments: [
    ("known violated child-has-screen at App.third \"x\"", "there is no subject 'third' here"),
    ("known violated no-trap at App.first \"x\"", "a known violation of no-trap takes no 'at'"),
    ("always fine: true\nknown violated fine at App \"x\"", "a known violation of fine takes no 'at'"),
    ("known violated child-has-screen in 2 inputs at App \"x\"", "expected a description"),
  ])
  func `mistakes are explained`(line: String, message: String) throws {
    let answer = try check(Self.text(line))
    #expect(answer.code == 2 || answer.code == 3)
    #expect((answer.output + answer.errors).contains(message), "\(answer)")
  }

  @Test func `a saved trace of a known finding still fails, as expected`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("two.nav", Self.text())
    _ = running(["check", path, "--save"])
    _ = try folder.write("two.nav", Self.text(Self.first + Self.second))
    let answer = running(["check", path, "--verbose"])
    #expect(answer.code == 0, "\(answer)")
    #expect(!answer.output.contains("no longer fails"))
  }

  @Test func `random walks report only what is not known`() throws {
    let folder = try TemporaryFolder()
    let known = try folder.write("known.nav", Self.text(Self.first + Self.second))
    #expect(running(["simulate", known, "--seed", "1", "--walks", "20"]).code == 0)
    let half = try folder.write("half.nav", Self.text(Self.first))
    let answer = running(["simulate", half, "--seed", "1", "--walks", "20"])
    #expect(answer.code == 1)
    #expect(answer.output.contains("Second is alive") && !answer.output.contains("First is alive"))
  }
}

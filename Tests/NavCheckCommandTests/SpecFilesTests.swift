import Foundation
import Testing

@testable import NavCheckCommand

@Suite("Finding specs")
struct SpecFilesTests {
  private func message(_ paths: [String], usual: String = "specs") -> String? {
    do {
      _ = try SpecFiles.find(paths, usual: usual)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("A folder is searched to the bottom, in sorted order, without hidden folders")
  func folders() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b.nav", "a/z.nav", "a/c/d.nav", "invalid/x.nav", "a/invalid/y.nav", ".git/h.nav", "a/read.md",
    ] {
      try folder.write(name, "")
    }
    #expect(
      try SpecFiles.find([folder.path]).map { $0.dropFirst(folder.path.count + 1) } == [
        "a/c/d.nav", "a/invalid/y.nav", "a/z.nav", "b.nav", "invalid/x.nav",
      ])
    #expect(try SpecFiles.find([folder.path + "/"]).count == 5)
    #expect(try SpecFiles.find([folder.path + "/invalid"]) == ["\(folder.path)/invalid/x.nav"])
    #expect(try SpecFiles.find([], usual: folder.path).count == 5)
  }

  @Test("A file that is named is taken whatever it is called, and once")
  func files() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("spec.txt", "")
    #expect(try SpecFiles.find([file, file]) == [file])
    try folder.write("a.nav", "")
    #expect(try SpecFiles.find([folder.path, "\(folder.path)/a.nav"]).count == 1)
  }

  @Test("A circle of links ends")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/a.nav", "")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/a/again", withDestinationPath: folder.path)
    #expect(try SpecFiles.find([folder.path]).count == 1)
    #expect(try SpecFiles.find(["\(folder.path)/a/again"]).count == 1)
  }

  @Test("What is not there is told")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(message([], usual: "\(folder.path)/specs")?.hasPrefix("no specs/ here") == true)
    #expect(message(["\(folder.path)/none.nav"]) == "there is no file or folder '\(folder.path)/none.nav'")
    #expect(message([folder.path]) == "there is no spec (*.nav) in '\(folder.path)'")
    #expect(message([""]) == "there is no file or folder ''")
  }

  @Test(
    "A path is a word of a shell",
    arguments: [
      ("specs/a-b_1.nav", "specs/a-b_1.nav"), ("my specs/a.nav", "'my specs/a.nav'"), ("it's", #"'it'\''s'"#),
      ("$(x)", "'$(x)'"), ("-v", "'-v'"), ("画面.nav", "画面.nav"),
    ])
  func quoting(path: String, quoted: String) {
    #expect(SpecFiles.quoted(path) == quoted)
  }

  @Test("A path is printed on one line") func printing() {
    #expect(SpecFiles.shown("a\n\u{1B}[31mb") == "a\\u{A}\\u{1B}[31mb")
  }
}

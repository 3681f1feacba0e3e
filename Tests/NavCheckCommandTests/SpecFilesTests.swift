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

  @Test("A folder that cannot be read is told, not left out")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.nav", "")
    try folder.write("sub/b.nav", "")
    #expect(throws: SpecFiles.Missing.self) {
      try SpecFiles.find([folder.path]) { path in path.hasSuffix("sub") ? nil : ["a.nav", "sub"] }
    }
  }

  @Test("Names that differ only by Unicode normalisation are two files, of which a warning tells")
  func lookalikes() throws {
    let folder = try TemporaryFolder()
    let spec = "system S\ncoordinator App { start a; screen a }\nfinal when settled\n"
    try folder.write("\u{E9}.nav", spec)
    try folder.write("e\u{301}.nav", spec)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    // Where the file system takes both names for one, there is one file.
    guard names.count == 2 else { return }
    #expect(try SpecFiles.find([folder.path]).count == 2)
    let answer = running(["check", folder.path])
    #expect(answer.output.contains("2 specs"))
    #expect(answer.errors.contains("differ only by Unicode normalisation"))
  }

  @Test("Neither use nor a trace leads out of the folder that is checked, and what is no spec is not quoted")
  func reach() throws {
    let folder = try TemporaryFolder()
    try folder.write("outside/P.nav", "part P\ntype T = Bool\n")
    try folder.write("outside/key.txt", "secret 1\n")
    let spec = { (path: String) in
      "system A\nuse \"\(path)\"\ncoordinator App { start home; screen home; var t: T = true }\nfinal when settled\n"
    }
    for (name, path) in [("a", "../outside/P.nav"), ("b", "link.nav"), ("c", "../outside/key.txt")] {
      try folder.write("specs/\(name).nav", spec(path))
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/specs/link.nav", withDestinationPath: "\(folder.path)/outside/P.nav")
    for name in ["a", "b", "c"] {
      let answer = running(["check", "\(folder.path)/specs/\(name).nav"])
      #expect(answer.code == 3)
      #expect(answer.output.contains("is outside of the folder that is checked"))
    }
    #expect(running(["check", folder.path]).output.contains("secret") == false)
    #expect(running(["check", "\(folder.path)/specs/a.nav", "\(folder.path)/outside"]).code == 0)
    for verb in ["check", "lint", "format", "graph", "generate"] {
      let answer = running([verb, "\(folder.path)/outside/key.txt"])
      #expect(answer.code == 3)
      #expect(!(answer.output + answer.errors).contains("secret 1"), "\(verb)")
    }
    let trace = try folder.write(
      "specs/a.corpus/t.json",
      #"{"events":[],"property":"no-trap","scope":{"adversaries":[],"depth":4},"spec":"../../outside/P.nav","system":"A","tool":"1","version":1}"#
    )
    let answer = running(["replay", trace])
    #expect(answer.code == 2)
    #expect(answer.errors.contains("name the spec with --spec"))
  }

  @Test("What is not there is told")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(
      message([], usual: "\(folder.path)/specs")?.hasPrefix("this folder has no folder 'specs'") == true)
    #expect(message(["\(folder.path)/none.nav"]) == "there is no file or folder '\(folder.path)/none.nav'")
    #expect(message([folder.path]) == "there is no spec (*.nav) in '\(folder.path)'")
    #expect(message([""]) == "there is no file or folder ''")
  }

  @Test(
    "A path is a word of a shell",
    arguments: [
      ("specs/a-b_1.nav", "specs/a-b_1.nav"), ("my specs/a.nav", "'my specs/a.nav'"), ("it's", #"'it'\''s'"#),
      ("$(x)", "'$(x)'"), ("-v", "'-v'"), ("a\n'\u{9B}", #"$'a\012\047\302\233'"#), ("画面.nav", "画面.nav"),
      ("a\n'\u{9B}", #"$'a\012\047\302\233'"#),
    ])
  func quoting(path: String, quoted: String) {
    #expect(SpecFiles.quoted(path) == quoted)
  }

  @Test("A path is printed on one line") func printing() {
    #expect(SpecFiles.shown("a\n\u{1B}[31mb") == "a\\u{A}\\u{1B}[31mb")
  }
}

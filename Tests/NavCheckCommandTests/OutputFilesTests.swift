import Foundation
import Testing

@testable import NavCheckCommand

@Suite("A report never replaces what it is about")
struct OutputFilesTests {
  private static let part = "part P\ntype T = Bool\n"
  private static let spec =
    "system A\nuse \"parts/P.nav\"\ncoordinator App { start home; screen home; var t: T = true }\nfinal when settled\n"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("a.nav", Self.spec)
    try folder.write("parts/P.nav", Self.part)
    try folder.write("a.corpus/t.json", "{}")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: "\(folder.path)/soft.json", withDestinationPath: "a.nav")
    try files.linkItem(atPath: "\(folder.path)/parts/P.nav", toPath: "\(folder.path)/hard.json")
    return folder
  }

  @Test(
    "A spec, a part or a trace under any name is no place for a report, and is refused before anything is checked",
    arguments: [
      "a.nav", "./a.nav", "parts/../a.nav", "soft.json", "parts/P.nav", "hard.json", "a.corpus/t.json",
      "a.corpus/new.json",
    ])
  func inputs(name: String) throws {
    let folder = try folder()
    for verb in ["check", "simulate"] {
      let answer = running([verb, "\(folder.path)/a.nav", "--format", "json=\(folder.path)/\(name)"])
      #expect(answer.code == 2)
      #expect(answer.output.isEmpty)
      #expect(answer.errors.contains("name another file"))
    }
    #expect(try String(contentsOfFile: "\(folder.path)/a.nav", encoding: .utf8) == Self.spec)
    #expect(try String(contentsOfFile: "\(folder.path)/parts/P.nav", encoding: .utf8) == Self.part)
    #expect(try String(contentsOfFile: "\(folder.path)/a.corpus/t.json", encoding: .utf8) == "{}")
  }

  @Test(
    "Two reports do not go to one file, whatever it is called",
    arguments: ["r.json", "./r.json", "link.json"])
  func twice(name: String) throws {
    let folder = try folder()
    try folder.write("there.json", "old")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link.json", withDestinationPath: "there.json")
    let other = name == "link.json" ? "there.json" : "r.json"
    let answer = running([
      "check", "\(folder.path)/a.nav", "--format", "json=\(folder.path)/\(other)", "--format",
      "junit=\(folder.path)/\(name)",
    ])
    #expect(answer.code == 2)
    #expect(answer.errors.contains("two formats are written to"))
    #expect(try String(contentsOfFile: "\(folder.path)/there.json", encoding: .utf8) == "old")
  }

  @Test("Another file is written")
  func other() throws {
    let folder = try folder()
    let report = "\(folder.path)/report.json"
    try FileManager.default.removeItem(atPath: "\(folder.path)/a.corpus/t.json")
    #expect(running(["check", "\(folder.path)/a.nav", "--format", "json=\(report)"]).code == 0)
    #expect(try String(contentsOfFile: report, encoding: .utf8).contains("as-expected"))
  }
}

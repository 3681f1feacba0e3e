import Foundation
import Testing

@testable import NavCheckCommand

@Suite("Laying specs out")
struct FormatTests {
  @Test("--check tells which differ and changes nothing; without it they are changed, once")
  func inPlace() throws {
    let folder = try TemporaryFolder()
    let good = "system S\n\ncoordinator App { start a }\n"
    let bad = "system   S // why\nvar n:Bool=true\n"
    try folder.write("good.nav", good)
    let path = try folder.write("bad.nav", bad)
    let wrong = "system S\nvar  n: Bool = nope\n"
    let meant = try folder.write("invalid/bad.nav", wrong)
    let check = running(["format", folder.path, "--check"])
    #expect(check.code == 1)
    #expect(check.output == "\(path)\n2 specs: 1 not formatted\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == bad)
    #expect(running(["format", folder.path]).code == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "system S  // why\nvar n: Bool = true\n")
    #expect(try String(contentsOfFile: meant, encoding: .utf8) == wrong)
    #expect(running(["format", folder.path, "--check"]).output == "2 specs: all formatted\n")
  }

  @Test("Of files of which one is wrong it is not said that all are in the one style")
  func partly() throws {
    let folder = try TemporaryFolder()
    try folder.write("good.nav", "system S\n")
    try folder.write("wrong.nav", "nonsense\n")
    for options in [[], ["--check"]] {
      let answer = running(["format", folder.path] + options)
      #expect(answer.code == 3)
      #expect(answer.output == "2 specs: 1 left unchanged\n")
    }
  }

  @Test(
    "A text on stdin is written laid out, or with --check only judged",
    arguments: [
      ("system S\nvar n: Bool = true\n", "system S\nvar n: Bool = true\n", 0, 0),
      ("system   S\nvar n:Bool=true\n", "system S\nvar n: Bool = true\n", 0, 1),
      ("system S\r\nvar n: Bool = true\r\n", "system S\nvar n: Bool = true\n", 0, 1),
      ("system S", "system S\n", 0, 1), ("system S\nnonsense\n", "", 3, 3), ("", "", 3, 3),
    ] as [(String, String, Int32, Int32)])
  func input(text: String, laidOut: String, code: Int32, checkCode: Int32) {
    for (words, code, output) in [
      (["-"], code, laidOut), (["-", "--check"], checkCode, ""), (["--check", "-"], checkCode, ""),
    ] {
      var (written, errors) = ("", "")
      let command = FormatCommand { Data(text.utf8.prefix($0)) }
      #expect(command.run(words, &written, &errors).rawValue == code, "\(words)")
      #expect(written == output)
      #expect(errors.isEmpty == (code != 3))
    }
  }

  @Test("A text that is no spec is told and left alone")
  func wrong() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("wrong.nav", "system S\nnonsense\n")
    let answer = running(["format", path])
    #expect(answer.code == 3)
    #expect(answer.errors.contains("wrong.nav:2:1: error: no declaration"))
    #expect(running(["format", "--chek"]).code == 2)
    #expect(running(["format", "\(folder.path)/none.nav"]).code == 2)
  }
}

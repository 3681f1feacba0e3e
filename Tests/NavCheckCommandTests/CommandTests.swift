import Foundation
import Testing

@testable import NavCheckCommand

/// What a command line answers: exit code, results, errors.
struct Answer {
  var code: Int32
  var output = ""
  var errors = ""

  init(_ arguments: String...) {
    code = 0
    code = NavcheckCommand(environment: [:]).run(arguments: arguments, output: &output, errors: &errors)
  }
}

/// A folder for the files of one test.
struct TemporaryFolder: ~Copyable {
  let url = FileManager.default.temporaryDirectory.appending(path: "navcheck-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let file = url.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path
  }
}

@Suite("The command line answers with the documented exit codes")
struct CommandTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func spec(_ path: String) -> String { root.appending(path: "specs/\(path)").path }

  @Test(
    "a command line that is wrong is a usage error with a suggestion",
    arguments: [
      (["chekc"], "did you mean 'navcheck check'?"),
      (["check", "--overtak", "1"], "did you mean '--overtake'?"),
      (["check", "--overtake", "many"], "needs a number up to 99 or 'free'"),
      (["check", "--max-states", "-5"], "needs a number"),
      (["check", "--max-states", "99999999999999999999"], "needs a number"),
      (["check", "--max-states", "9999999999999999m"], "too large"),
      (["check", "--with", "swip"], "did you mean 'swipe'?"),
      (["check", "--quiet", "--verbose"], "exclude each other"),
      (["check", "--quiet=yes"], "takes no value"),
      (["check", "--time"], "needs a value"),
      (["check", "/no/such/file.nav"], "there is no file or folder"),
    ])
  func usage(arguments: [String], message: String) {
    var output = ""
    var errors = ""
    let code = NavcheckCommand(environment: [:]).run(arguments: arguments, output: &output, errors: &errors)
    #expect(code == 2)
    #expect(errors.contains(message), "\(errors)")
  }

  @Test func `help and version answer without a spec`() {
    #expect(Answer().output.contains("navcheck check"))
    #expect(Answer("help", "check").output.contains("--max-states N"))
    #expect(Answer("version").output.hasPrefix("navcheck "))
  }

  @Test func `a spec that is as it expects answers 0`() {
    #expect(Answer("check", spec("tour/01-one-coordinator.nav")).code == 0)
    #expect(Answer("check", spec("tour/05-cancelled-swipe.nav")).code == 0)
  }

  @Test func `a violation that is not expected answers 1 with the line to paste`() throws {
    let folder = try TemporaryFolder()
    let text =
      "system A\nplatform uikit\nwith doubleTap\ncoordinator App { start a; screen a { on tap b { push b } }; screen b }"
    let answer = Answer("check", try folder.file("a.nav", text.utf8))
    #expect(answer.code == 1)
    #expect(answer.output.contains("to expect just this:  expect violated one-intent-one-push in 2 inputs"))
  }

  @Test func `a budget that was hit answers 4 and says which`() {
    let answer = Answer("check", spec("tour/12-sheet-with-child.nav"), "--max-states", "10")
    #expect(answer.code == 4)
    #expect(answer.output.contains("incomplete"))
  }

  @Test func `a scope that is changed on the command line is not held against the expectations`() {
    let answer = Answer(
      "check", spec("tour/12-sheet-with-child.nav"), "--with", "doubleTap", "--property",
      "one-intent-one-push")
    #expect(answer.output.contains("expectations were not judged") || answer.code == 0)
  }

  @Test func `a property and a variant that are not there are usage errors`() {
    #expect(
      Answer("check", spec("tour/01-one-coordinator.nav"), "--property", "no-trapp").errors.contains(
        "did you mean 'no-trap'?"))
    #expect(
      Answer("check", spec("tour/05-cancelled-swipe.nav"), "--variant", "fixd").errors.contains(
        "did you mean 'fixed'?"))
  }

  @Test func `two runs print the same bytes`() {
    let first = Answer("check", spec("tour"), "--verbose")
    #expect(first.output == Answer("check", spec("tour"), "--verbose").output)
  }

  @Test(
    "any bytes as a spec are told clearly and answer 3",
    arguments: [
      ("empty", [UInt8]()),
      ("noise", (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }),
      ("nul", [0, 0, 0]), ("not UTF-8", [0xFF, 0xFE, 0x80]),
      (
        "deep",
        Array("system A\ncoordinator App { start a; screen a { on tap b { ".utf8)
          + Array(String(repeating: "if true { ", count: 5000).utf8)
      ),
      ("brackets", Array("system A\nalways a: ".utf8) + Array(String(repeating: "(", count: 5000).utf8)),
      (
        "huge domain",
        Array(
          "system A\nevent e(x: 0...1099511627776)\ncoordinator App { start a; screen a; on e(x) { note x } }"
            .utf8)
      ),
      (
        "cyclic types",
        Array("system A\ntype B = C\ntype C = B\ncoordinator App { start a; screen a; var b: B? }".utf8)
      ),
      (
        "cyclic starts",
        Array(
          "system A\ncoordinator App { start b; branch b: B }\ncoordinator B { start a; branch a: App }".utf8)
      ),
    ] as [(String, [UInt8])])
  func hostile(name: String, bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let answer = Answer("check", try folder.file("a.nav", bytes))
    #expect(answer.code == 3, "\(name): \(answer.output) \(answer.errors)")
    #expect(answer.output.contains(": error: "))
    #expect(answer.output.utf8.count < 20_000)
  }

  @Test func `ten megabytes are refused without being read`() throws {
    let folder = try TemporaryFolder()
    let answer = Answer("check", try folder.file("a.nav", [UInt8](repeating: 0x21, count: 10 << 20)))
    #expect(answer.code == 3)
    #expect(answer.errors.contains("10485760 bytes"))
  }

  @Test func `a folder without specs answers 2`() throws {
    let folder = try TemporaryFolder()
    #expect(Answer("check", folder.url.path).code == 2)
  }
}

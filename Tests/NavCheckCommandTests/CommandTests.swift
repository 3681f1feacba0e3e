import Foundation
import Testing

@testable import NavCheckCommand

@Suite("The command line")
struct CommandTests {
  private static let fine = """
    system Fine
    coordinator App {
      start home
      screen home { on tap open { push detail } }
      screen detail
    }

    """

  @Test("Help and version")
  func words() {
    #expect(running([]).output == Usage.overview && running([]).code == 0)
    #expect(running(["--help"]).output == Usage.overview)
    #expect(running(["help"]).output == Usage.overview)
    for verb in CommandVerb.allCases {
      // What is too wide for a line is broken between words.
      let words = Usage.overview.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains(verb.usage))
      #expect(running(["help", verb.rawValue]).output == Usage.help(verb))
    }
    #expect(running(["check", "--help"]).output == Usage.help(.check))
    let pages = [Usage.overview] + CommandVerb.allCases.filter { $0 != .replay }.map(Usage.help)
    for line in pages.joined().split(separator: "\n") where !line.hasPrefix("navcheck ") {
      #expect(DisplayWidth.of(line) <= Usage.width || line.split(separator: " ").count == 1, "\(line)")
    }
    #expect(running(["version"]).output.hasPrefix("navcheck "))
    #expect(running(["version"]).output == running(["--version"]).output)
  }

  @Test(
    "A command line that cannot be understood is code 2, told on stderr, with nothing on stdout",
    arguments: [
      (["chekc"], "did you mean 'navcheck check'?"), (["version", "x"], "takes no arguments"),
      (["help", "chek"], "did you mean"), (["check", "--nope"], "has no option"),
      (["check", "/nowhere/at/all.nav"], "'/nowhere/at/all.nav'"), (["a\nb"], "a\\u{A}b"),
    ])
  func usage(arguments: [String], message: String) {
    let answer = running(arguments)
    #expect(answer.code == 2)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains(message))
  }

  @Test("Any bytes as a spec: an error with a place, and code 3")
  func hostileTexts() throws {
    var noise: UInt64 = 88_172_645_463_325_252
    func byte() -> UInt8 {
      noise ^= noise << 13
      noise ^= noise >> 7
      noise ^= noise << 17
      return UInt8(truncatingIfNeeded: noise)
    }
    let texts: [(String, [UInt8], String)] = [
      ("empty.nav", [], "empty.nav:1:1: error: the file has no declarations"),
      ("bytes.nav", [0xFF, 0xFE, 0x00, 0x80], "error: these bytes are not UTF-8 text"),
      ("noise.nav", (0..<50_000).map { _ in byte() }, "noise.nav:1:"),
      ("zero.nav", [UInt8](repeating: 0, count: 10_000), "zero.nav:1:"),
      ("deep.nav", Array(String(repeating: "(", count: 5_000).utf8), "deep.nav:1:"),
      ("half.nav", Array("system A\ncoordinator B {".utf8), "half.nav:2:"),
      (
        "blocks.nav",
        Array("system A\ncoordinator App { start a; screen a { on tap b { ".utf8)
          + Array(String(repeating: "if true { ", count: 5_000).utf8), "blocks.nav:2:"
      ),
      (
        "brackets.nav", Array("system A\nalways a: \(String(repeating: "(", count: 5_000))".utf8),
        "brackets.nav:2:"
      ),
      (
        "domain.nav",
        Array(
          "system A\nevent e(x: 0...1099511627776)\ncoordinator App { start a; screen a; on e(x) { note x } }"
            .utf8),
        "domain.nav:2:"
      ),
      (
        "types.nav",
        Array("system A\ntype B = C\ntype C = B\ncoordinator App { start a; screen a; var b: B? }".utf8),
        "types.nav:"
      ),
      (
        "starts.nav",
        Array(
          "system A\ncoordinator App { start b; branch b: B }\ncoordinator B { start a; branch a: App }".utf8),
        "starts.nav:"
      ),
    ]
    for (name, bytes, message) in texts {
      let folder = try TemporaryFolder()
      let answer = running(["check", try folder.write(name, bytes)])
      #expect(answer.code == 3, "\(name)")
      #expect(answer.output.contains(": error: "), "\(name)")
      #expect(answer.output.contains(message), "\(name): \(answer.output.prefix(300))")
      #expect(answer.output.hasSuffix("1 spec: 1 with mistakes\n"), "\(name)")
      #expect(answer.output.utf8.count < 30_000, "\(name)")
    }
  }

  @Test(
    "A file that is too large, or cannot be read, is code 2 in every verb, and no verb says that all is fine")
  func hostileFiles() throws {
    let folder = try TemporaryFolder()
    let large = try folder.write("large.nav", [UInt8](repeating: 0x20, count: 10_000_000))
    for verb in ["check", "simulate", "lint", "format", "graph", "generate"] {
      let answer = running([verb, large])
      #expect(answer.code == 2, "\(verb)")
      #expect(answer.errors.contains("has 10000000 bytes; navcheck reads at most"))
      #expect(!answer.output.contains("all ") && !answer.output.contains("no remarks"), "\(verb)")
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/sub.nav", withDestinationPath: "\(folder.path)/nothing")
    try FileManager.default.removeItem(atPath: large)
    let dangling = running(["check", folder.path])
    #expect(dangling.code == 2)
    #expect(dangling.errors.contains("sub.nav' is not a readable file"))
    #expect(running(["check", "/dev/zero"]).code == 2)
  }

  @Test("A folder named like a spec is a folder")
  func folderNamedLikeASpec() throws {
    let folder = try TemporaryFolder()
    let inner = "\(folder.path)/x.nav"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    #expect(running(["check", inner]).code == 2)
    try folder.write("x.nav/y.nav", Self.fine)
    #expect(running(["check", inner]).code == 0)
  }

  @Test("One wrong spec does not keep the others from being checked, and its code counts")
  func several() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.nav", "system")
    try folder.write("b.nav", Self.fine)
    let answer = running(["check", folder.path, "--quiet"])
    #expect(answer.code == 3)
    #expect(answer.output.hasSuffix("2 specs: 1 with mistakes\n"))
    #expect(running(["check", folder.path]).output.contains("b.nav  holds"))
  }

  @Test("A name that one spec has is asked of that spec alone; one that none has is code 2")
  func names() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.nav", Self.fine)
    try folder.write("b.nav", Self.fine + "always mine: App is alive\nvariant other { overtake 0 }\n")
    let property = running(["check", folder.path, "--property", "mine"])
    #expect(property.code == 0)
    #expect(property.output.hasSuffix("1 spec, 1 variant: all as expected\n"), "\(property.output)")
    let variant = running(["check", folder.path, "--variant", "other"])
    #expect(variant.code == 0)
    #expect(!variant.output.contains("a.nav"))
    let unknown = running(["check", folder.path, "--variant", "othr", "--property", "mine"])
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("no checked spec has the variant 'othr'; did you mean 'other'?"))
    let misspelt = running(["check", folder.path, "--property", "no-trp"])
    #expect(misspelt.code == 2)
    #expect(misspelt.errors.contains("did you mean 'no-trap'?"))
  }

  @Test("Colours only where they are wanted")
  func colors() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.nav", Self.fine)
    #expect(running(["check", path, "--color", "always"]).output.contains("\u{1B}[32m"))
    #expect(!running(["check", path, "--color", "never"]).output.contains("\u{1B}"))
    #expect(!running(["check", path], environment: ["NO_COLOR": ""]).output.contains("\u{1B}"))
  }

  @Test("The same answer to the byte, every time")
  func determinism() throws {
    let text = try #require(Examples.all.first).text
    let first = try checking(text, "--verbose")
    for _ in 0..<3 { #expect(try checking(text, "--verbose").output == first.output) }
  }
}

/// Several specs at once.
@Suite struct JobsTests {
  @Test func `what is told of many specs is the same at any number of jobs`() throws {
    let folder = try TemporaryFolder()
    for (index, example) in Examples.all.prefix(6).enumerated() {
      _ = try folder.write("\(index).nav", example.text)
    }
    _ = try folder.write("wrong.nav", "system S\nwrong")
    let lines = [
      "check", folder.path, "--property", "no-such", "--max-states", "60",
    ]
    for verbosity in [[], ["--verbose"], ["--format", "json"]] {
      let alone = running(lines + verbosity)
      for jobs in ["2", "7"] {
        let together = running(lines + verbosity + ["--jobs", jobs])
        #expect(together.output == alone.output)
        #expect(together.errors == alone.errors)
        #expect(together.code == alone.code)
      }
    }
    let all = running(["check", folder.path, "--max-states", "60"])
    #expect(running(["check", folder.path, "--max-states", "60", "--jobs", "3"]).output == all.output)
  }

  @Test func `a run that was stopped says so, whatever it has not looked at`() throws {
    var run = CheckRun(options: try CheckOptions(["a.nav"]), style: TextStyle(isColored: false))
    run.interrupt()
    var (output, errors) = ("", "")
    run.end("", &output, &errors)
    #expect(run.result.code == .interrupted)
    #expect(output.hasPrefix("interrupted after "))
  }
}

/// Explorations that outgrow what they may take.
@Suite struct MemoryOptionTests {
  @Test func `a spec that outgrows the memory is incomplete, and says so`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("example.nav", try #require(Examples.all.first).text)
    let answer = running(["check", path, "--memory", "20k"])
    #expect(answer.code == 4 || answer.code == 1)
    #expect(answer.output.contains("memory budget of 20 KB"))
    for value in ["0", "x", "-1", "99999999999g", ""] {
      #expect(
        running(["check", path, "--memory=\(value)"]).errors.contains("needs a size such as 500m or 4g"))
    }
  }
}

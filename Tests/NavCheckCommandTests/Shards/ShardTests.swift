import Foundation
import NavCheck
import Testing

@testable import NavCheckCommand

@Suite struct `Shards of a run` {
  private static let specs = [
    "a.nav": """
    system A
    coordinator App { start a; screen a { on tap b { push b } }; screen b }
    variant late { timing atomic }
    variant doubled { with doubleTap }
    """,
    "gone.nav": """
    system Gone
    platform uikit { ios = 17 }
    coordinator App { start a; screen a { on tap b { push b } }; screen b }
    expect violated no-trap
    """,
    "wrong.nav": "system Wrong\ncoordinator App { start a; screen b }\n",
    "unused.nav": "system Unused\ncoordinator App { var x: Bool = false; start a; screen a }\n",
    "invalid/told.nav": "//! unknown-screen\nsystem Told\ncoordinator App { start b; screen a }\n",
  ]

  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/specs" }

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.specs { try folder.write("specs/\(name)", text) }
  }

  /// Runs every shard and answers with the folder of their reports.
  private static func shards(
    _ count: Int, _ arguments: [String], in folder: TemporaryFolder
  ) throws -> String {
    let reports = "\(folder.path)/\(count)"
    try FileManager.default.createDirectory(atPath: reports, withIntermediateDirectories: true)
    for shard in 1...count {
      // By option and by environment alike.
      let isFlag = shard.isMultiple(of: 2)
      _ = running(
        arguments + (isFlag ? ["--shard", "\(shard)/\(count)"] : [])
          + ["--format", "shard=\(reports)/\(shard).json", "--jobs", "\(shard)"],
        environment: isFlag ? [:] : ["NAVCHECK_SHARD": "\(shard)/\(count)"])
    }
    return reports
  }

  /// What a command line answers on stdout and in a file of each other form.
  private func everything(_ arguments: [String]) throws -> [String] {
    let forms = OutputFormat.ofReports.filter { $0 != .human }.map(\.rawValue)
    let answer = running(
      arguments + ["--format", "human"] + forms.flatMap { ["--format", "\($0)=\(folder.path)/\($0)"] })
    let files = try forms.map { try String(contentsOfFile: "\(folder.path)/\($0)", encoding: .utf8) }
    return ["\(answer.code)", answer.output, answer.errors] + files
  }

  @Test(
    "All shards together say what one run says, to the byte, in every format",
    arguments: [
      ["check"], ["check", "--ios", "18,26", "--verbose"], ["check", "--variant", "late", "--quiet"],
      ["check", "--property", "no-trap", "--max-states", "1", "--color", "always"],
      ["check", "--property", "none"],
      ["simulate", "--seed", "1-3,7", "--walks", "3", "--length", "4"],
    ])
  func merged(_ words: [String]) throws {
    let arguments = [words[0], path] + words.dropFirst()
    let whole = try everything(arguments)
    for count in words.count == 1 ? [1, 2, 5] : [2] {
      let reports = try Self.shards(count, arguments, in: folder)
      #expect(try everything(["merge", reports]) == whole, "\(count)")
      // From here on nothing depends on how many shards there were.
      for format in count == 2 ? OutputFormat.ofReports.map(\.rawValue) : [] {
        let answer = running(["merge", reports, "--format", format])
        #expect(whole.contains(answer.output) && "\(answer.code)" == whole[0], "\(format)")
      }
    }
  }

  @Test func `a unit stays where it is whatever is added`() throws {
    func units() throws -> [String: Int] {
      let reports = try Self.shards(3, ["check", path], in: folder)
      var owners: [String: Int] = [:]
      for shard in 1...3 {
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(reports)/\(shard).json"))
        let report = try JSONDecoder().decode(ShardReport.self, from: data)
        for piece in report.pieces { #expect(owners.updateValue(shard, forKey: piece.unit) == nil) }
      }
      return owners
    }
    let before = try units()
    #expect(before.count == 10 && Set(before.values).count > 1)
    try folder.write("specs/0.nav", "system New\ncoordinator App { start a; screen a }\n")
    #expect(try units().filter { before[$0.key] != nil } == before)
  }

  /// Shards of two runs.
  private static let made = Result {
    let folder = try TemporaryFolder()
    for (name, text) in specs { try folder.write("specs/\(name)", text) }
    for count in [2, 3] { _ = try shards(count, ["check", "\(folder.path)/specs"], in: folder) }
    return folder
  }

  /// What is done to the reports of three shards, and what is said of it.
  static let faults: [(fault: String, message: String)] = [
    ("rm 2.json", "shard 2/3 is missing"),
    ("rm 1.json 3.json", "shards 1/3, 3/3 are missing"),
    ("cp 2.json 4.json", "shard 2/3 has two reports: 'R/2.json' and 'R/4.json'"),
    (
      "cp ../2/1.json 1.json",
      "'R/2.json' is shard 2/3, but 'R/1.json' is shard 1/2: they belong to different runs"
    ),
    (
      "sed -i.old s/0.1.0/0.0.9/ 2.json",
      "'R/2.json' (shard 2/3) was written by navcheck 0.0.9, but 'R/1.json' by 0.1.0"
    ),
    (
      "sed -i.old 's/\"--\"/\"--quiet\", \"--\"/' 3.json",
      "'R/3.json' (shard 3/3) was run with 'check --quiet S', but 'R/1.json' with 'check S': run all shards"
    ),
    ("echo '{' > 3.json", "'R/3.json' is not a readable JSON object; the file may be cut off"),
    (
      "sed -i.old '/^  \"version\"/s/1/2/' 1.json",
      "'R/1.json' has version 2, but this navcheck reads 1"
    ),
    (
      "sed -i.old '/\"text\" : \"[0-9a-f]\\{16\\}\"/s/: \"./: \"x/' 2.json",
      "'S/a.nav' had different texts in 'R/2.json' and in 'R/1.json'"
    ),
    (
      "sed -i.old 's/wrong.nav\"/other.nav\"/' 2.json",
      "'S/other.nav' is a spec of 'R/2.json', but not of 'R/1.json'"
    ),
    ("sed -i.old '/\"unit\"/s/a.nav late/a.nav base/' ?.json", "'S/a.nav base' has two results"),
    ("sed -i.old '/\"isInterrupted\"/s/false/true/' ?.json", "/3) was interrupted: run it again"),
    ("rm *.json", "there is no report of a shard in 'R'"),
  ]

  @Test(arguments: faults)
  func `what is not all of one run is named`(_ fault: String, _ message: String) throws {
    // Made once, since every fault has a copy.
    let made = try Self.made.get()
    try shell("cp -r \(made.path)/2 \(made.path)/3 .", in: folder.path)
    let (reports, path) = ("\(folder.path)/3", "\(made.path)/specs")
    try shell(fault, in: reports)
    let answer = running(["merge", reports])
    #expect(answer.code == 2 && answer.output.isEmpty)
    let told = answer.errors.replacing(reports, with: "R").replacing(path, with: "S")
    #expect(told.hasPrefix("navcheck: ") && told.contains(message), "\(told)")
  }

  @Test(arguments: [
    (["check", "--shard", "0/3"], "--shard needs a part and the number of parts, such as 2/5, not '0/3'"),
    (["check", "--shard", "4/3"], "--shard needs"), (["check", "--shard", "1"], "--shard needs"),
    (["check", "--shard", "1/20000"], "at most 10000"),
    (
      ["check", "--shard", "1/2", "--accept"],
      "--accept needs the findings of all specs, not only those of shard 1/2"
    ),
    (
      ["check", "--shard", "1/2", "--expect-worlds"],
      "--expect-worlds counts the worlds of all specs, not only those of shard 1/2"
    ),
    (["simulate", "--seed", "3-1"], "--seed needs"),
    (["simulate", "--seed", "1,1"], "--seed names a number twice"),
    (["merge"], "merge takes the folders"), (["merge", "--quiet"], "merge has no option '--quiet'"),
    (["merge", ".", "--format", "shard"], "--format is one of human, json"),
    (["merge", "/nowhere"], "the folder '/nowhere' cannot be read"),
    (["report", ".", "--format", "shard"], "--format is one of human, json"),
  ])
  func `wrong command lines`(_ arguments: [String], _ message: String) {
    let answer = running(arguments)
    #expect(answer.code == 2 && answer.errors.contains(message), "\(answer.errors)")
  }

  @Test func `a wrong environment is told, and a flag goes before it`() {
    let answer = running(["check", path], environment: ["NAVCHECK_SHARD": "x"])
    #expect(answer.code == 2 && answer.errors.contains("NAVCHECK_SHARD needs a part"))
    #expect(running(["check", path, "--shard", "1/1"], environment: ["NAVCHECK_SHARD": "x"]).code == 3)
  }

  @Test func `a report is never written over a shard`() throws {
    let reports = try Self.shards(1, ["check", path], in: folder)
    let answer = running(["merge", reports, "--format", "json=\(reports)/1.json"])
    #expect(answer.code == 2 && answer.errors.contains("would be lost"))
  }
}

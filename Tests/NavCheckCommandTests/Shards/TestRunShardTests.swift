import Foundation
import NavCheck
import Testing

@testable import NavCheckCommand

@Suite struct `Shards of test runs` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Leaves what a shard of a test run leaves: a mark, and a report of each check.
  private func leave(_ shard: String, _ checks: [String: String]) throws {
    let part = try #require(CheckShard(shard))
    func write(_ name: String, _ checks: [ReportDocument.Check], _ part: CheckShard?, in place: String) throws
    {
      var document = ReportDocument(checks: checks)
      document.shard = part
      try folder.write("\(place)/\(name).json", JSONText.of(document))
    }
    try write("shard-\(part.index)", [], part, in: "\(part.index)")
    for (name, outcome) in checks {
      var check = ReportDocument.Check(path: name, outcome: outcome)
      check.differences = outcome == "as-expected" ? [] : ["it differs"]
      try write(name, [check], part, in: "\(part.index)")
      try write(name, [check], nil, in: "whole")
    }
  }

  private var places: [String] { (1...3).map { "\(folder.path)/\($0)" } }

  @Test func `they are told as those of the whole run`() throws {
    try leave("1/3", ["shop": "as-expected", "cart": "not-as-expected"])
    try leave("2/3", ["cart": "not-as-expected", "login": "incomplete"])
    try leave("3/3", [:])
    for format in OutputFormat.ofReports.map(\.rawValue) {
      let whole = running(["report", "\(folder.path)/whole", "--format", format])
      #expect(running(["merge"] + places + ["--format", format]) == whole && whole.code == 1, "\(format)")
    }
  }

  @Test(arguments: [
    (["1/3", "2/3"], [:], "shard 3/3 is missing"),
    (
      ["1/3", "2/3", "3/3"], ["1": "as-expected", "2": "incomplete"],
      "report the same check with different results"
    ),
    (["1/3", "2/2", "3/3"], [:], "they belong to different runs"),
  ])
  func `what is not all of one run is named`(_ shards: [String], _ shop: [String: String], _ message: String)
    throws
  {
    for place in places {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    }
    for shard in shards { try leave(shard, shop[String(shard.prefix(1))].map { ["shop": $0] } ?? [:]) }
    let answer = running(["merge"] + places)
    #expect(answer.code == 2 && answer.output.isEmpty && answer.errors.contains(message), "\(answer.errors)")
  }

  @Test func `a shard that is there twice, two in one folder, and another version`() throws {
    for shard in ["1/2", "2/2"] { try leave(shard, [:]) }
    try shell("cp -r 2 3", in: folder.path)
    #expect(running(["merge"] + places).errors.contains("shard 2/2 has two reports: "))
    try shell("cp 1/* 2", in: folder.path)
    #expect(running(["merge"] + places.prefix(2)).errors.contains("give each shard a folder of its own"))
    try shell("rm 2/shard-1.json; sed -i.old s/0.1.0/0.0.9/ 2/shard-2.json", in: folder.path)
    #expect(running(["merge"] + places.prefix(2)).errors.contains("' was written by navcheck 0.0.9, but '"))
  }

  @Test func `runs of navcheck and of tests are told apart`() throws {
    try leave("1/1", [:])
    try folder.write("s.nav", "system S\ncoordinator App { start a; screen a }\n")
    _ = running(["check", "\(folder.path)/s.nav", "--format", "shard=\(folder.path)/1/0.json"])
    #expect(running(["merge", places[0]]).errors.contains("merge them separately"))
  }
}

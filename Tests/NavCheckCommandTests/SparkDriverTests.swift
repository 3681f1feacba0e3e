#if os(Linux)
import Foundation
import Testing

@testable import NavCheckCommand

/// The driver for Spark, on a stand-in for Spark that has one process; `Tests/Benchmarks/spark` runs it on a cluster.
@Suite struct `The driver for Spark` {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// Runs the driver on a spec, with what navcheck is called on the nodes.
  private func run(_ spec: String, _ options: String, in folder: TemporaryFolder, navcheck: String? = nil)
    throws -> String
  {
    let driver = try folder.write("navcheck_spark.py", ClusterDriver.spark.text)
    return try shell(
      "python3 \(driver) \(spec) --navcheck \(navcheck ?? Self.built.path + "/navcheck") --output \(folder.path)/report.json "
        + options,
      environment: [
        "PYTHONPATH": Self.root.path + "/Tests/NavCheckCommandTests/Stubs/spark",
        "PYTHONDONTWRITEBYTECODE": "1",
      ],
      codes: [0, 1, 4])
  }

  private func report(in folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: "\(folder.path)/report.json", encoding: .utf8)
  }

  @Test func `it has at most 250 lines of at most 120 columns`() {
    let lines = ClusterDriver.spark.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 251 && lines.allSatisfy { $0.count <= 120 })
    #expect(running(["expand", "--driver", "spark"]).output == ClusterDriver.spark.text)
  }

  @Test(
    "The report is that of check, to the byte, in any number of partitions",
    arguments: [("tour/05-cancelled-swipe", 1), ("tour/06-sheet", 3), ("bugs/dead-page", 7)])
  func equal(spec: String, partitions: Int) throws {
    let folder = try TemporaryFolder()
    let path = "\(Self.root.path)/specs/\(spec).nav"
    _ = try run(path, "--partitions \(partitions) --every 3", in: folder)
    let checked = running(["check", path, "--variant", "base", "--format", "json"])
    #expect(try report(in: folder) == checked.output)
  }

  @Test func `a limit on worlds is that of check, one on levels is told`() throws {
    let folder = try TemporaryFolder()
    let path = "\(Self.root.path)/specs/tour/10-tabs.nav"
    _ = try run(path, "--partitions 2 --max-worlds 30", in: folder)
    let checked = running(["check", path, "--variant", "base", "--max-states", "30", "--format", "json"])
    #expect(try report(in: folder) == checked.output)
    _ = try run(path, "--partitions 2 --max-levels 2", in: folder)
    #expect(try report(in: folder).contains("level budget of 2 ("))
  }

  @Test func `a process that ends is told with its code, and there is no report`() throws {
    let folder = try TemporaryFolder()
    let path = "\(Self.root.path)/specs/tour/06-sheet.nav"
    let count = "\(folder.path)/count"
    let navcheck = try folder.write(
      "navcheck",
      "#!/bin/bash\necho >> \(count); [ $(wc -l < \(count)) -lt 4 ] || { echo 'it broke' >&2; exit 70; }\nexec \(Self.built.path)/navcheck \"$@\"\n"
    )
    try shell("chmod +x \(navcheck)")
    let told = try run(path, "--partitions 2", in: folder, navcheck: navcheck)
    #expect(told.contains("navcheck_spark: the exploration has failed: navcheck expand ended with 70 on "))
    #expect(told.contains(": it broke"))
    #expect(throws: (any Error).self) { try report(in: folder) }
  }
}
#endif

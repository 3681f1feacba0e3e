#if os(Linux)
import Foundation
import Testing

@testable import NavCheckCommand

/// The files of the page on several machines, run by the shell as the CI systems run them.
@Suite struct `Pipelines that share a run` {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func pipeline(_ name: String) throws -> String {
    try String(contentsOf: tests.appendingPathComponent("Pipelines/\(name).yml"), encoding: .utf8)
  }

  /// A folder with specs, and with navcheck on the path of what runs there.
  private func workspace() throws -> (folder: TemporaryFolder, path: String) {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c", "d"] {
      try folder.write(
        "specs/\(name).nav",
        "system S\ncoordinator App { start a; screen a { on tap b { push b } }; screen b }\nexpect violated no-trap\n"
      )
    }
    let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    try #require(FileManager.default.isExecutableFile(atPath: built.appendingPathComponent("navcheck").path))
    return (folder, "\(built.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")")
  }

  /// The indented lines below a line of YAML that ends with a word.
  private func lines(below head: String, in text: some StringProtocol) -> [String] {
    var found: [String] = []
    var depth: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      if let open = depth {
        if indent > open { found.append(line.trimmingCharacters(in: .whitespaces)) } else { depth = nil }
      }
      if line.hasSuffix(head) { depth = indent }
    }
    return found
  }

  @Test func `a matrix of GitHub`() throws {
    let (folder, path) = try workspace()
    let text = try Self.pipeline("github")
    let scripts = text.components(separatedBy: "\n  merge:\n").map { lines(below: "run: |", in: $0) }
    #expect(scripts.map(\.count) == [2, 1])
    for shard in 1...3 {
      func filled(_ text: String) -> String { text.replacing("${{ matrix.shard }}", with: "\(shard)") }
      let environment = lines(below: "env:", in: text)[0].components(separatedBy: ": ")
      // Each job begins with an empty folder; its artifact is unpacked beside those of the others.
      try folder.write("job\(shard)/empty", "")
      try shell(
        "ln -s ../specs specs; " + filled(scripts[0].joined(separator: "\n")),
        in: "\(folder.path)/job\(shard)",
        environment: ["PATH": path, environment[0]: filled(environment[1])], codes: [0, 1])
      try shell("mkdir -p shards; cp job\(shard)/shards/* shards", in: folder.path)
    }
    let told = try shell(
      scripts[1].joined(separator: "\n"), in: folder.path, environment: ["PATH": path], codes: [1])
    let whole = try shell(
      "navcheck check specs --format github", in: folder.path, environment: ["PATH": path], codes: [1])
    #expect(told == whole && told.contains("::error"))
    try shell(
      "navcheck check specs | cmp - report.txt; navcheck check specs --format junit | cmp - report.xml",
      in: folder.path, environment: ["PATH": path])
  }

  @Test func `parallel jobs of GitLab`() throws {
    let (folder, path) = try workspace()
    let text = try Self.pipeline("gitlab")
    let scripts = text.components(separatedBy: "\nmerge:\n").map {
      lines(below: "script:", in: $0).map { String($0.dropFirst(2)) }
    }
    #expect(scripts.map(\.count) == [3, 1] && text.contains("\n  parallel: 3\n"))
    for shard in 1...3 {
      try folder.write("job\(shard)/empty", "")
      try shell(
        "ln -s ../specs specs; " + scripts[0].joined(separator: "\n"), in: "\(folder.path)/job\(shard)",
        environment: ["PATH": path, "CI_NODE_INDEX": "\(shard)", "CI_NODE_TOTAL": "3"], codes: [0, 1])
      try shell("mkdir -p shards; cp job\(shard)/shards/* shards", in: folder.path)
    }
    let told = try shell(
      scripts[1].joined(separator: "\n"), in: folder.path, environment: ["PATH": path], codes: [1])
    #expect(
      try told == shell("navcheck check specs", in: folder.path, environment: ["PATH": path], codes: [1]))
    #expect(told.hasSuffix("4 specs: 4 not as expected\n"))
  }

  @Test("The page shows the files that were run", arguments: ["github", "gitlab"])
  func page(name: String) throws {
    let root = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Sources/NavCheck/Core/NavCheck.docc/SeveralMachines.md"),
      encoding: .utf8)
    #expect(page.contains("```yaml\n\(try Self.pipeline(name))```\n"))
  }
}
#endif

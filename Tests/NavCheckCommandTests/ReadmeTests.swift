import Foundation
import NavModel
import Testing

@Suite("The numbers in README and changelog are those of the code and of the specs")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func words(of file: String) throws -> String {
    let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func specCount(_ folder: String) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "specs/\(folder)").path)
      .count { $0.hasSuffix(".nav") }
  }

  @Test("Built-in properties", arguments: ["README.md", "CHANGELOG.md"])
  func builtIns(file: String) throws {
    #expect(try words(of: file).contains(" \(NavBuiltIn.allCases.count) built-in properties"))
  }

  @Test("Built-in properties in the reference")
  func builtInsElsewhere() throws {
    let count = NavBuiltIn.allCases.count
    #expect(try words(of: "Sources/NavModel/NavModel.docc/Language.md").contains("\(count) properties"))
  }

  @Test func tour() throws {
    #expect(try words(of: "README.md").contains(" \(specCount("tour")) small specs"))
  }

  @Test("Bugs that began with iOS 26", arguments: ["README.md", "CHANGELOG.md"])
  func datedBugs(file: String) throws {
    let count = try specCount("ios26")
    let text = try words(of: file)
    #expect(text.contains("`specs/ios26` \(count) that") || text.contains("`specs/ios26`: \(count) bugs"))
  }

  /// Rules whose value is not the same on all versions have a row in the article.
  @Test func datedRules() throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "Sources/NavModel/NavModel.docc/Platforms.md"), encoding: .utf8)
    for rule in NavPlatform.Rule.allCases {
      let isDated = NavPlatform.Pack.allCases.contains { pack in
        rule.applies(to: pack)
          && Set(NavPlatform.Version.allCases.map { rule.value(in: pack, $0) }).count > 1
      }
      #expect(text.contains("\n| `\(rule.rawValue)`") == isDated, "\(rule)")
    }
    #expect(try text.contains("`specs/ios26` has ten bugs") == (specCount("ios26") == 10))
  }

  @Test func `the report is that of the command`() throws {
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let command = "$ navcheck check specs/tour/05-cancelled-swipe.nav "
    let start = try #require(text.range(of: command)?.upperBound)
    let lines = text[start...].prefix(upTo: try #require(text[start...].range(of: "```")?.lowerBound))
      .split(separator: "\n")
    let options = lines[0].split(separator: " ").map(String.init)
    let path = Self.root.appending(path: "specs/tour/05-cancelled-swipe.nav").path
    let report = running(["check", path] + options).output
    #expect(lines.count > 8)
    for line in lines.dropFirst() { #expect(report.contains(line)) }
  }

  @Test("Public apps", arguments: ["README.md", "CHANGELOG.md"])
  func apps(file: String) throws {
    #expect(try words(of: file).contains(" \(specCount("apps")) public apps"))
  }

  @Test("Bugs", arguments: ["README.md", "CHANGELOG.md"])
  func bugs(file: String) throws {
    #expect(try words(of: file).contains(" \(specCount("bugs")) bugs from public trackers"))
  }
}

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

  @Test func tour() throws {
    #expect(try words(of: "README.md").contains(" \(specCount("tour")) small specs"))
  }

  @Test("Bugs", arguments: ["README.md", "CHANGELOG.md"])
  func bugs(file: String) throws {
    #expect(try words(of: file).contains(" \(specCount("bugs")) bugs from public trackers"))
  }
}

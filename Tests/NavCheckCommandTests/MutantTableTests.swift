import Foundation
import Testing

/// `Tests/Mutants/run` takes minutes, so that a row whose text has changed would be seen late.
@Suite("Mutants") struct MutantTableTests {
  private struct Row: Decodable {
    let name: String
    let file: String
    let original: String
    let mutated: String
  }

  @Test("The text that a mutant replaces stands once in its file")
  func originals() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Tests/Mutants")
    let tables = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".json")
    }
    var names: Set<String> = []
    for table in tables {
      let rows = try JSONDecoder().decode(
        [Row].self, from: Data(contentsOf: folder.appending(path: table)))
      for row in rows {
        let source = try String(contentsOf: root.appending(path: row.file), encoding: .utf8)
        #expect(source.components(separatedBy: row.original).count == 2, "\(row.name) in \(row.file)")
        #expect(row.mutated.contains("MUTANT") && names.insert(row.name).inserted, "\(row.name)")
      }
    }
    #expect(names.count > 100)
  }
}

import Foundation
import NavCheck
import Testing

/// Worlds of the specs in `Tests/Benchmarks/Specs`, as SPIN counts them in models that were written by hand from the
/// reference of the language; `Tests/Benchmarks/counts` has both count.
@Suite struct SpecCountTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let worlds: Int
    var testDescription: String { name }

    init(_ name: String, _ worlds: Int) {
      self.name = name
      self.worlds = worlds
    }
  }

  static let rows = [
    Row("cancelled-swipe", 12),
    Row("demo", 429),
    Row("feedback", 60),
    Row("interrupted", 423),
    Row("lagging-queue", 99),
    Row("lagging-swipe", 50),
    Row("path", 55),
    Row("queue", 127),
    Row("refusals", 205),
    Row("sheet", 41),
    Row("tabs", 216),
  ]

  /// Counted by the script alone, since they take too long here.
  static let large = ["tabs-5", "tabs-moving"]

  @Test(arguments: rows) func `a spec has as many worlds as SPIN counts states`(row: Row) throws {
    let text = try String(contentsOfFile: "\(Specs.counted)/\(row.name).nav", encoding: .utf8)
    let report = try check(text, only: ["no-fatal"])
    #expect(report.worlds == row.worlds)
    #expect(report.isComplete)
  }

  @Test func `every spec that is counted has a model`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Specs.counted)
    let names = Self.rows.map(\.name) + Self.large
    #expect(files.sorted() == names.flatMap { ["\($0).nav", "\($0).pml"] }.sorted())
  }
}

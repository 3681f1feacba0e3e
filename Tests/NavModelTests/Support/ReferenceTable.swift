import Foundation
import Testing

/// A table of an article of the documentation, as it is printed there.
enum ReferenceTable {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "Sources/NavModel/NavModel.docc")

  /// The cells of a table, row by row.
  ///
  /// - Parameters:
  ///   - article: The name of the article, without its ending.
  ///   - heading: How the line with the names of the columns begins.
  /// - Returns: The rows below that line and the one behind it.
  /// - Throws: Where the article or the table is not there.
  static func rows(of article: String, below heading: String) throws -> [[String]] {
    let lines = try text(of: article).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix(heading) }, "\(heading) in \(article)")
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.components(separatedBy: "|").dropFirst().dropLast().map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The text of an article.
  static func text(of article: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(article).md"), encoding: .utf8)
  }
}

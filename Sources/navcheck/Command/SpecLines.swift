import NavModel

/// The source lines of a spec, for reports.
///
/// Only files whose names end in `.nav` have lines here, since a link or a `use` may lead to a private file.
struct SpecLines: Sendable {
  private var lines: [[String]] = []

  /// Makes an empty value.
  init() {}

  /// Makes the lines of a spec and of the parts that it uses.
  init(_ source: NavSource) {
    lines = source.files.map { file in
      guard SpecFiles.resolved(file.path).hasSuffix(".nav") else { return [] }
      return file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  /// Returns the number of the spec's own first line with a property, counted from 1; nil for none.
  func first(where isFound: (String) -> Bool) -> Int? {
    lines.first?.firstIndex(where: isFound).map { $0 + 1 }
  }

  /// Returns the line of a declaration without surrounding blanks; nil if it is unknown.
  func text(at origin: NavSpec.Origin) -> String? {
    guard lines.indices.contains(origin.file), lines[origin.file].indices.contains(origin.line - 1) else {
      return nil
    }
    let line = lines[origin.file][origin.line - 1]
    guard let first = line.firstIndex(where: { !$0.isWhitespace }),
      let last = line.lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    return String(line[first...last])
  }
}

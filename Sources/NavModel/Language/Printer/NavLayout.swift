/// A statement or a declaration as text, with its blocks still to be laid out on one line or on several.
struct NavLayout {
  /// A piece of it: text, and the block that follows.
  struct Part {
    var head: String
    /// What stands in the braces; nil where there are none.
    var body: [NavLayout]?
  }

  /// The widest line that a block is put on.
  static let width = 100

  var documentation: [String] = []
  var parts: [Part]
  /// Whether an empty line stands before it, unless it is the first of its block.
  var followsBlankLine = false
  /// How deep its blocks may stand in one another on one line: a screen is short with one short handler, a
  /// handler with one short `if`; everything else has no block in its block there.
  var inlineDepth = 1

  /// A line without a block.
  init(_ line: String) {
    parts = [Part(head: line, body: nil)]
  }

  /// A line with a block.
  init(_ head: String, _ body: [NavLayout]?, documentation: [String] = [], inlineDepth: Int = 1) {
    self.documentation = documentation
    self.inlineDepth = inlineDepth
    parts = [Part(head: head, body: body)]
  }

  /// Several blocks, as of `if` and `else`.
  init(parts: [Part]) {
    self.parts = parts
  }

  /// Adds the lines of this to a text.
  func write(to text: inout String, indent: Int) {
    let margin = String(repeating: " ", count: indent)
    for line in documentation { text += line.isEmpty ? "\(margin)///\n" : "\(margin)/// \(line)\n" }
    if let line = line(), !hasBody || indent + line.unicodeScalars.count <= Self.width {
      text += margin + line + "\n"
      return
    }
    for (index, part) in parts.enumerated() {
      text += index == 0 ? margin + part.head : " " + part.head
      guard let body = part.body else { continue }
      text += body.isEmpty ? " {" : " {\n"
      for (position, element) in body.enumerated() {
        if element.followsBlankLine, position > 0 { text += "\n" }
        element.write(to: &text, indent: indent + 2)
      }
      text += body.isEmpty ? "}" : margin + "}"
    }
    text += "\n"
  }

  private var hasBody: Bool { parts.contains { $0.body != nil } }

  /// How deep blocks stand in one another, counted up to three: nothing deeper is put on one line.
  private func depth(_ limit: Int = 3) -> Int {
    guard limit > 0 else { return 0 }
    var deepest = 0
    for part in parts {
      guard let body = part.body else { continue }
      deepest = max(deepest, 1 + (body.map { $0.depth(limit - 1) }.max() ?? 0))
    }
    return deepest
  }

  /// The whole on one line: each block holds at most one thing.
  private func line() -> String? {
    guard depth() <= inlineDepth else { return nil }
    var pieces: [String] = []
    for part in parts {
      switch part.body {
      case nil:
        pieces.append(part.head)
      case let body? where body.isEmpty:
        pieces.append(part.head + " {}")
      case let body?:
        guard body.count == 1, body[0].documentation.isEmpty, let inner = body[0].line() else { return nil }
        pieces.append("\(part.head) { \(inner) }")
      }
    }
    return pieces.joined(separator: " ")
  }
}

/// The text of a statement or a declaration, before its blocks are laid out on one line or on several lines.
struct NavLayout {
  /// A text with the block after it.
  struct Part {
    var head: String
    /// The contents of the braces; nil if there are no braces.
    var body: [NavLayout]?
  }

  /// The largest width of a line with a block, in columns.
  static let width = 100

  var documentation: [String] = []
  var parts: [Part]
  /// Whether an empty line precedes the text, unless the text is the first in its block.
  var followsBlankLine = false
  /// The greatest nesting depth of blocks on one line.
  ///
  /// The depth is 2 for screens, handlers and actions, so that a line can hold a screen with a short handler, or a
  /// handler with a short `if`. It is 1 for all other declarations and statements.
  var inlineDepth = 1

  /// Creates a line without a block.
  init(_ line: String) {
    parts = [Part(head: line, body: nil)]
  }

  /// Creates a line with a block.
  init(_ head: String, _ body: [NavLayout]?, documentation: [String] = [], inlineDepth: Int = 1) {
    self.documentation = documentation
    self.inlineDepth = inlineDepth
    parts = [Part(head: head, body: body)]
  }

  /// Creates a layout of several blocks, such as those of `if` and `else`.
  init(parts: [Part]) {
    self.parts = parts
  }

  /// Appends the lines of the layout to a text.
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

  /// Returns the nesting depth of blocks up to a limit; a deeper layout is never on one line.
  private func depth(_ limit: Int = 3) -> Int {
    guard limit > 0 else { return 0 }
    var deepest = 0
    for part in parts {
      guard let body = part.body else { continue }
      deepest = max(deepest, 1 + (body.map { $0.depth(limit - 1) }.max() ?? 0))
    }
    return deepest
  }

  /// Returns the layout on one line; nil if a block contains more than one element.
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

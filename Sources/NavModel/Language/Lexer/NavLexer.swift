/// Divides the bytes of a spec into tokens on demand.
///
/// The lexer accepts any bytes. It owns the list of diagnostics to which the parser also adds, so one limit applies to
/// both.
///
/// - Complexity: O(*n*) in time and memory, where *n* is the number of bytes.
struct NavLexer: Sendable {
  /// The number of reported mistakes after which reading stops.
  static let diagnosticLimit = 20

  let bytes: [UInt8]
  /// The index of the text among the texts of a spec.
  let file: Int
  var position = 0
  var line = 1
  var column = 1
  var diagnostics: [NavDiagnostic] = []
  /// The lines with unreadable text, on which the parser reports no mistakes, since they would be consequences.
  var unreadableLines: [Int] = []
  /// Whether reading has stopped; then the lexer produces no further tokens and diagnostics.
  var hasStopped = false
  /// The comments of the text, in order.
  private(set) var comments: [NavComment] = []
  private var previousWantsMore = true
  private var pendingDocumentation: [String] = []
  private var documentationLine = -1

  init(_ bytes: [UInt8], file: Int = 0) {
    self.bytes = bytes
    self.file = file
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Returns the byte at a distance from the current byte; nil after the end.
  func byte(_ distance: Int = 0) -> UInt8? {
    let index = position + distance
    return index < bytes.count ? bytes[index] : nil
  }

  /// Returns the location from a column of the current line up to the current column.
  func origin(from start: Int) -> NavSpec.Origin {
    NavSpec.Origin(line: line, column: start, length: max(1, column - start), file: file)
  }

  /// Records a mistake; at the limit, reports that there are too many mistakes and stops.
  mutating func report(_ diagnostic: NavDiagnostic) {
    guard !hasStopped else { return }
    if diagnostics.count == Self.diagnosticLimit {
      diagnostics.append(
        NavDiagnostic(
          code: "too-many-errors",
          "only the first \(Self.diagnosticLimit) mistakes are reported; correct these first",
          at: diagnostic.origin))
      hasStopped = true
      return
    }
    diagnostics.append(diagnostic)
  }

  /// Records the first unreadable text of a line; further unreadable text on the line may belong to the first.
  mutating func reportUnreadable(
    _ code: String, _ message: String, from start: Int, length: Int? = nil, help: String? = nil
  ) {
    guard unreadableLines.last != line else { return }
    var place = origin(from: start)
    if let length { place.length = max(1, length) }
    report(NavDiagnostic(code: code, message, at: place, help: help))
    unreadableLines.append(line)
  }

  /// Reads the next token.
  mutating func next() -> NavToken {
    var startsLine = position == 0 || (position == 3 && line == 1 && column == 1)
    while let byte = byte(), !hasStopped {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        position += 1
        column += 1
      case UInt8(ascii: "\n"):
        position += 1
        line += 1
        column = 1
        startsLine = true
      case UInt8(ascii: "\r") where self.byte(1) == UInt8(ascii: "\n"):
        position += 1
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"):
        comment(startsLine: startsLine)
      default:
        if let token = token(startsLine: startsLine) { return token }
      }
    }
    return finished(.end, from: column, startsLine: true)
  }

  /// Reads a token that begins at the current byte; nil if the characters are unreadable, which is then reported.
  private mutating func token(startsLine: Bool) -> NavToken? {
    let start = column
    guard let first = byte() else { return nil }
    if Self.isDigit(first) {
      return finished(.number(number()), from: start, startsLine: startsLine)
    }
    if first == UInt8(ascii: "\"") {
      let line = line
      let text = string()
      precondition(line == self.line, "a string cannot run past its line")
      return finished(.string(text), from: start, startsLine: startsLine)
    }
    if let name = name() { return finished(.word(name), from: start, startsLine: startsLine) }
    if let symbol = symbol() { return finished(.symbol(symbol), from: start, startsLine: startsLine) }
    unreadable()
    // The unreadable text may have been the continuation of the line, so the next line begins a new one.
    previousWantsMore = false
    return nil
  }

  private mutating func finished(_ kind: NavToken.Kind, from start: Int, startsLine: Bool) -> NavToken {
    var token = NavToken(kind: kind, origin: origin(from: start), startsLine: startsLine)
    token.breaks = startsLine && !previousWantsMore && !token.continuesLine
    previousWantsMore = token.wantsMore
    if !pendingDocumentation.isEmpty {
      token.documentation = pendingDocumentation
      pendingDocumentation = []
    }
    return token
  }

  /// Reads a comment up to the end of its line; stores a `///` comment at the start of a line for the next token.
  private mutating func comment(startsLine: Bool) {
    let isDocumentation =
      startsLine && byte(2) == UInt8(ascii: "/") && byte(3) != UInt8(ascii: "/")
    let first = position
    var start = position + (isDocumentation ? 3 : 2)
    while let byte = byte(), byte != UInt8(ascii: "\n"), !hasStopped {
      if byte >= 0x7F || byte < 0x20 {
        if byte == UInt8(ascii: "\t") || (byte == UInt8(ascii: "\r") && self.byte(1) == UInt8(ascii: "\n")) {
          position += 1
          column += 1
        } else if let (scalar, width) = scalar(), !NavVisibleText.isHidden(scalar) {
          position += width
          column += 1
        } else {
          unreadable()
        }
      } else {
        position += 1
        column += 1
      }
    }
    var last = position
    while last > first, bytes[last - 1] <= 0x20 { last -= 1 }
    comments.append(
      NavComment(line: line, text: String(decoding: bytes[first..<last], as: UTF8.self), isAlone: startsLine))
    guard isDocumentation else { return }
    if documentationLine != line - 1 { pendingDocumentation = [] }
    documentationLine = line
    if start < position, bytes[start] == UInt8(ascii: " ") { start += 1 }
    var end = position
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    pendingDocumentation.append(String(decoding: bytes[start..<end], as: UTF8.self))
  }
}

/// An edit of the text of a spec: of its `known violated …` lines, of the numbers of worlds in its `expect` lines, and
/// of new `expect holds` lines.
///
/// Everything else in the text stays the same. The edit inserts a new line after the last `expect` of its variant, or
/// on the line of this `expect`, after a `;`, if other text follows there. If there is no `expect`, the edit inserts
/// the line at the beginning of the variant, or at the end of the text for the spec without a variant.
public struct NavKnownLines: Sendable {
  /// The lines to delete, by the location of their first word.
  public var removed: [NavSpec.Origin] = []
  /// The lines to replace, by the location of their first word, with the new violation.
  public var replaced: [(origin: NavSpec.Origin, known: NavSpec.Known)] = []
  /// The lines to insert, each with its variant; nil for the spec without a variant.
  public var added: [(variant: String?, known: NavSpec.Known)] = []
  /// The `expect` lines that get another number of worlds, by the location of their first word.
  public var pinned: [(origin: NavSpec.Origin, worlds: Int)] = []
  /// The `expect holds` lines to insert, each with its number of worlds and its variant.
  ///
  /// A nil variant stands for the spec without a variant.
  public var expected: [(variant: String?, worlds: Int)] = []

  /// Creates an edit without changes.
  public init() {}

  /// Whether the edit has no changes.
  public var isEmpty: Bool {
    removed.isEmpty && replaced.isEmpty && added.isEmpty && pinned.isEmpty && expected.isEmpty
  }

  /// Applies the edit to a text.
  ///
  /// The function parses the result to verify that nothing else differs.
  ///
  /// - Parameter text: The bytes of a spec.
  /// - Returns: The new bytes; nil if the text cannot be parsed, if it has no such line or variant, or if the edit
  ///   would change another part of the spec.
  /// - Complexity: At most O(*n* × (*e* + log *n*)), where *n* is the length of the text and *e* the number of edited
  ///   lines.
  public func applied(to text: [UInt8]) -> [UInt8]? {
    guard let spec = NavSpec.parse(text).spec else { return nil }
    let tokens = TokenPlaces(text)
    var edits: [(range: Range<Int>, text: String)] = []
    for origin in removed {
      guard let item = tokens.item(at: origin) else { return nil }
      edits.append((tokens.line(of: item), ""))
    }
    for (origin, known) in replaced {
      guard let item = tokens.item(at: origin) else { return nil }
      edits.append((item, Self.line(.known(known))))
    }
    for (origin, worlds) in pinned {
      guard let edit = tokens.pin(worlds, at: origin) else { return nil }
      edits.append(edit)
    }
    let variants = Dictionary(spec.variants.map { ($0.name.text, $0) }) { first, _ in first }
    var scopes: [String?] = []
    var news: [String?: [String]] = [:]
    for (variant, item) in newItems {
      if news[variant] == nil { scopes.append(variant) }
      news[variant, default: []].append(Self.line(item))
    }
    for scope in scopes {
      let variant = scope.flatMap { variants[$0] }
      let lines = news[scope] ?? []
      guard scope == nil || variant != nil,
        let edit = tokens.insertion(of: lines, in: variant, of: spec)
      else { return nil }
      edits.append(edit)
    }
    let result = Self.text(text, with: edits)
    guard let after = NavSpec.parse(result).spec, Self.remainder(of: after) == Self.remainder(of: spec),
      Self.places(in: after).map({ Self.sorting($0.variant, $0.item) }).sorted() == outcome(for: spec)
    else { return nil }
    return result
  }

  /// The new lines, with the expectations of a variant before its known violations.
  private var newItems: [(variant: String?, item: NavSpec.Item)] {
    expected.map { ($0.variant, .expect(NavSpec.Expectation(.holds, worlds: $0.worlds))) }
      + added.map { ($0.variant, .known($0.known)) }
  }

  private static func line(_ item: NavSpec.Item) -> String { "\(item)" }

  private static func text(_ text: [UInt8], with edits: [(range: Range<Int>, text: String)]) -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted {
      result += text[start..<max(start, edit.range.lowerBound)]
      result += edit.text.utf8
      start = max(start, edit.range.upperBound)
    }
    return result + text[start...]
  }

  // MARK: Content of the text

  /// Returns a spec without the lines that can change.
  private static func remainder(of spec: NavSpec) -> NavSpec {
    func kept(_ items: [NavSpec.Item]) -> [NavSpec.Item] {
      items.compactMap { item in
        switch item {
        case .known, .expect: return nil
        case .variant(var variant):
          variant.items = kept(variant.items)
          return .variant(variant)
        default: return item
        }
      }
    }
    var spec = spec
    spec.items = kept(spec.items)
    return spec
  }

  /// Returns the lines that can change, after the edit, in an order independent of their locations.
  private func outcome(for spec: NavSpec) -> [String] {
    let gone = Set(removed.map(Self.key))
    let known = Dictionary(replaced.map { (Self.key($0.origin), $0.known) }) { first, _ in first }
    let worlds = Dictionary(pinned.map { (Self.key($0.origin), $0.worlds) }) { first, _ in first }
    let kept = Self.places(in: spec).compactMap { variant, item, origin -> String? in
      let key = Self.key(origin)
      if gone.contains(key) { return nil }
      if let known = known[key] { return Self.sorting(variant, .known(known)) }
      guard case .expect(var expectation) = item, let worlds = worlds[key] else {
        return Self.sorting(variant, item)
      }
      expectation.worlds = worlds
      return Self.sorting(variant, .expect(expectation))
    }
    return (kept + newItems.map { Self.sorting($0.variant, $0.item) }).sorted()
  }

  private typealias Place = (variant: String?, item: NavSpec.Item, origin: NavSpec.Origin)

  /// Returns the known violations and the expectations of a spec, each with its variant.
  private static func places(in spec: NavSpec) -> [Place] {
    let variants = spec.variants.flatMap { places(of: $0.items, in: $0.name.text) }
    return places(of: spec.items, in: nil) + variants
  }

  private static func places(of items: [NavSpec.Item], in variant: String?) -> [Place] {
    items.compactMap { item in
      switch item {
      case .known(let known): (variant, item, known.origin)
      case .expect(let expectation): (variant, item, expectation.origin)
      default: nil
      }
    }
  }

  private static func sorting(_ variant: String?, _ item: NavSpec.Item) -> String {
    "\(variant ?? "") \(line(item))"
  }

  fileprivate static func key(_ origin: NavSpec.Origin) -> [Int] { [origin.line, origin.column] }
}

/// The offsets of the tokens of a text, in bytes.
private struct TokenPlaces {
  private struct Place {
    var token: NavToken
    var end: Int
  }

  private let text: [UInt8]
  private var places: [Place] = []
  private var indices: [[Int]: Int] = [:]

  init(_ text: [UInt8]) {
    self.text = text
    var lexer = NavLexer(text)
    while true {
      let token = lexer.next()
      indices[NavKnownLines.key(token.origin)] = places.count
      places.append(Place(token: token, end: lexer.position))
      if token.kind == .end { return }
    }
  }

  /// Returns the bytes of the item whose first word, of ASCII letters, is at a location.
  func item(at origin: NavSpec.Origin) -> Range<Int>? {
    guard let first = indices[NavKnownLines.key(origin)], let word = places[first].token.word else {
      return nil
    }
    var last = first
    while case let next = places[last + 1].token, !next.breaks, next.kind != .end,
      next.kind != .symbol(.semicolon), next.kind != .symbol(.rightBrace)
    {
      last += 1
    }
    return (places[first].end - word.utf8.count)..<places[last].end
  }

  /// Returns the edit that sets the number of worlds of the expectation at a location.
  func pin(_ worlds: Int, at origin: NavSpec.Origin) -> (range: Range<Int>, text: String)? {
    guard let item = item(at: origin) else { return nil }
    let text = NavSpec.Expectation.text(worlds: worlds)
    guard let last = places.firstIndex(where: { $0.end == item.upperBound }), last > 1,
      case .number = places[last - 1].token.kind, places[last - 2].token.kind == .symbol(.comma)
    else { return (item.upperBound..<item.upperBound, ", \(text)") }
    var start = places[last - 1].end
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self.text[start - 1]) { start -= 1 }
    return (start..<item.upperBound, text)
  }

  /// Returns the bytes to remove with an item: its line if it is alone there, otherwise a semicolon; never a comment.
  func line(of item: Range<Int>) -> Range<Int> {
    let start = lineStart(item.lowerBound)
    let end = lineEnd(item.upperBound)
    let before = blanks(before: item.lowerBound)
    let after = blanks(behind: item.upperBound)
    if before == start, after == end || text[after] == UInt8(ascii: "\r") && after + 1 == end {
      return start..<min(text.count, end + 1)
    }
    if before == start, text[after...].starts(with: "//".utf8) { return item.lowerBound..<after }
    if after < end, text[after] == UInt8(ascii: ";") { return item.lowerBound..<blanks(behind: after + 1) }
    if before > start, text[before - 1] == UInt8(ascii: ";") { return (before - 1)..<item.upperBound }
    return item
  }

  /// Returns the location and the text of new lines.
  func insertion(
    of lines: [String], in variant: NavSpec.Variant?, of spec: NavSpec
  ) -> (range: Range<Int>, text: String)? {
    var anchor: Range<Int>?
    for case .expect(let expectation) in variant?.items ?? spec.items where expectation.origin.file == 0 {
      anchor = item(at: expectation.origin)
    }
    let inline = lines.joined(separator: "; ")
    if let anchor {
      let start = lineStart(anchor.lowerBound)
      let indent = String(decoding: text[start..<blanks(behind: start)], as: UTF8.self)
      return below(anchor.upperBound, lines.map { indent + $0 }) ?? (
        anchor.upperBound..<anchor.upperBound, "; \(inline)"
      )
    }
    guard let variant else { return below(text.count, lines) }
    guard var index = indices[NavKnownLines.key(variant.name.origin)] else { return nil }
    while places[index].token.kind != .symbol(.leftBrace) {
      if places[index].token.kind == .end { return nil }
      index += 1
    }
    let open = places[index].end
    return below(open, lines.map { "  \($0)" }) ?? (open..<open, " \(inline);")
  }

  /// Returns the edit that inserts lines below a location; nil if other text than a comment follows on its line.
  private func below(_ place: Int, _ lines: [String]) -> (range: Range<Int>, text: String)? {
    let rest = blanks(behind: place)
    let end = lineEnd(place)
    let isFree = rest >= end || text[rest] == UInt8(ascii: "\r") || text[rest...].starts(with: "//".utf8)
    guard isFree else { return nil }
    let isTerminated = end < text.count
    let newline = self.newline(at: end)
    if !isTerminated, place == text.count, text.isEmpty || text.last == UInt8(ascii: "\n") {
      return (place..<place, lines.map { $0 + newline }.joined())
    }
    return isTerminated
      ? ((end + 1)..<(end + 1), lines.map { $0 + newline }.joined())
      : (text.count..<text.count, lines.map { newline + $0 }.joined())
  }

  /// Returns the line break at the end of a line; for the last line, the line break of the first line.
  private func newline(at end: Int) -> String {
    let end = end < text.count ? end : text.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    return end > 0 && text[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  private func lineStart(_ place: Int) -> Int {
    text[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Returns the offset of the line feed after a location, or the end of the text.
  private func lineEnd(_ place: Int) -> Int {
    text[place...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
  }

  private func isBlank(_ place: Int) -> Bool {
    text[place] == UInt8(ascii: " ") || text[place] == UInt8(ascii: "\t")
  }

  private func blanks(behind place: Int) -> Int {
    var place = place
    while place < text.count, isBlank(place) { place += 1 }
    return place
  }

  private func blanks(before place: Int) -> Int {
    var place = place
    while place > 0, isBlank(place - 1) { place -= 1 }
    return place
  }
}

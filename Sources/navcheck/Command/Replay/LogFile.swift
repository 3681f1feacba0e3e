import NavModel

/// A log file with one output a line, in the notation of `accepts` or of RxFlow's logger.
///
/// Blank lines and lines that begin with `#` or `//` are ignored. `did navigate flow=App.ListFlow step=picked(7)`
/// stands for `navigate(List, picked(m7))` if the spec has no coordinator ListFlow, and the type of the step's value has
/// the case m7.
struct LogFile {
  /// The log as an `accepts` block of a spec; nil if a line cannot be parsed.
  let log: NavSpec.Log?
  /// The errors in the lines.
  let diagnostics: [NavDiagnostic]
  /// The numbers of the lines that are not ignored.
  let numbers: [Int]
  private let text: [String]

  /// Parses a log.
  ///
  /// Lines end with LF or CR LF, and a byte order mark is ignored.
  init(_ written: String, for spec: NavSpec) {
    var numbers: [Int] = []
    var lines = ["system Log; accepts replayed-log {"]
    var mistakes: [NavDiagnostic] = []
    let scalars = written.unicodeScalars.drop { $0 == "\u{FEFF}" }
    for (index, line) in scalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let trimmed = Substring(line).trimmingWhitespace
      guard !trimmed.isEmpty, !trimmed.hasPrefix("#"), !trimmed.hasPrefix("//") else {
        lines.append("")
        continue
      }
      lines.append(Self.navigation(trimmed, spec) ?? String(trimmed))
      if var mistake = Self.mistake(in: lines[index + 1]) {
        mistake.origin.line = index + 2
        mistakes.append(mistake)
      }
      numbers.append(index + 1)
    }
    lines.append("}")
    text = lines
    self.numbers = numbers
    // Each line was parsed alone before, so that a line cannot close the block and add declarations.
    let (read, diagnostics) =
      mistakes.isEmpty ? NavSpec.parse(lines.joined(separator: "\n")) : (nil, mistakes)
    self.diagnostics = Array(diagnostics.prefix(20))
    log = read?.items.lazy.compactMap { if case .log(let log) = $0 { log } else { nil } }.first
  }

  /// Returns the error in a text that is not exactly one line of a log; nil for a valid line.
  private static func mistake(in line: String) -> NavDiagnostic? {
    let (read, diagnostics) = NavSpec.parse("system Log; accepts replayed-log {\n\(line)\n}")
    if let items = read?.items, items.count == 1, case .log(let log) = items[0], log.lines.count == 1 {
      return nil
    }
    if let mistake = diagnostics.first(where: { $0.severity == .error && $0.origin.line == 2 }) {
      return mistake
    }
    let place = NavSpec.Origin(line: 2, column: 1, length: 1)
    return NavDiagnostic(code: "unexpected-token", "this is not a line of a log", at: place)
  }

  /// Formats an error with its line number in the file.
  func rendered(_ diagnostic: NavDiagnostic, path: String) -> String {
    // The parsed text has one extra line at the beginning.
    let line = max(1, diagnostic.origin.line - 1)
    let shown = text.indices.contains(line) ? String(text[line].prefix(100)) : ""
    return
      "\(path):\(line): error: \(SpecFiles.shown(diagnostic.message))\n  \(line) | \(SpecFiles.shown(shown))\n"
  }

  /// Translates a line of RxFlow's logger into the notation of specs; nil for other lines.
  private static func navigation(_ line: Substring, _ spec: NavSpec) -> String? {
    guard let flow = value(of: "flow=", in: line), let step = value(of: "step=", in: line) else { return nil }
    let coordinators = spec.items.compactMap {
      if case .coordinator(let coordinator) = $0 { coordinator.name.text } else { nil }
    }
    var name = String(flow.split(separator: ".").last ?? flow)
    if !coordinators.contains(name), name.hasSuffix("Flow") { name.removeLast(4) }
    let parts = step.split(separator: "(", maxSplits: 1)
    let word =
      parts.first.map { $0.split(separator: ".").last.map(String.init) ?? String($0) } ?? String(step)
    guard parts.count == 2 else { return "navigate(\(name), \(word))" }
    let values = parts[1].drop { $0 == "(" }.prefix { $0 != ")" }.split(separator: ",")
    let known = values.enumerated().map { argument(String($1.trimmingWhitespace), at: $0, of: word, spec) }
    return "navigate(\(name), \(word)(\(known.joined(separator: ", "))))"
  }

  /// Returns the value of a key, up to the next blank outside of brackets.
  private static func value(of key: String, in line: Substring) -> Substring? {
    guard let start = line.firstRange(of: key)?.upperBound else { return nil }
    var depth = 0
    let rest = line[start...]
    let end = rest.firstIndex { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == " " && depth == 0
    }
    return rest[..<(end ?? rest.endIndex)]
  }

  /// Translates a value: a number stands for the case whose name ends with it.
  private static func argument(_ written: String, at index: Int, of step: String, _ spec: NavSpec) -> String {
    let value = written.split(separator: ":").last.map { String($0.trimmingWhitespace) } ?? written
    guard value.allSatisfy(\.isNumber) else { return value }
    for case .step(let declared) in spec.items where declared.name.text == step {
      guard declared.parameters.indices.contains(index),
        case .named(let path) = declared.parameters[index].domain
      else { continue }
      for case .type(let alias) in spec.items where alias.name == path.last {
        guard case .cases(let cases, _) = alias.domain else { continue }
        if let known = cases.first(where: { ends($0.name.text, with: value) }) { return known.name.text }
      }
    }
    return value
  }

  private static func ends(_ name: String, with number: String) -> Bool {
    name.hasSuffix(number) && name.dropLast(number.count).last.map { !$0.isNumber } ?? true
  }
}

extension Substring {
  fileprivate var trimmingWhitespace: Substring {
    let start = unicodeScalars.drop { $0.properties.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return Substring(start[...end])
  }
}

import NavModel

/// A log as a file: a line for each thing told, in the words of `accepts`, or as the logger of RxFlow writes it.
///
/// Blank lines and those that begin with `#` or `//` say nothing. `did navigate flow=App.ListFlow step=picked(7)` stands for
/// `navigate(List, picked(m7))` where the spec has a coordinator List and a case whose name ends in 7.
struct LogFile {
  /// The log as a spec has it; nil if a line cannot be read.
  let log: NavSpec.Log?
  /// What is wrong with its lines.
  let diagnostics: [NavDiagnostic]
  /// The lines of the file that say something, by number.
  let numbers: [Int]
  private let text: String

  init(_ written: String, for spec: NavSpec) {
    var numbers: [Int] = []
    var lines = ["system Log; accepts replayed-log {"]
    for (index, line) in written.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let trimmed = line.trimmingWhitespace
      guard !trimmed.isEmpty, !trimmed.hasPrefix("#"), !trimmed.hasPrefix("//") else {
        lines.append("")
        continue
      }
      numbers.append(index + 1)
      lines.append(Self.navigation(trimmed, spec) ?? String(trimmed))
    }
    lines.append("}")
    let text = lines.joined(separator: "\n")
    let (read, diagnostics) = NavSpec.parse(text)
    self.text = text
    self.numbers = numbers
    self.diagnostics = diagnostics
    log = read?.items.lazy.compactMap { if case .log(let log) = $0 { log } else { nil } }.first
  }

  /// A mistake with its line, numbered as in the file.
  func rendered(_ diagnostic: NavDiagnostic, path: String) -> String {
    // The text has one line before those of the file.
    let line = max(1, diagnostic.origin.line - 1)
    let written = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = written.indices.contains(line) ? String(written[line].prefix(100)) : ""
    return
      "\(path):\(line): error: \(SpecFiles.shown(diagnostic.message))\n  \(line) | \(SpecFiles.shown(shown))\n"
  }

  /// What the logger of RxFlow writes, in the words of a spec; nil for another line.
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

  /// What stands behind a key, up to the next blank outside of brackets.
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

  /// A value as the spec writes it: a number stands for the case whose name ends with it.
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
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...end]
  }
}

import NavModel

/// Parses a probe log, and reports the first errors.
struct ProbeLogReader {
  /// An error in a log.
  struct Mistake: Hashable {
    var line: Int
    /// The column, from 1.
    var column: Int
    var message: String
    /// The line as written.
    var text: String

    /// Formats the error with its line and a caret below the column.
    func rendered(_ path: String) -> String {
      let head = "  \(line) | "
      let shown = SpecFiles.shown(String(text.prefix(100)))
      let before = SpecFiles.shown(String(text.prefix(min(column - 1, 100))))
      let space = String(repeating: " ", count: head.count + DisplayWidth.of(before))
      return "\(path):\(line):\(column): error: \(SpecFiles.shown(message))\n\(head)\(shown)\n\(space)^\n"
    }
  }

  /// A word of a line with its column, from 1.
  private struct Word {
    var text: String
    var column: Int
  }

  private(set) var log: ProbeLog?
  private(set) var mistakes: [Mistake] = []
  private var number = 0
  private var line = ""

  /// The maximum number of cases in a log.
  static let mostCases = 1_000
  /// The maximum number of reported errors.
  static let mostMistakes = 20

  /// Parses a log.
  ///
  /// Lines end with LF or CR LF, and a byte order mark is ignored.
  init(_ written: String) {
    let scalars = written.unicodeScalars.drop { $0 == "\u{FEFF}" }
    for part in scalars.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      line = String(Substring(part.last == "\r" ? part.dropLast() : part))
      let words = Self.words(line)
      guard let first = words.first, !first.text.hasPrefix("#"), !first.text.hasPrefix("//") else { continue }
      if log == nil {
        readHeader(words)
        if log == nil { return }
      } else if first.text == "case" {
        readCase(words)
      } else {
        readEntry(words)
      }
      if mistakes.count >= Self.mostMistakes { return }
    }
    if log == nil {
      fail(
        1, "a probe log begins with '\(ProbeLog.title) \(ProbeLog.format) PACK system=VERSION sdk=VERSION'")
    }
  }

  private static func words(_ line: String) -> [Word] {
    var words: [Word] = []
    var column = 1
    var current: Word?
    for character in line {
      if character == " " || character == "\t" {
        if let word = current { words.append(word) }
        current = nil
      } else {
        current = Word(text: (current?.text ?? "") + String(character), column: current?.column ?? column)
      }
      column += 1
    }
    if let word = current { words.append(word) }
    return words
  }

  private mutating func fail(_ column: Int, _ message: String) {
    mistakes.append(Mistake(line: max(1, number), column: column, message: message, text: line))
  }

  /// Parses the first line, such as `navcheck-probe 1 uikit system=18.5 sdk=18.4`, with `only=…` for a partial log.
  private mutating func readHeader(_ words: [Word]) {
    guard words[0].text == ProbeLog.title, words.count >= 3 else {
      return fail(
        words[0].column,
        "a probe log begins with '\(ProbeLog.title) \(ProbeLog.format) PACK system=VERSION sdk=VERSION'")
    }
    guard words[1].text == "\(ProbeLog.format)" else {
      return fail(
        words[1].column,
        "this navcheck reads format \(ProbeLog.format); build a new app with navcheck probe")
    }
    guard let pack = NavPlatform.Pack(rawValue: words[2].text), pack.isDated else {
      return fail(words[2].column, "the pack is uikit or swiftui")
    }
    var read = ProbeLog(pack: pack, system: "", sdk: "-")
    for word in words.dropFirst(3) {
      let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      let value = parts.count == 2 ? parts[1] : ""
      switch parts[0] {
      case "system" where Self.isVersion(value): read.system = value
      case "sdk" where Self.isVersion(value) || value == "-": read.sdk = value
      case "only":
        let names = value.split(separator: ",").map(String.init)
        let known = names.compactMap { ProbeCallback(rawValue: $0) }
        guard known.count == names.count, !known.isEmpty else {
          let wrong = names.first { ProbeCallback(rawValue: $0) == nil } ?? value
          return fail(word.column, "there is no callback '\(wrong)'" + Self.help(wrong))
        }
        read.recorded = Set(known)
      default: return fail(word.column, "expected system=VERSION, sdk=VERSION or only=CALLBACKS")
      }
    }
    guard !read.system.isEmpty else {
      return fail(words[2].column, "system=VERSION is missing; an example is system=18.5")
    }
    log = read
  }

  /// Parses the beginning of a case, such as `case 22 swipe-cancelled`.
  private mutating func readCase(_ words: [Word]) {
    guard words.count == 3, let pack = log?.pack else {
      return fail(words.last?.column ?? 1, "a case begins with 'case NUMBER NAME'")
    }
    let known = ProbeCase.all(of: pack)
    guard let probe = known.first(where: { $0.name == words[2].text }) else {
      let help = CheckOptions.suggestion(words[2].text, known.map(\.name), prefix: "")
      return fail(words[2].column, "\(pack.rawValue) has no case '\(words[2].text)'\(help)")
    }
    guard words[1].text == "\(probe.number)" else {
      return fail(words[1].column, "case '\(probe.name)' has the number \(probe.number)")
    }
    guard log?.runs.count ?? 0 < Self.mostCases else {
      return fail(words[0].column, "a log has at most \(Self.mostCases) cases")
    }
    log?.runs.append(ProbeLog.Run(probe: probe, line: number))
  }

  /// Parses an entry, `TURN TIME OBJECT CALLBACK DETAIL`.
  private mutating func readEntry(_ words: [Word]) {
    guard let run = log?.runs.last else {
      return fail(words[0].column, "a line 'case NUMBER NAME' must come before the first entry")
    }
    var turn: Int?
    if words[0].text != "-" {
      guard words[0].text.allSatisfy(\.isASCII), let number = Int(words[0].text), number >= 0 else {
        return fail(words[0].column, "the turn must be a number, or - if it is unknown")
      }
      turn = number
    }
    guard words.count > 1 else { return fail(line.count + 1, "the time is missing") }
    guard words[1].text == "-" || Self.isTime(words[1].text) else {
      return fail(words[1].column, "the time must be a number of seconds, or - if it is unknown")
    }
    guard words.count > 2 else { return fail(line.count + 1, "the object is missing") }
    let stacks = run.probe.stacks.count == 1 ? ["nav"] : run.probe.stacks.indices.map { "nav\($0 + 1)" }
    let objects = run.probe.screens + stacks + ["bar", "window", "app"]
    guard objects.contains(words[2].text) else {
      return fail(
        words[2].column,
        "case '\(run.probe.name)' has \(objects.joined(separator: ", ")), but no '\(words[2].text)'")
    }
    guard words.count > 3 else { return fail(line.count + 1, "the callback is missing") }
    guard let callback = ProbeCallback(rawValue: words[3].text) else {
      return fail(words[3].column, "there is no callback '\(words[3].text)'" + Self.help(words[3].text))
    }
    let detail = words.dropFirst(4).map(\.text).joined(separator: " ")
    let entry = ProbeEntry(
      turn: turn, object: words[2].text, callback: callback, detail: detail, line: number)
    add(entry)
  }

  private mutating func add(_ entry: ProbeEntry) {
    guard var log else { return }
    self.log = nil
    log.runs[log.runs.count - 1].entries.append(entry)
    self.log = log
  }

  private static func help(_ word: String) -> String {
    CheckOptions.suggestion(word, ProbeCallback.allCases.map(\.rawValue), prefix: "")
  }

  private static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 4
      && parts.allSatisfy { part in
        !part.isEmpty && part.count <= 4 && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
  }

  private static func isTime(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
  }
}

import Foundation
import NavModel

@testable import NavCheckCommand

/// One spec with what is done to it on the command line, all of it made by a seed.
///
/// A crash, a hang or more than 1 GB ends the tests; anything else that must not be is a sentence in ``complaints``.
/// Which of these oracles would have found which defect:
///
/// | Defect | Oracle |
/// | --- | --- |
/// | `--accept` breaks an `expect` of several lines, line ends, comments, variants | no other line is changed; what is accepted can be read |
/// | `--accept` of a finding with `;` in its text | what is accepted twice is accepted once; what is accepted can be read |
/// | `--accept`, `--accept` and `format` at once | what is written at once says the same |
/// | a report written onto the spec, a trace or a part | no report goes to what is read; the input stays |
/// | two steps told alike, walks whose traces are not confirmed | what was saved fails again |
/// | one crash told as several failures | one crash is one failure |
/// | a variant called `base`; `rejects` that is saved and does not replay | what was saved fails again |
/// | control characters, commands of CI runners in texts, names, traces and reports | a hidden character, a command is printed; a report shows what is hidden |
/// | a `}` that ends a log | a brace ends nothing |
/// | logs with line ends of Windows or a byte order mark | line ends and a byte order mark change nothing |
/// | numbers that overflow or cannot be allocated | the code; a crash |
/// | nesting that ends the stack | a crash; the code |
/// | `every` over `every` without a bound | a hang |
/// | "all fine" beside a failure | all is fine beside a failure |
/// | an unreadable file with a code of its own | what is not there cannot be looked at |
/// | a folder that cannot be read, names that differ by normalisation, the width of a line | none: tests of their own |
struct FuzzRun {
  var random: SplitMix
  let folder: URL
  /// What the spec is called.
  let name: String
  private let seed: UInt64
  /// What must not be.
  private(set) var complaints: [String] = []
  /// How many command lines were run.
  var count = 0

  /// - Parameters:
  ///   - seed: What is done.
  ///   - texts: Specs to be changed.
  ///   - folder: Where files may be written; emptied before.
  /// - Throws: What the file system says where the folder cannot be made.
  init(seed: UInt64, texts: [String], in folder: URL) throws {
    self.seed = seed
    self.folder = folder
    random = SplitMix(seed: seed)
    name = ["s.nav", "s.nav", "s t.nav", "'\u{1B}[2J.nav", "::error::e\u{301}.nav"][Int(seed / 10 % 5)]
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var text = random.next() % 3 == 0 ? pick(texts) : RandomSpec(seed: random.next() % 5_000).text
    for _ in 0..<(random.next() % 3) { text = mutated(text, pick(texts)) }
    if random.next() % 4 == 0 { text = text.replacing("\n", with: "\r\n") }
    try write(text, to: name)
    // One after the other, so that a range of seeds does each as often.
    Self.doings[Int(seed % UInt64(Self.doings.count))](&self)
  }

  mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int(random.next() % UInt64(list.count))]
  }

  /// A change of a character, a word or a line, some of it hostile.
  mutating func mutated(_ text: String, _ other: String) -> String {
    let hostile = [
      "\u{1B}[2J", "\u{9B}", "\u{7F}", "\u{202E}", "\u{2028}", "\r", "\u{FEFF}", "\\n::error::x", "\\u{1B}",
      "}", "{", String(repeating: "(", count: 3_000), String(repeating: "if a {", count: 3_000),
      ";", "//", "\"", "99999999999999999999", "variant base { without swipe }", "rejects r { drop }",
      "always deep: every a in App.stack: every b in App.stack: every c in App.stack: every d in App.stack: every e in App.stack: true",
    ]
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = Int(random.next() % UInt64(lines.count))
    switch random.next() % 5 {
    case 0: lines.remove(at: place)
    case 1:
      lines.insert(
        pick(other.split(separator: "\n", omittingEmptySubsequences: false)).description, at: place)
    case 2: lines.append(pick(hostile))
    case 3: lines[place] += " " + pick(hostile)
    default:
      var words = lines[place].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      if words.isEmpty { break }
      words[Int(random.next() % UInt64(words.count))] = pick(
        other.split { $0.isWhitespace }.map(String.init) + hostile)
      lines[place] = words.joined(separator: " ")
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Files

  var spec: String { path(name) }
  func path(_ name: String) -> String { folder.appending(path: name).path }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  func bytes(_ file: String? = nil) -> [UInt8] {
    (try? Data(contentsOf: folder.appending(path: file ?? name))).map { Array($0) } ?? []
  }

  var corpus: [String] { TraceCorpus(of: spec).paths }

  // MARK: Command lines

  struct Answer: Equatable {
    var code: Int32
    var output = ""
    var errors = ""
  }

  /// Budgets by which every run ends soon.
  static func budgets(of verb: String) -> [String] {
    switch verb {
    case "check": ["--max-states", "40", "--max-depth", "4"]
    case "simulate": ["--walks", "2", "--length", "5"]
    case "generate", "graph": ["--max-states", "40"]
    default: []
    }
  }

  mutating func run(_ arguments: String..., isGitHub: Bool = false) -> Answer {
    var answer = Answer(code: 0)
    let words = arguments + Self.budgets(of: arguments[0])
    answer.code = NavcheckCommand(environment: [:]).run(
      arguments: words, output: &answer.output, errors: &answer.errors)
    count += 1
    if ![0, 1, 2, 3, 4, 7].contains(answer.code) { complain("code \(answer.code)", words) }
    if answer.code != 0,
      ["all as expected\n", "all formatted\n"].contains(where: answer.output.hasSuffix)
    {
      complain("all is fine beside a failure", words)
    }
    for text in [answer.output, answer.errors] {
      isVisible(text.utf8, "a hidden character is printed", words)
      if !isGitHub, text.split(separator: "\n").contains(where: { $0.drop { $0 == " " }.hasPrefix("::") }) {
        complain("a command of a runner is printed", words)
      }
    }
    return answer
  }

  mutating func isVisible(_ text: some Sequence<UInt8>, _ what: String, _ words: [String] = []) {
    // The colours that were asked for are meant to be obeyed.
    var text = String(decoding: Array(text), as: UTF8.self)
    if words.contains("--color=always") {
      for code in TextStyle.codes { text = text.replacing("\u{1B}\(code)", with: "") }
    }
    if text.unicodeScalars.contains(where: { NavVisibleText.isHidden($0) && $0 != "\n" }) {
      complain(what, words)
    }
  }

  private mutating func complain(_ what: String, _ words: [String]) {
    complaints.append(
      "seed \(seed): \(what): \(words.joined(separator: " "))\n\(String(decoding: bytes(), as: UTF8.self))")
  }

  mutating func expect(_ isTrue: Bool, _ what: String) { if !isTrue { complain(what, []) } }
}

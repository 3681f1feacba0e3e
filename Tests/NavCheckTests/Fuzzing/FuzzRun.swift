import Foundation
import NavModel

@testable import NavCheckCommand

/// One spec with what is done to it on the command line, all of it made by a seed.
///
/// A crash or a hang ends the tests; anything else that must not be is a sentence in ``complaints``. The defects that
/// these oracles stand for: *old or new*: `--accept` that loses lines, line ends or comments, and `format` beside it;
/// *input stays*: a report written onto its spec; *replays*: steps that are told alike, a variant called `base`, logs
/// that are saved; *visible*: control characters and commands of CI runners in texts, names and traces; *equal*: a run
/// that depends on the process or on the number of jobs, and logs with line ends of Windows; *code*: numbers that cannot
/// be allocated, nesting without a bound, unreadable files with codes of their own.
struct FuzzRun {
  private var random: SplitMix
  private let folder: URL
  private let seed: UInt64
  /// What must not be.
  private(set) var complaints: [String] = []
  /// How many command lines were run.
  private(set) var count = 0

  /// - Parameters:
  ///   - seed: What is done.
  ///   - texts: Specs to be changed.
  ///   - folder: Where files may be written; emptied before.
  /// - Throws: What the file system says where the folder cannot be made.
  init(seed: UInt64, texts: [String], in folder: URL) throws {
    self.seed = seed
    self.folder = folder
    random = SplitMix(seed: seed)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var text = random.next() % 3 == 0 ? pick(texts) : RandomSpec(seed: random.next() % 5_000).text
    for _ in 0..<(random.next() % 3) { text = mutated(text, pick(texts)) }
    if random.next() % 4 == 0 { text = text.replacing("\n", with: "\r\n") }
    try write(text, to: "s.nav")
    switch random.next() % 6 {
    case 0: accept()
    case 1: save()
    case 2: format()
    case 3: log()
    case 4: outputs()
    default: read()
    }
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int(random.next() % UInt64(list.count))]
  }

  /// A change of a character, a word or a line, some of it hostile.
  private mutating func mutated(_ text: String, _ other: String) -> String {
    let hostile = [
      "\u{1B}[2J", "\u{9B}", "\u{7F}", "\u{202E}", "\u{2028}", "\r", "\u{FEFF}", "\\n::error::x", "\\u{1B}",
      "}", "{",
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

  private var spec: String { folder.appending(path: "s.nav").path }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func bytes(_ name: String = "s.nav") -> [UInt8] {
    (try? Data(contentsOf: folder.appending(path: name))).map { Array($0) } ?? []
  }

  private var corpus: [String] { TraceCorpus(of: spec).paths }

  // MARK: Command lines

  private struct Answer: Equatable {
    var code: Int32
    var output = ""
    var errors = ""
  }

  /// Budgets by which every run ends soon.
  private static func budgets(of verb: String) -> [String] {
    switch verb {
    case "check": ["--max-states", "40", "--max-depth", "4"]
    case "simulate": ["--walks", "2", "--length", "5"]
    case "generate", "graph": ["--max-states", "40"]
    default: []
    }
  }

  private mutating func run(_ arguments: String..., isGitHub: Bool = false) -> Answer {
    var answer = Answer(code: 0)
    let words = arguments + Self.budgets(of: arguments[0])
    answer.code = NavcheckCommand(environment: [:]).run(
      arguments: words, output: &answer.output, errors: &answer.errors)
    count += 1
    if ![0, 1, 2, 3, 4, 7].contains(answer.code) { complain("code \(answer.code)", words) }
    for text in [answer.output, answer.errors] {
      if text.unicodeScalars.contains(where: { NavVisibleText.isHidden($0) && $0 != "\n" }) {
        complain("a hidden character is printed", words)
      }
      if !isGitHub, text.split(separator: "\n").contains(where: { $0.drop { $0 == " " }.hasPrefix("::") }) {
        complain("a command of a runner is printed", words)
      }
    }
    return answer
  }

  private mutating func complain(_ what: String, _ words: [String]) {
    complaints.append(
      "seed \(seed): \(what): \(words.joined(separator: " "))\n\(String(decoding: bytes(), as: UTF8.self))")
  }

  private mutating func expect(_ isTrue: Bool, _ what: String) { if !isTrue { complain(what, []) } }

  // MARK: What is done

  private mutating func accept() {
    let before = bytes()
    let answer = run("check", spec, "--accept")
    let after = bytes()
    let (old, new) = (NavSpec.parse(before).spec, NavSpec.parse(after).spec)
    expect(old == nil ? after == before : new != nil, "what is accepted can be read")
    if answer.errors.contains("is not changed") {
      return expect(after == before, "what is not changed stays")
    }
    func others(_ text: [UInt8]) -> [String] {
      text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        .filter { !$0.contains("known") }
    }
    if !String(decoding: before, as: UTF8.self).contains("known") {
      let kept = others(before)
      expect(others(after).starts(with: kept.dropLast()), "no other line is changed")
    }
    _ = run("check", spec, "--accept")
    expect(bytes() == after, "what is accepted twice is accepted once")
    if answer.code == 0 { expect([0, 4].contains(run("check", spec).code), "what is accepted passes") }
  }

  private mutating func save() {
    _ = run("check", spec, "--save")
    _ = run("simulate", spec, "--save", "--seed", "\(random.next() % 1_000)")
    for trace in corpus { expect(run("replay", trace).code == 1, "what was saved fails again: \(trace)") }
    _ = run("check", spec, "--format", "json")
  }

  private mutating func format() {
    let before = NavSpec.parse(bytes()).spec
    _ = run("format", spec)
    let once = bytes()
    expect(NavSpec.parse(once).spec == before, "what is laid out says the same")
    _ = run("format", spec)
    expect(bytes() == once, "what is laid out lies still")
    if before != nil {
      expect(run("format", spec, "--check").code == 0, "what is laid out is in the one style")
    }
    _ = run("lint", spec)
  }

  private mutating func log() {
    let lines = [
      "note(x)", "back", "drop", "refuse", "}", "drop } rejects x { drop", "# c", "", "defaultExit(App.p0)",
    ]
    let text = (0..<(1 + random.next() % 4)).map { _ in pick(lines) }.joined(separator: "\n")
    var answers: [Answer] = []
    for written in [text, text.replacing("\n", with: "\r\n"), "\u{FEFF}" + text] {
      try? write(written, to: "app.log")
      answers.append(
        run("replay", "--log", folder.appending(path: "app.log").path, spec, "--max-states", "40"))
    }
    expect(answers.allSatisfy { $0 == answers[0] }, "line ends and a byte order mark change nothing")
    if text.contains("}") { expect(answers[0].code != 0, "a brace ends nothing") }
  }

  private mutating func outputs() {
    let before = bytes()
    let name = pick(["s.nav", "./s.nav", "s.corpus/x.json"])
    try? FileManager.default.createDirectory(
      at: folder.appending(path: "s.corpus"), withIntermediateDirectories: true)
    let path = folder.path + "/" + name
    expect(run("check", spec, "--format", "junit=\(path)").code == 2, "no report goes to what is read")
    expect(bytes() == before, "the input stays")
    for form in ["json", "junit", "github"] {
      _ = run("check", spec, "--format", form, isGitHub: form == "github")
      _ = run("check", spec, "--format", "\(form)=\(folder.path)/report")
      let text = String(decoding: bytes("report"), as: UTF8.self)
      expect(
        !text.unicodeScalars.contains { NavVisibleText.isHidden($0) && $0 != "\n" },
        "a report shows what is hidden")
    }
  }

  private mutating func read() {
    let verb = pick(["check", "simulate", "lint", "graph", "generate"])
    let first = run(verb, spec)
    expect(run(verb, spec) == first, "equal command lines have equal answers")
    if verb == "check" || verb == "simulate" {
      expect(run(verb, spec, "--jobs", "2") == first, "two jobs find what one finds")
      let number = pick(["0", "-1", "1k", "9223372036854775807", "99999999999999999999", "k", "١"])
      let option = pick([
        "--max-depth", "--max-states", "--walks", "--length", "--shortcuts", "--jobs", "--seed",
      ])
      _ = run(verb, spec, option, number)
      _ = run(verb, spec, "--set", "guests=\(number)")
      _ = run(verb, spec, "--variant", pick(["base", "fixed", "\n::x"]))
    }
  }
}

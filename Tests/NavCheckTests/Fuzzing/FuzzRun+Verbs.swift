import Foundation
import NavModel

@testable import NavCheckCommand

/// What is done to a spec, verb by verb.
extension FuzzRun {
  /// Everything that may be done; each is done in one of so many runs.
  static let doings: [@Sendable (inout FuzzRun) -> Void] = [
    { $0.accept() }, { $0.save() }, { $0.format() }, { $0.log() }, { $0.outputs() }, { $0.read() },
    { $0.atOnce() }, { $0.traces() }, { $0.reports() }, { $0.words() },
  ]

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
    for trace in corpus {
      expect(run("replay", trace).code == 1, "what was saved fails again: \(trace)")
      expect(run("replay", trace, "--shrink").code == 1, "what was saved fails in fewer steps: \(trace)")
      _ = run("replay", trace, "--format", "itf")
    }
    _ = run("check", spec, "--format", "json")
    let crashes = run("simulate", spec).output.split(separator: "\n").filter {
      $0.contains("error: no-fatal: ")
    }
    expect(Set(crashes).count == crashes.count, "one crash is one failure")
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
      answers.append(run("replay", "--log", path("app.log"), spec, "--max-states", "40"))
    }
    expect(answers.allSatisfy { $0 == answers[0] }, "line ends and a byte order mark change nothing")
    if text.contains("}") { expect(answers[0].code != 0, "a brace ends nothing") }
  }

  private mutating func outputs() {
    let before = bytes()
    let corpus = TraceCorpus(of: spec).folder
    try? FileManager.default.createDirectory(atPath: corpus, withIntermediateDirectories: true)
    let output = pick([spec, "\(folder.path)/../\(folder.lastPathComponent)/\(name)", "\(corpus)/x.json"])
    expect(run("check", spec, "--format", "junit=\(output)").code == 2, "no report goes to what is read")
    expect(bytes() == before, "the input stays")
    for form in ["json", "junit", "github"] {
      _ = run("check", spec, "--format", form, isGitHub: form == "github")
      _ = run("check", spec, "--format", "\(form)=\(path("report"))")
      isVisible(bytes("report"), "a report shows what is hidden")
    }
  }

  private mutating func read() {
    let verb = pick(["check", "simulate", "lint", "graph", "generate"])
    let first = run(verb, spec)
    expect(run(verb, spec) == first, "equal command lines have equal answers")
    let number = pick(["0", "-1", "1k", "9223372036854775807", "99999999999999999999", "k", "١"])
    switch verb {
    case "check", "simulate":
      expect(run(verb, spec, "--jobs", "2") == first, "two jobs find what one finds")
      let option = pick([
        "--max-depth", "--max-states", "--walks", "--length", "--shortcuts", "--jobs", "--seed", "--memory",
        "--time", "--overtake", "--strategy",
      ])
      _ = run(verb, spec, option, number)
      _ = run(verb, spec, "--set", "guests=\(number)")
      _ = run(verb, spec, "--variant", pick(["base", "fixed", "\n::x"]))
      _ = run(verb, spec, pick(["--verbose", "--quiet", "--color=always"]))
    case "graph":
      _ = run(verb, spec, "--states", "--format", pick(["dot", "mermaid", "\u{1B}[2J"]))
      _ = run(verb, spec, "--max-states", number)
    case "generate":
      _ = run(verb, spec, "--cover", pick(["states", "transitions", "pairs"]))
      _ = run(verb, spec, "--format", pick(["json", "swift", "swift-events"]), "--length", number)
    default:
      expect(run(verb, path("none.nav")).code == 2, "what is not there cannot be looked at")
    }
  }

  /// Two that accept and one that lays out, each waiting for none: the text stays one that all of them could have left.
  private mutating func atOnce() {
    guard let before = NavSpec.parse(bytes()).spec else { return }
    let lines = [
      ["check", spec, "--accept"] + Self.budgets(of: "check"), ["format", spec],
      ["check", spec, "--accept"] + Self.budgets(of: "check"),
    ]
    DispatchQueue.concurrentPerform(iterations: lines.count) { index in
      var (output, errors) = ("", "")
      _ = NavcheckCommand(environment: [:]).run(arguments: lines[index], output: &output, errors: &errors)
    }
    count += lines.count
    func others(_ items: [NavSpec.Item]) -> [NavSpec.Item] {
      items.compactMap { item in
        switch item {
        case .known: return nil
        case .variant(var variant):
          variant.items = others(variant.items)
          return .variant(variant)
        default: return item
        }
      }
    }
    let after = NavSpec.parse(bytes()).spec
    expect(after.map { others($0.items) } == others(before.items), "what is written at once says the same")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    expect(!names.contains { $0.hasPrefix(".navcheck") }, "nothing is left beside what is written")
  }

  /// Traces that somebody has changed: what they say is shown, and they lead to no other file.
  private mutating func traces() {
    _ = run("check", spec, "--save")
    for trace in corpus {
      guard var text = try? String(contentsOfFile: trace, encoding: .utf8) else { continue }
      let hostile = pick([
        "\\u001b[2J", "\\n::error::x", "##[error]x", "\\u202e", "../../../etc/passwd", "9e99", "\u{7F}",
      ])
      let words = text.split(separator: "\"").filter { $0.first?.isLetter == true }
      if let word = words.isEmpty ? nil : Optional(pick(words)) {
        text = text.replacing("\"\(word)\"", with: "\"\(word)\(hostile)\"")
      }
      try? Data(text.utf8).write(to: URL(filePath: trace))
      _ = run("replay", trace)
      _ = run("replay", trace, "--spec", spec)
    }
    _ = run("check", spec)
  }

  /// The reports of a test run, some of them changed.
  private mutating func reports() {
    let reports = path("reports")
    try? FileManager.default.createDirectory(atPath: reports, withIntermediateDirectories: true)
    _ = run("check", spec, "--format", "json=\(reports)/a.json")
    _ = run("simulate", spec, "--format", "json=\(reports)/b.json")
    let whole = run("report", reports)
    expect(run("report", reports) == whole, "equal reports have equal sums")
    let text = String(decoding: bytes("reports/a.json"), as: UTF8.self)
    try? write(mutated(text, text), to: "reports/a.json")
    for form in ["human", "json", "junit", "github"] {
      _ = run("report", reports, "--format", form, isGitHub: form == "github")
    }
  }

  /// The verbs that read no spec, with words that may mean nothing.
  private mutating func words() {
    let word = pick([
      "spec", "exit", "property", "no-fatal", "uikit", "rxflow-2", "bash", "zsh", "fish", "check", "json",
      "\u{1B}[2J", "\n::error::x", "", "-", "--help", "99",
    ])
    for verb in ["explain", "help", "completion", "version", "\(word)"] {
      let first = run(verb, word)
      expect(run(verb, word) == first, "equal command lines have equal answers")
      _ = run(verb)
    }
    _ = run("explain", word, pick(["no-fatal", "uikit", "0", "json", word]))
    let before = bytes()
    expect(run("init", spec).code == 2 && bytes() == before, "what is there stays as it is")
    let first = path("first.nav")
    expect(run("init", first).code == 0, "a first spec is written")
    // It is cut off by the budget of all runs.
    expect(run("check", first).code == 4, "nothing is wrong with the first spec")
  }
}

import Foundation
import NavCheck
import NavModel
import Testing

@testable import NavCheckCommand

/// Every character that a terminal or a CI runner obeys, through every field that somebody else may have written.
@Suite("Nothing that is printed is obeyed")
struct VisibleTextTests {
  static let hidden: [Unicode.Scalar] =
    ((0x01...0x1F).map { $0 } + [0x7F] + (0x80...0x9F).map { $0 } + [0x061C, 0x200E, 0x200F]
    + (0x2028...0x202E).map { $0 } + (0x2066...0x2069).map { $0 })
    .compactMap { Unicode.Scalar(UInt32($0)) }

  /// A command of a runner behind each hidden character.
  private static let hostile = hidden.map { "\($0)::error::x ##[set-output]" }.joined()
  private static let escaped = hostile.unicodeScalars.map { scalar in
    NavVisibleText.isHidden(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
  }.joined()

  /// What is wrong with a text that was printed; nil if nothing is.
  static func mistake(in text: String, isGitHub: Bool = false) -> String? {
    if let scalar = text.unicodeScalars.first(where: { NavVisibleText.isHidden($0) && $0 != "\n" }) {
      return "holds U+\(String(scalar.value, radix: 16))"
    }
    for line in text.split(separator: "\n") {
      let start = line.drop { $0.isWhitespace }
      if line.contains("##["), !isGitHub { return "holds a command: \(line)" }
      if !start.hasPrefix("::") { continue }
      if !isGitHub || !(line.hasPrefix("::error file=") || line.hasPrefix("::warning file=")) {
        return "begins with a command: \(line)"
      }
    }
    return nil
  }

  private func expectVisible(_ answer: Answer, isGitHub: Bool = false, _ comment: Comment) {
    #expect(Self.mistake(in: answer.output, isGitHub: isGitHub) == nil, comment)
    #expect(Self.mistake(in: answer.errors) == nil, comment)
    #expect(answer.code != 70, comment)
  }

  private static let spec = """
    system S
      platform uikit
    coordinator App code "\(escaped)" {
      start home
      screen home {
        on tap open { fail "\(escaped)" }
        on tap b { push detail }
      }
      screen detail
      allow no-silent-drop "\(escaped)"
      allow belief-matches-screen "\(escaped)"
    }
    never nowhere: App.detail is visible
    known violated no-fatal in 1 input "\(escaped)"
    known violated nowhere in 1 input "\(escaped)"
    expect holds
    """

  @Test("Strings of a spec, in every form", arguments: OutputFormat.allCases)
  func strings(form: OutputFormat) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("s.nav", Self.spec)
    let isGitHub = form == .github
    for (verb, walks) in [("check", []), ("simulate", ["--walks", "20"])] {
      // Only people are told more or in colours.
      for option in form == .human ? [[], ["--verbose"], ["--color=always"]] : [[]] {
        var answer = running([verb, path, "--format", form.rawValue] + walks + option)
        if option == ["--color=always"], form == .human {
          for code in TextStyle.codes { answer.output = answer.output.replacing("\u{1B}\(code)", with: "") }
        }
        // Walks tolerate what is known; nothing of it is told.
        #expect(answer.code == (verb == "check" ? 1 : 0))
        let holdsAll = [.json, .html, .shard].contains(form)
        #expect(answer.output.contains("set-output") == (verb == "check" || holdsAll))
        expectVisible(answer, isGitHub: isGitHub, "\(verb) \(option)")
      }
      let file = "\(folder.path)/report"
      _ = running([verb, path, "--format", "\(form.rawValue)=\(file)", "--save"] + walks)
      let written = try String(contentsOfFile: file, encoding: .utf8)
      #expect(Self.mistake(in: written, isGitHub: isGitHub) == nil)
    }
    for trace in TraceCorpus(of: path).paths {
      expectVisible(running(["replay", trace]), "replay")
      expectVisible(running(["replay", trace, "--format", "itf"]), "replay")
      #expect(Self.mistake(in: try String(contentsOfFile: trace, encoding: .utf8)) == nil)
    }
    expectVisible(running(["lint", path]), "lint")
    expectVisible(running(["graph", path, "--states"]), "graph")
    expectVisible(running(["generate", path]), "generate")
    #expect(running(["check", path, "--accept"]).code == 0)
    #expect(running(["check", path]).code == 0)
  }

  @Test("Raw characters in a spec are refused, in comments, strings and between")
  func raw() throws {
    let folder = try TemporaryFolder()
    for scalar in Self.hidden where !["\n", "\t"].contains(scalar) {
      for text in [
        "// a\(scalar)::error::x", "/// a\(scalar)::error::x", "allow no-trap \"a\(scalar)::x\"",
        "\(scalar)::",
      ] {
        let path = try folder.write("s.nav", "system S\n\(text)\ncoordinator App { start a; screen a }\n")
        for verb in [
          ["check"], ["lint"], ["format"], ["check", "--format", "json"], ["check", "--format", "junit"],
        ] {
          let answer = running(verb + [path])
          #expect(answer.code == 3, "U+\(scalar.value) in \(text)")
          expectVisible(answer, "\(verb)")
        }
      }
    }
  }

  @Test("Names of files, of folders and of parts, and every argument")
  func names() throws {
    let folder = try TemporaryFolder()
    let name = Self.hidden.filter { $0 != "\0" }.map(String.init).joined()
    let path = try folder.write("x\n::error::\(name)/\n::y.nav", Self.spec)
    try folder.write("x\n::error::\(name)/\n::z.nav", "system S\nuse \"\\n::error::part.nav\"\nnonsense")
    let above = try folder.write("trace\n::error::.json", "{}")
    for form in OutputFormat.allCases {
      expectVisible(
        running(["check", folder.path, "--format", form.rawValue]), isGitHub: form == .github, "\(form)")
    }
    for verb in CommandVerb.allCases {
      for arguments in [
        [path], [above], ["::error::x\(name)"], ["--\n::error::\(name)"], ["--format", "\n::error::\(name)"],
        ["--variant", "\n::error::\(name)", path], ["--set", "\n::error::\(name)", path],
        ["--property", "\n::error::\(name)", path],
      ] where verb != .initialise {
        expectVisible(running([verb.rawValue] + arguments), "\(verb) \(arguments)")
      }
    }
    expectVisible(running(["\n::error::\(name)"]), "verb")
  }

  @Test("Every field of a trace file and of a report")
  func files() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("s.nav", Self.spec)
    var trace = NavigationTraceFile(
      words: [Self.hostile],
      of: try #require(NavSpec.parse(Self.spec).spec.flatMap { NavProgram.resolve($0).program }),
      property: "no-fatal")
    for change: (inout NavigationTraceFile) -> Void in [
      { _ in }, { $0.property = Self.hostile }, { $0.variant = Self.hostile }, { $0.spec = Self.hostile },
      { $0.message = Self.hostile }, { $0.system = Self.hostile },
      { $0.settings = [Self.hostile: Self.hostile] },
    ] {
      trace.spec = "../s.nav"
      change(&trace)
      let file = try folder.write("s.corpus/t.json", JSONEncoder().encode(trace))
      expectVisible(running(["replay", file]), "replay")
      expectVisible(running(["check", path]), "check")
    }
    var check = ReportDocument.Check(path: Self.hostile, variant: Self.hostile, outcome: Self.hostile)
    (check.kind, check.platform, check.dialect, check.scope) = (
      Self.hostile, Self.hostile, Self.hostile, Self.hostile
    )
    (check.differences, check.cuts) = ([Self.hostile], [Self.hostile])
    check.diagnostics = [
      ReportDocument.Diagnostic(
        severity: "error", code: Self.hostile, message: Self.hostile, help: Self.hostile, path: Self.hostile,
        line: 1,
        column: 1)
    ]
    var property = ReportDocument.Property(
      name: Self.hostile, isBuiltIn: false, verdict: "violated", isExpected: false, mattered: 1,
      message: Self.hostile,
      path: Self.hostile, line: 1)
    property.code = [Self.hostile]
    property.trace = [ReportDocument.Step(actor: Self.hostile, event: Self.hostile, changes: [Self.hostile])]
    check.properties = [property]
    for outcome in ["not-as-expected", "incomplete", "invalid", Self.hostile] {
      check.outcome = outcome
      try folder.write("reports/r.json", JSONEncoder().encode(ReportDocument(checks: [check])))
      for form in OutputFormat.allCases {
        let answer = running(["report", "\(folder.path)/reports", "--format", form.rawValue])
        expectVisible(answer, isGitHub: form == .github, "report \(form)")
      }
    }
  }

  @Test("Text without hidden characters stays as it is, and JSON gives back what it was made of")
  func plain() throws {
    #expect(NavVisibleText.of("ü → 👨‍👩‍👧 \\u{1B}") == "ü → 👨‍👩‍👧 \\u{1B}")
    let text = JSONText.of([Self.hostile])
    #expect(Self.mistake(in: text) == nil)
    #expect(try JSONDecoder().decode([String].self, from: Data(text.utf8)) == [Self.hostile])
    var stream = VisibleStream("")
    for part in ["a::b\n", " ", ":", ":c\n#", "#", "[d] \u{1B}[31mred\u{1B}[0m \u{1B}[2J\u{9B}"] {
      stream.write(part)
    }
    #expect(
      stream.base == "a::b\n :\\u{3A}c\n##\\u{5B}d] \u{1B}[31mred\u{1B}[0m \\u{1B}[2J\\u{9B}")
  }
}

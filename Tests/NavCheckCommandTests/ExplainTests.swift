import Foundation
import NavModel
import Testing

@testable import NavCheckCommand

@Suite("Explanations, the first spec, completion")
struct ExplainTests {
  @Test("Everything that a report can name has a page")
  func pages() {
    let names = Explanation.all.map(\.name)
    for property in NavBuiltIn.allCases { #expect(names.contains(property.rawValue)) }
    for pack in NavPlatform.Pack.allCases { #expect(names.contains(pack.rawValue)) }
    for library in NavDialect.Library.allCases { #expect(names.contains(library.rawValue)) }
    for code in ExitCode.allCases { #expect(names.contains("\(code.rawValue)")) }
    for page in Explanation.all {
      let answer = running(["explain", page.kind, page.name])
      #expect(answer.code == 0 && answer.output == page.page)
      #expect(answer.output.split(separator: "\n").allSatisfy { $0.count <= 120 }, "\(page.name)")
    }
    for option in NavPlatform.Rule.allCases {
      #expect(running(["explain", option.rawValue]).output.contains("\(option.rawValue) = "))
    }
    #expect(running(["explain"]).output.contains("no-trap"))
    #expect(running(["explain", "dialect"]).output.hasPrefix("dialect\n  plain"))
  }

  @Test("Every diagnostic has a page, and a wrong spec that gets it unless no file can")
  func diagnostics() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "specs/invalid")
    var told: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".nav")
    {
      let answer = running(["check", folder.appending(path: file).path])
      #expect(answer.code == 0, "\(answer.output)")
      let bytes = try Data(contentsOf: folder.appending(path: file))
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where line.hasPrefix("//! ") {
        if let code = line.split(separator: " ").dropFirst(3).first { told.insert(String(code.dropLast())) }
      }
    }
    let unreachable: Set = [
      "misplaced-branch", "misplaced-clause", "misplaced-lock", "misplaced-screen", "misplaced-split",
      "misplaced-start",
      "misplaced-tabs",
      "not-a-statement", "part-not-read", "too-large", "too-many-parts", "unknown-variant",
    ]
    #expect(NavDiagnostic.codes.map(\.code) == NavDiagnostic.codes.map(\.code).sorted())
    let codes = NavDiagnostic.codes.filter { !$0.meaning.hasPrefix("Warning: ") }.map(\.code)
    #expect(Set(codes).subtracting(unreachable) == told.intersection(codes))
  }

  @Test("Every code that a source mentions is in the table, and none is there for nothing")
  func everyCode() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    var quoted: Set<String> = []
    var told: Set<String> = []
    for case let file as URL in FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)!
    where file.pathExtension == "swift" && !file.lastPathComponent.hasSuffix("Codes.swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /"([a-z]+(?:-[a-z0-9]+)+)"/) { quoted.insert(String(match.1)) }
      for match in text.matches(of: /(?:error\(\s*|code: |complain\(\s*)"([a-z][a-z0-9-]+)"/) {
        told.insert(String(match.1))
      }
    }
    let codes = Set(NavDiagnostic.codes.map(\.code))
    #expect(told.subtracting(codes) == [])
    #expect(codes.filter { $0.contains("-") && !$0.hasPrefix("unknown-") }.subtracting(quoted) == [])
  }

  @Test(
    "The page of a platform says of everything how sure it is", arguments: [NavPlatform.Pack.uikit, .swiftui])
  func certainty(pack: NavPlatform.Pack) {
    let page = running(["explain", "platform", pack.rawValue]).output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let evidence =
      NavPlatform.Rule.allCases.filter { $0.applies(to: pack) }.map {
        ($0.explanation, $0.source, $0.certainty)
      }
      + pack.facts.map { ($0.evidence.explanation, $0.evidence.source, $0.evidence.certainty) }
    for (explanation, source, certainty) in evidence {
      #expect(page.contains("\(explanation) Source: \(source) (\(certainty.rawValue))."))
    }
    #expect(evidence.contains { $0.2 == .unknown } && evidence.contains { $0.2 == .documented })
  }

  @Test("A wrong spec that gets other diagnostics than it says is not met")
  func invalid() throws {
    let folder = try TemporaryFolder()
    let wrong = "system S\ncoordinator App { start home }\n"
    let line = "//! 2:25 error unknown-screen: there is no screen 'home' here\n"
    for (name, text, code) in [
      ("invalid/met.nav", wrong + line, 0), ("invalid/silent.nav", wrong, 1),
      ("invalid/more.nav", wrong + line + "//! 9:9 error x: y\n", 1),
      ("invalid/fine.nav", "system S\ncoordinator App { start home; screen home }\n", 1),
    ] as [(String, String, Int32)] {
      let answer = running(["check", try folder.write(name, text)])
      #expect(answer.code == code, "\(name): \(answer.output)")
    }
  }

  @Test(
    "What is not there is told with what was probably meant",
    arguments: [
      (["explain", "no-trp"], "did you mean 'no-trap'?"),
      (["explain", "link-reaches"], "did you mean 'link-reaches-target'?"),
      (["explain", "platfrm", "uikit"], "did you mean 'platform'?"),
      (["explain", "platform", "uikti"], "did you mean 'uikit'?"),
      (["explain", "word", "no-trap"], "'no-trap' is a page of kind 'property'"),
      (["completion", "tcsh"], "bash, zsh, fish"),
      (["init", "a", "b"], "at most"), (["init", "app.txt"], ".nav"),
    ])
  func unknown(arguments: [String], message: String) {
    let answer = running(arguments)
    #expect(answer.code == 2)
    #expect(answer.errors.contains(message))
  }

  @Test("The first spec holds, and its bug is found when it is let in; nothing is overwritten")
  func first() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/specs/app.nav"
    #expect(running(["init", path]).code == 0)
    #expect(running(["check", path]).code == 0)
    let again = running(["init", path])
    #expect(again.code == 2 && again.errors.contains("already exists"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let buggy = text.replacing("// on willDisappear", with: "on willDisappear")
    #expect(buggy != text)
    let answer = running(["check", try folder.write("buggy.nav", buggy)])
    #expect(answer.code == 1)
    #expect(answer.output.contains("cancelled-gesture"))
  }

  @Test("Every verb and option is completed in every shell")
  func completion() {
    for shell in Completion.allCases {
      let script = running(["completion", shell.rawValue]).output
      for verb in CommandVerb.allCases { #expect(script.contains(verb.rawValue)) }
      for option in CommandOption.allCases {
        #expect(script.contains(option.rawValue), "\(option) in \(shell)")
      }
    }
  }
}
